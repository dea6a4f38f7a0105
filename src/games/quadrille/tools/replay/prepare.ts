import { quadrille } from '../../game.ts';
import type { QuadrilleKey, QuadrilleRules } from '../../rules/keys.ts';
import type { QuadrilleRecord } from '../../record/record.ts';
import type { ReplayModel } from '../../table/model.ts';
import { rulesThatMatter } from './moving-rules.ts';
import { settleDeal } from './settle.ts';
import { makePrepare, type Preparing } from '#components/deal/prepare-replay.ts';

const QUADRILLE: Preparing<QuadrilleKey, QuadrilleRules, QuadrilleRecord, ReplayModel> = {
  engine: quadrille,
  settleDeal,
  rulesThatMatter,
  stakes: 'stake',
};

/** A deal of Quadrille with the rules it was written down for. */
export const prepareReplay = makePrepare(QUADRILLE);
