import { makePrepare } from '#components/deal/prepare-replay.ts';
import { makeRulesThatMatter } from '#islands/replay/moving-rules.ts';
import { passeSeize } from '../../game.ts';
import type { PasseSeizeRecord } from '../../record/record.ts';
import { PASSE_SEIZE_KEYS, type PasseSeizeKey, type PasseSeizeRules } from '../../rules/keys.ts';
import { judge, settleAgain } from '../../settle/judge.ts';
import type { CountModel } from '../../table/GameTable.tsx';
import { askedOfADeal } from './questions.ts';
import { settleDeal } from './settle.ts';

/** A deal of Passe-Seize with the rules it was written down for. */
export const prepareReplay = makePrepare<PasseSeizeKey, PasseSeizeRules, PasseSeizeRecord, CountModel>({
  engine: passeSeize,
  settleDeal,
  rulesThatMatter: makeRulesThatMatter({ keys: PASSE_SEIZE_KEYS, askedOfADeal, settleAgain, judge }),
  stakes: 'stake',
});
