import { describe, expect, test } from 'vitest';
import { ok } from '#engine/kernel/result.ts';
import { regulate, type DealReader } from '#engine/ledger/regulate.ts';
import { valuesOf } from '#engine/rules/rule-set.ts';
import {
  CASCO,
  DEVOLE,
  GRANDISSIMO,
  makeBid,
  MEDIATEUR,
  PASS,
  SOLO,
  ALLIANCE,
  ANNOUNCED,
  UNDECLARED,
} from '../rules/bids.ts';
import type { QuadrilleRules } from '../rules/keys.ts';
import { NO_POOLS } from '../record/pools.ts';
import { EMPTY_RECORD, type DealOutcome, type QuadrilleRecord } from '../record/record.ts';
import { quadrilleRegulator } from './session.ts';
import { mediateur1752 } from '../rules/books/mediateur-1752.ts';
import { quanti1822 } from '../rules/books/quanti-1822.ts';
import { tgq1728 } from '../rules/books/tgq-1728.ts';

const [HEARTS, SPADES] = [1, 0];
const tgq = valuesOf(tgq1728);
const quanti = valuesOf(quanti1822);
const mediateur = valuesOf(mediateur1752);

const NOTHING: DealOutcome = {
  ally: undefined,
  ownKing: false,
  tricks: [0, 0, 0, 0],
  matadors: [0, 0],
  premiers: false,
  vole: undefined,
  giver: undefined,
  shown: false,
  kingHidden: false,
  highest: [],
};

/** First hand is ombre with third hand as ally; the opponents take the other tricks, second hand first. */
function outcomeRecord(
  game: number | 'forced',
  trump: number | undefined,
  result: Partial<DealOutcome>,
  vole = UNDECLARED,
): QuadrilleRecord {
  const bid = game === 'forced' ? PASS : makeBid(game, false, vole)!;
  return { ...EMPTY_RECORD, contract: { by: 0, bid }, trump, result: { ...NOTHING, ...result } };
}

/** Net of each seat without the stakes; below, the pool at the end. */
function paid(record: QuadrilleRecord, rules: QuadrilleRules, stake = 0): unknown {
  const game = quadrilleRegulator(rules);
  const settled = game.settle(record, { ...NO_POOLS, stake });
  if (!settled.ok) return settled.error.message;
  const net = game.seats.map((seat) =>
    settled.value.entries
      .filter(({ at }) => at.phase !== 'ante')
      .reduce((sum, { from, to, amount }) => sum + (to === seat ? amount : 0) - (from === seat ? amount : 0), 0),
  );
  return { net, pool: settled.value.carryOver.stake };
}

const ALLIED = { ally: 2 };

describe('1728, told: the settlements worked by hand', () => {
  test.each<[string, QuadrilleRecord, number, readonly number[], number]>([
    ['alliance won', outcomeRecord(ALLIANCE, HEARTS, { ...ALLIED, tricks: [4, 2, 2, 2] }), 0, [9, -2, 9, -2], 0],
    ['forced spadille won', outcomeRecord('forced', HEARTS, { ...ALLIED, tricks: [4, 2, 2, 2] }), 0, [9, -2, 9, -2], 0],
    [
      'won, four in sequence',
      outcomeRecord(ALLIANCE, HEARTS, { ...ALLIED, tricks: [4, 2, 2, 2], matadors: [4, 0] }),
      0,
      [13, -6, 13, -6],
      0,
    ],
    ['remise', outcomeRecord(ALLIANCE, HEARTS, { ...ALLIED, tricks: [3, 3, 2, 2] }), 0, [-9, 2, -9, 2], 28],
    [
      'remise, defenders hold three',
      outcomeRecord(ALLIANCE, HEARTS, { ...ALLIED, tricks: [3, 3, 2, 2], matadors: [0, 3] }),
      0,
      [-12, 5, -12, 5],
      28,
    ],
    ['codille', outcomeRecord(ALLIANCE, HEARTS, { ...ALLIED, tricks: [3, 3, 1, 3] }), 0, [-9, 9, -9, 9], 14],
    [
      'remise, ombre under three',
      outcomeRecord(ALLIANCE, HEARTS, { ...ALLIED, tricks: [2, 3, 3, 2] }),
      0,
      [-18, 2, 0, 2],
      28,
    ],
    [
      'remise at pool 42',
      outcomeRecord(ALLIANCE, HEARTS, { ...ALLIED, tricks: [3, 3, 2, 2] }),
      28,
      [-23, 2, -23, 2],
      84,
    ],
    ['sans prendre won', outcomeRecord(SOLO, HEARTS, { tricks: [6, 2, 1, 1] }), 0, [35, -7, -7, -7], 0],
    [
      'sans prendre codille, odd counters by trumps',
      outcomeRecord(SOLO, HEARTS, { tricks: [4, 2, 2, 2], highest: [1, 2] }),
      0,
      [-35, 12, 12, 11],
      14,
    ],
    ['own king won', outcomeRecord(ALLIANCE, HEARTS, { ownKing: true, tricks: [6, 2, 1, 1] }), 0, [20, -2, -2, -2], 0],
    [
      'announced vole made',
      outcomeRecord(SOLO, HEARTS, { tricks: [10, 0, 0, 0] }, ANNOUNCED),
      0,
      [50, -12, -12, -12],
      0,
    ],
    [
      'silent vole lost',
      outcomeRecord(ALLIANCE, HEARTS, { ...ALLIED, tricks: [5, 1, 4, 0], vole: 'undertaken' }),
      0,
      [-1, 8, -1, 8],
      0,
    ],
  ])('%s', (_, record, stake, net, pool) => {
    expect(paid(record, tgq, stake)).toEqual({ net, pool });
  });
});

