import { describe, expect, test } from 'vitest';
import { valuesOf } from '#engine/rules/rule-set.ts';
import { regulate, type DealReader } from '#engine/ledger/regulate.ts';
import { ok } from '#engine/kernel/result.ts';
import { reversisRegulator } from './session.ts';
import { factsFromOutcome } from './facts-from-outcome.ts';
import { almanach1785 } from '../rules/books/almanach-1785.ts';
import { ancient } from '../rules/books/ancient.ts';
import { bohn1850 } from '../rules/books/bohn-1850.ts';
import { lpjr1634 } from '../rules/books/lpjr-1634.ts';
import { maison1659 } from '../rules/books/maison-1659.ts';
import { parlett2008 } from '../rules/books/parlett-2008.ts';
import type { DealOutcome, HonourOutcome } from './deal-outcome.ts';
import type { ReversisRules } from '../rules/keys.ts';

const [FIRST, SECOND, THIRD, DEALER] = [0, 1, 2, 3];
const OUT: HonourOutcome = { fate: 'laidOut' };
const [JH, QH] = [4, 5];

/** An ordinary deal of eleven tricks with nothing laid out that counts; first hand takes most, the dealer least. */
const ORDINARY: DealOutcome = {
  seats: 4,
  honours: [],
  reversis: undefined,
  tricks: [4, 3, 3, 1],
  points: [16, 12, 10, 2],
  cards: undefined,
  laid: [0, 0, 0],
  claimed: true,
  espagnolette: undefined,
  thrownBy: undefined,
};
const honours = (outcome: Readonly<Record<number, HonourOutcome>>): readonly (HonourOutcome | undefined)[] =>
  [0, 1, 2, 3, 4, 5].map((honour) => outcome[honour]);

/** Net of one deal by seat, without ante and fillings; below, the pools after it. */
function paid(outcome: DealOutcome, rules: ReversisRules, opening: readonly number[] = []) {
  const game = reversisRegulator(rules, outcome.seats);
  const settled = game.settle(outcome, { amounts: opening, remised: false });
  if (!settled.ok) return settled.error.message;
  const net = [...game.seats].map((seat) =>
    settled.value.entries
      .filter(({ at }) => at.phase !== 'ante')
      .reduce((sum, { from, to, amount }) => sum + (to === seat ? amount : 0) - (from === seat ? amount : 0), 0),
  );
  return { net, pools: Object.values(game.balances(settled.value.carryOver)) };
}

