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
import { mediateur1752 } from '../../rules/books/mediateur-1752.ts';

const rules = valuesOf(mediateur1752);

interface Line {
  readonly case: string;
  readonly summary: DealSummary;
  readonly at?: number;
  readonly pool: readonly [after: number, next: number];
  readonly net: FactsSettlement['net'];
}

const f = true;

// The table of the readings: pool 4, unit 1, hearts the favourite; X gave the king.
const LINES: readonly Line[] = [
  // 2 + 1 + 2.
  {
    case: 'forced spadille in the favourite suit, won, three matadors [mediateur-1752.bid.forced] [mediateur-1752.favourite.doubles] [mediateur-1752.table.forced] [mediateur-1752.table.matadors.three]',
    summary: { game: 'forced', tricks: 6, hearts: f, matadors: 3 },
    pool: [0, 4],
    net: allied(5, 5, -3, -3),
  },
  // 2 + 1 + 2 + 2.
  {
    case: 'alliance in the favourite suit, won, premiers, three matadors [mediateur-1752.bid.alliance] [mediateur-1752.table.alliance] [mediateur-1752.table.premiers]',
    summary: { game: 'alliance', tricks: 6, hearts: f, premiers: true, matadors: 3 },
    pool: [0, 4],
    net: allied(7, 7, -5, -5),
  },
  // 2 in, 1 + 2 out.
  {
    case: 'alliance in the favourite suit, lost by remise, three matadors [mediateur-1752.losing]',
    summary: { game: 'alliance', tricks: 5, hearts: f, matadors: 3 },
    pool: [8, 12],
    net: allied(-5, -5, 3, 3),
  },
  // 4 + 0 + 1 + 1.
  {
    case: 'médiateur in a plain suit, won [mediateur-1752.bid.mediateur] [mediateur-1752.mediateur.giver] [mediateur-1752.mediateur.alone] [mediateur-1752.table.mediateur]',
    summary: { game: 'mediateur', tricks: 6 },
    pool: [0, 4],
    net: { O: 6, X: 0, Y: -1, Z: -1 },
  },
  // 4 + 2 + 3 + 3.
  {
    case: 'médiateur in a plain suit, won, premiers, three matadors',
    summary: { game: 'mediateur', tricks: 6, premiers: true, matadors: 3 },
    pool: [0, 4],
    net: { O: 12, X: -2, Y: -3, Z: -3 },
  },
  // 4 + 4 + 6 + 6.
  {
    case: 'médiateur in the favourite suit, won, premiers, three matadors',
    summary: { game: 'mediateur', tricks: 6, hearts: f, premiers: true, matadors: 3 },
    pool: [0, 4],
    net: { O: 20, X: -4, Y: -6, Z: -6 },
  },
  // 4 + 3; 4 + 3 × (2 + 2).
  {
    case: 'médiateur in a plain suit, lost by remise',
    summary: { game: 'mediateur', tricks: 5 },
    pool: [8, 12],
    net: lone(-7, 1),
  },
  {
    case: 'médiateur in the favourite suit, lost by remise, three matadors',
    summary: { game: 'mediateur', tricks: 5, hearts: f, matadors: 3 },
    pool: [8, 12],
    net: lone(-16, 4),
  },
  // 8 + 3; 24 + 3 × 3 with a unit of 3, the pool shared 4 each.
  {
    case: 'médiateur in a plain suit, lost by codille, pool 4',
    summary: { game: 'mediateur', tricks: 4 },
    pool: [12, 16],
    net: lone(-11, 1),
  },
  {
    case: 'médiateur in a plain suit, lost by codille, pool 12 [mediateur-1752.losing] [mediateur-1752.stake]',
    summary: { game: 'mediateur', tricks: 4 },
    at: 12,
    pool: [24, 28],
    net: lone(-33, 7),
  },
  // 2 + 2; 2 + 4 + 2 + 2.
  {
    case: 'casco in a plain suit, won [mediateur-1752.bid.casco] [mediateur-1752.table.casco]',
    summary: { game: 'casco', tricks: 6 },
    pool: [0, 4],
    net: allied(4, 4, -2, -2),
  },
  {
    case: 'casco in the favourite suit, won, premiers, three matadors',
    summary: { game: 'casco', tricks: 6, hearts: f, premiers: true, matadors: 3 },
    pool: [0, 4],
    net: allied(10, 10, -8, -8),
  },
  {
    case: 'casco in a plain suit, lost by remise',
    summary: { game: 'casco', tricks: 5 },
    pool: [8, 12],
    net: allied(-4, -4, 2, 2),
  },
  // 4 in and 2 out; 2 of the pool and 2.
  {
    case: 'casco in a plain suit, lost by codille',
    summary: { game: 'casco', tricks: 4 },
    pool: [8, 12],
    net: allied(-6, -6, 4, 4),
  },
  {
    case: 'casco in a plain suit, lost by codille; the ombre has no trick [mediateur-1752.casco.halves]',
    summary: { game: 'casco', tricks: 4, ombres: 0 },
    pool: [8, 12],
    net: allied(-6, -6, 4, 4),
  },
  // 2 + 5 + 12 - 6; -5 - 6.
  {
    case: 'a casco in a plain suit that undertakes the vole and makes it, with premiers [mediateur-1752.casco.vole] [mediateur-1752.table.undertaken.casco] [mediateur-1752.volePool.each]',
    summary: { game: 'casco', tricks: 10, undertaken: true },
    pool: [0, 4],
    net: allied(13, 13, -11, -11),
  },
  // 4 + 3 × 2; 4 + 3 × 4.
  {
    case: 'solo in a plain suit, won [mediateur-1752.bid.solo] [mediateur-1752.table.solo]',
    summary: { game: 'solo', tricks: 6 },
    pool: [0, 4],
    net: lone(10, -2),
  },
  {
    case: 'solo in the favourite suit, won',
    summary: { game: 'solo', tricks: 6, hearts: f },
    pool: [0, 4],
    net: lone(16, -4),
  },
  // 4 + 3 × (4 + 2 + 2 + 4) + 48 - 12 = 76; each -12 - 12.
  {
    case: 'a solo in the favourite suit that undertakes the vole and makes it, with three matadors and premiers [mediateur-1752.vole.units] [mediateur-1752.table.undertaken.solo]',
    summary: { game: 'solo', tricks: 10, hearts: f, undertaken: true, matadors: 3 },
    pool: [0, 4],
    net: lone(76, -24),
  },
  // 4 + 3 × 8 - 12 = 16; each -8 + 16 - 12.
  {
    case: 'the same, lost',
    summary: { game: 'solo', tricks: 9, hearts: f, undertaken: true, matadors: 3 },
    pool: [0, 4],
    net: lone(16, -4),
  },
  // 4 + 3 × 9; 4 + 3 × 8.
  {
    case: 'grandissimo, won, premiers [mediateur-1752.bid.grandissimo] [mediateur-1752.table.grandissimo]',
    summary: { game: 'grandissimo', tricks: 6, premiers: true },
    pool: [0, 4],
    net: lone(31, -9),
  },
  {
    case: 'grandissimo, lost by remise',
    summary: { game: 'grandissimo', tricks: 5 },
    pool: [8, 12],
    net: lone(-28, 8),
  },
  // 4 + 3 × (8 + 1 + 2) + 96 - 24; each -11 - 24.
  {
    case: 'a grandissimo that undertakes the vole and makes it [mediateur-1752.grandissimo.vole] [mediateur-1752.table.undertaken.grandissimo]',
    summary: { game: 'grandissimo', tricks: 10, undertaken: true },
    pool: [0, 4],
    net: lone(109, -35),
  },
  // 4 + 3 × 16.
  {
    case: 'devole kept [mediateur-1752.bid.devole] [mediateur-1752.devole.none] [mediateur-1752.table.devole]',
    summary: { game: 'devole', tricks: 0 },
    pool: [0, 4],
    net: lone(52, -16),
  },
  { case: 'devole lost', summary: { game: 'devole', tricks: 1 }, pool: [8, 12], net: lone(-52, 16) },
  // 4 + 3 + 4 + 4 + 20 - 5; the giver is spared the premium of 1 and lays his 5 like the others.
  {
    case: 'médiateur in a plain suit, vole announced, made [mediateur-1752.bid.vole] [mediateur-1752.table.announced.mediateur] [mediateur-1752.volePool.thrice]',
    summary: { game: 'mediateur', tricks: 10, vole: 'announced' },
    pool: [0, 4],
    net: { O: 30, X: -8, Y: -9, Z: -9 },
  },
  // 2 to each, and 20 shared 7, 7, 6 by the highest trumps.
  {
    case: 'médiateur in a plain suit, vole announced, lost, 7 tricks',
    summary: { game: 'mediateur', tricks: 7, vole: 'announced' },
    pool: [4, 8],
    net: { O: -11, X: 4, Y: 4, Z: 3 },
  },
  // 4 + 3 × (2 + 1 + 2) + 36 - 9; each -5 - 9.
  {
    case: 'solo in a plain suit, vole announced, made [mediateur-1752.table.announced.solo]',
    summary: { game: 'solo', tricks: 10, vole: 'announced' },
    pool: [0, 4],
    net: lone(46, -14),
  },
  // 4 + 3 × 4 + 9; each 4 + 12 - 9.
  {
    case: 'solo in a plain suit, vole announced, lost with 5',
    summary: { game: 'solo', tricks: 5, vole: 'announced' },
    pool: [8, 12],
    net: lone(-25, 7),
  },
  // 4 + 3 × (4 + 2 + 4) + 96 - 24; each -10 - 24.
  {
    case: 'solo in the favourite suit, vole revealed, made [mediateur-1752.bid.revealed] [mediateur-1752.volePool.revealed] [mediateur-1752.table.revealed.solo]',
    summary: { game: 'solo', tricks: 10, hearts: f, vole: 'revealed' },
    pool: [0, 4],
    net: lone(106, -34),
  },
];

