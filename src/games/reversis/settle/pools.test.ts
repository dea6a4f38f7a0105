import { describe, expect, test } from 'vitest';
import type { Judgement } from '#engine/ledger/game.ts';
import { valuesOf } from '#engine/rules/rule-set.ts';
import { DEALER, FIRST, SECOND, settled, tell, THIRD, repeatSeat } from '../../../../tests/support/reversis-facts.ts';
import { reversis } from '../game.ts';
import type { ReversisRules } from '../rules/keys.ts';
import { bohn1850 } from '../rules/books/bohn-1850.ts';
import { parlett2008 } from '../rules/books/parlett-2008.ts';

const parlett = valuesOf(parlett2008);
const bohn = valuesOf(bohn1850);

function judged(data: Readonly<Record<string, unknown>>, rules: ReversisRules): Judgement<unknown> {
  const read = reversis.parseRecord(data);
  const done = read.ok ? reversis.judge(read.value, rules) : read;
  if (!done.ok) throw new Error(done.error.message);
  return done.value;
}

describe('a queue of pools', () => {
  test('where all goes back, so does a pool formed at once, and the remise paid before is remembered', () => {
    // 30 and the dealer’s 5: third hand draws 35, and a pool of 25 is formed. The ninth trick undoes all this.
    const great = { fate: 'placed', by: THIRD, trick: 3, leader: SECOND, taker: SECOND } as const;
    const atOnce: ReversisRules = { ...parlett, 'pool.reform': 'atOnce' };
    const undone = settled(tell({ winners: repeatSeat(SECOND, 11), great }), atOnce, [30], true);
    expect([undone.pools, undone.after.remised]).toEqual([[35], true]);
    // 16 from each neighbour and 32 from the seat opposite: no payment for the Quinola remains.
    expect(undone.net).toEqual([-16, 64, -16, -32]);
    const never = settled(tell({ winners: repeatSeat(SECOND, 11), great }), atOnce, [30], false);
    expect([never.pools, never.after.remised]).toEqual([[35], false]);
  });

  test('as a record gives it and takes it back: an empty second pool says that a remise has been paid', () => {
    const winning = 'AS AD AC KS KD KC QS QD QC'.split(' ');
    const plays = winning.map((lead, i) => {
      const suit = lead.slice(1);
      const low = { S: ['2S', '3S', '4S'], D: ['2D', '3D', '4D'], C: ['2C', '3C', '4C'] }[suit] ?? [];
      const next = { S: ['5S', '6S', '7S'], D: ['5D', '6D', '7D'], C: ['5C', '6C', '7C'] }[suit] ?? [];
      const last = { S: ['8S', '9S', 'JS'], D: ['8D', '9D', 'JD'], C: ['8C', '9C', 'JC'] }[suit] ?? [];
      return [lead, ...([low, next, last][Math.floor(i / 3)] ?? [])].join(' ');
    });
    // First hand leads all nine; second hand throws the Quinola on the third of them.
    const thrown = plays.with(2, (plays[2] ?? '').replace('2C', 'JH'));
    const done = judged(
      { plays: thrown, pools: { pool1: 30, pool2: 0 } },
      { ...parlett, 'pool.reform': 'atOnce', 'reversis.undertaken': 'nine' },
    );
    expect(done.entries.filter(({ occasion }) => occasion === 'quinolaDraws')).toMatchObject([{ amount: 35 }]);
    expect(done.pools).toEqual({ pool1: 35, pool2: 0 });
  });

  test('a pool formed at once is one formed anew: its first remise doubles it, and does not form a second', () => {
    const atOnce: ReversisRules = { ...parlett, 'pool.reform': 'atOnce' };
    const winners = [SECOND, FIRST, SECOND, FIRST];
    const great = { by: THIRD, trick: 3, leader: SECOND, taker: SECOND } as const;
    // 25 and the dealer’s 5: third hand draws 30, and 5 + 5 + 5 + 10 are put in at once.
    const won = settled(tell({ winners, great: { ...great, fate: 'placed' } }), atOnce, [25], true).after;
    expect(won).toEqual({ amounts: [25], remised: false });
    // 25 and 5: third hand pays a remise of 30, which makes 60; the next dealer’s 5, and 65 are drawn.
    const paid = settled(
      tell({ winners, great: { ...great, fate: 'forced' } }),
      atOnce,
      won.amounts,
      won.remised,
    ).after;
    expect(paid).toEqual({ amounts: [60], remised: true });
    const drawn = settled(tell({ winners, great: { ...great, fate: 'placed' } }), atOnce, paid.amounts, paid.remised);
    expect(drawn.posts.filter(({ occasion }) => occasion === 'quinolaDraws').map(({ amount }) => amount)).toEqual([65]);
  });

  test('a pool that is not named among others has been won', () => {
    // The dealer’s 5 goes to the latest, the third.
    expect(judged({ plays: [], pools: { pool1: 5, pool3: 7 } }, parlett)).toMatchObject({
      poolsBefore: { pool1: 5, pool2: 0, pool3: 7 },
      pools: { pool1: 5, pool2: 0, pool3: 12 },
    });
  });
});

