import { describe, expect, test } from 'vitest';
import { FIRST_POOL } from '#engine/ledger/sink.ts';
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
import { almanach1785 } from '../../rules/books/almanach-1785.ts';

const rules = valuesOf(almanach1785);
/** Winners of the tricks, with no reversis in sight. */
const ORDINARY = [FIRST, SECOND, THIRD, DEALER, FIRST, SECOND, THIRD, DEALER];

describe('the basket, 1785', () => {
  test('three players put in four fiches each and the dealer eight, together twenty; afterwards the dealer alone adds four [almanach-1785.basket.opening.each] [almanach-1785.basket.opening.dealer] [almanach-1785.basket.ante]', () => {
    const opened = settled(tell({ winners: [] }), rules);
    expect(opened.whole).toEqual([-4, -4, -4, -8]);
    expect(opened.pools).toEqual([20]);
    const next = settled(tell({ winners: [] }), rules, opened.pools);
    expect(next.whole).toEqual([0, 0, 0, -4]);
    expect(next.pools).toEqual([24]);
  });

  test('third hand places it on second hand’s trick, and wins the basket of 20 and 4 from second hand; the next basket is 20 [almanach-1785.quinola.placed.basket] [almanach-1785.quinola.placed.taker] [almanach-1785.basket.empty]', () => {
    const s = settled(
      tell({ winners: ORDINARY, great: { fate: 'placed', by: THIRD, trick: 5, leader: SECOND, taker: SECOND } }),
      rules,
    );
    expect(s.net).toEqual([0, -4, 24, 0]);
    expect(s.pools).toEqual([0]);
    expect(settled(tell({ winners: [] }), rules, s.pools).pools).toEqual([20]);
  });

  test('first hand forces the Quinola of third hand, who pays 20 into the basket and 8 to first hand; second hand and the dealer pay first hand 2 each; the next basket is 44 [almanach-1785.quinola.forced] [almanach-1785.quinola.forced.forcer] [almanach-1785.quinola.forced.consolation]', () => {
    const s = settled(
      tell({ winners: ORDINARY, great: { fate: 'forced', by: THIRD, trick: 5, leader: FIRST, taker: SECOND } }),
      rules,
    );
    expect(s.net).toEqual([12, -2, -28, -2]);
    expect(s.pools).toEqual([40]);
    expect(settled(tell({ winners: [] }), rules, s.pools).pools).toEqual([44]);
  });

  test('led: its holder pays 20 into the basket, which makes 40, and nobody else pays [almanach-1785.quinola.led]', () => {
    const s = settled(tell({ winners: ORDINARY, great: { fate: 'led', by: THIRD, trick: 5, taker: SECOND } }), rules);
    expect(s.net).toEqual([0, 0, -20, 0]);
    expect(s.pools).toEqual([40]);
  });
});

