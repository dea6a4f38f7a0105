import { describe, expect, test } from 'vitest';
import { PLAYED_QUADRILLE } from '#games/quadrille/tools/play/Play.tsx';
import { PLAYED_REVERSIS as game } from '#games/reversis/tools/play/Play.tsx';
import { parseCard, printCards } from '#engine/cards/card.ts';
import { unwrap } from '#engine/kernel/result.ts';
import { printLink } from '#engine/notation/link.ts';
import { parseRecord } from '#engine/notation/record.ts';
import { isDealNamed, parseDealNamed, parseNumber, printDealNamed, termsForBook } from './kept/address.ts';
import { coinsOf } from './table/Coins.tsx';
import { parseTableSession, printTableSession } from './kept/keep.ts';
import { typeCard, type TypedCard } from './turn/use-table-keys.ts';
import {
  dealAnew,
  dealOn,
  applyAct,
  lastChoice,
  now,
  finishByHouse,
  seatIn,
  startSession,
  takeBackChoice,
  turnOf,
  turnRules,
  withLast,
} from './table-session.ts';
import { keepsPools, netsAfter, runsOf, seatNow, scoreOf } from './session-score.ts';

const { played, engine } = game;
const named = (fragment: string) => unwrap(parseDealNamed(game, fragment), fragment);

type Table = ReturnType<typeof sit>;
function sit(fragment: string) {
  const { terms, deal = 1 } = named(fragment);
  return startSession(played, terms, deal, { id: 'a', reader: '', strength: 'plain', names: {} });
}

/** As far as the reader’s turn, or so many turns of his; everybody does the first thing he may. */
function playOn(from: Table, turns = Infinity): Table {
  let table = from;
  let left = turns;
  for (let turn = turnOf(played, table); turn; turn = turnOf(played, table)) {
    if (turn.seat === seatNow(table, true) && left-- <= 0) return table;
    table = applyAct(played, table, turn.legal[0]!.act);
  }
  return table;
}

