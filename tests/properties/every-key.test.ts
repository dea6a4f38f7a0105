/**
 * Every rule of Réversis matters: for each key there is a deal that two of its values judge differently, in a payment, a pool
 * or a departure. Rules that no single deal can show are named, with what shows them.
 */
import { expect, test } from 'vitest';
import { reversis } from '#engine/games/reversis/index.ts';
import { judge } from '#engine/games/reversis/judge.ts';
import { REVERSIS_KEYS, type ReversisKey, type ReversisRules } from '#engine/games/reversis/keys.ts';
import type { ReversisRecord } from '#engine/games/reversis/record.ts';
import { keysOf } from '#engine/kernel/collections.ts';
import { makeRandom } from '#engine/kernel/random.ts';
import type { RuleValue } from '#engine/rules/key.ts';
import { randomRecord, randomRules } from '../support/random-deals.ts';

const DEALS = 3_000;

/** What a reader would see differ: the keys that entries cite are left out. */
function outcome(record: ReversisRecord, rules: ReversisRules): string {
  const judged = judge(record, rules);
  if (!judged.ok) return judged.error.message;
  const { entries, pools, departures } = judged.value;
  return JSON.stringify([
    entries.map(({ at, occasion, from, to, amount }) => [at, occasion, from, to, amount]),
    pools,
    departures.map(({ at, message }) => [at, message]),
  ]);
}

/** The keys of which no two values were seen to judge a deal differently, in so many deals under all rule sets in turn. */
function keysWithoutEffect(deals: number): readonly ReversisKey[] {
  const left = new Set(keysOf(REVERSIS_KEYS));
  for (let n = 0; n < deals && left.size > 0; n++) {
    const random = makeRandom(n);
    const source = reversis.ruleSets[n % reversis.ruleSets.length]!;
    // One of those still wanted is set to something, so that play comes to where it matters.
    const wanted = [...left][n % left.size]!;
    const values: readonly RuleValue[] = REVERSIS_KEYS[wanted].values;
    const rules = { ...randomRules(source, 6, random), [wanted]: values[random(values.length)] };
    const record = randomRecord(rules, random);
    const before = outcome(record, rules);
    for (const key of left)
      if (REVERSIS_KEYS[key].values.some((value) => outcome(record, { ...rules, [key]: value }) !== before))
        left.delete(key);
  }
  return [...left].sort();
}

test('every rule makes a difference in some deal', () => {
  expect(keysWithoutEffect(DEALS)).toEqual([
    // Shown by sessions: the boxes, who deals, what a misdeal leaves, what is left in the end.
    'box.contrat',
    'box.contrats',
    'box.fiches',
    'box.jeton',
    'box.jetons',
    'deal.firstDealer',
    'deal.misdeal',
    // What a player may see of the talon, and the way round a table, are nowhere in a record.
    'exchange.look',
    'play.direction',
    'session.leftover',
  ]);
});
