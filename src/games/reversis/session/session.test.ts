import { describe, expect, test } from 'vitest';
import { valuesOf } from '#engine/rules/rule-set.ts';
import type { ReversisRules } from '../rules/keys.ts';
import { bohn1850 } from '../rules/books/bohn-1850.ts';
import { maison1659 } from '../rules/books/maison-1659.ts';
import { parlett2008 } from '../rules/books/parlett-2008.ts';
import { parseSession, boxWorth, settleSession, reversisRegulator } from './session.ts';
import { endingOf } from '../play/ending.ts';
import { NO_POOLS } from '../play/pools.ts';
import { reversis } from '../game.ts';
import { almanach1785 } from '../rules/books/almanach-1785.ts';
import { ancient } from '../rules/books/ancient.ts';
import type { DealOutcome } from './deal-outcome.ts';
import { factsFromOutcome, needsPoints } from './facts-from-outcome.ts';

const rules = valuesOf(almanach1785);
const table = reversisRegulator(rules, 4);
const NOTHING: DealOutcome = {
  seats: 4,
  honours: [],
  reversis: undefined,
  tricks: undefined,
  points: undefined,
  cards: undefined,
  laid: [0, 0, 0],
  claimed: true,
  espagnolette: undefined,
  thrownBy: undefined,
};
/** Payments without the ante, as “from → to: amount”. */
const paid = (outcome: DealOutcome, before = { amounts: [20], remised: false }): unknown => {
  const made = table.settle(outcome, before);
  if (!made.ok) return [made.error.at, made.error.message];
  return made.value.entries
    .filter(({ at }) => at.phase !== 'ante')
    .map(({ from, to, amount }) => `${from} → ${to}: ${String(amount)}`);
};

describe('a partie of which the table knows who won and who lost', () => {
  test('the loser of the partie pays for the cards laid out, and nobody else pays [almanach-1785.partie.underBasket]', () => {
    const partie = { winner: 3, loser: 1 } as const;
    // Four, and a king, a queen and two knaves: 3 + 2 + 1 + 1.
    expect(paid({ ...NOTHING, partie, laid: [1, 1, 2] })).toEqual(['second → dealer: 11']);
    expect(paid({ ...NOTHING, partie })).toEqual(['second → dealer: 4']);
    expect(paid({ ...NOTHING, partie: { winner: 2, loser: 2 } })).toEqual([
      'loser',
      'The winner and the loser of the partie must be different players.',
    ]);
  });

  test('has that winner and that loser under every book that pays it so, whoever took the Quinola', () => {
    for (const book of reversis.ruleSets) {
      const values = valuesOf(book);
      if (needsPoints({}, values)) continue;
      for (let winner = 0; winner < 4; winner++)
        for (let loser = 0; loser < 4; loser++) {
          if (winner === loser) continue;
          const quinola = { fate: 'placed', by: loser, on: winner } as const;
          const outcome: DealOutcome = {
            ...NOTHING,
            partie: { winner, loser },
            honours: [undefined, undefined, undefined, undefined, quinola],
          };
          const facts = factsFromOutcome(outcome, values);
          expect(facts.ok && endingOf(facts.value, values), book.id).toMatchObject({
            kind: 'partie',
            winner,
            loser,
            tied: false,
          });
        }
    }
  });

  test('will not do where each pays his own points, or somebody renounced by right', () => {
    const partie = { winner: 0, loser: 1 } as const;
    const refused = (outcome: DealOutcome, under = rules): unknown => {
      const facts = factsFromOutcome(outcome, under);
      return facts.ok ? undefined : facts.error.at;
    };
    expect(refused({ ...NOTHING, partie }, valuesOf(ancient))).toBe('tricks');
    expect(refused({ ...NOTHING, partie, espagnolette: 0 })).toBe('tricks');
    expect(refused({ ...NOTHING, partie })).toBeUndefined();
  });
});

test('the stakes are known before the deal [almanach-1785.basket.opening.dealer] [almanach-1785.basket.ante]', () => {
  const laid = (before: typeof NO_POOLS): unknown =>
    table.dealing.ante(before).map(({ from, amount }) => `${from} ${String(amount)}`);
  expect(laid(NO_POOLS)).toEqual(['first 4', 'second 4', 'third 4', 'dealer 8']);
  expect(laid({ amounts: [20], remised: false })).toEqual(['dealer 4']);
});

const bohn = valuesOf(bohn1850);
const parlett = valuesOf(parlett2008);
const PLAYERS = ['Anne', 'Blaise', 'Colin', 'Denise'];

