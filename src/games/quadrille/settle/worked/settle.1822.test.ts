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
import { NO_POOLS } from '../../record/pools.ts';
import { quanti1822 } from '../../rules/books/quanti-1822.ts';

const rules = valuesOf(quanti1822);

interface Line {
  readonly case: string;
  readonly summary: DealSummary;
  readonly at?: number;
  readonly pool: readonly [after: number, next: number];
  readonly net: FactsSettlement['net'];
}

// The table of the readings: pool 4, so a unit is 1 unless stated; payments into the vole pool are included.
const LINES: readonly Line[] = [
  {
    case: 'alliance won [quanti-1822.won.alliance.halves]',
    summary: { game: 'alliance', tricks: 6 },
    pool: [0, 4],
    net: allied(2, 2, 0, 0),
  },
  {
    case: 'forced spadille won [quanti-1822.won.alliance.halves] [quanti-1822.forced.spadille]',
    summary: { game: 'forced', tricks: 6 },
    pool: [0, 4],
    net: allied(2, 2, 0, 0),
  },
  // Premiers 1 and matadors 1 from X to O, from Y to A.
  {
    case: 'alliance won, premiers, three matadors [quanti-1822.won.alliance.bonuses] [quanti-1822.premiers.paid] [quanti-1822.matadors.three]',
    summary: { game: 'alliance', tricks: 6, premiers: true, matadors: 3 },
    pool: [0, 4],
    net: allied(4, 4, -2, -2),
  },
  // 6 of the pool and 2 units of 3.
  {
    case: 'the same at pool 12 [quanti-1822.stake.unit]',
    summary: { game: 'alliance', tricks: 6, premiers: true, matadors: 3 },
    at: 12,
    pool: [0, 4],
    net: allied(12, 12, -6, -6),
  },
  {
    case: 'remise [quanti-1822.remise.doubles] [quanti-1822.lost.alliance] [quanti-1822.lost.degrees]',
    summary: { game: 'alliance', tricks: 5 },
    pool: [8, 12],
    net: allied(-2, -2, 0, 0),
  },
  {
    case: 'remise with three matadors [quanti-1822.remise.pays]',
    summary: { game: 'alliance', tricks: 5, matadors: 3 },
    pool: [8, 12],
    net: allied(-3, -3, 1, 1),
  },
  // Twice the pool of 4 goes in, half each; 2 and 1 to a defender.
  {
    case: 'codille, three matadors [quanti-1822.codille.share] [quanti-1822.codille.twice] [quanti-1822.codille.pays]',
    summary: { game: 'alliance', tricks: 4, matadors: 3 },
    pool: [8, 12],
    net: allied(-5, -5, 3, 3),
  },
  {
    case: 'remise, ombre under three, three matadors [quanti-1822.lost.minimum]',
    summary: { game: 'alliance', tricks: 5, ombres: 2, matadors: 3 },
    pool: [8, 12],
    net: allied(-6, 0, 1, 1),
  },
  {
    case: 'codille, ombre under three, three matadors [quanti-1822.lost.minimum]',
    summary: { game: 'alliance', tricks: 4, ombres: 2, matadors: 3 },
    pool: [8, 12],
    net: allied(-10, 0, 3, 3),
  },
  // 2 + (1 + 1 + 2) + 6 - 3 = 9; -4 - 3 = -7.
  {
    case: 'alliance, vole made, premiers, three matadors [quanti-1822.vole.alliance] [quanti-1822.vole.paid] [quanti-1822.vole.undertaken.pool]',
    summary: { game: 'alliance', tricks: 10, undertaken: true, matadors: 3 },
    pool: [0, 4],
    net: allied(9, 9, -7, -7),
  },
  // 2 + 2 - 3 = 1; -2 + 6 - 3 = 1.
  {
    case: 'the same, vole lost [quanti-1822.vole.lost.keeps] [quanti-1822.vole.lost.pool]',
    summary: { game: 'alliance', tricks: 9, undertaken: true, matadors: 3 },
    pool: [0, 4],
    net: allied(1, 1, 1, 1),
  },
  // 4 + 3 × 4 = 16; 4 + 3 × 6 = 22.
  {
    case: 'solo won [quanti-1822.won.solo.pool] [quanti-1822.premium.solo]',
    summary: { game: 'solo', tricks: 6 },
    pool: [0, 4],
    net: lone(16, -4),
  },
  {
    case: 'solo won, premiers and three matadors [quanti-1822.premiers.paid] [quanti-1822.matadors.three]',
    summary: { game: 'solo', tricks: 6, premiers: true, matadors: 3 },
    pool: [0, 4],
    net: lone(22, -6),
  },
  // 4 + 3 × 5 = 19.
  {
    case: 'solo, remise, three matadors [quanti-1822.lost.solo] [quanti-1822.remise.pays]',
    summary: { game: 'solo', tricks: 5, matadors: 3 },
    pool: [8, 12],
    net: lone(-19, 5),
  },
  // 4 cannot be shared by three: it stays, 8 go in beside it; 8 + 12 = 20.
  {
    case: 'solo, codille, pool 4 [quanti-1822.codille.unshared]',
    summary: { game: 'solo', tricks: 4 },
    pool: [12, 16],
    net: lone(-20, 4),
  },
  // 4 each of 12; 24 in, and 4 units of 3 to each: 24 + 36 = 60.
  {
    case: 'solo, codille, pool 12 [quanti-1822.codille.share] [quanti-1822.codille.twice]',
    summary: { game: 'solo', tricks: 3 },
    at: 12,
    pool: [24, 28],
    net: lone(-60, 16),
  },
  // 4 + 12 - 3 + 3 × (4 + 2 + 1 + 2) = 40. Four matadors are a red suit's.
  {
    case: 'solo, vole undertaken, made, four matadors [quanti-1822.won.solo.volePool] [quanti-1822.vole.paid] [quanti-1822.matadors.four]',
    summary: { game: 'solo', tricks: 10, undertaken: true, matadors: 4, hearts: true },
    pool: [0, 4],
    net: lone(40, -12),
  },
  // 4 + 3 × 6 - 3 = 19; -6 + 4 - 3 = -5.
  {
    case: 'solo, vole undertaken, lost, three matadors [quanti-1822.vole.lost.keeps] [quanti-1822.vole.lost.pool]',
    summary: { game: 'solo', tricks: 7, undertaken: true, matadors: 3 },
    pool: [0, 4],
    net: lone(19, -5),
  },
  // 4 + 12 - 3 + 3 × 7 = 34.
  {
    case: 'vole announced, made [quanti-1822.vole.announced.made] [quanti-1822.vole.announced.pool]',
    summary: { game: 'solo', tricks: 10, vole: 'announced' },
    pool: [0, 4],
    net: lone(34, -10),
  },
  // 3 × 2 + 3 = 9; 2 + 4 - 3 = 3.
  {
    case: 'vole announced, lost, 9 tricks [quanti-1822.vole.announced.stays] [quanti-1822.vole.announced.only] [quanti-1822.vole.announced.lostPool]',
    summary: { game: 'solo', tricks: 9, vole: 'announced' },
    pool: [4, 8],
    net: lone(-9, 3),
  },
  {
    case: 'vole announced, lost, 6 tricks',
    summary: { game: 'solo', tricks: 6, vole: 'announced', matadors: 3 },
    pool: [4, 8],
    net: lone(-9, 3),
  },
  // 4 + 3 × 6 + 3 = 25; 6 + 4 - 3 = 7.
  {
    case: 'vole announced, lost, 5 tricks [quanti-1822.vole.announced.five] [quanti-1822.vole.announced.lostPool]',
    summary: { game: 'solo', tricks: 5, vole: 'announced' },
    pool: [8, 12],
    net: lone(-25, 7),
  },
  {
    case: 'vole announced, lost, 2 tricks [quanti-1822.vole.announced.five]',
    summary: { game: 'solo', tricks: 2, vole: 'announced' },
    pool: [8, 12],
    net: lone(-25, 7),
  },
];