describe('aces, 1785', () => {
  test('for a placed ace the winner of the trick pays 1 (2 for diamonds); for a forced ace its holder alone pays 2 (4 for diamonds) [almanach-1785.aces.placed] [almanach-1785.aces.forced]', () => {
    const s = settled(
      tell({
        winners: ORDINARY,
        aces: {
          0: { fate: 'placed', by: THIRD, trick: 2, leader: FIRST, taker: FIRST },
          2: { fate: 'placed', by: SECOND, trick: 3, leader: FIRST, taker: DEALER },
          1: { fate: 'forced', by: DEALER, trick: 4, leader: SECOND, taker: DEALER },
        },
      }),
      rules,
    );
    // third +1 from first; second +2 from dealer; dealer pays second 2.
    expect(s.net).toEqual([-1, 4, 1, -4]);
    const diamonds = settled(
      tell({ winners: ORDINARY, aces: { 2: { fate: 'forced', by: DEALER, trick: 4, leader: SECOND, taker: DEALER } } }),
      rules,
    );
    expect(diamonds.net).toEqual([0, 4, 0, -4]);
  });

  test('on the last trick payments for aces, even led ones, are doubled; those for the Quinola are not [almanach-1785.aces.lastTrick] [almanach-1785.aces.led]', () => {
    const winners = [...ORDINARY, FIRST, SECOND, THIRD];
    const took = { [FIRST]: [4, 4, 4, 3] } as const;
    const summary = {
      winners,
      took,
      great: { fate: 'placed', by: SECOND, trick: 11, leader: DEALER, taker: THIRD },
    } as const;
    const plain = settled(tell(summary), rules);
    const aced = settled(
      tell({ ...summary, aces: { 0: { fate: 'placed', by: FIRST, trick: 11, leader: DEALER, taker: THIRD } } }),
      rules,
    );
    expect(aced.net.map((n, seat) => n - plain.net[seat]!)).toEqual([2, 0, -2, 0]);
    expect(plain.posts.find((p) => p.occasion === 'quinolaPlaced')?.amount).toBe(4);
    // The dealer, with no points and two tricks to second hand's three, wins the partie; a led ace of spades pays him 1,
    // doubled.
    const led = settled(tell({ ...summary, aces: { 0: { fate: 'led', by: THIRD, trick: 11, taker: THIRD } } }), rules);
    expect(led.posts.find((p) => p.occasion === 'aceLed')).toMatchObject({ from: THIRD, to: DEALER, amount: 2 });
    const notLed = settled(tell({ ...summary, aces: { 0: { fate: 'led', by: THIRD, trick: 11, taker: THIRD } } }), {
      ...rules,
      'double.scope': 'acesNotLed',
    });
    expect(notLed.posts.find((p) => p.occasion === 'aceLed')?.amount).toBe(1);
    const both = settled(tell(summary), { ...rules, 'double.scope': 'acesAndQuinola' });
    expect(both.posts.find((p) => p.occasion === 'quinolaPlaced')?.amount).toBe(8);
  });

  test('a led ace not claimed before the cut is forfeited [almanach-1785.aces.claim] [almanach-1785.aces.led]', () => {
    const winners = [...ORDINARY, FIRST, SECOND, FIRST];
    const summary = {
      winners,
      took: { [FIRST]: [4, 4, 4, 4] },
      aces: { 0: { fate: 'led', by: FIRST, trick: 1, taker: FIRST } },
    } as const;
    expect(settled(tell(summary), rules).posts.some((p) => p.occasion === 'aceLed')).toBe(true);
    expect(settled(tell({ ...summary, claimed: false }), rules).posts.some((p) => p.occasion === 'aceLed')).toBe(false);
  });
});

describe('the partie, 1785', () => {
  // King, Quinola and two blanks laid out: 3 + 4 = 7.
  const summary = {
    winners: [...repeatSeat(FIRST, 8), SECOND, THIRD, THIRD],
    took: { [FIRST]: [4, 3, 4, 3] },
    laid: [0, 1, 0, 1],
    laidHonours: [4],
  } as const;
  test.each([
    ['fixed', 4],
    ['discard', 11],
    ['mat', 15],
  ] as const)(
    'the partie for a king, the Quinola and two cards without points, %s: %i [almanach-1785.partie.kinds] [almanach-1785.partie.simple] [almanach-1785.partie.underBasket] [almanach-1785.partie.mat] [almanach-1785.partie.winner] [almanach-1785.partie.loser] [almanach-1785.points.quinolaLaid]',
    (manner, sum) => {
      const s = settled(tell(summary), { ...rules, 'partie.manner': manner });
      // Second, third and dealer have no points; the dealer has no trick and wins.
      expect(s.net).toEqual([-sum, 0, 0, sum]);
    },
  );

  test('the ace of diamonds laid out counts 4, or by the other reading 5 [almanach-1785.points.values]', () => {
    const ace = { ...summary, laid: [1, 0, 0, 0], laidHonours: [2] } as const;
    expect(settled(tell(ace), rules).net[DEALER]).toBe(8);
    expect(settled(tell(ace), { ...rules, 'points.aceDiamondsLaid': 5 }).net[DEALER]).toBe(9);
  });

  test('of two players with most points the one with more tricks loses, and then first hand before the dealer; of two with fewest the one with fewer tricks wins, and then the dealer first [almanach-1785.ties.loser.tricks] [almanach-1785.ties.loser.seat] [almanach-1785.ties.winner.tricks] [almanach-1785.ties.winner.seat]', () => {
    // 10 points each (ace, king, queen, knave, the great knave laid aside for the count): tricks 3, 3, 3, 2.
    const even = {
      winners: [0, 0, 0, 1, 1, 1, 2, 2, 2, 3, 3],
      took: { 0: [1, 1, 1, 1], 1: [1, 1, 1, 1], 2: [1, 1, 1, 1], 3: [1, 1, 1, 1] },
    } as const;
    expect(settled(tell(even), rules).net).toEqual([-4, 0, 0, 4]);
    // Tricks 2, 3, 3, 3: first hand wins by tricks; among the other three second hand is the first of them and loses.
    const other = { ...even, winners: [0, 0, 1, 1, 1, 2, 2, 2, 3, 3, 3] } as const;
    expect(settled(tell(other), rules).net).toEqual([4, -4, 0, 0]);
    // No points and two tricks each but for first hand: nearest to first hand’s left, the dealer, wins.
    const blanks = { winners: [0, 0, 0, 0, 0, 1, 1, 2, 2, 3, 3], took: { 0: [4, 4, 4, 4] } } as const;
    expect(settled(tell(blanks), rules).net).toEqual([-4, 0, 0, 4]);
    expect(settled(tell({ ...blanks, winners: [0, 0, 0, 0, 0, 1, 1, 2, 2, 3, 0] }), rules).net).toEqual([-4, 0, 0, 4]);
    // Without the dealer, who has a king in his tricks, third hand ranks before second.
    const without = { ...blanks, took: { 0: [4, 3, 4, 4], 3: [0, 1, 0, 0] } } as const;
    expect(settled(tell(without), rules).net).toEqual([-4, 0, 4, 0]);
  });
});