test('a Quinola placed in the trick on which its holder throws down his cards draws its stake once, though he makes the reversis', () => {
  // The dealer’s 2 and 1 make 101 and 21. Three stakes, 100, are drawn; 20, 20 and 40 are paid for the reversis.
  const done = judged({ plays: ['2C JH'], thrown: 'second', pools: { great: 99, little: 20 } }, bohn);
  expect(done.pools).toEqual({ great: 1, little: 21 });
  expect(done.net).toEqual({ first: -20, second: 180, third: -20, dealer: -40 - 3 });
});

describe('a stake bound by three stakes names the bound of its own pool', () => {
  const placed = { fate: 'placed', by: THIRD, trick: 2, leader: SECOND, taker: SECOND } as const;
  const draws = (rules: ReversisRules, quinola: 'great' | 'little', pools: readonly number[]) =>
    settled(tell({ winners: [SECOND, SECOND], [quinola]: placed }), rules, pools, true)
      .posts.filter(({ occasion }) => occasion === 'quinolaDraws')
      .map(({ amount, keys }) => [amount, keys.filter((key) => key.endsWith('.cap'))]);

  test('128 and the dealer’s 2 in the great pool: 100; 60 and 1 in the little: 50', () => {
    expect(draws(bohn, 'great', [128, 13])).toEqual([[100, ['pool.cap']]]);
    expect(draws(bohn, 'little', [26, 60])).toEqual([[50, ['little.cap']]]);
    // 26 and 2 are less than three stakes: the whole pool is drawn, and the limit is not cited.
    expect(draws(bohn, 'great', [26, 13])).toEqual([[28, []]]);
  });

  test('the second pool of a queue is no little pool: of 120 and the dealer’s 5, 100', () => {
    expect(draws({ ...parlett, 'pool.cap': 100 }, 'great', [30, 120])).toEqual([[100, ['pool.cap']]]);
  });
});

test('nothing is no payment: Bohn gives nothing for a Quinola forced on the first trick from the maker of a reversis', () => {
  // First hand leads to the trick; the dealer’s knave of hearts takes it, and he takes the other ten.
  const great = { fate: 'forced', by: DEALER, trick: 1, leader: FIRST, taker: DEALER } as const;
  const { posts } = settled(tell({ winners: repeatSeat(DEALER, 11), great }), bohn, [26, 13]);
  // The dealer’s 2 and 1; his stake of 28 and his 6, and 6 from each of the others; 28 and 6 back, 28 drawn; 20, 40, 20.
  expect(posts.map(({ amount }) => amount).toSorted((a, b) => a - b)).toEqual([
    1, 2, 6, 6, 6, 6, 20, 20, 28, 28, 28, 40,
  ]);
});
