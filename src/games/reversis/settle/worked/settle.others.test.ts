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
import { ancient } from '../../rules/books/ancient.ts';
import { lpjr1634 } from '../../rules/books/lpjr-1634.ts';
import { maison1659 } from '../../rules/books/maison-1659.ts';
import { parlett2008 } from '../../rules/books/parlett-2008.ts';

describe('ancient', () => {
  const rules = valuesOf(ancient);
  // Points 20, 17, 12, 7: four aces are 20; a king is 4, a queen 3, a knave 2. 17 = 3·4 + 3 + 2; 12 = 3·3 … with the knaves left: 7 = 4 + 3.
  // First: A A A A; second: K K K Q J = 17; third: Q Q J J J = 12; dealer: K Q — 4 + 3 = 7. Kings 4, queens 4, knaves 4: all sixteen are there.
  const summary = {
    tricks: 13,
    winners: [0, 1, 2, 3, 0, 1, 2, 3, 0, 1, 2, 3, 0],
    took: { [FIRST]: [4, 0, 0, 0], [SECOND]: [0, 3, 1, 1], [THIRD]: [0, 0, 2, 3], [DEALER]: [0, 1, 1, 0] },
  } as const;
  test('the players have 20, 17, 12 and 7 points: the one with seven receives 20 + 17 + 12 = 49 [ancient.payment], at the tariff of three 147 [ancient.tariff]', () => {
    expect(settled(tell(summary), rules).net).toEqual([-20, -17, -12, 49]);
    expect(settled(tell(summary), { ...rules, 'partie.tariff': 3 }).net[DEALER]).toBe(147);
  });
  test('a reversis at a tariff of one: each pays four, together twelve [ancient.reversis.payment]', () => {
    expect(settled(tell({ tricks: 13, winners: repeatSeat(SECOND, 13) }), rules).net).toEqual([-4, 12, -4, -4]);
    expect(
      settled(tell({ tricks: 13, winners: repeatSeat(SECOND, 13) }), { ...rules, 'partie.tariff': 10 }).net[SECOND],
    ).toBe(120);
  });
});