describe('the reversis, 1785', () => {
  const made = { winners: repeatSeat(THIRD, 11), took: { [THIRD]: [4, 4, 4, 4] } } as const;
  test('a reversis made: each of the others pays sixteen, and there is no partie [almanach-1785.reversis.undertaken] [almanach-1785.reversis.made] [almanach-1785.reversis.noPartie]', () => {
    expect(settled(tell(made), rules).net).toEqual([-16, -16, 48, -16]);
  });

  test('a reversis made, and its player led the Quinola in trick 5: he gets the bête back, draws 20 and is paid 48, together 68 [almanach-1785.reversis.quinola] [almanach-1785.reversis.returned]', () => {
    const s = settled(tell({ ...made, great: { fate: 'led', by: THIRD, trick: 5, taker: THIRD } }), rules);
    expect(s.net).toEqual([-16, -16, 68, -16]);
    expect(s.pools).toEqual([0]);
  });

  test('a reversis made, and first hand had forced the Quinola in trick 1: 48 + 20 + 8 = 76, and first hand pays 24 [almanach-1785.reversis.quinola.forcedFirst]', () => {
    const s = settled(
      tell({ ...made, great: { fate: 'forced', by: THIRD, trick: 1, leader: FIRST, taker: THIRD } }),
      rules,
    );
    expect(s.net).toEqual([-24, -16, 76, -16]);
  });

  test('every side payment of the deal is undone, basket movements too [almanach-1785.reversis.returned]', () => {
    const s = settled(
      tell({
        ...made,
        great: { fate: 'placed', by: SECOND, trick: 4, leader: THIRD, taker: THIRD },
        aces: { 0: { fate: 'forced', by: FIRST, trick: 2, leader: THIRD, taker: THIRD } },
      }),
      rules,
    );
    expect(s.net).toEqual([-16, -16, 48, -16]);
    expect(s.pools).toEqual([20]);
  });

  test('a reversis broken in trick 10 after the Quinola was led in trick 5: 16 go to the player who broke it, and one bête of 20 into the basket, which makes 40 [almanach-1785.reversis.broken] [almanach-1785.reversis.quinola.bete] [almanach-1785.reversis.noPartie]', () => {
    const winners = [...repeatSeat(THIRD, 9), FIRST, FIRST];
    const s = settled(tell({ winners, great: { fate: 'led', by: THIRD, trick: 5, taker: THIRD } }), rules);
    expect(s.net).toEqual([16, 0, -36, 0]);
    expect(s.pools).toEqual([40]);
  });

  test('a reversis broken, if the consolations for its player’s own Quinola are undone (the other reading): the bête stands as it was paid, and is not paid again [almanach-1785.reversis.quinola.bete]', () => {
    const undone = { ...rules, 'reversis.broken.ownQuinola': 'undone' } as const;
    const winners = [...repeatSeat(THIRD, 9), FIRST, FIRST];
    const ofQuinola = (great: NonNullable<Parameters<typeof tell>[0]['great']>) => {
      const { posts, net, pools } = settled(tell({ winners, great }), undone);
      const after = posts.filter(({ occasion }) => occasion !== 'filling');
      return { paid: after.map(({ occasion, from, to, amount }) => [occasion, from, to, amount]), net, pools };
    };
    const BASKET = FIRST_POOL;
    expect(ofQuinola({ fate: 'led', by: THIRD, trick: 5, taker: THIRD })).toEqual({
      paid: [
        ['bete', THIRD, BASKET, 20],
        ['reversisBroken', THIRD, FIRST, 16],
      ],
      net: [16, 0, -36, 0],
      pools: [40],
    });
    // Forced by second hand: 8 from the holder, 2 from each other seat, all returned; the bête of 20 is not.
    expect(ofQuinola({ fate: 'forced', by: THIRD, trick: 1, leader: SECOND, taker: THIRD })).toEqual({
      paid: [
        ['bete', THIRD, BASKET, 20],
        ['quinolaForced', THIRD, SECOND, 8],
        ['quinolaForcedOthers', FIRST, SECOND, 2],
        ['quinolaForcedOthers', DEALER, SECOND, 2],
        ['undone', SECOND, DEALER, 2],
        ['undone', SECOND, FIRST, 2],
        ['undone', SECOND, THIRD, 8],
        ['reversisBroken', THIRD, FIRST, 16],
      ],
      net: [16, 0, -36, 0],
      pools: [40],
    });
  });

  test('in the last two tricks of an undertaken reversis nothing is paid and the basket does not move [almanach-1785.reversis.lastTwo]', () => {
    const winners = [...repeatSeat(THIRD, 9), FIRST, FIRST];
    const s = settled(
      tell({
        winners,
        great: { fate: 'placed', by: SECOND, trick: 10, leader: THIRD, taker: FIRST },
        aces: { 0: { fate: 'placed', by: DEALER, trick: 11, leader: FIRST, taker: FIRST } },
      }),
      rules,
    );
    expect(s.net).toEqual([16, 0, -16, 0]);
    expect(s.pools).toEqual([20]);
  });

  test('a reversis broken: what was paid earlier for aces and the Quinola stands [almanach-1785.reversis.broken] [almanach-1785.reversis.returned]', () => {
    const winners = [...repeatSeat(THIRD, 9), FIRST, FIRST];
    const s = settled(
      tell({ winners, aces: { 0: { fate: 'placed', by: DEALER, trick: 3, leader: THIRD, taker: THIRD } } }),
      rules,
    );
    expect(s.net).toEqual([16, 0, -17, 1]);
  });
});

