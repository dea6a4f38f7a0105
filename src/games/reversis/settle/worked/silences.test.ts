/** What Hoyle (c. 1847) and Bohn (1850) leave open and a reading decides, tested at its default and its alternatives. */
import { describe, expect, test } from 'vitest';
import { valuesOf } from '#engine/rules/rule-set.ts';
import {
  DEALER,
  FIRST,
  SECOND,
  settled,
  tell,
  THIRD,
  repeatSeat,
} from '../../../../../tests/support/reversis-facts.ts';
import { reversis } from '../../game.ts';
import { bohn1850 } from '../../rules/books/bohn-1850.ts';
import { hoyle1847 } from '../../rules/books/hoyle-1847.ts';
import type { ReversisRules } from '../../rules/keys.ts';

const hoyle = valuesOf(hoyle1847);
const bohn = valuesOf(bohn1850);

/** Great and little pool before the dealer’s 2 and 1: 26 and 13 together with them. */
const USUAL = [26, 13];
/** Eleven tricks of which no seat takes all. */
const ORDINARY = [FIRST, SECOND, THIRD, DEALER, FIRST, SECOND, THIRD, DEALER, FIRST, SECOND, THIRD];

describe('a pool of more than three stakes, of which three were drawn (hoyle-1847.drawn, bohn-1850.drawn)', () => {
  const placed = { fate: 'placed', by: THIRD, trick: 5, leader: FIRST, taker: FIRST } as const;
  const after = (rules: ReversisRules, quinola: 'great' | 'little', pools: readonly number[]) => {
    const also: ReversisRules = { ...rules, 'pool.refill.manner': 'onTopAlsoDrawn' };
    const played = tell({ winners: ORDINARY, [quinola]: placed });
    const [usual, filled] = [settled(played, rules, pools), settled(played, also, pools)];
    return { usual: usual.pools, filled: filled.pools, paid: filled.net.map((sum, seat) => sum - usual.net[seat]!) };
  };

  test('100 are drawn from a great pool of 130: 30 are left or, if the pool is filled at once, 30 + 6 + 6 + 6 + 8 = 56', () => {
    for (const rules of [hoyle, bohn])
      expect(after(rules, 'great', [128, 13])).toEqual({ usual: [30, 14], filled: [56, 14], paid: [-6, -6, -6, -8] });
    // The next dealer’s 2 and 1.
    expect(settled(tell({ winners: [] }), hoyle, [30, 14]).pools).toEqual([32, 15]);
    expect(settled(tell({ winners: [] }), hoyle, [56, 14]).pools).toEqual([58, 15]);
  });

  test('50 are drawn from a little pool of 66: 16 are left or, if the pool is filled at once, 16 + 3 + 3 + 3 + 4 = 29', () => {
    expect(after(hoyle, 'little', [26, 65])).toEqual({ usual: [28, 16], filled: [28, 29], paid: [-3, -3, -3, -4] });
  });

  test('what is left below 26 or 13, or nothing, is filled before the next deal, and only once', () => {
    // 112 and 2: 14 are left. 61: 11 are left. 28: nothing is.
    expect(after(hoyle, 'great', [112, 13])).toEqual({ usual: [14, 14], filled: [14, 14], paid: [0, 0, 0, 0] });
    expect(after(hoyle, 'little', [26, 60])).toEqual({ usual: [28, 11], filled: [28, 11], paid: [0, 0, 0, 0] });
    expect(after(hoyle, 'great', USUAL)).toEqual({ usual: [0, 14], filled: [0, 14], paid: [0, 0, 0, 0] });
  });

  test('a stake that is undone was not drawn, and nothing is filled while the deal is not over', () => {
    const also: ReversisRules = { ...hoyle, 'pool.refill.manner': 'onTopAlsoDrawn' };
    expect(settled(tell({ winners: repeatSeat(FIRST, 11), great: placed }), also, [128, 13]).pools).toEqual([130, 14]);
    expect(settled(tell({ winners: ORDINARY.slice(0, 6), great: placed }), also, [128, 13]).pools).toEqual([30, 14]);
  });
});

