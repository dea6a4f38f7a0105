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
import { poolsFrom } from '../../play/pools.ts';
import { bohn1850 } from '../../rules/books/bohn-1850.ts';

const rules = valuesOf(bohn1850);
const HOYLE = { ...rules, 'double.manner': 'oppositeAndLast', 'double.window': 1 } as const;
const PARLETT = { ...rules, 'double.manner': 'oppositeAndLast', 'double.window': 2 } as const;
const ORDINARY = [FIRST, SECOND, THIRD, DEALER, FIRST, SECOND, THIRD, DEALER, FIRST, SECOND];

const USUAL = [26, 13];

describe('the two pools, 1850', () => {
  test('each player stakes six in one pool and three in the other, and the dealer adds two and one: 26 and 13 [bohn-1850.pool.opening] [bohn-1850.pool.dealer]', () => {
    const s = settled(tell({ winners: [] }), rules);
    expect(s.pools).toEqual([26, 13]);
    expect(s.whole).toEqual([-9, -9, -9, -12]);
  });

  test('the single pool of an older book is not carried over: a record of 1659 with 12 in its pool begins at 26 and 13', () => {
    const before = poolsFrom(rules, { pool: 12 });
    expect(settled(tell({ winners: [] }), rules, before.amounts).pools).toEqual([26, 13]);
  });
  test('the dealer adds two and one each deal [bohn-1850.pool.dealer]', () => {
    const s = settled(tell({ winners: [] }), rules, USUAL);
    expect(s.pools).toEqual([28, 14]);
    expect(s.whole).toEqual([0, 0, 0, -3]);
  });

  test('if ten fish are left, a whole new stake is added: 10 + 24 + 2 = 36; by the other reading the pool is only made up to 26 [bohn-1850.pool.below] [bohn-1850.pool.filling]', () => {
    expect(settled(tell({ winners: [] }), rules, [10, 20]).pools).toEqual([36, 21]);
    const up = settled(tell({ winners: [] }), { ...rules, 'pool.refill.manner': 'madeUp' }, [10, 20]);
    expect(up.pools).toEqual([26, 21]);
    // 16 wanting: four each; the dealer also adds one to the little pool.
    expect(up.whole).toEqual([-4, -4, -4, -5]);
  });

  test('a forced Quinola pays in what the pool holds: 26 grows to 54 and 110, 13 to 27 and 55 [bohn-1850.stake.forced] [bohn-1850.stake.led] [bohn-1850.stake.proportion]', () => {
    const forced = tell({
      winners: ORDINARY,
      great: { fate: 'forced', by: THIRD, trick: 5, leader: FIRST, taker: FIRST },
      little: { fate: 'led', by: SECOND, trick: 2, taker: SECOND },
    });
    const one = settled(forced, rules);
    expect(one.pools).toEqual([52, 26]);
    const two = settled(forced, rules, one.pools);
    expect(two.pools).toEqual([108, 54]);
    expect(settled(tell({ winners: [] }), rules, two.pools).pools).toEqual([110, 55]);
  });
});

