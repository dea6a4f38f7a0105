import { describe, expect, test } from 'vitest';
import type { GameDefinition } from '#games/game.ts';
import { GAMES } from '#games/index.ts';
import type { Result } from '#engine/kernel/result.ts';
import type { Balances } from '#engine/ledger/entry.ts';
import type { Judgement } from '#engine/ledger/game.ts';
import type { SettledSession } from '#engine/ledger/settle-session.ts';
import { bodyOf, parseHead, parseRecord } from '#engine/notation/record.ts';
import type { PlacedFrame } from '#engine/replay/replay.ts';
import { printPlace } from '#engine/ledger/place.ts';
import { runs } from '../src/edition/library/clauses.ts';
import { readLibrary } from '../src/edition/library/read-library.ts';
import { accountTables } from './support/account-tables.ts';

/*
 * The annotated deals and sessions of every game, as their editors worked them out: every sum in `expect` and in the tables
 * of the notes was made by hand, and is here held against the engine.
 */

type Fields = Readonly<Record<string, unknown>>;
type Judged = Judgement<PlacedFrame>;

interface SessionFields {
  readonly deals?: readonly SaidOfDeal[];
  /** The games of a match at tables, each of which is what a deal is at cards. */
  readonly games?: readonly SaidOfDeal[];
}

interface SaidOfDeal {
  readonly notes?: string;
  readonly annotations?: readonly { readonly at: string }[];
}

/** A game with its types shut in: what its records and its sessions come to. */
interface Table {
  readonly judge: (record: Fields) => Judged;
  readonly settle: (session: Fields) => SettledSession<unknown, Judged>;
}

const held = <T>(result: Result<T>): T => {
  if (!result.ok) throw new Error(`${result.error.at ?? ''} ${result.error.message}`);
  return result.value;
};

const tableOf = <R extends object, Rec, Frame extends PlacedFrame>({
  engine,
  sessions,
}: GameDefinition<R, Rec, Frame>): Table => ({
  judge: (record) => {
    const { record: body, variation } = held(parseRecord(engine, record));
    return held(engine.judge(body, variation.rules));
  },
  settle: (session) => {
    if (!sessions) throw new Error(`Deals of ${engine.id} are not counted in a row.`);
    return held(sessions.settle(bodyOf(session), held(parseHead(engine, session)).rules));
  },
});

const TABLES = new Map(GAMES.map((game) => [game.id, game.open(tableOf)]));

const tableFor = (game: string): Table => {
  const table = TABLES.get(game);
  if (!table) throw new Error(`No table is laid for ${game}.`);
  return table;
};

const library = await readLibrary(process.cwd());
const { deals, sessions, passages } = library;

const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0);
const inPools = (pools: Balances): number => sum(Object.values(pools));

/** Each row of an account comes to nothing, its columns to the last row, and that row to what the deal comes to. */
function expectTables(notes: string, { net, pools, poolsBefore }: Judgement<unknown>): void {
  for (const { accounts, rows, together } of accountTables(notes)) {
    for (const { label, amounts } of rows) expect(sum(amounts), label).toBe(0);
    expect(together).toEqual(accounts.map((_, i) => sum(rows.map(({ amounts }) => amounts[i] ?? 0))));
    // A pool that is emptied may be named no longer, such as odd counters that have been drawn.
    const moved = Object.keys({ ...poolsBefore, ...pools }).map(
      (pool) => [pool, (pools[pool] ?? 0) - (poolsBefore[pool] ?? 0)] as const,
    );
    const expected = new Map([...Object.entries(net), ...moved]);
    expect(Object.fromEntries(accounts.map((account, i) => [account, together[i]]))).toEqual(
      Object.fromEntries(accounts.map((account) => [account, expected.get(account)])),
    );
  }
}

test('the content is there and can be read', () => {
  expect(library.problems).toEqual([]);
  expect(deals.filter(({ ruleset }) => ruleset === 'almanach-1785').length).toBeGreaterThanOrEqual(10);
  expect(sessions.filter(({ ruleset }) => ruleset === 'almanach-1785').length).toBeGreaterThanOrEqual(1);
});

/** What is written down alone: a deal, or a passage, which may be there to show what its rules forbid. */
const written = [
  ...deals.map((deal) => ({ ...deal, what: `the deal ${deal.id}`, against: [] })),
  ...passages.map((passage) => ({
    ...passage,
    what: `the passage ${passage.id}`,
    against: passage.expect.against ?? [],
  })),
];

describe.each(written)('$what', (deal) => {
  const judgement = tableFor(deal.game).judge(deal.record);

  test('keeps to its rules, but where it shows what they forbid', () => {
    expect(judgement.departures.map(({ at }) => printPlace(at))).toEqual(deal.against);
  });

  test('comes to what its editor worked out', () => {
    expect(judgement.net).toEqual(deal.expect.net);
    if (deal.expect.pools) expect(judgement.pools).toEqual(deal.expect.pools);
    expect(sum(Object.values(judgement.net)) + inPools(judgement.pools)).toBe(inPools(judgement.poolsBefore));
    expectTables(deal.notes, judgement);
  });

  test('is annotated where something happens, in order', () => {
    const places = judgement.frames.map(({ at }) => printPlace(at));
    const annotated = deal.annotations.map(({ at }) => places.indexOf(at));
    expect(
      deal.annotations.filter((_, i) => annotated[i] === -1).map(({ at }) => at),
      'annotations at places where nothing happens',
    ).toEqual([]);
    expect(annotated).toEqual(annotated.toSorted((a, b) => a - b));
  });

  test('names clauses of its own book that run', () => {
    for (const id of deal.clauses) {
      expect(id.slice(0, id.indexOf('.'))).toBe(deal.ruleset);
      const status = library.clauses.get(id)?.status;
      expect(status && runs(status), id).toBe(true);
    }
    expect(new Set(deal.clauses).size).toBe(deal.clauses.length);
  });

  test('says so if we composed it', () => {
    if (deal.composed) expect(deal.notes).toMatch(/composed for this site/i);
  });
});

describe.each(sessions)('the session $id', (session) => {
  const { deals, games } = session.record as unknown as SessionFields;
  const written = deals ?? games ?? [];
  const settled = tableFor(session.game).settle(session.record);

  test('keeps to its rules', () => {
    expect(settled.deals.flatMap(({ judgement }) => judgement?.departures ?? [])).toEqual([]);
  });

  test('comes to what its editor worked out', () => {
    expect(settled.balances).toEqual(session.expect.net);
    if (session.expect.pools) expect(settled.pools).toEqual(session.expect.pools);
    const before = (session.record['pools'] ?? {}) as Balances;
    const laid = (before['stake'] ?? 0) + (before['vole'] ?? 0) + (before['odd'] ?? 0);
    expect(sum(Object.values(settled.balances)) + sum(Object.values(settled.pools))).toBe(laid);
  });

  test('and so does each of its deals', () => {
    settled.deals.forEach(({ judgement }, i) => {
      if (!judgement) return;
      expectTables(written[i]?.notes ?? '', judgement);
      const places = judgement.frames.map(({ at }) => printPlace(at));
      for (const { at } of written[i]?.annotations ?? []) expect(places).toContain(at);
    });
  });

  test('says so if we composed it', () => {
    if (session.composed) expect(session.notes).toMatch(/composed for this site/i);
  });
});