describe('an address', () => {
  test('says which deal, by which book, in which seat; and the same address deals the same cards', () => {
    const fragment = 'book=almanach-1785&deal=4711&seat=third';
    const { terms, deal } = named(fragment);
    expect([terms.book.id, deal, terms.seat, terms.players]).toEqual(['almanach-1785', 4711, 2, 4]);
    expect(printDealNamed(game, { terms, deal: 4711 })).toBe(fragment);
    expect(now(sit(fragment)).record).toEqual(now(sit(fragment)).record);
    expect(now(sit('book=almanach-1785&deal=4711&seat=dealer')).record.hands).toEqual(now(sit(fragment)).record.hands);
  });

  test('carries the reader’s rules, and five players where they may play', () => {
    const { terms } = named('book=almanach-1785');
    const turned = termsForBook(game, terms.book, { 'players.five': true }, { players: 5, seat: 3 });
    const fragment = turned ? printDealNamed(game, { terms: turned, deal: 3 }) : '';
    expect(fragment).toMatch(/seat=fourth&players=5&v=r/);
    const reparsed = named(fragment).terms;
    expect([reparsed.players, reparsed.seat, reparsed.changes]).toEqual([5, 3, { 'players.five': true }]);
  });

  test.each([
    ['book=almanach-1786', /names no book/],
    ['book=almanach-1785&seat=fourth', /a seat that the table does not have/],
    ['book=almanach-1785&players=5', /for four players, but the link asks for 5/],
    ['book=almanach-1785&deal=many', /whole number/],
    ['from=1AAAA', /./],
  ])('that cannot be taken up is told in a sentence: %s', (fragment, message) => {
    const read = parseDealNamed(game, fragment);
    expect(read.ok ? '' : read.error.message).toMatch(message);
  });

  test('is for the table in whatever order its parts stand, and a part of the page is none', () => {
    const fragments = ['seat=third&deal=5&book=ancient', 'deal=12', 'from=1A', 'rules-at-table', 'step-3', ''];
    expect(fragments.map(isDealNamed)).toEqual([true, true, true, false, false, false]);
    const read = parseDealNamed(game, 'deal=12');
    expect(read.ok ? '' : read.error.message).toMatch(/names no book/);
  });

  test('numbers are whole, and of nine figures at most', () => {
    expect(['7', ' 12 ', '999999999', '1000000000', '-1', '1.5', ''].map(parseNumber)).toEqual([
      7,
      12,
      999_999_999,
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
  });
});

test('the deal passes on: third hand of the first is second hand of the next, and deals the fourth', () => {
  expect([0, 1, 2, 3, 4].map((deal) => seatIn({ players: 4, seat: 2 }, true, deal))).toEqual([2, 1, 0, 3, 2]);
  expect([0, 1].map((deal) => seatIn({ players: 2, seat: 1 }, false, deal))).toEqual([1, 1]);
});

describe('a table', () => {
  const start = sit('book=almanach-1785&deal=4711&seat=third');

  test('takes back to the reader’s last choice, whatever the house has done since', () => {
    const chosen = playOn(start, 3);
    const played3 = chosen.moments.filter(({ done }) => done?.seat === 2).length;
    const back = takeBackChoice(played, chosen, 2)!;
    expect(turnOf(played, back)?.seat).toBe(2);
    expect(back.moments.filter(({ done }) => done?.seat === 2)).toHaveLength(played3 - 1);
    expect(back.takenBack).toBe(1);
    expect(takeBackChoice(played, start, 2)).toBeUndefined();
  });

  test('deals on: the number follows, the basket stays, and nothing is won that nobody has lost', () => {
    const over = playOn(start);
    const next = dealOn(played, over);
    expect(now(next).number).toBe(4712);
    const score = scoreOf(game, next);
    const held = Object.values(score.deals[0]!.pools).reduce((sum, amount) => sum + amount, 0);
    expect(now(next).record.pools).toEqual(score.deals[0]!.pools);
    expect(score.balances.reduce((sum, amount) => sum + amount, 0) + held).toBe(0);
    const model = unwrap(
      game.settleDeal({ record: now(next).record, book: start.terms.book, changes: {}, asPlayed: true }),
      'deal',
    );
    // 1785: where the basket is filled anew each lays four, and the dealer eight; else nothing is laid but what the book asks.
    const nets = netsAfter(model, 0, score, 1);
    expect(nets[1]).toBe(score.balances[0]! + (model.lines.some(({ from }) => from === 'second') ? -4 : 0));
  });

  test('is kept as data, and is there again to the last card', () => {
    const kept = dealOn(played, playOn(start));
    const table = playOn(kept, 2);
    const data: unknown = JSON.parse(JSON.stringify(printTableSession(game, table)));
    const reparsed = unwrap(parseTableSession(game, data), 'kept');
    expect(reparsed.moments).toEqual(table.moments);
    expect(JSON.parse(JSON.stringify(printTableSession(game, reparsed)))).toEqual(data);
  });

  test('that was laid out is kept as the link it came by', () => {
    const record = unwrap(
      parseRecord(engine, {
        ruleset: 'almanach-1785',
        deal: { hands: { first: '9S 2H', second: '4S 3H', third: 'JH 5H', dealer: 'KS 6H' } },
        plays: ['9S 4S'],
      }),
      'record',
    );
    const link = printLink(engine, { ...record, step: undefined });
    const table = sit(`from=${link}&seat=third`);
    expect(turnOf(played, table)?.seat).toBe(2);
    expect(printDealNamed(game, { terms: table.terms, deal: { link } })).toBe(`from=${link}&seat=third`);
    const data: unknown = JSON.parse(JSON.stringify(printTableSession(game, table)));
    expect(unwrap(parseTableSession(game, data), 'kept')).toEqual(table);
    // Whatever was claimed where it was laid out: at the table it has to be asked for.
    expect(now(table).record.claimed).toBe(false);
  });
});

describe('what was kept and cannot be read', () => {
  const good = printTableSession(game, playOn(sit('book=bohn-1850&deal=5'), 2));
  test.each([
    ['another version', { ...good, version: 2 }, /another version/],
    ['no table at all', 'nonsense', /damaged/],
    ['a book that is gone', { ...good, book: 'bohn-1900' }, /this site does not have its book/],
    ['six players', { ...good, players: 6 }, /another number of players/],
    ['no deal', { ...good, deal: undefined }, /missing/],
    ['a deal number too large', { ...good, deal: { ...(good['deal'] as object), number: 1e10 } }, /9 digits/],
    [
      'an act that may not be done',
      { ...good, deal: { ...(good['deal'] as object), acts: [{ kind: 'play', card: 99 }] } },
      /cannot be continued/,
    ],
    [
      'a record that is none',
      { ...good, finished: [{ number: 1, record: { plays: 'XX' } }] },
      /^The stored table is damaged and cannot be continued\. ./,
    ],
    [
      'a deal with one card in two hands, which no session can be settled from',
      { ...good, finished: [{ number: 1, record: { deal: { hands: { first: '9S 2H', second: '9S 3H' } } } }] },
      /nine of spades/,
    ],
  ])('is said: %s', (_, data, message) => {
    const read = parseTableSession(game, data);
    expect(read.ok ? '' : read.error.message).toMatch(message);
  });
});

describe('rules turned at the table', () => {
  const { played: quadrille } = PLAYED_QUADRILLE;
  const { terms: by1728 } = unwrap(parseDealNamed(PLAYED_QUADRILLE, 'book=tgq-1728'), '1728');
  const dearer = termsForBook(PLAYED_QUADRILLE, by1728.book, { 'stake.ante.each': 2 }, { players: 4, seat: 0 })!;
  const session1728 = () => startSession(quadrille, by1728, 8, { id: 'q', reader: '', strength: 'plain', names: {} });
  type Quadrille = ReturnType<typeof session1728>;
  const toEnd = (from: Quadrille): Quadrille => {
    let table = from;
    for (let turn = turnOf(quadrille, table); turn; turn = turnOf(quadrille, table))
      table = applyAct(quadrille, table, turn.legal.at(-1)!.act);
    return table;
  };
  const poolsOf = (table: Quadrille): readonly number[] =>
    scoreOf(PLAYED_QUADRILLE, { terms: table.terms, finished: withLast(table) }).deals.map(({ pools }) =>
      Object.values(pools).reduce((sum, held) => sum + held, 0),
    );

  test('hold from the next deal on; each deal keeps those it was played by, and the pools go on', () => {
    // In the first a jeton from each and ten more from the dealer; in the second two from each. Nobody wins either.
    const first = toEnd(turnRules(session1728(), dearer));
    expect(first.terms).toBe(by1728);
    expect(poolsOf(first)).toEqual([14]);
    const second = dealOn(quadrille, first);
    expect(second.terms.rules['stake.ante.each']).toBe(2);
    expect(second.coming).toBeUndefined();
    expect(keepsPools(PLAYED_QUADRILLE, second)).toBe(true);
    expect(runsOf(second.terms, second.finished).map(({ first: at }) => at)).toEqual([0, 1]);
    const { deals, balances } = scoreOf(PLAYED_QUADRILLE, {
      terms: second.terms,
      finished: withLast({ ...second, moments: toEnd(second).moments }),
    });
    const laid = Object.values(deals[1]!.pools).reduce((sum, held) => sum + held, 0);
    expect(deals.map(({ isTurned }) => isTurned)).toEqual([false, true]);
    expect(balances.reduce((sum, amount) => sum + amount, 0) + laid).toBe(0);
  });

  test('are kept with the deals that were played by others, and taken up again', () => {
    const table = turnRules(dealOn(quadrille, toEnd(turnRules(session1728(), dearer))), by1728);
    const data: unknown = JSON.parse(JSON.stringify(printTableSession(PLAYED_QUADRILLE, table)));
    const reparsed = unwrap(parseTableSession(PLAYED_QUADRILLE, data), 'kept');
    expect(reparsed.finished[0]!.by.rules['stake.ante.each']).toBe(1);
    expect(reparsed.terms.rules['stake.ante.each']).toBe(2);
    expect(reparsed.coming?.rules['stake.ante.each']).toBe(1);
    expect(JSON.parse(JSON.stringify(printTableSession(PLAYED_QUADRILLE, reparsed)))).toEqual(data);
    // What was kept before there was such a thing says nothing of it.
    const { coming: _, ...older } = data as Record<string, unknown>;
    expect(parseTableSession(PLAYED_QUADRILLE, older).ok).toBe(true);
  });

  test('may be those of the deal under way, begun anew with the same cards', () => {
    const session = turnRules(session1728(), dearer);
    const anew = dealAnew(quadrille, applyAct(quadrille, session, turnOf(quadrille, session)!.legal[0]!.act));
    expect([anew.moments.length, now(anew).number, anew.terms.rules['stake.ante.each']]).toEqual([1, 8, 2]);
    expect(now(anew).record.hands).toEqual(now(session).record.hands);
    expect(poolsOf(toEnd(anew))).toEqual([18]);
  });

  test('that are turned back are none to come', () => {
    expect(turnRules(turnRules(session1728(), dearer), by1728).coming).toBeUndefined();
  });

  test('that cannot count what lies in the pools do not take the account up', () => {
    const terms = (changes: object) =>
      termsForBook(game, named('book=almanach-1785').terms.book, changes as never, { players: 4, seat: 0 })!;
    const over = playOn(sit('book=almanach-1785&deal=4712&seat=third'));
    const { deals } = scoreOf(game, { terms: over.terms, finished: withLast(over) });
    expect(deals[0]!.pools['basket']).toBeGreaterThan(0);
    const [queued, kept] = [{ 'pool.structure': 'queue' }, { 'ace.placed.rate': 3 }].map((changes) =>
      keepsPools(game, dealOn(played, turnRules(over, terms(changes)))),
    );
    expect([queued, kept]).toEqual([false, true]);
  });
});

describe('the rest left to the house', () => {
  test('is taken back at once, however many cards it has played, and is marked', () => {
    const chosen = playOn(sit('book=almanach-1785&deal=4711&seat=third'), 2);
    const left = finishByHouse(chosen);
    const over = playOn(left);
    expect(withLast(over).at(-1)?.isPlayedOut).toBe(true);
    const back = takeBackChoice(played, over, 2)!;
    expect(back.moments).toEqual(chosen.moments);
    expect(back.playedOut).toBeUndefined();
    const data: unknown = JSON.parse(JSON.stringify(printTableSession(game, playOn(left, 1))));
    expect(unwrap(parseTableSession(game, data), 'kept').playedOut).toBe(left.playedOut);
  });

  test('and what left no choice is no choice to be taken back to', () => {
    const over = playOn(sit('book=almanach-1785&deal=4711&seat=third'));
    const choice = lastChoice(played, over, 2);
    const after = over.moments.slice(choice + 1).filter(({ done }) => done?.seat === 2);
    expect(after.length).toBeGreaterThan(0);
    expect(turnOf(played, takeBackChoice(played, over, 2)!)!.legal.length).toBeGreaterThan(1);
  });
});

test('every book of Quadrille is sat down to, and a seventh trick not led is kept as stopped', () => {
  const { played: quadrille, engine: format } = PLAYED_QUADRILLE;
  for (const { id } of format.ruleSets) {
    const { terms } = unwrap(parseDealNamed(PLAYED_QUADRILLE, `book=${id}&deal=8`), id);
    let table = startSession(quadrille, terms, 8, { id: 'q', reader: 'Anne', strength: 'plain', names: {} });
    for (let turn = turnOf(quadrille, table); turn; turn = turnOf(quadrille, table))
      table = applyAct(quadrille, table, turn.legal.at(-1)!.act);
    const data: unknown = JSON.parse(JSON.stringify(printTableSession(PLAYED_QUADRILLE, table)));
    expect(unwrap(parseTableSession(PLAYED_QUADRILLE, data), id)).toEqual(table);
  }
});

test('a card is typed by its rank and its suit', () => {
  const type = (keys: string): TypedCard =>
    keys.split('').reduce<TypedCard>((typed, key) => typeCard(typed, key) ?? typed, { rank: undefined });
  expect(type('ks').card).toBe(parseCard('KS'));
  expect(type('10h').card).toBe(parseCard('TH'));
  expect(type('jq2c').card).toBe(parseCard('2C'));
  expect(typeCard({ rank: undefined }, 's')).toBeUndefined();
  expect(typeCard({ rank: 'K' }, 'x')).toBeUndefined();
  expect(printCards([type('ad').card ?? -1])).toBe('AD');
});

test('coins go from him who pays to him who is paid, as the reader sees them', () => {
  const line = (from: string, to: string, amount: number) => ({
    at: { phase: 'ante' } as const,
    what: 'ante',
    why: 'as the stake',
    from,
    to,
    amount,
    keys: ['pool.ante.each'],
    step: 0,
  });
  const seats = ['first', 'second', 'third', 'dealer'];
  // Third hand reads: the dealer sits at his right, first hand across, second hand at his left.
  expect(coinsOf([line('second', 'third', 2), line('dealer', 'basket', 8)], seats, 2)).toEqual([
    { from: 3, to: 0, amount: 2 },
    { from: 1, to: 'pool', amount: 8 },
  ]);
});

test('names that the reader gave are kept with the table; a table kept without them, or with others, opens as before', () => {
  const named = { ...sit('book=almanach-1785&deal=4711&seat=third'), names: { Left: 'Anne' } };
  const data = JSON.parse(JSON.stringify(printTableSession(game, named))) as Record<string, unknown>;
  expect(unwrap(parseTableSession(game, data), 'kept').names).toEqual({ Left: 'Anne' });
  const { names: _, ...before } = data;
  expect(unwrap(parseTableSession(game, before), 'kept').names).toEqual({});
  expect(printTableSession(game, { ...named, names: {} })).not.toHaveProperty('names');
  const strange = { ...data, names: { Left: 7, Across: '  ', Right: 'Maximilian the Great' } };
  expect(unwrap(parseTableSession(game, strange), 'kept').names).toEqual({ Right: 'Maximilian t' });
});