describe('Quanti and médiateur, told: the settlements worked by hand', () => {
  test.each<[string, QuadrilleRecord, QuadrilleRules, number, readonly number[], number]>([
    [
      'Quanti: premiers and three matadors at pool 12',
      outcomeRecord(ALLIANCE, HEARTS, { ...ALLIED, tricks: [4, 2, 2, 2], premiers: true, matadors: [3, 0] }),
      quanti,
      8,
      [12, -6, 12, -6],
      0,
    ],
    [
      'Quanti: codille, ombre under three, three matadors',
      outcomeRecord(ALLIANCE, HEARTS, { ...ALLIED, tricks: [2, 4, 2, 2], matadors: [3, 0] }),
      quanti,
      0,
      [-10, 3, 0, 3],
      8,
    ],
    [
      'Quanti: solo codille, pool 12',
      outcomeRecord(SOLO, HEARTS, { tricks: [4, 2, 2, 2] }),
      quanti,
      8,
      [-60, 16, 16, 16],
      24,
    ],
    [
      'médiateur won, premiers, three matadors',
      outcomeRecord(MEDIATEUR, SPADES, { giver: 1, tricks: [6, 2, 1, 1], premiers: true, matadors: [3, 0] }),
      mediateur,
      0,
      [12, -2, -3, -3],
      0,
    ],
    ['casco codille', outcomeRecord(CASCO, SPADES, { ally: 2, tricks: [2, 3, 2, 3] }), mediateur, 0, [-6, 4, -6, 4], 8],
    [
      'grandissimo won, premiers',
      outcomeRecord(GRANDISSIMO, undefined, { tricks: [6, 2, 1, 1], premiers: true }),
      mediateur,
      0,
      [31, -9, -9, -9],
      0,
    ],
    ['devole kept', outcomeRecord(DEVOLE, undefined, { tricks: [0, 4, 3, 3] }), mediateur, 0, [52, -16, -16, -16], 0],
    ['devole lost', outcomeRecord(DEVOLE, undefined, { tricks: [1, 0, 0, 0] }), mediateur, 0, [-52, 16, 16, 16], 8],
  ])('%s', (_, record, rules, stake, net, pool) => {
    expect(paid(record, rules, stake)).toEqual({ net, pool });
  });

  test('a game the book lacks is refused', () => {
    expect(paid(outcomeRecord(MEDIATEUR, SPADES, { giver: 1, tricks: [6, 2, 1, 1] }), quanti)).toBe(
      'The rules of this table have no such game.',
    );
    expect(paid(outcomeRecord(ALLIANCE, SPADES, { ally: 0, tricks: [6, 2, 1, 1] }), quanti)).toContain(
      'cannot be his own ally',
    );
  });
});