describe('1634', () => {
  const rules = valuesOf(lpjr1634);
  const winners = [0, 1, 0, 3, 0, 1, 2, 0, 0, 1, 2, 0];
  test('the Quinola forced by first hand [lpjr-1634.quinola.forced], the dealer’s ace by second [lpjr-1634.aces.forced]; first has most points and third fewest [lpjr-1634.talon]', () => {
    const s = settled(
      tell({
        tricks: 12,
        winners,
        took: { [FIRST]: [3, 3, 3, 3], [SECOND]: [0, 1, 0, 0], [THIRD]: [0, 0, 1, 0], [DEALER]: [1, 0, 0, 0] },
        great: { fate: 'forced', by: THIRD, trick: 3, leader: FIRST, taker: FIRST },
        aces: { 0: { fate: 'forced', by: DEALER, trick: 4, leader: SECOND, taker: DEALER } },
      }),
      rules,
    );
    // Dealer has an ace, 5, third a queen, 3: third would be fewest; so the talon goes from first to third here.
    expect(s.net).toEqual([2 - 3, 1, -2 + 3, -1]);
  });
  test('if the dealer has fewest points: first hand +2 − 3, second hand +1, third hand −2, dealer −1 + 3', () => {
    const s = settled(
      tell({
        tricks: 12,
        winners: [0, 1, 0, 1, 0, 1, 2, 0, 0, 1, 2, 0],
        took: { [FIRST]: [3, 3, 3, 3], [SECOND]: [1, 1, 0, 0], [THIRD]: [0, 0, 1, 0] },
        great: { fate: 'forced', by: THIRD, trick: 3, leader: FIRST, taker: FIRST },
        aces: { 0: { fate: 'forced', by: DEALER, trick: 2, leader: SECOND, taker: SECOND } },
      }),
      rules,
    );
    expect(s.net).toEqual([2 - 3, 1, -2, -1 + 3]);
  });
  test('third hand makes a reversis after paying 1 for an ace: he gets the 1 back [lpjr-1634.reversis.repaid], then 4 from each [lpjr-1634.reversis.made]', () => {
    const s = settled(
      tell({
        tricks: 12,
        winners: repeatSeat(THIRD, 12),
        aces: { 1: { fate: 'forced', by: THIRD, trick: 1, leader: FIRST, taker: THIRD } },
      }),
      rules,
    );
    expect(s.net).toEqual([-4, -4, 12, -4]);
  });
  test('second hand breaks it in the last trick after paying the reversis player 2: he gets the 2 back [lpjr-1634.reversis.broken.repaid] and 3 [lpjr-1634.reversis.broken]', () => {
    const s = settled(
      tell({
        tricks: 12,
        winners: [...repeatSeat(THIRD, 11), SECOND],
        great: { fate: 'forced', by: SECOND, trick: 4, leader: THIRD, taker: THIRD },
      }),
      rules,
    );
    expect(s.net).toEqual([0, 3, -3, 0]);
  });
  test('before the last trick a lost trick breaks nothing: the deal is an ordinary one', () => {
    const s = settled(
      tell({ tricks: 12, winners: [...repeatSeat(THIRD, 10), SECOND, SECOND], took: { [THIRD]: [4, 4, 4, 4] } }),
      rules,
    );
    // Third, with all the points, pays the talon of 3 to the dealer, who is placed before first hand.
    expect(s.net).toEqual([0, 0, -3, 3]);
  });
  test('with five players a reversis brings 16', () => {
    expect(settled(tell({ seats: 5, tricks: 9, winners: repeatSeat(1, 9) }), rules).net).toEqual([-4, 16, -4, -4, -4]);
  });
  test('the poule by agreement: a placed Quinola sweeps it; otherwise it stays and grows [lpjr-1634.quinola.poule]; the dealer alone may pay for it [lpjr-1634.quinola.poule.stakes]', () => {
    const poule = { ...rules, 'pool.structure': 'one' } as const;
    const s = settled(
      tell({
        tricks: 12,
        winners: winners.slice(0, 8),
        great: { fate: 'placed', by: THIRD, trick: 3, leader: FIRST, taker: FIRST },
      }),
      poule,
      [4],
    );
    expect(s.net).toEqual([0, 0, 8, 0]);
    expect(settled(tell({ tricks: 12, winners: [] }), poule, [4]).pools).toEqual([8]);
    expect(settled(tell({ tricks: 12, winners: [] }), { ...poule, 'pool.ante.each': 0 }, [4]).pools).toEqual([5]);
  });
});

describe('1659', () => {
  const rules = valuesOf(maison1659);
  const winners = [0, 1, 0, 1, 0, 1, 2, 0, 0, 1, 2, 0];
  const took = { [FIRST]: [3, 3, 3, 3] } as const;
  test('a Quinola placed on second hand’s trick takes the pool of 4 [maison-1659.quinola.placed.pool] and 2 [maison-1659.quinola.placed.taker]; the talon is 4; the next pool 4', () => {
    const s = settled(
      tell({
        tricks: 12,
        winners,
        took,
        great: { fate: 'placed', by: THIRD, trick: 2, leader: SECOND, taker: SECOND },
      }),
      rules,
    );
    // Dealer, without a trick, has fewest.
    expect(s.net).toEqual([-4, -2, 6, 4]);
    expect(settled(tell({ tricks: 12, winners: [] }), rules, s.pools).pools).toEqual([4]);
  });
  test('if nobody wins the pool, the next is 8 [maison-1659.pool.grows] and the talon 8 [maison-1659.talon.pool]; a reversis then brings 8 + 2 + 2 + 2 [maison-1659.reversis.pool]', () => {
    const s = settled(tell({ tricks: 12, winners, took }), rules, [4]);
    expect(s.pools).toEqual([8]);
    expect(s.net).toEqual([-8, 0, 0, 8]);
    const made = settled(tell({ tricks: 12, winners: repeatSeat(SECOND, 12) }), rules, [4]);
    expect(made.net).toEqual([-2, 14, -2, -2]);
    expect(made.pools).toEqual([0]);
  });
  test('a forced Quinola pays 4 to the leader [maison-1659.quinola.forced], a forced ace still 1 [maison-1659.aces.forced]', () => {
    const s = settled(
      tell({
        tricks: 12,
        winners: winners.slice(0, 6),
        great: { fate: 'forced', by: THIRD, trick: 1, leader: FIRST, taker: FIRST },
        aces: { 0: { fate: 'forced', by: DEALER, trick: 2, leader: SECOND, taker: SECOND } },
      }),
      rules,
    );
    expect(s.net).toEqual([4, 1, -4, -1]);
  });
  test('broken on the last trick: the talon is the pool as dealt, though a Quinola has swept it and the ordinary talon goes by the end', () => {
    const facts = tell({
      tricks: 12,
      winners: [...repeatSeat(FIRST, 11), SECOND],
      great: { fate: 'placed', by: THIRD, trick: 5, leader: FIRST, taker: FIRST },
    });
    // Four swept by third hand, and 2 from first; then 4 from first hand to second, by either reading.
    expect(settled(facts, rules).net).toEqual([-6, 4, 6, 0]);
    expect(settled(facts, { ...rules, 'partie.manner': 'poolAtEnd' }).net).toEqual([-6, 4, 6, 0]);
  });
});

