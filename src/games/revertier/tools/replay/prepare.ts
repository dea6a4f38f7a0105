import { revertier } from '../../game.ts';
import type { RevertierKey, RevertierRules } from '../../rules/keys.ts';
import type { RevertierRecord } from '../../record/record.ts';
import type { GameModel } from '../../table/model.ts';
import { rulesThatMatter } from './moving-rules.ts';
import { settleGame } from './settle.ts';
import { makePrepare, type Preparing } from '#components/deal/prepare-replay.ts';

const REVERTIER: Preparing<RevertierKey, RevertierRules, RevertierRecord, GameModel> = {
  engine: revertier,
  settleDeal: settleGame,
  rulesThatMatter,
  stakes: 'ending',
};

/** A game of Revertier with the rules it was written down for. */
export const prepareReplay = makePrepare(REVERTIER);
