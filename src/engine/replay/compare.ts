import { onceFor } from '../kernel/once.ts';
import type { Entry } from '../ledger/entry.ts';
import type { Settlement } from '../ledger/game.ts';
import { printPlace, rankPlace, type Place } from '../ledger/place.ts';

/** What several judgements of one record pay for one thing: a cell a judgement, with its entries in their order. */
export interface ComparedRow {
  readonly at: Place;
  readonly occasion: string;
  readonly of: Entry['of'];
  readonly cells: readonly (readonly Entry[])[];
  /** Whether all pay the same sums between the same parties, whatever the rules behind them. */
  readonly same: boolean;
}

/** An account at the foot: a sum a judgement, undefined where it keeps no such pool. */
export interface ComparedSum {
  readonly account: string;
  readonly sums: readonly (number | undefined)[];
  readonly same: boolean;
}

export interface Comparison {
  /** In the order of the deal. */
  readonly rows: readonly ComparedRow[];
  readonly nets: readonly ComparedSum[];
  readonly pools: readonly ComparedSum[];
}

const isSame = (values: readonly unknown[]): boolean => values.every((value) => value === values[0]);

/** What one judgement pays for one thing, and all that as one word, in which the order of its entries says nothing. */
interface Cell {
  readonly entries: Entry[];
  readonly paid: string;
}
const NOTHING: Cell = { entries: [], paid: '' };

const paidBy = (entries: readonly Entry[]): string =>
  entries
    .map(({ from, to, amount }) => `${from}>${to}:${String(amount)}`)
    .sort()
    .join();

/** A judgement by the things it pays for; one that is held against a hundred others is sorted once. */
const cellsOf = onceFor((entries: readonly Entry[]): ReadonlyMap<string, Cell> => {
  const things = new Map<string, Entry[]>();
  for (const entry of entries) {
    const name = `${printPlace(entry.at)} ${entry.occasion} ${String(entry.of)}`;
    const thing = things.get(name);
    if (thing) thing.push(entry);
    else things.set(name, [entry]);
  }
  return new Map([...things].map(([name, entries]) => [name, { entries, paid: paidBy(entries) }]));
});

/** The entries of several judgements of one record side by side, aligned by place, occasion and card. */
export function alignEntries(judgements: readonly Pick<Settlement, 'entries'>[]): readonly ComparedRow[] {
  const columns = judgements.map(({ entries }) => cellsOf(entries));
  return [...new Set(columns.flatMap((column) => [...column.keys()]))].flatMap((name): ComparedRow[] => {
    const cells = columns.map((column) => column.get(name) ?? NOTHING);
    const first = cells.find(({ entries }) => entries.length > 0)?.entries[0];
    const same = isSame(cells.map(({ paid }) => paid));
    return first
      ? [{ at: first.at, occasion: first.occasion, of: first.of, cells: cells.map(({ entries }) => entries), same }]
      : [];
  });
}

/** Rows in the order of the deal; within one place, in the order in which the judgements pay. */
export const inOrder = (rows: readonly ComparedRow[], seats: readonly string[]): readonly ComparedRow[] =>
  rows.toSorted((a, b) => rankPlace(a.at, seats) - rankPlace(b.at, seats));

/** Judgements side by side, with what every account comes to. Any number of them, also one. */
export function compareJudgements(judgements: readonly Settlement[]): Comparison {
  const seats = judgements[0]?.seats ?? [];
  const sum = (account: string, sums: readonly (number | undefined)[]): ComparedSum => ({
    account,
    sums,
    same: isSame(sums),
  });
  const pools = new Set(judgements.flatMap((judgement) => Object.keys(judgement.pools)));
  return {
    rows: inOrder(alignEntries(judgements), seats),
    nets: seats.map((seat) =>
      sum(
        seat,
        judgements.map(({ net }) => net[seat]),
      ),
    ),
    pools: [...pools].map((pool) =>
      sum(
        pool,
        judgements.map((judgement) => judgement.pools[pool]),
      ),
    ),
  };
}
