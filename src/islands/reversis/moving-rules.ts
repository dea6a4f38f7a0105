import { judge } from '#engine/games/reversis/judge.ts';
import { factsFromRecord } from '#engine/games/reversis/settle-record.ts';
import { REVERSIS_KEYS, type ReversisKey, type ReversisRules } from '#engine/games/reversis/keys.ts';
import { poolsFrom } from '#engine/games/reversis/pools.ts';
import type { ReversisRecord } from '#engine/games/reversis/record.ts';
import { settle } from '#engine/games/reversis/settle.ts';
import { ok } from '#engine/kernel/result.ts';
import { makeRulesThatMatter } from '../shared/replay/moving-rules.ts';
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
