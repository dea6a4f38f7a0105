import { describe, expect, test } from 'vitest';
import { reversis } from '#engine/games/reversis/index.ts';
import { parseSession } from '#engine/games/reversis/session-notation.ts';
import { settleSession } from '#engine/games/reversis/session.ts';
import type { Judgement } from '#engine/ledger/game.ts';
import { parseRecord } from '#engine/notation/record.ts';
import { vary } from '#engine/rules/vary.ts';
import { runs } from '../src/edition/clauses.ts';
import { readLibrary } from '../src/edition/library.ts';
import { accountTables } from './support/account-tables.ts';

/*
 * The annotated deals and sessions of Reversis, as their editors worked them out: every sum in `expect` and in the tables
 * of the notes was made by hand, and is here held against the engine.
 */

const library = await readLibrary(process.cwd());
const deals = library.deals.filter(({ game }) => game === 'reversis');
const sessions = library.sessions.filter(({ game }) => game === 'reversis');

interface SessionFields {
  readonly ruleset: string;
  readonly vary?: Readonly<Record<string, unknown>>;
  readonly players: readonly string[];
  readonly firstDealer: string;
  readonly deals: readonly { readonly notes?: string; readonly annotations?: readonly { readonly at: string }[] }[];
}

const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0);

function judgedAs(record: Readonly<Record<string, unknown>>): Judgement<{ readonly at: string }> {
  const written = parseRecord(reversis, record);
  if (!written.ok) throw new Error(written.error.message);
  const judged = reversis.judge(written.value.record, written.value.variation.rules);
  if (!judged.ok) throw new Error(judged.error.message);
  return judged.value;
}

/** Each row of an account comes to nothing, its columns to the last row, and that row to what the deal comes to. */
function expectTables(notes: string, { net, pools, poolsBefore }: Judgement<unknown>): void {
  for (const { accounts, rows, together } of accountTables(notes)) {
    for (const { label, amounts } of rows) expect(sum(amounts), label).toBe(0);
    expect(together).toEqual(accounts.map((_, i) => sum(rows.map(({ amounts }) => amounts[i] ?? 0))));
    const moved = Object.entries(pools).map(([pool, held]) => [pool, held - (poolsBefore[pool] ?? 0)] as const);
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

describe.each(deals)('the deal $slug', (deal) => {
  const judgement = judgedAs(deal.record);

  test('keeps to its rules', () => {
    expect(judgement.departures).toEqual([]);
  });

  test('comes to what its editor worked out', () => {
    expect(judgement.net).toEqual(deal.expect.net);
    if (deal.expect.pools) expect(judgement.pools).toEqual(deal.expect.pools);
    expect(sum(Object.values(judgement.net)) + sum(Object.values(judgement.pools))).toBe(
      sum(Object.values(judgement.poolsBefore)),
    );
    expectTables(deal.notes, judgement);
  });

  test('is annotated where something happens, in order', () => {
    const places = judgement.frames.map(({ at }) => at);
    const annotated = deal.annotations.map(({ at }) => places.indexOf(at));
    expect(deal.annotations.filter((_, i) => annotated[i] === -1)).toEqual([]);
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

describe.each(sessions)('the session $slug', (session) => {
  const { ruleset, vary: changes, players, firstDealer, deals: written } = session.record as unknown as SessionFields;
  const parsed = parseSession({ players, firstDealer, deals: written });
  const source = reversis.ruleSets.find(({ id }) => id === ruleset);
  if (!parsed.ok || !source) throw new Error(parsed.ok ? ruleset : parsed.error.message);
  const varied = vary(reversis.keys, source, changes ?? {});
  const settled = varied.ok ? settleSession(parsed.value, varied.value.rules) : varied;
  if (!settled.ok) throw new Error(settled.error.message);

  test('keeps to its rules', () => {
    expect(settled.value.deals.flatMap(({ judgement }) => judgement?.departures ?? [])).toEqual([]);
  });

  test('comes to what its editor worked out', () => {
    expect(settled.value.balances).toEqual(session.expect.net);
    if (session.expect.pools) expect(settled.value.pools).toEqual(session.expect.pools);
    expect(sum(Object.values(settled.value.balances)) + sum(Object.values(settled.value.pools))).toBe(0);
  });

  test('and so does each of its deals', () => {
    settled.value.deals.forEach(({ judgement }, i) => {
      if (!judgement) return;
      expectTables(written[i]?.notes ?? '', judgement);
      const places = judgement.frames.map(({ at }) => at);
      for (const { at } of written[i]?.annotations ?? []) expect(places).toContain(at);
    });
  });

  test('says so if we composed it', () => {
    if (session.composed) expect(session.notes).toMatch(/composed for this site/i);
  });
});
