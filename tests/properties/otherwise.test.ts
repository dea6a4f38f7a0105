/**
 * A question that never came up while a deal was judged is not tried: no answer to it could matter. Here every answer to
 * every question is tried, each deal being judged again from the beginning, and nothing may come of it that is not known.
 */
import { describe, expect, test } from 'vitest';
import { ok } from '#engine/kernel/result.ts';
import type { Entry } from '#engine/ledger/entry.ts';
import { printPlace } from '#engine/ledger/place.ts';
import { otherwiseOf } from '#engine/replay/otherwise.ts';
import type { RuleValue } from '#engine/rules/key.ts';
import { valuesOf } from '#engine/rules/vary.ts';
import { GAMES } from '#games/index.ts';
import { again, DEALS, SEED } from '../support/seeds.ts';

/** Each is judged some hundred times. */
const EACH = Math.ceil(DEALS / 1_300);

const listed = (entries: readonly Entry[], called = (account: string): string => account): string =>
  JSON.stringify(
    entries.map(({ at, occasion, of, from, to, amount }) => ({
      at,
      occasion,
      of,
      amount,
      from: called(from),
      to: called(to),
    })),
  );

const found = { moving: 0, forbidding: 0, left: 0 };

describe.each(GAMES)('$name', (game) => {
  test('what other answers do is what the judge, asked again from the beginning, says of them', async () => {
    await game.open(async ({ engine, settleAgain, dealer }) => {
      const deal = await dealer();
      const { keys, ruleSets, judge } = engine;
      for (let n = 0; n < EACH; n++) {
        // In every other deal play is by another book than the deal is judged by, and breaks its rules here and there.
        const rules = valuesOf(ruleSets[n % ruleSets.length]!);
        const record = deal(SEED + n, valuesOf(ruleSets[(n + (n % 2)) % ruleSets.length]!));
        const judged = (changes: Readonly<Record<string, RuleValue>>) => {
          const found = judge(record, { ...rules, ...changes });
          if (!found.ok) return undefined;
          const { seats, entries, departures, net } = found.value;
          return {
            entries,
            net,
            paid: listed(entries),
            // Where there is one pool more the first is called otherwise, which moves nothing.
            paidInPools: listed(entries, (account) => (seats.includes(account) ? account : 'a pool')),
            departs: departures.map(({ at, key }) => `${printPlace(at)} ${key}`).join(),
          };
        };
        const own = judged({});
        if (!own) continue;
        const otherwise = otherwiseOf({ ...engine, settleAgain }, record, rules);
        for (const [key, { values, touches }] of Object.entries(keys))
          for (const value of values) {
            const changes = { [key]: value };
            const then = judged(changes);
            const is = { moves: otherwise.moves(changes), forbids: otherwise.forbids(changes) };
            const said = `${key} ${String(value)} in deal ${String(n)} ${again}`;
            if (is.moves) {
              expect(then?.paid, said).not.toBe(own.paid);
              expect(otherwise.settle(changes), said).toEqual(then && ok({ entries: then.entries, net: then.net }));
            } else expect(then?.paidInPools ?? own.paidInPools, said).toBe(own.paidInPools);
            expect(is.forbids, said).toBe(touches !== 'payment' && then?.departs !== own.departs);
            found.moving += Number(is.moves);
            found.forbidding += Number(is.forbids);
            found.left += Number(!otherwise.asked.has(key));
          }
      }
    });
  });
});

test('there was something to find, and something that need not be tried', () => {
  for (const [what, times] of Object.entries(found)) expect(times, what).toBeGreaterThan(0);
});