describe('settlements of Médiateur', () => {
  test.each(LINES)('$case', ({ summary, at, pool, net }) => {
    const s = settled(tell(summary), rules, at);
    expect(s.net).toEqual(net);
    expect(s.pool).toEqual(pool);
  });
});

// Quanti's table, as Parlett prints it: what each item brings from one opponent at pool 4, and what each player lays into the vole pool.
describe('the table of games and voles', () => {
  test.each([
    ['forced', 0, 1],
    ['alliance', 0, 1],
    ['mediateur', 1, 2],
    ['casco', 2, 4],
    ['solo', 2, 4],
  ] as const)('%s: %i plain, %i in favourite', (game, plain, favourite) => {
    const premium = (hearts: boolean): number =>
      0 - (settled(tell({ game, tricks: 6, hearts, giver: 0 }), rules).net.Y ?? 0);
    expect([premium(false), premium(true)]).toEqual([plain, favourite]);
  });

  test.each([
    [3, 1, 2],
    [4, 2, 4],
  ])(
    'what matadors and premiers pay in a plain suit and in the favourite suit: %i, %i, %i [mediateur-1752.table.matadors.four]',
    (matadors, plain, favourite) => {
      // Four in a plain red suit: diamonds are trumps of no favourite; the support's red suit is hearts, so the favourite is taken away.
      const none = { ...rules, 'favourite.suit': 'none' } as const;
      const net = (over: typeof rules | typeof none, summary: Partial<DealSummary>) =>
        settled(tell({ game: 'solo', tricks: 6, hearts: true, ...summary }), over).net.X ?? 0;
      expect(net(none, {}) - net(none, { matadors })).toBe(plain);
      expect(net(rules, {}) - net(rules, { matadors })).toBe(favourite);
      expect(net(none, {}) - net(none, { premiers: true })).toBe(1);
      expect(net(rules, {}) - net(rules, { premiers: true })).toBe(2);
    },
  );

  const laid = (summary: DealSummary): number =>
    settled(tell(summary), rules).posts.find(({ occasion }) => occasion === 'voleLaid')?.amount ?? 0;
  test.each([
    ['alliance', undefined, 3, 6],
    ['mediateur', undefined, 3, 6],
    ['casco', undefined, 6, 12],
    ['solo', undefined, 6, 12],
    ['mediateur', 'announced', 5, 10],
    ['solo', 'announced', 9, 18],
    ['mediateur', 'revealed', 6, 12],
    ['solo', 'revealed', 12, 24],
  ] as const)(
    'what each player puts in for a vole, in a plain suit and in the favourite suit: %s, %s, %i, %i [mediateur-1752.table.undertaken.alliance] [mediateur-1752.table.undertaken.mediateur] [mediateur-1752.table.revealed.mediateur]',
    (game, vole, plain, favourite) => {
      const summary = { game, tricks: 10, ...(vole ? { vole } : { undertaken: true }) } as const;
      expect([laid(summary), laid({ ...summary, hearts: true })]).toEqual([plain, favourite]);
    },
  );

  test('each pays 8 for grandissimo and 16 for devole; each puts in 24 for a vole of grandissimo, 36 if it was announced and 48 if it was revealed [mediateur-1752.table.announced.grandissimo] [mediateur-1752.table.revealed.grandissimo]', () => {
    expect(settled(tell({ game: 'grandissimo', tricks: 6 }), rules).net).toEqual(lone(28, -8));
    const summary = { game: 'grandissimo', tricks: 10 } as const;
    expect(laid({ ...summary, undertaken: true })).toBe(24);
    expect(laid({ ...summary, vole: 'announced' })).toBe(36);
    expect(laid({ ...summary, vole: 'revealed' })).toBe(48);
  });
});

