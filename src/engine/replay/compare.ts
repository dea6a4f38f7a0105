import { memoizeByIdentity, keysOf } from '../kernel/collections.ts';
import type { Entry, Balances } from '../ledger/sink.ts';
import type { Settlement } from '../ledger/game.ts';
import { printPlace, rankPlace, type Place } from '../ledger/place.ts';
import type { RuleValue } from '../rules/key.ts';

/** What several judgements of a record pay for one thing: one cell for each judgement, with its entries in order. */
export interface ComparedRow {
  readonly at: Place;
  readonly occasion: string;
  readonly of: Entry['of'];
  readonly cells: readonly (readonly Entry[])[];
  /** Whether all pay the same sums between the same parties, whatever the rules behind them. */
  readonly same: boolean;
}

/** Total of an account for each judgement; undefined where the rules have no such pool. */
export interface ComparedSum {
  readonly account: string;
  readonly sums: readonly (number | undefined)[];
  readonly same: boolean;
}

export interface Comparison {
  /** Rows in the order of the deal. */
  readonly rows: readonly ComparedRow[];
  readonly nets: readonly ComparedSum[];
  readonly pools: readonly ComparedSum[];
}

const isSame = (values: readonly unknown[]): boolean => values.every((value) => value === values[0]);

/** Entries of one judgement for one thing, and the same as one text that ignores their order. */
interface EntryGroup {
  readonly entries: Entry[];
  readonly paid: string;
}
const NOTHING: EntryGroup = { entries: [], paid: '' };

/** Payments as text, the same for the same amounts between the same accounts. */
export const paidBy = (entries: readonly Entry[]): string =>
  entries
    .map(({ from, to, amount }) => `${from}>${to}:${String(amount)}`)
    .sort()
    .join();

/**
 * Groups a judgement's entries by what they pay for. Memoised, because one judgement may be compared with a hundred
 * others.
 */
const cellsOf = memoizeByIdentity((entries: readonly Entry[]): ReadonlyMap<string, EntryGroup> => {
  const things = new Map<string, Entry[]>();
  for (const entry of entries) {
    const name = `${printPlace(entry.at)} ${entry.occasion} ${String(entry.of)}`;
    const thing = things.get(name);
    if (thing) thing.push(entry);
    else things.set(name, [entry]);
  }
  return new Map([...things].map(([name, entries]) => [name, { entries, paid: paidBy(entries) }]));
});

/** Aligns the entries of several judgements by place, occasion and card. */
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

/** Sorts rows in the order of the deal; within one place, in the order of payment. */
export const inOrder = (rows: readonly ComparedRow[], seats: readonly string[]): readonly ComparedRow[] =>
  rows.toSorted((a, b) => rankPlace(a.at, seats) - rankPlace(b.at, seats));

/** Compares any number of judgements, with the total of every account. */
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

/**
 * Distance between two settlements of a deal: the sum over the seats of the absolute differences in net. Compares bare
 * numbers, even if the two rule sets use different units.
 */
export const differenceOfNets = (a: Balances, b: Balances): number =>
  [...new Set([...keysOf(a), ...keysOf(b)])].reduce((sum, seat) => sum + Math.abs((a[seat] ?? 0) - (b[seat] ?? 0)), 0);

/** A deal with its settlement under each of several rule sets; undefined where a rule set cannot settle it. */
export interface ComparedDeal<T> {
  readonly deal: T;
  readonly settlements: readonly (Pick<Settlement, 'net'> | undefined)[];
}

/** A deal that two rule sets pay differently, and by how much. */
interface RankedDeal<T> {
  readonly deal: T;
  readonly difference: number;
}

/**
 * Ranks the deals that two rule sets (indices `a` and `b` in `settlements`) pay differently, largest difference first;
 * stable.
 */
export const rankByDifference = <T>(
  deals: readonly ComparedDeal<T>[],
  [one, other]: readonly [number, number],
): readonly RankedDeal<T>[] =>
  deals
    .flatMap(({ deal, settlements }): RankedDeal<T>[] => {
      const [a, b] = [settlements[one], settlements[other]];
      const difference = a && b ? differenceOfNets(a.net, b.net) : 0;
      return difference === 0 ? [] : [{ deal, difference }];
    })
    .sort((a, b) => b.difference - a.difference);

type Values = Readonly<Record<string, RuleValue>>;

/** Keys that two sets of rules answer differently, in the order of the first. */
export const differingKeys = (a: object, b: object): readonly string[] =>
  keysOf(a as Values).filter((key) => (a as Values)[key] !== (b as Values)[key]);

/**
 * For each payment, the keys whose answer in `other`, put alone in place of that in `rules`, changes it. `paid` settles
 * under given rules and returns one text for each payment, always the same number. Finds causes that no entry names, such
 * as who won or what lay in the pool.
 */
export function decidingKeys<R extends object>(
  rules: R,
  other: R,
  paid: (rules: R) => readonly string[],
): readonly (readonly string[])[] {
  const before = paid(rules);
  const after = differingKeys(rules, other).map(
    (key) => [key, paid({ ...rules, [key]: (other as unknown as Values)[key] })] as const,
  );
  return before.map((was, i) => after.flatMap(([key, is]) => (is[i] === was ? [] : [key])));
}
