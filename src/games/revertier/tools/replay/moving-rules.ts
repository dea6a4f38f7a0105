import { makeRulesThatMatter } from '#islands/replay/moving-rules.ts';
import type { RevertierRecord } from '../../record/record.ts';
import { REVERTIER_KEYS, type RevertierKey, type RevertierRules } from '../../rules/keys.ts';
import { judge } from '../../settle/judge.ts';
import { settleAgain } from '../../settle/settle-again.ts';
import { askedOfADeal } from './questions.ts';

/** What the questions are to one deal. `rules` are the book's; a record they cannot settle has none. */
export const rulesThatMatter = makeRulesThatMatter<RevertierKey, RevertierRules, RevertierRecord>({
  keys: REVERTIER_KEYS,
  askedOfADeal,
  settleAgain,
  judge,
});
