import { reversis } from '../../game.ts';
import type { ReversisKey, ReversisRules } from '../../rules/keys.ts';
import type { ReversisRecord } from '../../record/record.ts';
import type { ReplayModel } from '../../table/model.ts';
import { rulesThatMatter } from './moving-rules.ts';
import { settleDeal } from './settle.ts';
import { makePrepare, type Preparing } from '#components/deal/prepare-replay.ts';

const REVERSIS: Preparing<ReversisKey, ReversisRules, ReversisRecord, ReplayModel> = {
  engine: reversis,
  settleDeal,
  rulesThatMatter,
  stakes: 'pools',
};

/** A deal of Réversis with the rules it was written down for. */
export const prepareReplay = makePrepare(REVERSIS);