type Data = Readonly<Record<string, unknown>>;

/** Eleven cards each, of which one trick is played: first hand leads its Quinola. */
const LED: Data = {
  deal: {
    hands: {
      first: '7S 6S 5S JH 9H 8H 7H 3C 2C AD KD',
      second: '4S 3S 2S 6H 5H 4H 3H JD 9D 8D 7D',
      third: 'JS 9S 8S 2D AH KH QH 7C 6C 5C 4C',
      dealer: '2H AS KS QS 6D 5D 4D 3D JC 9C 8C',
    },
  },
  plays: ['JH 6H KH 2H'],
};
/** The same cards, but second hand holds the Quinola, has no clubs, and places it on the dealer's eight. */
const PLACED: Data = {
  deal: {
    hands: {
      first: '7S 6S 5S 6H 9H 8H 7H 3C 2C AD KD',
      second: '4S 3S 2S JH 5H 4H 3H JD 9D 8D 7D',
      third: 'JS 9S 8S 2D AH KH QH 7C 6C 5C 4C',
      dealer: '2H AS KS QS 6D 5D 4D 3D JC 9C 8C',
    },
  },
  plays: ['3C JH 7C 8C'],
};

function settled(deals: readonly Data[], rules: ReversisRules, firstDealer = 'Anne') {
  const session = parseSession({ players: PLAYERS, firstDealer, deals });
  if (!session.ok) throw new Error(session.error.message);
  const result = settleSession(session.value, rules);
  if (!result.ok) throw new Error(result.error.message);
  return result.value;
}

describe('from deal to deal', () => {
  test('Parlett’s queue of pools, as worked: 25, 50, 55 and 55, 60 won, 60 and 60, 65 won, 65 won, 25', () => {
    const { deals } = settled([LED, LED, PLACED, LED, PLACED, PLACED, LED], parlett);
    const inPools = deals.map(({ pools }) =>
      [pools['pool1'], pools['pool2']].filter((held) => held !== undefined && held > 0),
    );
    expect(inPools).toEqual([
      // 25, doubled by the first remise.
      [50],
      // 5 more make 55; a second remise forms a second pool.
      [55, 55],
      // 5 into the latest pool, 60, which is won.
      [55],
      // 5 more, 60; another remise forms a new pool, although only one was left.
      [60, 60],
      // 65 won.
      [60],
      // 65 won; no pool is left.
      [],
      // A new one is formed, and doubled by its first remise.
      [50],
    ]);
  });

  test('a box of 36 fish, 24 jetons of 6 and 6 contracts of 48: 468 fish [bohn-1850.box.worth]', () => {
    // 36 + 144 + 288.
    expect(boxWorth(bohn)).toBe(468);
    const { boxes, balances } = settled([LED], bohn);
    // Anne deals: 8 and 4 staked; Blaise leads the Quinola and pays in 26.
    expect(balances).toEqual({ Anne: -12, Blaise: -9 - 26, Colin: -9, Denise: -9 });
    expect(boxes).toEqual({ Anne: 456, Blaise: 433, Colin: 459, Denise: 459 });
  });

  test('who cannot pay owes; no box, and nobody is bound', () => {
    const small = { ...bohn, 'box.contrats': 0, 'box.jetons': 1, 'box.fiches': 0 };
    const { boxes, owes } = settled([LED], small);
    // A box of 6: Anne is 6 short, Blaise 29, Colin and Denise 3.
    expect(boxes).toEqual({ Anne: 0, Blaise: 0, Colin: 0, Denise: 0 });
    expect(owes).toEqual({ Anne: 6, Blaise: 29, Colin: 3, Denise: 3 });
    expect(settled([LED], parlett).boxes).toBeUndefined();
    expect(settled([LED], parlett).owes).toEqual({});
  });

  test('a player who misdeals loses his deal, and what was staked stays [bohn-1850.law.misdeal]', () => {
    const { deals } = settled([{ misdeal: true }, { misdeal: true }, LED], bohn);
    expect(deals.map(({ dealer }) => dealer)).toEqual(['Anne', 'Blaise', 'Colin']);
    expect(deals.map(({ judgement }) => judgement !== undefined)).toEqual([false, false, true]);
    // 26 and 13; Blaise's 2 and 1; Colin's 2 and 1, 30, to which the Quinola led adds 30.
    expect(deals.map(({ pools }) => [pools['great'], pools['little']])).toEqual([
      [26, 13],
      [28, 14],
      [60, 15],
    ]);
    expect(deals[1]?.won).toEqual({ Anne: 0, Blaise: -3, Colin: 0, Denise: 0 });
  });

  test('where the cards are only dealt again, the same player deals and stakes once', () => {
    const { deals } = settled([{ misdeal: true }, LED], parlett);
    expect(deals.map(({ dealer }) => dealer)).toEqual(['Anne', 'Anne']);
    expect(deals[0]?.entries).toEqual([]);
    expect(deals[1]?.pools['pool1']).toBe(50);
  });

  test('the pool of 1659 grows by four a deal; at the end it is nobody’s, or shared in equal parts', () => {
    const rules = valuesOf(maison1659);
    const { deals, pools, balances, leftover } = settled([LED, LED], rules);
    expect(deals.map((deal) => deal.pools['basket'])).toEqual([4, 8]);
    expect([pools['basket'], leftover]).toEqual([8, []]);
    // One jeton each, twice; a Quinola led pays nothing.
    expect(balances).toEqual({ Anne: -2, Blaise: -2, Colin: -2, Denise: -2 });
    const shared = settled([LED, LED], { ...rules, 'session.leftover': 'shared' });
    expect(shared.pools).toEqual({ basket: 0 });
    expect(shared.leftover).toHaveLength(4);
    expect(shared.leftover[0]).toMatchObject({ from: 'basket', to: 'Anne', amount: 2, keys: ['session.leftover'] });
  });

  test('what will not divide stays in the pool', () => {
    // Fifty in the pool: twelve each, two stay.
    const { pools, leftover } = settled([LED], { ...parlett, 'session.leftover': 'shared' });
    expect(leftover.map(({ amount }) => amount)).toEqual([12, 12, 12, 12]);
    expect(pools['pool1']).toBe(2);
  });
});