describe('settlements of 1822, unit a quarter of the stake', () => {
  test.each(LINES)('$case', ({ summary, at, pool, net }) => {
    const s = settled(tell(summary), rules, at);
    expect(s.net).toEqual(net);
    expect(s.pool).toEqual(pool);
  });
});

describe('readings of 1822', () => {
  test('if the dealer alone stakes the four chips, the pool is the same [quanti-1822.stake.dealer]', () => {
    const dealers = { ...rules, 'stake.ante.each': 0, 'stake.ante.dealer': 4 };
    const s = settled(tell({ game: 'alliance', tricks: 6 }), dealers);
    // Ombre and ally 2 each; the ally dealt and laid 4.
    expect(s.whole).toEqual([0, 2, 0, -2]);
  });

  test('what a lost alliance puts into the pool may be the ombre’s alone', () => {
    const alone = { ...rules, 'lost.stake': 'ombre' } as const;
    expect(settled(tell({ game: 'alliance', tricks: 5, matadors: 3 }), alone).net).toEqual(allied(-5, -1, 1, 1));
  });

  test('a forced spadille is always halved, even if the ombre made no trick [quanti-1822.lost.minimum.forced]', () => {
    expect(settled(tell({ game: 'forced', tricks: 5, ombres: 0 }), rules).net).toEqual(allied(-2, -2, 0, 0));
  });

  test('a codille that three cannot share: once the pool goes in, or nothing', () => {
    const once = { ...rules, 'codille.unshared': 1 };
    expect(settled(tell({ game: 'solo', tricks: 4 }), once)).toMatchObject({
      net: lone(-16, 4),
      pool: [8, 12],
    });
    const nothing = { ...rules, 'codille.unshared': 0 };
    expect(settled(tell({ game: 'solo', tricks: 4 }), nothing)).toMatchObject({
      net: lone(-12, 4),
      pool: [4, 8],
    });
  });

  test('in a black suit matadors are not doubled: the three with the king pay as three [quanti-1822.matadors.four] [quanti-1822.matadors.three]', () => {
    expect(settled(tell({ game: 'solo', tricks: 6, matadors: 4 }), rules).net).toEqual(lone(19, -5));
    expect(settled(tell({ game: 'solo', tricks: 6, matadors: 4, hearts: true }), rules).net).toEqual(lone(22, -6));
  });

  test('premiers are not paid in a forced spadille, unless that answer is changed [quanti-1822.premiers.forced]', () => {
    const summary = { game: 'forced', tricks: 6, premiers: true } as const;
    expect(settled(tell(summary), rules).net).toEqual(allied(2, 2, 0, 0));
    expect(settled(tell(summary), { ...rules, 'premiers.forced': true }).net).toEqual(allied(3, 3, -1, -1));
  });

  test('an undertaken vole lost may cost the two units too', () => {
    const pays = { ...rules, 'vole.lost.pays': true };
    // Solo: 4 + 3 × 5 - 3 × 2 - 3 = 10.
    expect(settled(tell({ game: 'solo', tricks: 9, undertaken: true }), pays).net).toEqual(lone(10, -2));
  });

  test('with five or fewer an announced vole is a remise, or by the other reading a codille at four', () => {
    const codille = { ...rules, 'vole.announced.codille': true };
    // The pool of 4 stays, 8 in, 6 to each, the vole pool 4 to each.
    expect(settled(tell({ game: 'solo', tricks: 4, vole: 'announced' }), codille)).toMatchObject({
      net: lone(-29, 7),
      pool: [12, 16],
    });
    expect(settled(tell({ game: 'solo', tricks: 5, vole: 'announced' }), codille).pool).toEqual([8, 12]);
  });

  test('to call a king of one’s own is to play a solo, with its premium or without [quanti-1822.call.own.solo]', () => {
    expect(settled(tell({ game: 'alliance', tricks: 6, ownKing: true }), rules).net).toEqual(lone(16, -4));
    const without = { ...rules, 'call.own.premium': false };
    expect(settled(tell({ game: 'alliance', tricks: 6, ownKing: true }), without).net).toEqual(lone(4, 0));
  });

  test('no vole is undertaken if the ally said no, nor in a forced spadille [quanti-1822.vole.ask] [quanti-1822.vole.forced]', () => {
    const summary = { game: 'alliance', tricks: 10, undertaken: true, refused: true } as const;
    // 2 and the premiers.
    expect(settled(tell(summary), rules).net).toEqual(allied(3, 3, -1, -1));
    expect(settled(tell({ game: 'forced', tricks: 10, undertaken: true }), rules).net).toEqual(allied(2, 2, 0, 0));
  });

  test('an ally who showed himself may be beasted as in 1728, but not where he was asked and said no', () => {
    const beast = { ...rules, 'vole.shownAlly': 'losesAndBeast' } as const;
    const summary = { game: 'alliance', tricks: 10, undertaken: true, allyShown: true } as const;
    // 2 of the pool and 1 for premiers each; the ally puts the pool of 4 in: 3 - 4.
    expect(settled(tell(summary), beast)).toMatchObject({ net: allied(3, -1, -1, -1), pool: [4, 8] });
    expect(settled(tell({ ...summary, refused: true }), beast)).toMatchObject({
      net: allied(3, 3, -1, -1),
      pool: [0, 4],
    });
  });

  test('the vole pool may be paid in units in place of the game premium', () => {
    const units = { ...rules, 'vole.pool.manner': 'premium' } as const;
    // Solo: 3 of the vole pool, premiers 1, two units for the vole: 4 + 3 × 6.
    expect(settled(tell({ game: 'solo', tricks: 10, undertaken: true }), units).net).toEqual(lone(22, -6));
    // Lost: won with premium and premiers, 3 the other way: 4 + 3 × (5 - 3).
    expect(settled(tell({ game: 'solo', tricks: 8, undertaken: true }), units).net).toEqual(lone(10, -2));
    // Three counters left in the pool by other rules: to the side that made the vole, or one to each opponent.
    const left = { ...NO_POOLS, vole: 3 };
    expect(settled(tell({ game: 'solo', tricks: 10, undertaken: true }), units, 4, left).net).toEqual(lone(25, -6));
    expect(settled(tell({ game: 'solo', tricks: 8, undertaken: true }), units, 4, left).net).toEqual(lone(10, -1));
  });

  test('the payment for a failed announced vole cites only the clauses that set it [quanti-1822.vole.announced.only] [quanti-1822.vole.announced.five]', () => {
    const cited = (tricks: number, occasion: string): readonly string[] | undefined =>
      settled(tell({ game: 'solo', tricks, vole: 'announced' }), rules).posts.find((post) => post.occasion === occasion)
        ?.keys;
    expect(cited(8, 'vole')).toContain('vole.announced.lostSix');
    expect(cited(4, 'remise')).toContain('vole.announced.codille');
    expect(cited(4, 'vole')).not.toContain('vole.announced.lostSix');
  });

  test('a stake that is no multiple of four gives a unit rounded down', () => {
    // Pool 18: unit 4.
    expect(settled(tell({ game: 'solo', tricks: 6 }), rules, 18).net).toEqual(lone(66, -16));
  });
});