describe('deals of 1785, told: the settlements worked by hand', () => {
  const rules = valuesOf(almanach1785);
  /** Tricks worth 41 less the cards laid out, a king and the Quinola with two blanks: 41 − 3 − 2. */
  const partie = { ...ORDINARY, points: [16, 11, 7, 2], laid: [1, 0, 0] as const };

  test('Quinola placed on second hand’s trick by third: basket 20 and 4', () => {
    const outcome = {
      ...ORDINARY,
      points: [16, 13, 10, 2],
      honours: honours({ [JH]: { fate: 'placed', by: THIRD, on: SECOND } }),
    };
    // And a partie of four blanks, 4 from first hand to the dealer.
    expect(paid(outcome, rules)).toEqual({ net: [-4, -4, 24, 4], pools: [0] });
  });

  test('forced, first hand leading, third holding: 20 in, 8 and 2 and 2 to first; basket 40', () => {
    const outcome = {
      ...ORDINARY,
      points: [16, 13, 10, 2],
      honours: honours({ [JH]: { fate: 'forced', by: THIRD, on: FIRST } }),
    };
    // 12 less the partie's 4; third 20 + 8.
    expect(paid(outcome, rules)).toEqual({ net: [8, -2, -28, 2], pools: [40] });
  });

  test('partie of king, Quinola, two blanks: 11 under the basket, 15 with the mat, 4 simple', () => {
    const outcome = { ...partie, honours: honours({ [JH]: OUT }) };
    expect(paid(outcome, rules)).toEqual({ net: [-11, 0, 0, 11], pools: [20] });
    expect(paid(outcome, { ...rules, 'partie.manner': 'mat' })).toMatchObject({ net: [-15, 0, 0, 15] });
    // Simple payment: the cards under the basket do not count.
    expect(paid(outcome, { ...rules, 'partie.manner': 'fixed' })).toMatchObject({ net: [-4, 0, 0, 4] });
  });

  test('reversis made, own Quinola led at trick 5: +68; forced on trick 1 by first hand: third +76, first −24', () => {
    const made = { ...ORDINARY, tricks: undefined, points: undefined, reversis: { by: THIRD } };
    const led = { ...made, honours: honours({ [JH]: { fate: 'led', by: THIRD, trick: 5 } }) };
    // 20 drawn and 16 from each of three.
    expect(paid(led, rules)).toEqual({ net: [-16, -16, 68, -16], pools: [0] });
    const forced = { ...made, honours: honours({ [JH]: { fate: 'forced', by: THIRD, on: FIRST, trick: 1 } }) };
    expect(paid(forced, rules)).toEqual({ net: [-24, -16, 76, -16], pools: [0] });
  });

  test('broken at trick 10, Quinola led at 5: −16 to the breaker, −20; basket 40', () => {
    const outcome = {
      ...ORDINARY,
      tricks: undefined,
      points: undefined,
      reversis: { by: THIRD, broken: { by: DEALER, trick: 10 } },
      honours: honours({ [JH]: { fate: 'led', by: THIRD, trick: 5 } }),
    };
    expect(paid(outcome, rules)).toEqual({ net: [0, 0, -36, 16], pools: [40] });
  });

  test('four aces meeting a reversis pay 48 for all', () => {
    const aces = [0, 1, 2, 3].map((): HonourOutcome => ({ fate: 'placed', by: FIRST, on: THIRD }));
    const outcome = {
      ...ORDINARY,
      tricks: undefined,
      points: undefined,
      reversis: { by: THIRD },
      honours: aces,
      espagnolette: FIRST,
    };
    expect(paid(outcome, rules)).toMatchObject({ net: [-48, 0, 48, 0] });
  });

  test('an ace placed in the last trick pays double, one led only if it is claimed', () => {
    const outcome = {
      ...ORDINARY,
      points: [16, 13, 10, 2],
      honours: honours({ 2: { fate: 'placed', by: DEALER, on: SECOND, trick: 11 }, 0: { fate: 'led', by: FIRST } }),
    };
    // Diamonds 2, doubled; 1 for the led ace and the partie's 4 to the dealer.
    expect(paid(outcome, rules)).toMatchObject({ net: [-5, -4, 0, 9] });
    expect(paid({ ...outcome, claimed: false }, rules)).toMatchObject({ net: [-4, -4, 0, 8] });
  });
});