describe('an espagnolette who breaks the reversis of another (hoyle-1847.breaksReturns, bohn-1850.breaksReturns)', () => {
  const played = tell({
    winners: [...repeatSeat(FIRST, 10), THIRD],
    renounced: { [THIRD]: 2 },
    held: { [THIRD]: [0, 1, 2, 4] },
    aces: { 2: { fate: 'placed', by: THIRD, trick: 4, leader: FIRST, taker: FIRST } },
    great: { fate: 'placed', by: THIRD, trick: 3, leader: FIRST, taker: FIRST },
  });
  const paid = (rules: ReversisRules, varied: Partial<ReversisRules> = {}) => {
    const { net, pools } = settled(played, { ...rules, ...varied }, USUAL);
    return { net, pools };
  };

  test('by Hoyle he is paid 80 and keeps the 2 × 2 for the ace of diamonds, placed on a trick of the player opposite; or he is paid the 80 alone', () => {
    expect(paid(hoyle)).toEqual({ net: [-84, 0, 84, 0], pools: [28, 14] });
    // His Quinola has neither drawn nor paid a stake, because another seat makes a reversis.
    expect(paid(hoyle, { 'espagnolette.breaks': 'returns' })).toEqual({ net: [-80, 0, 80, 0], pools: [28, 14] });
  });

  test('by Bohn he is paid 80 and keeps 2, because nothing is doubled in the fourth trick; or he is paid the 80 alone', () => {
    expect(paid(bohn)).toEqual({ net: [-82, 0, 82, 0], pools: [28, 14] });
    expect(paid(bohn, { 'espagnolette.breaks': 'returns' })).toEqual({ net: [-80, 0, 80, 0], pools: [28, 14] });
  });

  test('where a failed espagnolette gives nothing back, neither does he', () => {
    const varied = { 'espagnolette.breaks': 'returns', 'espagnolette.failed.returns': 'nothing' } as const;
    expect(paid(hoyle, varied).net).toEqual([-84, 0, 84, 0]);
  });
});

describe('a failed espagnolette who pays for any Quinola he played (hoyle-1847.heldPlaced, bohn-1850.heldPlaced)', () => {
  const played = tell({
    winners: ORDINARY,
    renounced: { [THIRD]: 2 },
    held: { [THIRD]: [0, 1, 2, 4] },
    great: { fate: 'forced', by: THIRD, trick: 5, leader: FIRST, taker: FIRST },
  });
  const pool = (stake: ReversisRules['espagnolette.failed.stake'], great: number) =>
    settled(played, { ...hoyle, 'espagnolette.failed.stake': stake }, [great, 13]);

  test('he puts in 28, which makes 56, and owes no more; or he puts in 56 more, which makes 112; or 28 again, which makes 84', () => {
    expect(pool('paysPlaced', 26).pools[0]).toBe(56);
    expect(pool('paysHeld', 26).pools[0]).toBe(112);
    expect(pool('paysHeldAgain', 26).pools[0]).toBe(84);
    // He alone pays it.
    const [usual, again] = [pool('paysPlaced', 26).net, pool('paysHeldAgain', 26).net];
    expect(again.map((sum, seat) => sum - usual[seat]!)).toEqual([0, 0, -28, 0]);
  });

  test('three stakes are the limit: he puts in 62, which makes 124; or 100 more, which makes 224; or 62 again, which makes 186', () => {
    expect(pool('paysHeld', 60).pools[0]).toBe(224);
    expect(pool('paysHeldAgain', 60).pools[0]).toBe(186);
  });

  test('a Quinola that was placed costs the same either way: the 28 are drawn, given back and put in again, which makes 56', () => {
    const placed = tell({
      winners: ORDINARY,
      renounced: { [THIRD]: 2 },
      held: { [THIRD]: [0, 1, 2, 4] },
      great: { fate: 'placed', by: THIRD, trick: 5, leader: FIRST, taker: FIRST },
    });
    for (const stake of ['paysPlaced', 'paysHeld', 'paysHeldAgain'] as const)
      expect(settled(placed, { ...hoyle, 'espagnolette.failed.stake': stake }, USUAL).pools[0]).toBe(56);
  });

  test('where a Quinola led pays no stake, there is none to pay again', () => {
    const led = tell({
      winners: ORDINARY,
      renounced: { [THIRD]: 2 },
      held: { [THIRD]: [0, 1, 2, 4] },
      great: { fate: 'led', by: THIRD, trick: 8, taker: DEALER },
    });
    const rules: ReversisRules = {
      ...hoyle,
      'quinola.led.intoPool': false,
      'espagnolette.failed.stake': 'paysHeldAgain',
    };
    expect(settled(led, rules, USUAL).pools[0]).toBe(28);
  });
});