describe('readings of Médiateur', () => {
  test('the giver is paid like the others when it is lost, or not', () => {
    const nothing = { ...rules, 'mediateur.giver.lost': 'nothing' } as const;
    expect(settled(tell({ game: 'mediateur', tricks: 5 }), nothing).net).toEqual({ O: -6, X: 0, Y: 1, Z: 1 });
  });

  test('the king may have its price: one fish, two in favourite, won or lost', () => {
    const priced = { ...rules, 'mediateur.price.plain': 10, 'mediateur.price.favourite': 20 };
    const won = settled(tell({ game: 'mediateur', tricks: 6 }), priced);
    expect(won.net).toEqual({ O: -4, X: 10, Y: -1, Z: -1 });
    expect(won.posts.find(({ occasion }) => occasion === 'kingPrice')?.at).toBe('exchange');
    // Remise in favourite: 4 in and 2 to each.
    expect(settled(tell({ game: 'mediateur', tricks: 5, hearts: f }), priced).net).toEqual({
      O: -30,
      X: 22,
      Y: 2,
      Z: 2,
    });
  });

  test('the units of a vole made may be nothing, the table being silent', () => {
    const none = { ...rules, 'vole.made.plain': 0, 'vole.made.favourite': 0 };
    expect(settled(tell({ game: 'solo', tricks: 10, undertaken: true }), none).net).toEqual(
      // 4 + 3 × 3 + 24 - 6.
      lone(31, -9),
    );
  });

  test('ten in favourite is printed for nine, four and a half doubled', () => {
    const nine = { ...rules, 'vole.pool.announced.mediateur.favourite': 9 };
    const summary = { game: 'mediateur', tricks: 10, hearts: f, vole: 'announced' } as const;
    // 4 + 20 for the game, and 3 × 10 or 3 × 9 of the vole pool beside his own.
    expect((settled(tell(summary), rules).net.O ?? 0) - (settled(tell(summary), nine).net.O ?? 0)).toBe(3);
  });

  test('if there is no favourite suit, hearts pay like any other suit [mediateur-1752.favourite.suit]', () => {
    const none = { ...rules, 'favourite.suit': 'none' } as const;
    expect(settled(tell({ game: 'solo', tricks: 6, hearts: f }), none).net).toEqual(lone(10, -2));
  });

  test('a lost devole may cost no more than its units', () => {
    const units = { ...rules, 'devole.lost': 'unitsOnly' } as const;
    expect(settled(tell({ game: 'devole', tricks: 1 }), units)).toMatchObject({ net: lone(-48, 16), pool: [4, 8] });
  });

  test('matadors count as held after the exchange', () => {
    const facts = { ...tell({ game: 'mediateur', tricks: 6, matadors: 3 }), dealt: [2, 0] as const };
    expect(settled(facts, rules).net).toEqual({ O: 9, X: -1, Y: -2, Z: -2 });
    expect(settled(facts, { ...rules, 'matadors.counted': 'dealt' }).net).toEqual({ O: 6, X: 0, Y: -1, Z: -1 });
  });

  test('a vole announced in the favourite suit and lost with the game in hand costs what the favourite makes of it, and says so', () => {
    // 4 to each of the three, twice what it is in another suit.
    const lost = settled(tell({ game: 'solo', tricks: 7, hearts: true, vole: 'announced' }), rules);
    const paid = lost.posts.filter(({ from }) => from === 1).filter(({ occasion }) => occasion === 'vole');
    expect(paid.map(({ amount, keys }) => [amount, keys[0]])).toEqual([
      [4, 'vole.announced.favourite'],
      [4, 'vole.announced.favourite'],
      [4, 'vole.announced.favourite'],
    ]);
    const plain = settled(tell({ game: 'solo', tricks: 7, vole: 'announced' }), rules);
    expect(
      plain.posts.filter(({ occasion }) => occasion === 'vole').map(({ amount, keys }) => [amount, keys[0]]),
    ).toEqual([
      [2, 'vole.announced.plain'],
      [2, 'vole.announced.plain'],
      [2, 'vole.announced.plain'],
    ]);
  });

  test('odd chips of a lost vole pool may stay in it, and are there for the next', () => {
    const stays = { ...rules, 'vole.pool.odd': 'stays' } as const;
    const lost = settled(tell({ game: 'mediateur', tricks: 7, vole: 'announced' }), stays);
    // 20 = 3 × 6 + 2.
    expect(lost.net).toEqual(lone(-11, 3));
    expect(lost.after.vole).toBe(2);
  });
});

test('in a lost casco the account refers to the rule that halves the loss, however few tricks the ombre made; in a lost alliance it does not [mediateur-1752.casco.halves]', () => {
  const cited = (game: 'casco' | 'alliance'): readonly string[] =>
    settled(tell({ game, tricks: 5, ombres: 3 }), rules).posts.find((post) => post.occasion === 'remise')?.keys ?? [];
  expect(cited('casco')).toContain('lost.minimum.casco');
  expect(cited('alliance')).not.toContain('lost.minimum.casco');
});
