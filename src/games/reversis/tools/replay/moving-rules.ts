import { judge } from '../../settle/judge.ts';
import { factsFromRecord } from '../../settle/settle-record.ts';
import { REVERSIS_KEYS, type ReversisKey, type ReversisRules } from '../../rules/keys.ts';
import { poolsFrom } from '../../play/pools.ts';
import type { ReversisRecord } from '../../record/record.ts';
import { settle } from '../../settle/settle.ts';
import { ok } from '#engine/kernel/result.ts';
import { makeRulesThatMatter } from '#islands/replay/moving-rules.ts';
import { askedOfADeal } from './questions.ts';

/** What the questions are to one deal. `rules` are the book's; a record they cannot settle has none. */
export const rulesThatMatter = makeRulesThatMatter<ReversisKey, ReversisRules, ReversisRecord>({
  keys: REVERSIS_KEYS,
  askedOfADeal,
  prepare: (record, rules) => {
    const prepared = factsFromRecord(record, rules);
    if (!prepared.ok) return prepared;
    const { facts } = prepared.value;
    return ok((under, sink) => settle(facts, under, poolsFrom(under, record.pools), sink));
  },
  judge,
});