describe('a record that breaks off after nine tricks of one hand (hoyle-1847.brokenOff, bohn-1850.brokenOff)', () => {
  const great = { fate: 'placed', by: SECOND, trick: 3, leader: FIRST, taker: FIRST } as const;
  const clubs = { fate: 'forced', by: DEALER, trick: 4, leader: FIRST, taker: FIRST } as const;
  const stops = (rules: ReversisRules, tricks: number) => {
    const { net, pools } = settled(
      tell({ winners: repeatSeat(FIRST, tricks), great, aces: { 3: clubs } }),
      rules,
      USUAL,
    );
    return { net, great: pools[0] };
  };
  const attempted = (rules: ReversisRules): ReversisRules => ({
    ...rules,
    'reversis.othersQuinolas': 'undoneAttempted',
  });

  test('what was paid stands: 28 and 6 to second hand, and 1 from each for the ace of clubs', () => {
    // Hoyle doubles the 1 of third hand, opposite; Bohn only in the last two tricks.
    expect(stops(hoyle, 9)).toEqual({ net: [-6 + 4, 6 + 28 - 1, -2, -1], great: 0 });
    expect(stops(bohn, 9)).toEqual({ net: [-6 + 3, 6 + 28 - 1, -1, -1], great: 0 });
  });

  test('or what was paid for another player’s Quinola is undone once the ninth trick is taken, and not before; what was paid for the ace stands', () => {
    expect(stops(attempted(hoyle), 9)).toEqual({ net: [4, -1, -2, -1], great: 28 });
    expect(stops(attempted(bohn), 9)).toEqual({ net: [3, -1, -1, -1], great: 28 });
    expect(stops(attempted(hoyle), 8)).toEqual(stops(hoyle, 8));
  });

  test('if the reversis is made or broken, both answers come to the same', () => {
    expect(stops(attempted(hoyle), 11)).toEqual(stops(hoyle, 11));
    // 20, 40 from third hand and 20; the 1, 2 and 1 for the ace stay with him.
    expect(stops(hoyle, 11)).toEqual({ net: [80 + 4, -20 - 1, -40 - 2, -20 - 1], great: 28 });
  });
});

describe('cards thrown down under Bohn [bohn-1850.law.thrown]', () => {
  const fromFirst = (varied: Partial<ReversisRules>): readonly number[] => {
    const record = reversis.parseRecord({
      deal: {
        hands: {
          first: 'AS KS QS JS 9S 8S 7S 6S 5S 3S KD',
          second: '4S AD 9D 8D 7D 6D 5D 4D 3D 2D 9C',
          third: 'JH 9H 8H 7H 6H 5H 4H 3H 2H 7C AC',
          dealer: '2S AH KH QH QD JD 6C KC QC JC 5C',
        },
      },
      plays: ['3S 4S 7C 2S', '2D 2H JD KD'],
      thrown: 'first',
    });
    if (!record.ok) throw new Error(record.error.message);
    const judged = reversis.judge(record.value, { ...bohn, ...varied });
    if (!judged.ok) throw new Error(judged.error.message);
    return judged.value.entries
      .filter(({ to, occasion }) => to === 'third' && occasion !== 'partie')
      .map(({ amount }) => amount)
      .toSorted((a, b) => a - b);
  };

  test('the player opposite is paid 1 for an ace and 6 for the great Quinola, and draws its 26; la bonne doubles nothing', () => {
    expect(fromFirst({})).toEqual([1, 6, 26]);
  });

  test('by Hoyle’s rule everything between opposites is double, and so are these: 2 and 12', () => {
    expect(fromFirst({ 'double.manner': 'oppositeAndLast', 'double.window': 1 })).toEqual([2, 12, 26]);
  });
});