describe('deals of the other books, told: the settlements worked by hand', () => {
  test('ancient: 20, 17, 12 and 7; seven receives 49, and a reversis 12', () => {
    const rules = valuesOf(ancient);
    const outcome = { ...ORDINARY, tricks: [5, 4, 3, 1], points: [20, 17, 12, 7] };
    expect(paid(outcome, rules)).toMatchObject({ net: [-20, -17, -12, 49] });
    expect(paid(outcome, { ...rules, 'partie.tariff': 3 })).toMatchObject({ net: [-60, -51, -36, 147] });
    expect(paid({ ...outcome, tricks: undefined, reversis: { by: DEALER } }, rules)).toMatchObject({
      net: [-4, -4, -4, 12],
    });
  });

  test('1634: third’s Quinola forced by first, the dealer’s ace by second: −1, +1, −2, +2', () => {
    const rules = valuesOf(lpjr1634);
    const outcome = {
      ...ORDINARY,
      tricks: [5, 3, 3, 1],
      points: [22, 14, 12, 2],
      honours: honours({
        [JH]: { fate: 'forced', by: THIRD, on: FIRST },
        0: { fate: 'forced', by: DEALER, on: SECOND },
      }),
    };
    // first +2 −3, second +1, third −2, dealer −1 +3.
    expect(paid(outcome, rules)).toMatchObject({ net: [-1, 1, -2, 2] });
    const made = {
      ...outcome,
      tricks: undefined,
      reversis: { by: THIRD },
      honours: honours({ 0: { fate: 'forced', by: THIRD, on: DEALER } }),
    };
    // 1 back, then 4 from each.
    expect(paid({ ...made, honours: honours({}) }, rules)).toMatchObject({ net: [-4, -4, 12, -4] });
    expect(
      paid({ ...made, honours: honours({ 0: { fate: 'forced', by: THIRD, on: FIRST, trick: 1 } }) }, rules),
    ).toMatchObject({
      net: [-4, -4, 12, -4],
    });
  });

  test('1634 among five: a reversis brings 16', () => {
    const outcome: DealOutcome = { ...ORDINARY, seats: 5, tricks: undefined, points: undefined, reversis: { by: 1 } };
    expect(paid(outcome, valuesOf(lpjr1634))).toMatchObject({ net: [-4, 16, -4, -4, -4] });
  });

  test('1659, pool 4: Quinola placed on second hand’s trick, 4 and 2; talon 4', () => {
    const outcome = {
      ...ORDINARY,
      tricks: [5, 3, 3, 1],
      points: [22, 14, 12, 2],
      honours: honours({ [JH]: { fate: 'placed', by: THIRD, on: SECOND } }),
    };
    expect(paid(outcome, valuesOf(maison1659))).toEqual({ net: [-4, -2, 6, 4], pools: [0] });
  });

  test('1850, pools 26 and 13: great placed on the opposite’s trick 26 and 6, in trick 10 12; forced in trick 10', () => {
    const rules = valuesOf(bohn1850);
    const placed = (trick?: number): DealOutcome => ({
      ...ORDINARY,
      honours: honours({ [JH]: { fate: 'placed', by: THIRD, on: FIRST, trick } }),
    });
    // The party of four blanks, 4, from first hand to the dealer.
    expect(paid(placed(), rules)).toEqual({ net: [-10, 0, 32, 4], pools: [0, 13] });
    expect(paid(placed(10), rules)).toMatchObject({ net: [-16, 0, 38, 4] });
    const forced = { ...ORDINARY, honours: honours({ [JH]: { fate: 'forced', by: THIRD, on: FIRST, trick: 10 } }) };
    // Holder opposite the leader 12, the two others 6 each; 26 in.
    expect(paid(forced, rules)).toEqual({ net: [20, -6, -38, -2], pools: [52, 13] });
  });

  test('1850: reversis made, great led early: +106; broken: −80 and −26', () => {
    const rules = valuesOf(bohn1850);
    const made: DealOutcome = {
      ...ORDINARY,
      tricks: undefined,
      points: undefined,
      reversis: { by: FIRST },
      honours: honours({ [JH]: { fate: 'led', by: FIRST, trick: 4 }, [QH]: OUT }),
    };
    expect(paid(made, rules)).toEqual({ net: [106, -20, -40, -20], pools: [0, 13] });
    const broken = { ...made, reversis: { by: FIRST, broken: { by: SECOND, trick: 11 } } };
    expect(paid(broken, rules)).toEqual({ net: [-106, 80, 0, 0], pools: [52, 13] });
  });

  test('Parlett’s golden deal: forced from the opposite on the last trick, 40 and 10 from each neighbour', () => {
    const outcome = { ...ORDINARY, honours: honours({ [JH]: { fate: 'forced', by: THIRD, on: FIRST, trick: 11 } }) };
    // 25 in from the holder; the party of 4 is the dealer's, from first hand.
    expect(paid(outcome, valuesOf(parlett2008))).toMatchObject({ net: [56, -10, -65, -6] });
  });
});