describe('the Quinolas, 1850', () => {
  test('the great Quinola placed on trick 5, which the opposite player takes: 26 drawn from the pool and 6 from him; the next pool is 26 [bohn-1850.quinola.placed] [bohn-1850.stake.placed]', () => {
    const s = settled(
      tell({ winners: ORDINARY, great: { fate: 'placed', by: THIRD, trick: 5, leader: FIRST, taker: FIRST } }),
      rules,
    );
    expect(s.net).toEqual([-6, 0, 32, 0]);
    expect(settled(tell({ winners: [] }), rules, s.pools).pools[0]).toBe(26);
  });

  test('the great Quinola placed on trick 10, which the opposite player takes: 12 [bohn-1850.bonne.window]', () => {
    const s = settled(
      tell({
        winners: [...ORDINARY.slice(0, 9), FIRST],
        great: { fate: 'placed', by: THIRD, trick: 10, leader: FIRST, taker: FIRST },
      }),
      rules,
    );
    expect(s.net).toEqual([-12, 0, 38, 0]);
  });

  test('the player opposite the holder forces it in trick 5: 26 go into the pool, which makes 52, and the leader is paid 6 + 6 + 6; the next pool is 54 [bohn-1850.quinola.forced] [bohn-1850.stake.forced]', () => {
    const s = settled(
      tell({ winners: ORDINARY, great: { fate: 'forced', by: THIRD, trick: 5, leader: FIRST, taker: FIRST } }),
      rules,
    );
    expect(s.net).toEqual([18, -6, -32, -6]);
    expect(s.pools[0]).toBe(52);
    expect(settled(tell({ winners: [] }), rules, s.pools).pools[0]).toBe(54);
  });

  test('forced in trick 10: the leader is paid 12 by the player opposite him and 6 by each neighbour, whichever of them held it [bohn-1850.bonne] [bohn-1850.bonne.scope]', () => {
    const opposite = settled(
      tell({ winners: ORDINARY, great: { fate: 'forced', by: THIRD, trick: 10, leader: FIRST, taker: SECOND } }),
      rules,
    );
    expect(opposite.net).toEqual([24, -6, -38, -6]);
    const beside = settled(
      tell({ winners: ORDINARY, great: { fate: 'forced', by: SECOND, trick: 10, leader: FIRST, taker: SECOND } }),
      rules,
    );
    expect(beside.net).toEqual([24, -32, -12, -6]);
  });

  test('by Hoyle’s rule everything between opposites is double, and the last card double again: 24 + 12 + 12 = 48; before the last trick 12 + 6 + 6 = 24', () => {
    const at = (trick: number) =>
      settled(
        tell({
          winners: [...ORDINARY, FIRST],
          took: { 0: [4, 4, 4, 4] },
          great: { fate: 'forced', by: THIRD, trick, leader: FIRST, taker: FIRST },
        }),
        HOYLE,
      );
    const toLeader = (trick: number) =>
      at(trick)
        .posts.filter((p) => p.occasion.startsWith('quinolaForced'))
        .reduce((sum, p) => sum + p.amount, 0);
    expect(toLeader(11)).toBe(48);
    expect(toLeader(10)).toBe(24);
    expect(toLeader(5)).toBe(24);
  });

  test('la bonne covers the last two tricks, as Parlett says', () => {
    const s = settled(
      tell({ winners: ORDINARY, great: { fate: 'forced', by: THIRD, trick: 10, leader: FIRST, taker: FIRST } }),
      PARLETT,
    );
    // 24 from the holder opposite, 12 from each neighbour; 26 into the pool.
    expect(s.net).toEqual([48, -12, -50, -12]);
  });

  test('a Quinola placed for a pool of 110 draws a hundred: three stakes and no more [bohn-1850.pool.threeStakes] [bohn-1850.stake.cap]', () => {
    const s = settled(
      tell({ winners: ORDINARY, great: { fate: 'placed', by: THIRD, trick: 5, leader: FIRST, taker: FIRST } }),
      rules,
      [108, 26],
    );
    expect(s.net).toEqual([-6, 0, 106, 0]);
    expect(s.pools[0]).toBe(10);
  });

  test('for a Quinola that is led each player pays as much as for a forced one, but to the winner of the party [bohn-1850.quinola.led] [bohn-1850.stake.led]', () => {
    // First has every point; dealer and third no trick: the dealer wins. Blank discards: the party is 4.
    const winners = [...repeatSeat(FIRST, 10), SECOND];
    const summary = {
      winners: winners.map((w, i) => (i === 0 ? SECOND : w)),
      took: { [FIRST]: [4, 4, 4, 4] },
      great: { fate: 'led', by: FIRST, trick: 5, taker: FIRST },
    } as const;
    const s = settled(tell(summary), rules);
    // 26 into the pool and 4 + 6 to the dealer by first; 6 each by second and third.
    expect(s.net).toEqual([-36, -6, -6, 22]);
  });
});