describe('four aces, 1785', () => {
  const held = { [SECOND]: [0, 1, 2, 3] };
  test('if another player makes a reversis, the player with four aces alone pays the 48 [almanach-1785.fourAces.reversis]', () => {
    const s = settled(tell({ winners: repeatSeat(THIRD, 11), held, renounced: { [SECOND]: 1 } }), rules);
    expect(s.net).toEqual([0, -48, 48, 0]);
  });

  test('if he fails, he pays the partie to the best placed of the others, whoever has most points [almanach-1785.fourAces.failed]', () => {
    const summary = {
      winners: [...repeatSeat(FIRST, 8), SECOND, THIRD, THIRD],
      took: { [FIRST]: [4, 4, 4, 3] },
      held,
      renounced: { [SECOND]: 3 },
    } as const;
    expect(settled(tell(summary), rules).net).toEqual([0, -4, 0, 4]);
  });

  test('a player with four aces who takes no trick ranks like any player without a trick, so a dealer without one comes before him; by our other answer he wins [almanach-1785.fourAces.commits]', () => {
    const summary = {
      winners: [...repeatSeat(FIRST, 9), FIRST, THIRD].map((w, i) => (i === 0 ? THIRD : w)),
      took: { [FIRST]: [4, 4, 4, 3] },
      held,
      renounced: { [SECOND]: 3 },
    } as const;
    expect(settled(tell(summary), rules).net).toEqual([-4, 0, 0, 4]);
    expect(settled(tell(summary), { ...rules, 'espagnolette.kept': 'wins' }).net).toEqual([-4, 4, 0, 0]);
  });

  test('the player of a broken reversis pays as usual, even when the holder of the four aces broke it [almanach-1785.reversis.broken]', () => {
    const broken = settled(
      tell({ winners: [...repeatSeat(THIRD, 9), FIRST, FIRST], held, renounced: { [SECOND]: 2 } }),
      rules,
    );
    expect(broken.net).toEqual([16, 0, -16, 0]);
    const own = settled(
      tell({ winners: [...repeatSeat(THIRD, 9), SECOND, FIRST], held, renounced: { [SECOND]: 2 } }),
      rules,
    );
    expect(own.net).toEqual([0, 16, -16, 0]);
  });
});
