import { judge } from '#engine/games/reversis/judge.ts';
import type { Frame } from '#engine/games/reversis/frame.ts';
import { REVERSIS_KEYS, type ReversisKey, type ReversisRules } from '#engine/games/reversis/keys.ts';
import type { Occasion } from '#engine/games/reversis/occasions.ts';
import { seatNames, type ReversisRecord } from '#engine/games/reversis/record.ts';
import { keysOf } from '#engine/kernel/collections.ts';
import type { Result } from '#engine/kernel/result.ts';
import type { Entry } from '#engine/ledger/entry.ts';
import type { Judgement } from '#engine/ledger/game.ts';
import { compareJudgements, type ComparedRow, type ComparedSum } from '#engine/replay/compare.ts';
import type { RuleSet } from '#engine/rules/rule-set.ts';
import type { Variation } from '#engine/rules/vary.ts';
import { href } from '../../../view/href.ts';
import { sayPlace, sayPlaceInBook } from '../../../words/card-places.ts';
import { QUESTIONS, sayOccasion, sayValue } from '../../../words/reversis.ts';
import { citesOf, type PackedBook } from '../../shared/book.ts';
import { citationsOf, type Citation } from '../../shared/cites.ts';
import { accountInBook, seatHeading } from '../account-words.ts';
import { variationOf, type Column, type Rules } from './state.ts';

/** A book as the comparison reads it: for its citations, and as the engine takes it. */
export interface OpenBook {
  readonly packed: PackedBook;
  readonly rules: Rules;
}

/** A payment, or several alike, in a column: `second, dealer → first 2 each`. */
export interface CellPayment {
  readonly from: string;
  readonly to: string;
  readonly amount: number;
  readonly isEach: boolean;
}

export interface Cell {
  readonly payments: readonly CellPayment[];
  /** All that is paid here, in counters. */
  readonly total: number;
  readonly citations: readonly Citation[];
  /** It pays otherwise than the first column. */
  readonly isOther: boolean;
}

/** What one column answers to a question. */
export interface Answer {
  readonly label: string;
  readonly says: string;
  readonly isChanged: boolean;
  readonly citations: readonly Citation[];
}

/** A rule on which the columns differ. */
export interface RuleBeside {
  readonly key: string;
  readonly question: string;
  readonly href: string;
  readonly answers: readonly Answer[];
}

export interface Row {
  readonly id: string;
  readonly what: string;
  readonly where: string;
  readonly isSame: boolean;
  /** A cell a column; undefined where the column cannot settle the record at all. */
  readonly cells: readonly (Cell | undefined)[];
  /** The rules behind it on which the columns differ, the base first. */
  readonly why: readonly RuleBeside[];
}

export interface Departed {
  readonly where: string;
  readonly message: string;
  readonly citations: readonly Citation[];
}

export interface ColumnHead {
  readonly label: string;
  /** Under it in smaller type. */
  readonly under: string;
  readonly unit: RuleSet['unit'];
  /** Why nothing can be made of the record. */
  readonly refusal: string | undefined;
  readonly departures: readonly Departed[];
}

export interface FootRow {
  readonly name: string;
  readonly sums: readonly (number | undefined)[];
}

export interface CompareModel {
  readonly columns: readonly ColumnHead[];
  readonly rows: readonly Row[];
  readonly nets: readonly FootRow[];
  readonly pools: readonly FootRow[];
  /** The largest net of all, for the bars. */
  readonly largest: number;
}

/** A column settled. */
export interface Settled {
  readonly label: string;
  readonly book: OpenBook;
  readonly variation: Variation<ReversisRules>;
  readonly judged: Result<Judgement<Frame>>;
}

const ORDER = keysOf(REVERSIS_KEYS);

/** Each column by name: its date, that it is changed, and a number where that is not enough. */
function labelsOf(columns: readonly Column[], books: readonly OpenBook[]): readonly string[] {
  const plain = columns.map(({ book, changes }) => {
    const date = books.find(({ packed }) => packed.id === book)?.packed.date ?? book;
    return Object.keys(changes).length === 0 ? date : `${date}, changed`;
  });
  return plain.map((label, i) => {
    const before = plain.slice(0, i).filter((other) => other === label).length;
    return before === 0 ? label : `${label} (${String(before + 1)})`;
  });
}

/** Settles the record in every column, as it was played. */
export function settleColumns(
  record: ReversisRecord,
  columns: readonly Column[],
  books: readonly OpenBook[],
): readonly Settled[] {
  const labels = labelsOf(columns, books);
  const ruleSets = books.map(({ rules }) => rules);
  return columns.flatMap((column, i): Settled[] => {
    const book = books.find(({ packed }) => packed.id === column.book);
    const variation = variationOf(column, ruleSets);
    return book ? [{ label: labels[i] ?? '', book, variation, judged: judge(record, variation.rules) }] : [];
  });
}

/** A row by name, the same from one settlement to the next. */
export const nameRow = ({ at, occasion, of }: Pick<Entry, 'at' | 'occasion' | 'of'>): string =>
  [at, occasion, of ?? ''].join(' ');

const paid = (entries: readonly Entry[]): string =>
  entries
    .map(({ from, to, amount }) => `${from}>${to}:${String(amount)}`)
    .sort()
    .join();

/**
 * The columns beside each other. `hidden` are rules for rows that the rules behind their payments do not explain
 * (`hiddenRules` finds them).
 */
