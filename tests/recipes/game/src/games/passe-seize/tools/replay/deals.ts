import { makeDealRecords } from '#components/deal/deal-record.ts';
import { makePrepare } from '#components/deal/prepare-replay.ts';
import { makeRulesThatMatter } from '#islands/replay/moving-rules.ts';
import { passeSeize as engine } from '../../game.ts';
import type { PasseSeizeRecord } from '../../record/record.ts';
import { PASSE_SEIZE_KEYS, type PasseSeizeKey, type PasseSeizeRules } from '../../rules/keys.ts';
import { judge, settleAgain } from '../../settle/judge.ts';
import { askedOfADeal } from './questions.ts';
import { settleDeal } from './settle.ts';

/** The deals of Passe-Seize on file. */
export const { readDeal, recordText, fragmentOf, paidFor } = makeDealRecords(engine, settleDeal);

const rulesThatMatter = makeRulesThatMatter<PasseSeizeKey, PasseSeizeRules, PasseSeizeRecord>({
  keys: PASSE_SEIZE_KEYS,
  askedOfADeal,
  settleAgain,
  judge,
});

/** A deal with the rules it was written down for. */
export const prepareReplay = makePrepare({ engine, settleDeal, rulesThatMatter, stakes: 'stake' });