describe('sessions in writing', () => {
  test('what a session says for readers is passed over', () => {
    const data = { players: PLAYERS, firstDealer: 'Colin', deals: [LED, { misdeal: true }, PLACED] };
    const read = parseSession(data);
    expect(read).toMatchObject({ ok: true, value: { players: PLAYERS, firstDealer: 'Colin' } });
    // Titles, notes and annotations of a deal are for readers only.
    expect(
      parseSession({ ...data, deals: [{ ...LED, title: 'First', notes: 'n' }, { misdeal: true }, PLACED] }),
    ).toEqual(read);
  });

  test.each([
    [{ firstDealer: 'Anne' }, 'players'],
    [{ players: ['Anne', 'Anne', 'Colin', 'Denise'], firstDealer: 'Anne' }, 'players'],
    [{ players: ['Anne', 'Blaise', 'Colin'], firstDealer: 'Anne' }, 'players'],
    [{ players: PLAYERS, firstDealer: 'Ann' }, 'firstDealer'],
    [{ players: PLAYERS, firstDealer: 'Anne', deals: 'none' }, 'deals'],
    [{ players: PLAYERS, firstDealer: 'Anne', deals: [{ misdeal: 'yes' }] }, 'deals[0].misdeal'],
    [{ players: PLAYERS, firstDealer: 'Anne', deals: [LED, { ...LED, pools: { great: 3 } }] }, 'deals[1].pools'],
    [{ players: PLAYERS, firstDealer: 'Anne', deals: [{ ...LED, plays: ['JX'] }] }, 'deals[0].t1.1'],
    [{ players: PLAYERS, firstDealer: 'Anne', dealers: [] }, 'dealers'],
  ])('what cannot be read is refused with its place %#', (data, at) => {
    expect(parseSession(data)).toMatchObject({ ok: false, error: { at } });
  });

  test('an impossible deal stops the session at its place', () => {
    const session = parseSession({ players: PLAYERS, firstDealer: 'Anne', deals: [LED, { ...LED, plays: ['AS'] }] });
    if (!session.ok) throw new Error(session.error.message);
    expect(settleSession(session.value, bohn)).toMatchObject({
      ok: false,
      error: { at: 'deals[1].t1.1', code: 'out-of-turn' },
    });
    const five = parseSession({ players: [...PLAYERS, 'Eve'], firstDealer: 'Eve', deals: [LED] });
    if (!five.ok) throw new Error(five.error.message);
    expect(settleSession(five.value, bohn)).toMatchObject({ ok: false, error: { at: 'deals[0]', code: 'seat-count' } });
  });
});