export function compare(
  record: ReversisRecord,
  settled: readonly Settled[],
  hidden: ReadonlyMap<string, readonly string[]> = new Map(),
): CompareModel {
  const judgements = settled.flatMap(({ judged }) => (judged.ok ? [judged.value] : []));
  const comparison = compareJudgements(judgements);
  // Where a column could not be settled, nothing of it was compared.
  const spread = <T>(cells: readonly T[]): readonly (T | undefined)[] => {
    let next = 0;
    return settled.map(({ judged }) => (judged.ok ? cells[next++] : undefined));
  };
  const foot =
    (nameOf: (account: string) => string) =>
    ({ account, sums }: ComparedSum): FootRow => ({ name: nameOf(account), sums: spread(sums) });
  const nets = comparison.nets.map(foot((seat) => seatHeading(seat)));
  const seats = seatNames(record.seats);
  return {
    columns: settled.map(headOf),
    rows: comparison.rows.map((row) => rowOf(row, spread(row.cells), settled, seats, hidden)),
    nets,
    // What has happened to a pool is no pool.
    pools: comparison.pools.filter(({ account }) => account !== 'remises').map(foot(accountInBook)),
    largest: Math.max(0, ...nets.flatMap(({ sums }) => sums.map((sum) => Math.abs(sum ?? 0)))),
  };
}

function headOf({ label, book: { packed }, variation, judged, ...rest }: Settled): ColumnHead {
  const changes = Object.keys(variation.changes).length;
  const title = packed.short.replace(packed.date, '').trim();
  const changed = changes === 1 ? 'with one rule changed' : `with ${String(changes)} rules changed`;
  return {
    label,
    under: changes === 0 ? title : `${title}, ${changed}`,
    unit: packed.unit,
    refusal: judged.ok ? undefined : judged.error.message,
    departures: judged.ok
      ? judged.value.departures.map(({ at, key, message }) => ({
          where: sayPlace(at),
          message,
          citations: citationsFor([key], {
            label,
            book: { packed, rules: variation.source },
            variation,
            judged,
            ...rest,
          }),
        }))
      : [],
  };
}

/** Where the rules behind something can be read; a reader's own rule can be read nowhere. */
function citationsFor(keys: readonly string[], { book: { packed }, variation }: Settled): readonly Citation[] {
  const cites = keys
    .filter((key) => !(key in variation.changes))
    .flatMap((key) => citesOf(packed, packed.bases[ORDER.indexOf(key as ReversisKey)] ?? []));
  const byAddress = new Map(citationsOf(packed, cites, href('/')).map((citation) => [citation.href, citation]));
  return [...byAddress.values()];
}

function rowOf(
  { at, occasion, of, same }: ComparedRow,
  cells: readonly (readonly Entry[] | undefined)[],
  settled: readonly Settled[],
  seats: readonly string[],
  hidden: ReadonlyMap<string, readonly string[]>,
): Row {
  const name = nameRow({ at, occasion, ...(of === undefined ? {} : { of }) });
  const keys = [...new Set(cells.flatMap((entries) => entries?.flatMap((entry) => entry.keys) ?? []))];
  const differing = same ? [] : [...keys, ...(hidden.get(name) ?? [])].filter((key) => isDiffering(key, settled));
  const first = paid(cells[0] ?? []);
  return {
    id: name,
    what: sayOccasion(occasion as Occasion, of, of === 'QH' ? 'two' : 'one'),
    where: sayPlaceInBook(at),
    isSame: same && !cells.includes(undefined),
    cells: cells.map((entries, i) => {
      const column = settled[i];
      return (
        entries &&
        column && {
          payments: paymentsOf(entries, seats),
          total: entries.reduce((sum, { amount }) => sum + amount, 0),
          citations: citationsFor([...new Set(entries.flatMap((entry) => entry.keys))], column),
          isOther: paid(entries) !== first,
        }
      );
    }),
    why: [...new Set(differing)].map((key) => besideEachOther(key as ReversisKey, settled)),
  };
}

const isDiffering = (key: string, settled: readonly Settled[]): boolean => {
  const [first, ...others] = settled.map(({ variation }) => variation.rules[key as ReversisKey]);
  return others.some((value) => value !== first);
};

const besideEachOther = (key: ReversisKey, settled: readonly Settled[]): RuleBeside => ({
  key,
  question: QUESTIONS[key],
  href: href(`/reversis/rules/${key}/`),
  answers: settled.map((column) => ({
    label: column.label,
    says: sayValue(key, column.variation.rules[key], column.book.packed.unit),
    isChanged: key in column.variation.changes,
    citations: citationsFor([key], column),
  })),
});

/** Those that pay the same to the same are said together. */
function paymentsOf(entries: readonly Entry[], seats: readonly string[]): readonly CellPayment[] {
  const groups = new Map<string, { readonly entry: Entry; readonly from: string[] }>();
  for (const entry of entries) {
    const name = `${entry.to} ${String(entry.amount)}`;
    const group = groups.get(name);
    if (group) group.from.push(entry.from);
    else groups.set(name, { entry, from: [entry.from] });
  }
  return [...groups.values()].map(({ entry, from }) => {
    const others = seats.filter((seat) => seat !== entry.to);
    const isAll = from.length > 2 && others.length === from.length && others.every((seat) => from.includes(seat));
    return {
      from: isAll ? (seats.includes(entry.to) ? 'all others' : 'all') : from.map(accountInBook).join(', '),
      to: accountInBook(entry.to),
      amount: entry.amount,
      isEach: from.length > 1,
    };
  });
}
