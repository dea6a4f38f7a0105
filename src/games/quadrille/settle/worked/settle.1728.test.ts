import { describe, expect, test } from 'vitest';
import { valuesOf } from '#engine/rules/rule-set.ts';
import {
  allied,
  lone,
  settled,
  tell,
  type FactsSettlement,
  type DealSummary,
} from '../../../../../tests/support/quadrille-facts.ts';
import { tgq1728 } from '../../rules/books/tgq-1728.ts';

const rules = valuesOf(tgq1728);

interface Line {
  readonly case: string;
  readonly summary: DealSummary;
  readonly at?: number;
  readonly pool: readonly [after: number, next: number];
  readonly net: FactsSettlement['net'];
}

// The table of the readings, pool 14: after the deal, and with the next deal's 14; nets without the ante.
const LINES: readonly Line[] = [
  // 7 of the pool, and 2 from one opponent: 9.
  {
    case: 'alliance won [tgq-1728.pay.halves] [tgq-1728.pay.game] [tgq-1728.pay.rewards] [tgq-1728.win.six]',
    summary: { game: 'alliance', tricks: 6 },
    pool: [0, 14],
    net: allied(9, 9, -2, -2),
  },
  {
    case: 'forced spadille won [tgq-1728.pay.halves] [tgq-1728.forced.spadille]',
    summary: { game: 'forced', tricks: 7 },
    pool: [0, 14],
    net: allied(9, 9, -2, -2),
  },
  // 2 + 4 = 6 from each: 7 + 6 = 13.
  {
    case: 'alliance won with four in sequence [tgq-1728.matadors.each] [tgq-1728.matadors.sequence]',
    summary: { game: 'alliance', tricks: 6, matadors: 4 },
    pool: [0, 14],
    net: allied(13, 13, -6, -6),
  },
  // 7 into the pool and 2 to one opponent: -9.
  {
    case: 'alliance, remise [tgq-1728.remise.five] [tgq-1728.remise.pays] [tgq-1728.beast] [tgq-1728.lost.halves]',
    summary: { game: 'alliance', tricks: 5 },
    pool: [28, 42],
    net: allied(-9, -9, 2, 2),
  },
  // 7 in, 2 + 3 out: -12.
  {
    case: 'remise, defenders hold three matadors [tgq-1728.matadors.winners]',
    summary: { game: 'alliance', tricks: 5, defenders: 3 },
    pool: [28, 42],
    net: allied(-12, -12, 5, 5),
  },
  // The defenders take 7 each and 2: +9; 14 in: the pool is 14.
  {
    case: 'alliance, codille [tgq-1728.codille.four] [tgq-1728.codille.share] [tgq-1728.codille.beast] [tgq-1728.lost.halves]',
    summary: { game: 'alliance', tricks: 4 },
    pool: [14, 28],
    net: allied(-9, -9, 9, 9),
  },
  // 14 + 2 + 2.
  {
    case: 'remise, ombre under three [tgq-1728.lost.minimum]',
    summary: { game: 'alliance', tricks: 5, ombres: 2 },
    pool: [28, 42],
    net: allied(-18, 0, 2, 2),
  },
  {
    case: 'forced spadille, remise, ombre without a trick [tgq-1728.lost.forcedMinimum]',
    summary: { game: 'forced', tricks: 5, ombres: 0 },
    pool: [28, 42],
    net: allied(-18, 0, 2, 2),
  },
  {
    case: 'forced spadille, remise, ombre with one trick [tgq-1728.lost.forcedMinimum]',
    summary: { game: 'forced', tricks: 5, ombres: 1 },
    pool: [28, 42],
    net: allied(-9, -9, 2, 2),
  },
  // 7 + 2 each to the defenders.
  {
    case: 'codille, ombre under three [tgq-1728.lost.minimum] [tgq-1728.codille.share]',
    summary: { game: 'alliance', tricks: 4, ombres: 2 },
    pool: [14, 28],
    net: allied(-18, 0, 9, 9),
  },
  // 21 in, 2 out.
  {
    case: 'remise at pool 42 [tgq-1728.beast]',
    summary: { game: 'alliance', tricks: 5 },
    at: 42,
    pool: [84, 98],
    net: allied(-23, -23, 2, 2),
  },
  // 14 + 3 × 7 = 35; 14 + 3 × 10 = 44.
  {
    case: 'sans prendre won [tgq-1728.sansPrendre.won] [tgq-1728.sansPrendre.premium] [tgq-1728.win.alone]',
    summary: { game: 'solo', tricks: 6 },
    pool: [0, 14],
    net: lone(35, -7),
  },
  {
    case: 'sans prendre won, three matadors',
    summary: { game: 'solo', tricks: 6, matadors: 3 },
    pool: [0, 14],
    net: lone(44, -10),
  },
  // 14 in and 7 to each.
  {
    case: 'sans prendre, remise [tgq-1728.sansPrendre.lost]',
    summary: { game: 'solo', tricks: 5 },
    pool: [28, 42],
    net: lone(-35, 7),
  },
  // 5, 5 and 4 by the highest trumps, and 7 each: 12, 12, 11.
  {
    case: 'sans prendre, codille [tgq-1728.sansPrendre.lost] [tgq-1728.codille.share]',
    summary: { game: 'solo', tricks: 4 },
    pool: [14, 28],
    net: { O: -35, X: 12, Y: 12, Z: 11 },
  },
  // 14 + 3 × 2 = 20, no sans prendre either way.
  {
    case: 'own king, won [tgq-1728.call.own] [tgq-1728.call.own.noPremium]',
    summary: { game: 'alliance', tricks: 6, ownKing: true },
    pool: [0, 14],
    net: lone(20, -2),
  },
  {
    case: 'own king, remise [tgq-1728.call.own.noPremium]',
    summary: { game: 'alliance', tricks: 5, ownKing: true },
    pool: [28, 42],
    net: lone(-20, 2),
  },
  // 5 + 2, 5 + 2, 4 + 2.
  {
    case: 'own king, codille',
    summary: { game: 'alliance', tricks: 3, ownKing: true },
    pool: [14, 28],
    net: { O: -20, X: 7, Y: 7, Z: 6 },
  },
  // 14 + 3 × 12 = 50.
  {
    case: 'announced vole made [tgq-1728.vole.announced]',
    summary: { game: 'solo', tricks: 10, vole: 'announced' },
    pool: [0, 14],
    net: lone(50, -12),
  },
  {
    case: 'announced vole, 9 tricks [tgq-1728.win.vole]',
    summary: { game: 'solo', tricks: 9, vole: 'announced' },
    pool: [14, 28],
    net: lone(-30, 10),
  },
  {
    case: 'announced vole, 6 tricks [tgq-1728.win.vole]',
    summary: { game: 'solo', tricks: 6, vole: 'announced' },
    pool: [14, 28],
    net: lone(-30, 10),
  },
  // 14 + 3 × 12.
  {
    case: 'announced vole, 5 tricks [tgq-1728.vole.announced.lost]',
    summary: { game: 'solo', tricks: 5, vole: 'announced' },
    pool: [28, 42],
    net: lone(-50, 12),
  },
  // The pool 5, 5, 4 besides.
  {
    case: 'announced vole, 4 tricks [tgq-1728.vole.announced.lost]',
    summary: { game: 'solo', tricks: 4, vole: 'announced' },
    pool: [14, 28],
    net: { O: -50, X: 17, Y: 17, Z: 16 },
  },
  // 9 + 10; 9 - 10.
  {
    case: 'an alliance that makes an unannounced vole [tgq-1728.vole.silent]',
    summary: { game: 'alliance', tricks: 10, undertaken: true },
    pool: [0, 14],
    net: allied(19, 19, -12, -12),
  },
  {
    case: 'an alliance that fails in an unannounced vole [tgq-1728.vole.lost]',
    summary: { game: 'alliance', tricks: 8, undertaken: true },
    pool: [0, 14],
    net: allied(-1, -1, 8, 8),
  },
  // 14 + 3 × 17 = 65; 14 + 3 × 7 - 3 × 10 = 5.
  {
    case: 'a sans prendre that makes an unannounced vole',
    summary: { game: 'solo', tricks: 10, undertaken: true },
    pool: [0, 14],
    net: lone(65, -17),
  },
  {
    case: 'a sans prendre that fails in an unannounced vole [tgq-1728.vole.lost]',
    summary: { game: 'solo', tricks: 9, undertaken: true },
    pool: [0, 14],
    net: lone(5, 3),
  },
  // The ally puts 14 in: 9 - 14 = -5.
  {
    case: 'shown ally goes for the vole [tgq-1728.vole.shown]',
    summary: { game: 'alliance', tricks: 10, undertaken: true, allyShown: true },
    pool: [14, 28],
    net: allied(9, -5, -2, -2),
  },
];