describe('an evening of 1728 told', () => {
  const tell =
    (record: QuadrilleRecord): DealReader<QuadrilleRecord> =>
    () =>
      ok(record);
  const remise = outcomeRecord(ALLIANCE, HEARTS, { ...ALLIED, tricks: [3, 3, 2, 2] });
  const won = outcomeRecord(ALLIANCE, HEARTS, { ...ALLIED, tricks: [4, 2, 2, 2] });
  const evening = (deals: readonly DealReader<QuadrilleRecord>[]) =>
    regulate(
      { players: 4, firstDealer: 3, deals: deals.map((tell) => ({ tell })), isOver: () => false },
      quadrilleRegulator(tgq),
    );

  test('a remise leaves 28, and 14 more are staked before the next deal', () => {
    const { deals, balances } = evening([tell(remise), tell(won)]);
    expect(deals[0]!.pools).toEqual({ stake: 28, vole: 0 });
    // 14 laid, the dealer 11; then −9, +2, −9, +2.
    expect(deals[0]!.won).toEqual([-10, 1, -10, -9]);
    // Player 1 is first hand: 42 to share with player 3, 2 from each of the others; player 0 dealt, and laid 11.
    expect(deals[1]!.won).toEqual([-13, 22, -3, 22]);
    expect(balances).toEqual([-23, 23, -13, 13]);
  });

  test('a deal given out of turn: whoever dealt lays the ten, his neighbour is first hand, and the deal goes on from him', () => {
    const deals = [{ tell: tell(remise) }, { tell: tell(won), dealer: 2 }];
    const account = regulate({ players: 4, firstDealer: 3, deals, isOver: () => false }, quadrilleRegulator(tgq));
    expect(account.deals.map(({ due, dealer }) => [due, dealer])).toEqual([
      [3, 3],
      [0, 2],
    ]);
    // Player 3 is first hand and shares 42 with player 1, with 2 from each of the others; player 2 dealt, and laid 11.
    expect(account.deals[1]!.won).toEqual([-3, 22, -13, 22]);
    expect(account.nextDealer).toBe(3);
  });

  test('a misdeal is not one of the deals agreed', () => {
    const after = (...deals: readonly DealReader<QuadrilleRecord>[]): boolean =>
      regulate(
        { players: 4, firstDealer: 3, deals: deals.map((one) => ({ tell: one })), isOver: (played) => played >= 2 },
        quadrilleRegulator(tgq),
      ).isOver;
    expect(after(tell(won), 'misdeal')).toBe(false);
    expect(after(tell(won), 'misdeal', tell(won))).toBe(true);
  });

  /*
   * Odd counters kept for the next deal. Player 0 loses a sans prendre codille: 14 shared by three leave 2, and he lays a beast
   * of 14. In the next deal 28 are shared by two, with 2 from each of the others.
   */
  const waiting = (next: QuadrilleRecord, dealer?: number): readonly number[] =>
    regulate(
      {
        players: 4,
        firstDealer: 3,
        deals: [{ tell: tell(outcomeRecord(SOLO, SPADES, { tricks: [3, 4, 2, 1] })) }, { tell: tell(next), dealer }],
        isOver: () => false,
      },
      quadrilleRegulator({ ...tgq, 'codille.odd': 'highestNext' }),
    ).deals[1]!.won;

  test('odd counters that wait go to a sharer with the highest trump, be he the ombre', () => {
    // Player 1 deals after player 0 and is ombre with player 3: −1 + 14 + 2 + 2 = 17; the dealer, player 0, −11 − 2.
    const next = outcomeRecord(ALLIANCE, HEARTS, { ...ALLIED, tricks: [4, 2, 2, 2], highest: [0] });
    expect(waiting(next)).toEqual([-13, 17, -3, 15]);
  });

  test('whoever lost the codille has no claim to them, wherever the next deal is given', () => {
    // Player 0, now the dealer, has the highest trump, player 2 the next: −1 − 2 + 2 = −1.
    const next = outcomeRecord(ALLIANCE, HEARTS, { ...ALLIED, tricks: [4, 2, 2, 2], highest: [3, 1] });
    expect(waiting(next)).toEqual([-13, 15, -1, 15]);
    // Player 2 deals out of turn: player 3 is ombre with player 1; player 0 sits second, and player 2 has 2: −11 − 2 + 2.
    const moved = outcomeRecord(ALLIANCE, HEARTS, { ...ALLIED, tricks: [4, 2, 2, 2], highest: [1, 3] });
    expect(waiting(moved, 2)).toEqual([-3, 15, -11, 15]);
  });

  test('the first deal corrected, the second pays less', () => {
    // 14 to share instead of 42.
    expect(evening([tell(won), tell(won)]).deals[1]!.won).toEqual([-13, 8, -3, 8]);
  });
});