describe('the little Quinola, 1850', () => {
  test('the little Quinola pays 3 where the great pays 6, and has a pool of its own [bohn-1850.quinola.half] [bohn-1850.pools]', () => {
    const placed = settled(
      tell({ winners: ORDINARY, little: { fate: 'placed', by: THIRD, trick: 5, leader: FIRST, taker: FIRST } }),
      rules,
    );
    // 3 and the 13; the great pool is not touched.
    expect(placed.net).toEqual([-3, 0, 16, 0]);
    expect(placed.pools).toEqual([26, 0]);
    const forced = settled(
      tell({ winners: ORDINARY, little: { fate: 'forced', by: THIRD, trick: 5, leader: FIRST, taker: FIRST } }),
      rules,
    );
    // 13 in and 3 by its holder, 3 from each of the others: 9 to first hand.
    expect(forced.net).toEqual([9, -3, -16, -3]);
    expect(forced.pools).toEqual([26, 26]);
  });

  test('a payment for the little Quinola is doubled in la bonne too: 3 × 2 from the player opposite [bohn-1850.bonne.scope]', () => {
    const s = settled(
      tell({ winners: ORDINARY, little: { fate: 'forced', by: THIRD, trick: 10, leader: FIRST, taker: SECOND } }),
      rules,
    );
    expect(s.net).toEqual([12, -3, -19, -3]);
  });
});

describe('aces, 1850', () => {
  test('for a forced ace each player pays the leader one, or two for diamonds [bohn-1850.ace.forced] [bohn-1850.ace.diamonds]', () => {
    const s = settled(
      tell({ winners: ORDINARY, aces: { 0: { fate: 'forced', by: THIRD, trick: 3, leader: SECOND, taker: THIRD } } }),
      rules,
    );
    expect(s.net).toEqual([-1, 3, -1, -1]);
    const d = settled(
      tell({ winners: ORDINARY, aces: { 2: { fate: 'forced', by: THIRD, trick: 3, leader: SECOND, taker: THIRD } } }),
      rules,
    );
    expect(d.net).toEqual([-2, 6, -2, -2]);
  });

  test('the payment for an ace placed in the last two tricks is doubled on a trick of the player opposite, but not on a neighbour’s [bohn-1850.ace.placed] [bohn-1850.bonne]', () => {
    const at = (by: number) =>
      settled(
        tell({ winners: ORDINARY, aces: { 0: { fate: 'placed', by, trick: 10, leader: SECOND, taker: SECOND } } }),
        rules,
      ).net[by];
    expect(at(DEALER)).toBe(2);
    expect(at(THIRD)).toBe(1);
  });
});

describe('the party, 1850', () => {
  const summary = {
    winners: [...repeatSeat(FIRST, 8), SECOND, THIRD, THIRD],
    took: { [FIRST]: [4, 4, 4, 4] },
  } as const;
  test('if the four cards laid out count nothing, the party is 4 [bohn-1850.party] [bohn-1850.party.four]', () => {
    expect(settled(tell(summary), rules).net).toEqual([-4, 0, 0, 4]);
  });
  test('the largest party without a Quinola is that of four aces: 4 + 5 + 4 + 4 + 4 = 21 [bohn-1850.party.discard] [bohn-1850.party.aceDiamonds]', () => {
    expect(settled(tell({ ...summary, laid: [4, 0, 0, 0], laidHonours: [0, 1, 2, 3] }), rules).net[DEALER]).toBe(21);
  });
  test('Hoyle’s “all payments whatever” double the party to the opposite too', () => {
    const opposite = {
      ...summary,
      winners: [...repeatSeat(SECOND, 8), FIRST, THIRD, THIRD],
      took: { [SECOND]: [4, 4, 4, 4] },
    } as const;
    expect(settled(tell(opposite), rules).net).toEqual([0, -4, 0, 4]);
    expect(settled(tell(opposite), HOYLE).net).toEqual([0, -8, 0, 8]);
  });
});