describe('Parlett', () => {
  const rules = valuesOf(parlett2008);
  const ORDINARY = [0, 1, 2, 3, 0, 1, 2, 3, 0, 1];
  const opened = (pools: readonly number[], remised = false) =>
    settled(tell({ winners: [] }), rules, pools, remised).pools;
  const forced = (pools: readonly number[], remised = false) =>
    settled(
      tell({ winners: ORDINARY, great: { fate: 'forced', by: THIRD, trick: 5, leader: FIRST, taker: FIRST } }),
      rules,
      pools,
      remised,
    );
  const placed = (pools: readonly number[], remised = true) =>
    settled(
      tell({ winners: ORDINARY, great: { fate: 'placed', by: THIRD, trick: 5, leader: FIRST, taker: FIRST } }),
      rules,
      pools,
      remised,
    );

  test('a heart led to the last trick draws the Quinola from the player opposite: he pays 40, and each neighbour pays 10 [parlett-2008.double.both]', () => {
    const s = settled(
      tell({
        winners: [...ORDINARY, 0],
        took: { 0: [4, 4, 4, 4] },
        great: { fate: 'forced', by: THIRD, trick: 11, leader: FIRST, taker: FIRST },
      }),
      rules,
    );
    const paid = s.posts.filter((p) => p.occasion.startsWith('quinolaForced')).map((p) => [p.from, p.amount]);
    expect(paid).toEqual([
      [THIRD, 40],
      [SECOND, 10],
      [DEALER, 10],
    ]);
  });

  test('with one king and one queen in the talon the party is 4 + 3 + 2 = 9 [parlett-2008.party.value]', () => {
    const s = settled(
      tell({
        winners: [...repeatSeat(FIRST, 8), SECOND, THIRD, THIRD],
        took: { [FIRST]: [4, 3, 3, 4] },
        laid: [0, 1, 1, 0],
      }),
      rules,
    );
    expect(s.net).toEqual([-9, 0, 0, 9]);
  });

  test('six deals in which several pools wait to be won, from the first 25 to a new 25 [parlett-2008.remise.first] [parlett-2008.remise.later] [parlett-2008.pool.won]', () => {
    expect(opened([])).toEqual([25]);
    const one = forced([]);
    expect(one.pools).toEqual([50]);
    expect(opened(one.pools, true)).toEqual([55]);
    const two = forced(one.pools, true);
    expect(two.pools).toEqual([55, 55]);
    expect(opened(two.pools, true)).toEqual([55, 60]);
    const three = placed(two.pools);
    expect(three.pools).toEqual([55, 0]);
    const four = forced([55], true);
    expect(four.pools).toEqual([60, 60]);
    expect(opened(four.pools, true)).toEqual([60, 65]);
    const five = placed(four.pools);
    expect(five.pools).toEqual([60, 0]);
    expect(opened(five.pools, true)).toEqual([65, 0]);
    const six = placed([60]);
    expect(six.pools).toEqual([0]);
    expect(six.net[THIRD]).toBe(65 + 10);
    expect(opened(six.pools)).toEqual([25]);
  });

  test('forced in trick 5, pool 25: a holder opposite the leader pays 20, and the neighbours 5 each; a holder beside the leader pays 10, the player opposite the leader 10, and the other neighbour 5 [parlett-2008.quinola.forced.others]; the remise is 25 [parlett-2008.remise.amount]', () => {
    expect(forced([]).net).toEqual([30, -5, -45, -5]);
    const beside = settled(
      tell({ winners: ORDINARY, great: { fate: 'forced', by: SECOND, trick: 5, leader: FIRST, taker: FIRST } }),
      rules,
    );
    expect(beside.net).toEqual([25, -35, -10, -5]);
    expect(beside.pools).toEqual([50]);
  });

  test('a reversis: the others pay 16, 32 and 16 [parlett-2008.reversis.opposite]; its player wins the pool as well if he played the Quinola in the first nine tricks [parlett-2008.reversis.quinola]; if it is broken, he pays 64 and a remise [parlett-2008.reversis.broken.quinola]', () => {
    expect(settled(tell({ winners: repeatSeat(THIRD, 11) }), rules).net).toEqual([-32, -16, 64, -16]);
    const led = { fate: 'led', by: THIRD, trick: 4, taker: THIRD } as const;
    const made = settled(tell({ winners: repeatSeat(THIRD, 11), great: led }), rules);
    expect(made.net).toEqual([-32, -16, 89, -16]);
    const broken = settled(tell({ winners: [...repeatSeat(THIRD, 9), SECOND, SECOND], great: led }), rules);
    expect(broken.net).toEqual([0, 64, -64 - 25, 0]);
    expect(broken.pools).toEqual([50]);
  });

  test('the Quinola of the player opposite takes the breaking trick: −64 + 40 + 10 + 10 [parlett-2008.reversis.breakingQuinola], and the pool stays as it is [parlett-2008.reversis.breakingQuinola.pool]', () => {
    const s = settled(
      tell({
        winners: [...repeatSeat(THIRD, 9), FIRST, FIRST],
        great: { fate: 'forced', by: FIRST, trick: 10, leader: THIRD, taker: FIRST },
      }),
      rules,
    );
    expect(s.net).toEqual([64 - 40, -10, -64 + 60, -10]);
    expect(s.pools).toEqual([25]);
  });

  test('an espagnolette lost by a player who was paid 1 for an ace, 4 for the ace of diamonds and 5 for the Quinola, and drew a pool of 25: he gives back 2, 8 and 10 [parlett-2008.espagnolette.failed.returns] and puts in 50 [parlett-2008.espagnolette.failed.pool]', () => {
    const s = settled(
      tell({
        winners: [SECOND, FIRST, SECOND, FIRST, FIRST, FIRST, FIRST, FIRST, FIRST, THIRD, FIRST],
        took: { [FIRST]: [4, 4, 4, 4] },
        held: { [THIRD]: [0, 1, 2, 4] },
        renounced: { [THIRD]: 1 },
        aces: {
          0: { fate: 'placed', by: THIRD, trick: 1, leader: FIRST, taker: SECOND },
          2: { fate: 'placed', by: THIRD, trick: 2, leader: SECOND, taker: FIRST },
        },
        great: { fate: 'placed', by: THIRD, trick: 3, leader: FIRST, taker: SECOND },
      }),
      rules,
    );
    // Second paid 1 and 5 and gets 2 and 10; first, opposite, paid 4 and gets 8; the pool 25 and gets 50.
    // The party of four blanks, 4, goes to the dealer, who has no trick; he is a neighbour.
    expect(s.net).toEqual([4, 6, -4 - 6 - 25 - 4, 4]);
    expect(s.pools).toEqual([50]);
  });

  test('an espagnolette against a reversis: if the reversis is made, the player of the espagnolette pays 64 [parlett-2008.espagnolette.reversis]; if a third player breaks it, its player pays that player [parlett-2008.reversis.broken]; if the player of the espagnolette breaks it, he is paid [parlett-2008.espagnolette.breaks]', () => {
    const held = { [SECOND]: [0, 1, 2, 3] };
    const renounced = { [SECOND]: 1 };
    expect(settled(tell({ winners: repeatSeat(THIRD, 11), held, renounced }), rules).net).toEqual([0, -64, 64, 0]);
    expect(settled(tell({ winners: [...repeatSeat(THIRD, 9), FIRST, FIRST], held, renounced }), rules).net).toEqual([
      64, 0, -64, 0,
    ]);
    expect(settled(tell({ winners: [...repeatSeat(THIRD, 9), SECOND, FIRST], held, renounced }), rules).net).toEqual([
      0, 64, -64, 0,
    ]);
  });
});
