import { makeRulesThatMatter } from '#islands/replay/moving-rules.ts';
import type { QuadrilleRecord } from '../../record/record.ts';
import { QUADRILLE_KEYS, type QuadrilleKey, type QuadrilleRules } from '../../rules/keys.ts';
import { judge } from '../../settle/judge.ts';
import { settleAgain } from '../../settle/settle-again.ts';
import { askedOfADeal } from './questions.ts';

/** What the questions are to one deal. `rules` are the book's; a record they cannot settle has none. */
export const rulesThatMatter = makeRulesThatMatter<QuadrilleKey, QuadrilleRules, QuadrilleRecord>({
  keys: QUADRILLE_KEYS,
  askedOfADeal,
  settleAgain,
  judge,
});