describe('settlements of 1728, pool 14', () => {
  test.each(LINES)('$case', ({ summary, at, pool, net }) => {
    const s = settled(tell(summary), rules, at);
    expect(s.net).toEqual(net);
    expect(s.pool).toEqual(pool);
  });

  test('the stake is fourteen: the dealer a fiche of ten, and each a jeton [tgq-1728.stake.dealer] [tgq-1728.stake.each]', () => {
    const s = settled(tell({ game: 'alliance', tricks: 5 }), rules);
    // Remise: 7 in and 2 out; first hand laid 1 and got 2, the dealer laid 11 and owes 9.
    expect(s.whole).toEqual([1, -10, 1, -20]);
    expect(s.posts.filter((post) => post.at === 'ante').reduce((sum, { amount }) => sum + amount, 0)).toBe(14);
  });
});

describe('readings of 1728', () => {
  test('by the ladder beasts are 14, 42, 56, 70 from a remise; 14, 28, 42 from a codille', () => {
    const ladder = { ...rules, 'stake.beast': 'ladder' } as const;
    const beasts = (first: number): readonly number[] => {
      let after = settled(tell({ game: 'alliance', tricks: first }), ladder).after;
      const found = [after.stake - (first === 5 ? 14 : 0)];
      for (let i = 0; i < 3; i++) {
        const s = settled(tell({ game: 'solo', tricks: 5 }), ladder, after.stake + 14, after);
        found.push(s.after.stake - after.stake - 14);
        after = s.after;
      }
      return found;
    };
    expect(beasts(5)).toEqual([14, 42, 56, 70]);
    expect(beasts(4)).toEqual([14, 28, 42, 56]);
  });

  test('the ladder begins anew when the heap has been won', () => {
    const ladder = { ...rules, 'stake.beast': 'ladder' } as const;
    const first = settled(tell({ game: 'alliance', tricks: 5 }), ladder).after;
    const won = settled(tell({ game: 'alliance', tricks: 6 }), ladder, 42, first).after;
    expect(won.beasts).toBe(0);
    expect(settled(tell({ game: 'solo', tricks: 5 }), ladder, 14, won).pool).toEqual([28, 42]);
  });

  test('matadors from spadille alone: one for each trump in sequence', () => {
    const from = { ...rules, 'matadors.manner': 'eachFromOne' } as const;
    expect(settled(tell({ game: 'solo', tricks: 6, matadors: 1 }), from).net).toEqual(lone(38, -8));
    expect(settled(tell({ game: 'solo', tricks: 6, matadors: 2 }), rules).net).toEqual(lone(35, -7));
  });

  test('matadors of the ombre’s side whoever wins: a lost game pays its own', () => {
    const own = { ...rules, 'matadors.side': 'ombre' } as const;
    expect(settled(tell({ game: 'alliance', tricks: 5, matadors: 3 }), own).net).toEqual(allied(-12, -12, 5, 5));
    expect(settled(tell({ game: 'alliance', tricks: 5, matadors: 3 }), rules).net).toEqual(allied(-9, -9, 2, 2));
  });

  test('an announced vole that fails with six as a remise: 14 in, and 12 to each', () => {
    const remise = { ...rules, 'vole.announced.lostSix': 'remise' } as const;
    expect(settled(tell({ game: 'solo', tricks: 8, vole: 'announced' }), remise).net).toEqual(lone(-50, 12));
  });

  test('before the called king has been played the lead commits to nothing, and a vole is not paid', () => {
    const made = tell({ game: 'alliance', tricks: 10, undertaken: true, kingPlayed: false });
    expect(settled(made, rules).net).toEqual(allied(9, 9, -2, -2));
    const lost = tell({ game: 'alliance', tricks: 8, undertaken: true, kingPlayed: false });
    expect(settled(lost, rules).net).toEqual(allied(9, 9, -2, -2));
  });

  test('a pool that thirty beasts have doubled is still halved', () => {
    // 14 × 2 ^ 30 = 15,032,385,536: 7,516,192,768 and 2 to each.
    const s = settled(tell({ game: 'alliance', tricks: 6 }), rules, 15_032_385_536);
    expect(s.net).toEqual(allied(7_516_192_770, 7_516_192_770, -2, -2));
  });

  test('where no lead undertakes a vole, an ally who showed himself spoils none and puts nothing down', () => {
    const never = { ...rules, 'vole.undertaken': 'never' } as const;
    const s = settled(tell({ game: 'alliance', tricks: 10, undertaken: true, allyShown: true }), never);
    // The game alone: 7 of the pool and 2.
    expect(s.net).toEqual(allied(9, 9, -2, -2));
    expect(s.pool).toEqual([0, 14]);
  });

  test('no vole in a forced spadille', () => {
    expect(settled(tell({ game: 'forced', tricks: 10, undertaken: true }), rules).net).toEqual(allied(9, 9, -2, -2));
  });

  test('a side without a trick pays nothing more, or by the other reading the vole: ten each', () => {
    const summary = { game: 'alliance', tricks: 0 } as const;
    expect(settled(tell(summary), rules).net).toEqual(allied(-18, 0, 9, 9));
    const vole = { ...rules, 'lost.noTrick': 'paysVole' } as const;
    // He pays for both: 14 + 2 × 12.
    expect(settled(tell(summary), vole).net).toEqual(allied(-38, 0, 19, 19));
    expect(settled(tell({ game: 'solo', tricks: 0 }), vole).net).toEqual({ O: -65, X: 22, Y: 22, Z: 21 });
  });

  test('odd counters of three wait, by the other reading, for the highest trump of the next deal', () => {
    const next = { ...rules, 'codille.odd': 'highestNext' } as const;
    const first = settled(tell({ game: 'solo', tricks: 4 }), next);
    // 14 = 3 × 4 + 2.
    expect(first.net).toEqual(lone(-35, 11));
    expect(first.after).toMatchObject({ stake: 14, odd: 2, oddNot: 1 });
    // In the next deal the ombre of this one, second hand, sits first and has no claim.
    const second = settled(tell({ game: 'alliance', tricks: 6, highest: [11, 5, 9, 3] }), next, 28, {
      ...first.after,
      oddNot: 0,
    });
    expect(second.posts.find(({ occasion }) => occasion === 'oddOfLast')).toMatchObject({ to: 2, amount: 2 });
    expect(second.after.odd).toBe(0);
  });

  test('odd counters stay where none of the three has a trump', () => {
    const s = settled(tell({ game: 'solo', tricks: 4, highest: [-1, 11, -1, -1] }), rules);
    // 4 each; 2 stay, and 14 go in.
    expect(s.net).toEqual(lone(-35, 11));
    expect(s.pool).toEqual([16, 30]);
  });
});
