import { judge } from '../../settle/judge.ts';
import { factsFromRecord } from '../../settle/settle-record.ts';
import { QUADRILLE_KEYS, type QuadrilleKey, type QuadrilleRules } from '../../rules/keys.ts';
import type { QuadrilleRecord } from '../../record/record.ts';
import { settle } from '../../settle/settle.ts';
import { ok } from '#engine/kernel/result.ts';
import { makeRulesThatMatter } from '#islands/replay/moving-rules.ts';
import { askedOfADeal } from './questions.ts';

/** What the questions are to one deal. `rules` are the book's; a record they cannot settle has none. */
export const rulesThatMatter = makeRulesThatMatter<QuadrilleKey, QuadrilleRules, QuadrilleRecord>({
  keys: QUADRILLE_KEYS,
  askedOfADeal,
  prepare: (record, rules) => {
    const prepared = factsFromRecord(record, rules);
    if (!prepared.ok) return prepared;
    const { facts, before } = prepared.value;
    return ok((under, sink) => settle(facts, under, before, sink));
  },
  judge,
});