describe('what cannot have happened is refused with its place', () => {
  const rules = valuesOf(almanach1785);
  const outcome = { ...ORDINARY, points: [16, 13, 10, 2] };
  const refusal = (more: Partial<DealOutcome>, by = rules): unknown => {
    const facts = factsFromOutcome({ ...outcome, ...more }, by);
    return facts.ok ? undefined : `${facts.error.at ?? ''}: ${facts.error.message}`;
  };

  test.each<[Partial<DealOutcome>, string]>([
    [{ tricks: [4, 3, 3, 2] }, 'tricks: That makes 12 tricks; a deal has 11.'],
    [{ tricks: [11, 0, 0, 0] }, 'tricks: First hand took every trick: that is a reversis made, not a partie.'],
    [{ points: [16, 13, 10, 3] }, 'points: That makes 42 points; the tricks hold 41, besides the cards laid out.'],
    [{ tricks: [5, 3, 3, 0] }, 'points: The dealer has points, but no trick.'],
    [{ laid: [3, 2, 0] }, 'laid: That makes 5 cards laid out; this deal has 4.'],
    [
      { honours: honours({ 4: { fate: 'forced', by: THIRD, on: THIRD } }) },
      'JH.on: The knave of hearts cannot be forced by its own holder.',
    ],
    [
      { honours: honours({ 0: { fate: 'placed', by: THIRD, on: THIRD } }) },
      'AS.on: A player who places the ace of spades throws it on a trick that somebody else takes.',
    ],
    [
      { honours: honours({ 0: { fate: 'placed', by: THIRD } }) },
      'AS.on: Say who took the trick with the ace of spades.',
    ],
    [{ honours: honours({ 3: { fate: 'led' } }) }, 'AC.by: Say who led the ace of clubs.'],
    [
      {
        honours: honours({
          0: { fate: 'placed', by: FIRST, on: SECOND, trick: 11 },
          1: { fate: 'placed', by: FIRST, on: SECOND, trick: 11 },
        }),
      },
      'AH.trick: First hand cannot have played the ace of spades and the ace of hearts to one trick.',
    ],
    [
      {
        honours: honours({
          0: { fate: 'placed', by: FIRST, on: SECOND, trick: 11 },
          1: { fate: 'placed', by: THIRD, on: DEALER, trick: 11 },
        }),
      },
      'AH.on: The ace of spades and the ace of hearts are entered for the same trick, but only one player leads a trick and only one takes it.',
    ],
    [
      { reversis: { by: FIRST, broken: { by: SECOND, trick: 5 } } },
      'reversis.broken.trick: By these rules a player undertakes a reversis by taking the first 9 tricks, so it can be broken in trick 10 to 11 only.',
    ],
    [
      { reversis: { by: FIRST, broken: { by: FIRST, trick: 10 } } },
      'reversis.broken.by: A player cannot break his own reversis.',
    ],
    [
      { reversis: { by: FIRST }, honours: honours({ 0: { fate: 'placed', by: THIRD, on: SECOND } }) },
      'AS.on: Second hand cannot have taken that trick, by the tricks and the reversis entered.',
    ],
    [
      { espagnolette: FIRST, honours: honours({ 0: { fate: 'placed', by: FIRST, on: SECOND } }) },
      'espagnolette: First hand is said to have used the right not to follow suit, but of the aces and Quinolas only the ace of spades is entered as his.',
    ],
  ])('%j', (more, message) => {
    expect(refusal(more)).toBe(message);
  });

  test('on the high scale nobody has a single point', () => {
    expect(refusal({ tricks: [5, 3, 3, 1], points: [22, 14, 13, 1] }, valuesOf(lpjr1634))).toBe(
      'points: The dealer cannot have 1 points: no cards come to that.',
    );
  });
});

describe('an evening told', () => {
  const rules = valuesOf(almanach1785);
  const tell =
    (outcome: DealOutcome): DealReader<DealOutcome> =>
    () =>
      ok(outcome);
  const forced = {
    ...ORDINARY,
    points: [16, 13, 10, 2],
    honours: honours({ [JH]: { fate: 'forced', by: THIRD, on: FIRST } }),
  };
  const plain = { ...ORDINARY, points: [16, 13, 10, 2] };
  const evening = (deals: readonly DealReader<DealOutcome>[]) =>
    regulate(
      { players: 4, firstDealer: 3, deals: deals.map((tell) => ({ tell })), isOver: () => false },
      reversisRegulator(rules, 4),
    );

  test('the basket grows from 40 to 44, the deal passes on, and an earlier deal corrected moves what follows', () => {
    const { deals, balances, nextDealer } = evening([tell(forced), tell(plain)]);
    expect(deals.map(({ pools }) => pools)).toEqual([{ basket: 40 }, { basket: 44 }]);
    // First deal: 4, 4, 4 and 8 in; then +8, −2, −28, +2.
    expect(deals[0]!.won).toEqual([4, -6, -32, -6]);
    // Second: player 0 deals, 4 in; player 1 is first hand, pays 4 to the dealer.
    expect(deals[1]!.won).toEqual([0, -4, 0, 0]);
    expect(balances).toEqual([4, -10, -32, -6]);
    expect(nextDealer).toBe(1);
    expect(evening([tell(plain), tell(plain)]).deals[1]!.pools).toEqual({ basket: 24 });
  });

  test('a misdeal is dealt again; a deal that cannot be settled pays nothing and is passed over', () => {
    const { deals, played, nextDealer } = evening(['misdeal', tell({ ...plain, tricks: [1, 1, 1, 1] }), tell(plain)]);
    expect(deals.map(({ dealer }) => dealer)).toEqual([3, 3, 0]);
    expect(deals[1]!.problem?.at).toBe('tricks');
    expect(deals[2]!.pools).toEqual({ basket: 20 });
    expect([played, nextDealer]).toEqual([1, 1]);
  });
});
