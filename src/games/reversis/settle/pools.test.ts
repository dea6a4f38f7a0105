import { describe, expect, test } from 'vitest';
import type { Judgement } from '#engine/ledger/game.ts';
import { valuesOf } from '#engine/rules/vary.ts';
import { SECOND, settled, tell, THIRD, times } from '../../../../tests/support/reversis-facts.ts';
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
    // 30 and the dealer’s 5: third hand draws 35, and a pool of 25 is formed. The ninth trick undoes all of it.
    const great = { fate: 'placed', by: THIRD, trick: 3, leader: SECOND, taker: SECOND } as const;
    const atOnce: ReversisRules = { ...parlett, 'pool.reform': 'atOnce' };
    const undone = settled(tell({ winners: times(SECOND, 11), great }), atOnce, [30], true);
    expect([undone.pools, undone.after.remised]).toEqual([[35], true]);
    // 16 from each neighbour and 32 from opposite: nothing of the Quinola is left.
    expect(undone.net).toEqual([-16, 64, -16, -32]);
    const never = settled(tell({ winners: times(SECOND, 11), great }), atOnce, [30], false);
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