describe('the reversis, 1850', () => {
  test('nine tricks undertake a reversis, eight do not [bohn-1850.reversis.undertaken] [bohn-1850.reversis.noParty]', () => {
    const points = { took: { [THIRD]: [4, 4, 4, 4] } } as const;
    // Nine and the last two lost: 80 to first hand, who took the tenth, and no party.
    expect(settled(tell({ winners: [...repeatSeat(THIRD, 9), FIRST, SECOND], ...points }), rules).net).toEqual([
      80, 0, -80, 0,
    ]);
    // Eight: the party of four blanks, from third hand to the dealer, who has no trick.
    expect(settled(tell({ winners: [...repeatSeat(THIRD, 8), FIRST, SECOND, FIRST], ...points }), rules).net).toEqual([
      0, 0, -4, 4,
    ]);
  });

  const made = { winners: repeatSeat(THIRD, 11), took: { [THIRD]: [4, 4, 4, 4] } } as const;
  const broken = { winners: [...repeatSeat(THIRD, 9), SECOND, SECOND] } as const;

  test('a reversis made: its player is paid 20 + 40 + 20 = 80 [bohn-1850.reversis.made] [bohn-1850.reversis.noParty]', () => {
    expect(settled(tell(made), rules).net).toEqual([-40, -20, 80, -20]);
  });

  test('a reversis made, and its player led the great Quinola in trick 4: he gets the stake back, draws 26 and is paid 80, together 106 [bohn-1850.reversis.quinolaMade]', () => {
    const s = settled(tell({ ...made, great: { fate: 'led', by: THIRD, trick: 4, taker: THIRD } }), rules);
    expect(s.net).toEqual([-40, -20, 106, -20]);
    expect(s.pools[0]).toBe(0);
  });

  test('a reversis broken after its player led the great Quinola in trick 4: he pays 80, and 26 into the pool, which then holds 52 [bohn-1850.reversis.broken] [bohn-1850.reversis.quinolaBroken]', () => {
    const s = settled(tell({ ...broken, great: { fate: 'led', by: THIRD, trick: 4, taker: THIRD } }), rules);
    expect(s.net).toEqual([0, 80, -106, 0]);
    expect(s.pools[0]).toBe(52);
  });

  test('a reversis made: what its player paid for aces is given back; what he received stands [bohn-1850.reversis.returns]', () => {
    // Forced on him by a lead of first hand in trick 1, which he takes: 1 from each of the three to first hand.
    // Third hand's 1 comes back; second and dealer stay at 1 each.
    const s = settled(
      tell({ ...made, aces: { 0: { fate: 'forced', by: THIRD, trick: 1, leader: FIRST, taker: THIRD } } }),
      rules,
    );
    expect(s.net).toEqual([-40 + 2, -20 - 1, 80, -20 - 1]);
    const all = settled(
      tell({ ...made, aces: { 0: { fate: 'forced', by: THIRD, trick: 1, leader: FIRST, taker: THIRD } } }),
      { ...rules, 'reversis.made.undoes': 'everything' },
    );
    expect(all.net).toEqual([-40, -20, 80, -20]);
  });

  test.each([
    ['made', made],
    ['broken', broken],
  ])('%s: what another’s Quinola drew or paid is undone [bohn-1850.reversis.others]', (_, summary) => {
    const without = settled(tell(summary), rules);
    const s = settled(
      tell({ ...summary, great: { fate: 'placed', by: SECOND, trick: 4, leader: THIRD, taker: THIRD } }),
      rules,
    );
    expect(s.net).toEqual(without.net);
    expect(s.pools).toEqual(without.pools);
  });

  test('in its last two tricks nothing is paid for aces, or by the other reading as usual [bohn-1850.reversis.lastTwo]', () => {
    const summary = {
      ...broken,
      aces: { 0: { fate: 'placed', by: FIRST, trick: 10, leader: THIRD, taker: SECOND } },
    } as const;
    expect(settled(tell(summary), rules).net).toEqual([0, 80, -80, 0]);
    expect(settled(tell(summary), { ...rules, 'reversis.lastTricks': 'aces' }).net).toEqual([1, 79, -80, 0]);
  });
});
