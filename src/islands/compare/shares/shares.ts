import type { ShownTypes } from '../../replay/model.ts';
import type { RuleSet } from '#engine/rules/rule-set.ts';
import { shareRules, type RuleShares } from './rule-shares.ts';
import type { ShapleyValue } from './shapley.ts';
import { printPlace } from '#engine/ledger/place.ts';
import { signed } from '#engine/wording/sentence.ts';
import type { ComparedGame } from '../game.ts';
import type { Column, SettledColumn } from '../model/state.ts';

type AnyColumn = Pick<SettledColumn<unknown>, 'book' | 'judged'>;

/** Columns that can be subtracted from a column, by index: settled, and in the same counters. */
export const partnersOf = (columns: readonly AnyColumn[], at: number): readonly number[] =>
  columns.flatMap((other, i) => {
    const own = columns[at];
    return i !== at && own?.judged.ok && other.judged.ok && other.book.head.unit[1] === own.book.head.unit[1]
      ? [i]
      : [];
  });

/** What is shared out: from one column to another, for one seat. */
export interface SharesChoice {
  readonly from: number;
  readonly to: number;
  readonly seat: string;
}

/**
 * What to share out by a reader's choice, as far as it is possible; by default from the base column to the next one in the same
 * counters, for the seat whose net differs most. Undefined if no two columns can be subtracted.
 */
export function chooseShares(
  columns: readonly AnyColumn[],
  base: number,
  chosen: Partial<SharesChoice>,
): SharesChoice | undefined {
  const possible = columns.map((_, i) => i).filter((i) => partnersOf(columns, i).length > 0);
  const from = [chosen.from, base, possible[0]].find((i) => i !== undefined && possible.includes(i));
  if (from === undefined) return undefined;
  const partners = partnersOf(columns, from);
  const to = partners.find((i) => i === chosen.to) ?? partners.find((i) => i > from) ?? partners[0]!;
  const [one, other] = [columns[from]?.judged, columns[to]?.judged];
  if (!one?.ok || !other?.ok) return undefined;
  const apart = (seat: string): number => Math.abs((other.value.net[seat] ?? 0) - (one.value.net[seat] ?? 0));
  const { seats } = one.value;
  const seat = seats.find((name) => name === chosen.seat) ?? seats.toSorted((a, b) => apart(b) - apart(a))[0]!;
  return { from, to, seat };
}

/** Starts sharing out the difference between two columns, for all seats. */
export const shareColumns = <G extends ShownTypes>(
  { engine, settle, seats }: Pick<ComparedGame<G>, 'engine' | 'settle' | 'seats'>,
  record: G['record'],
  [from, to]: readonly [SettledColumn<G['rules']>, SettledColumn<G['rules']>],
): Generator<number, RuleShares> =>
  shareRules<G['rules']>({
    keys: engine.keys,
    from: from.variation.rules,
    to: to.variation.rules,
    settle: (rules) => {
      const judged = settle(record, rules);
      return judged.ok
        ? {
            nets: seats(record).map((seat) => judged.value.net[seat] ?? 0),
            departures: judged.value.departures.map(({ at, key }) => `${printPlace(at)} ${key}`),
          }
        : undefined;
    },
  });

/** A step of the waterfall: a rule, its share, and the sum before and after it. */
export interface WaterfallStep {
  readonly key: string;
  readonly share: ShapleyValue;
  readonly before: number;
  readonly after: number;
}

/** Steps for one seat, largest share first, and the rules that differ but move nothing for this seat. */
export function waterfallOf(
  { keys, values, idle }: RuleShares,
  seat: number,
  start: number,
): { readonly steps: readonly WaterfallStep[]; readonly idle: readonly string[] } {
  const shares = keys.map((key, i) => ({ key, share: values[i]![seat]! }));
  const moving = shares
    .filter(({ share }) => !share.isIdle)
    .sort((a, b) => Math.abs(b.share.mean) - Math.abs(a.share.mean));
  let after = start;
  const steps = moving.map(({ key, share }) => {
    const before = after;
    after += share.mean;
    return { key, share, before, after };
  });
  return { steps, idle: [...shares.filter(({ share }) => share.isIdle).map(({ key }) => key), ...idle] };
}

/** An amount rounded to hundredths; whole amounts stay whole. */
const rounded = (amount: number): number => Math.round(amount * 100) / 100;

/** An amount with its sign, and at most two decimals: `+2.5`, `−1`, `0`. */
export const signedAmount = (amount: number): string => signed(rounded(amount));

/** Groups of books in the same counters, two or more each, by the name of the counters. */
export function booksByUnit<B extends { readonly unit: RuleSet['unit'] }>(
  books: readonly B[],
): readonly (readonly [unit: string, books: readonly B[]])[] {
  const units = [...new Set(books.map(({ unit }) => unit[1]))];
  return units
    .map((unit) => [unit, books.filter((book) => book.unit[1] === unit)] as const)
    .filter(([, group]) => group.length > 1);
}

/** Columns of books without changes. */
export const plainColumns = (books: readonly { readonly id: string }[]): readonly Column[] =>
  books.map(({ id }) => ({ book: id, changes: {} }));
