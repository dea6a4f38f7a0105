/**
 * A question that did not arise while a deal was judged is not tried in the list of what-ifs, because no answer could matter.
 * Here every answer to every question is tried by judging each deal again from the beginning, and must give no result that is
 * not listed.
 */
import { describe, expect, test } from 'vitest';
import { ok } from '#engine/kernel/result.ts';
import type { Entry } from '#engine/ledger/sink.ts';
import { printPlace } from '#engine/ledger/place.ts';
import { whatIfOf } from '#engine/replay/what-if.ts';
import type { RuleValue } from '#engine/rules/key.ts';
import { valuesOf } from '#engine/rules/rule-set.ts';
import { GAMES } from '#games/index.ts';
import { howToRepeat, DEAL_COUNT, SEED } from '../support/seeds.ts';

/** Each is judged about a hundred times. */
const EACH = Math.ceil(DEAL_COUNT / 1_300);

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
        // In every other deal play follows another book than the one it is judged by, and breaks its rules here and there.
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
            // With one more pool the first has another name, which moves no payment.
            paidInPools: listed(entries, (account) => (seats.includes(account) ? account : 'a pool')),
            departs: departures.map(({ at, key }) => `${printPlace(at)} ${key}`).join(),
          };
        };
        const own = judged({});
        if (!own) continue;
        const whatIf = whatIfOf({ ...engine, settleAgain }, record, rules);
        for (const [key, { values, touches }] of Object.entries(keys))
          for (const value of values) {
            const changes = { [key]: value };
            const then = judged(changes);
            const is = { moves: whatIf.moves(changes), forbids: whatIf.forbids(changes) };
            const said = `${key} ${String(value)} in deal ${String(n)} ${howToRepeat}`;
            if (is.moves) {
              expect(then?.paid, said).not.toBe(own.paid);
              expect(whatIf.settle(changes), said).toEqual(then && ok({ entries: then.entries, net: then.net }));
            } else expect(then?.paidInPools ?? own.paidInPools, said).toBe(own.paidInPools);
            expect(is.forbids, said).toBe(touches !== 'payment' && then?.departs !== own.departs);
            found.moving += Number(is.moves);
            found.forbidding += Number(is.forbids);
            found.left += Number(!whatIf.keysRead.has(key));
          }
      }
    });
  });
});

test('there was something to find, and something that need not be tried', () => {
  for (const [what, times] of Object.entries(found)) expect(times, what).toBeGreaterThan(0);
});
