import { makeRulesThatMatter } from '#islands/replay/moving-rules.ts';
import type { ReversisRecord } from '../../record/record.ts';
import { REVERSIS_KEYS, type ReversisKey, type ReversisRules } from '../../rules/keys.ts';
import { judge } from '../../settle/judge.ts';
import { settleAgain } from '../../settle/settle-again.ts';
import { askedOfADeal } from './questions.ts';

/** What the questions are to one deal. `rules` are the book's; a record they cannot settle has none. */
export const rulesThatMatter = makeRulesThatMatter<ReversisKey, ReversisRules, ReversisRecord>({
  keys: REVERSIS_KEYS,
  askedOfADeal,
  settleAgain,
  judge,
});
