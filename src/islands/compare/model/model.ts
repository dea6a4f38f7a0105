import type { Entry } from '#engine/ledger/entry.ts';
import { compareJudgements, type ComparedRow, type ComparedSum } from '#engine/replay/compare.ts';
import { onceFor } from '#engine/kernel/once.ts';
import { arises, type RuleValue } from '#engine/rules/key.ts';
import { ruleOrStart, type RuleSet } from '#engine/rules/rule-set.ts';
import { href } from '#view/href.ts';
import * as cardPlaces from '#engine/words/card-places.ts';
import { citationsOf, type BookHead, type Citation } from '../../rules/cites.ts';
import type { CellPayment, Row, RuleBeside } from '../rows/row.ts';
import { seatHeading } from '#engine/words/seats.ts';
import { printPlace } from '#engine/ledger/place.ts';
import { printCard } from '#engine/cards/card.ts';
import type { ComparedGame } from '../game.ts';
import type { OpenBook, Settled } from './settled.ts';
import { variationOf, type Column } from './state.ts';

/** The books of a page with their rules. */
export const openBooks = <R>(
  { ruleSets }: { readonly ruleSets: readonly RuleSet<R>[] },
  heads: readonly BookHead[],
): readonly OpenBook<R>[] =>
  heads.flatMap((head) => {
    const rules = ruleSets.find(({ id }) => id === head.id);
    return rules ? [{ head, rules }] : [];
  });

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
  /** Whether the record tells the deal to its end by these rules; a deal that cannot be settled has no end to miss. */
  readonly isFinished: boolean;
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

/** Each column by name: its date, that it is changed, and a number where that is not enough. */
function labelsOf<R>(columns: readonly Column[], books: readonly OpenBook<R>[]): readonly string[] {
  const plain = columns.map(({ book, changes }) => {
    const date = books.find(({ head }) => head.id === book)?.head.date ?? book;
    return Object.keys(changes).length === 0 ? date : `${date}, changed`;
  });
  return plain.map((label, i) => {
    const before = plain.slice(0, i).filter((other) => other === label).length;
    return before === 0 ? label : `${label} (${String(before + 1)})`;
  });
}

/** A column’s rules, and what they make of the record. */
type Judged<R> = Pick<Settled<R>, 'variation' | 'judged'>;

/** Settles the record in a column as it was played: each column once, so that a change to one does not wait for the others. */
export function settleEachOnce<R, Rec>(game: ComparedGame<R, Rec>, record: Rec): (column: Column) => Judged<R> {
  return onceFor((column) => {
    const variation = variationOf(game.engine, column);
    return { variation, judged: game.settle(record, variation.rules) };
  });
}

/** Every column by name, with its book and settled. */
export function settleColumns<R>(
  columns: readonly Column[],
  books: readonly OpenBook<R>[],
  settle: (column: Column) => Judged<R>,
): readonly Settled<R>[] {
  const labels = labelsOf(columns, books);
  return columns.flatMap((column, i): Settled<R>[] => {
    const book = books.find(({ head }) => head.id === column.book);
    return book ? [{ label: labels[i] ?? '', book, ...settle(column) }] : [];
  });
}

/** A row by name, the same from one settlement to the next. */
export const nameRow = ({ at, occasion, of }: Pick<Entry, 'at' | 'occasion' | 'of'>): string =>
  [printPlace(at), occasion, of === undefined ? '' : printCard(of)].join(' ');

const paid = (entries: readonly Entry[]): string =>
  entries
    .map(({ from, to, amount }) => `${from}>${to}:${String(amount)}`)
    .sort()
    .join();

/**
 * The columns beside each other. `hidden` are rules for rows that the rules behind their payments do not explain
 * (`hiddenRules` finds them).
 */
export function compare<R, Rec>(
  game: ComparedGame<R, Rec>,
  record: Rec,
  settled: readonly Settled<R>[],
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
  const nets = comparison.nets.map(foot(game.saySeat ?? seatHeading));
  const seats = game.seats(record);
  return {
    columns: settled.map((column) => headOf(game, column)),
    rows: comparison.rows.map((row) => rowOf(game, row, spread(row.cells), settled, seats, hidden)),
    nets,
    pools: comparison.pools.map(foot(game.accountLabel)),
    largest: Math.max(0, ...nets.flatMap(({ sums }) => sums.map((sum) => Math.abs(sum ?? 0)))),
  };
}

function headOf<R, Rec>({ sayPlace = cardPlaces.sayPlace }: ComparedGame<R, Rec>, column: Settled<R>): ColumnHead {
  const {
    label,
    book: { head },
    variation,
    judged,
  } = column;
  const changes = Object.keys(variation.changes).length;
  const title = head.short.replace(/ \d{4}$/, '');
  const changed = changes === 1 ? 'with one rule changed' : `with ${String(changes)} rules changed`;
  return {
    label,
    under: changes === 0 ? title : `${title}, ${changed}`,
    unit: head.unit,
    refusal: judged.ok ? undefined : judged.error.message,
    isFinished: !judged.ok || judged.value.isFinished,
    departures: judged.ok
      ? judged.value.departures.map(({ at, key, message }) => ({
          where: sayPlace(at),
          message,
          citations: citationsFor([key], column),
        }))
      : [],
  };
}

/** Where the rules behind something can be read; a reader's own rule can be read nowhere. */
export function citationsFor<R>(
  keys: readonly string[],
  { book: { head, rules }, variation }: Settled<R>,
): readonly Citation[] {
  const bases = keys
    .filter((key) => !(key in variation.changes))
    .flatMap((key) => ruleOrStart(rules, key)?.basis ?? []);
  const citations = bases.flatMap((basis) => citationsOf(head, basis, href('/')));
  return [...new Map(citations.map((citation) => [citation.href, citation])).values()];
}

function rowOf<R, Rec>(
  game: ComparedGame<R, Rec>,
  { at, occasion, of, same }: ComparedRow,
  cells: readonly (readonly Entry[] | undefined)[],
  settled: readonly Settled<R>[],
  seats: readonly string[],
  hidden: ReadonlyMap<string, readonly string[]>,
): Row {
  const name = nameRow({ at, occasion, ...(of === undefined ? {} : { of }) });
  const keys = [...new Set(cells.flatMap((entries) => entries?.flatMap((entry) => entry.keys) ?? []))];
  const differing = same ? [] : [...keys, ...(hidden.get(name) ?? [])].filter((key) => isDiffering(key, settled));
  const sums = cells.map((entries) => entries && paid(entries));
  return {
    id: name,
    what: game.sayOccasion(occasion, of),
    where: (game.sayPlaceInBook ?? cardPlaces.sayPlaceInBook)(at),
    at: printPlace(at),
    isSame: same && !cells.includes(undefined),
    cells: cells.map((entries, i) => {
      const column = settled[i];
      return (
        entries &&
        column && {
          payments: paymentsOf(game, entries, seats),
          total: entries.reduce((sum, { amount }) => sum + amount, 0),
          citations: citationsFor([...new Set(entries.flatMap((entry) => entry.keys))], column),
          bases: [...new Set(entries.map((entry) => entry.keys[0]))],
          like: settled.flatMap(({ label }, j) => (j !== i && sums[j] === sums[i] ? [label] : [])),
        }
      );
    }),
    why: [...new Set(differing)].map((key) => besideEachOther(game, key, settled)),
  };
}

const valueIn = <R>(key: string, { variation }: Settled<R>): RuleValue =>
  (variation.rules as Readonly<Record<string, RuleValue>>)[key] ?? false;

const isDiffering = <R>(key: string, settled: readonly Settled<R>[]): boolean => {
  const [first, ...others] = settled.map((column) => valueIn(key, column));
  return others.some((value) => value !== first);
};

const besideEachOther = <R, Rec>(
  game: ComparedGame<R, Rec>,
  key: string,
  settled: readonly Settled<R>[],
): RuleBeside => ({
  key,
  question: game.wording.question(key),
  href: href(`/${game.engine.id}/rules/${key}/`),
  answers: settled.map((column) => ({
    label: column.label,
    says: arises(game.engine.keys, key, column.variation.rules as object)
      ? game.wording.say(key, valueIn(key, column), column.book.head.unit, column.variation.rules)
      : 'does not arise',
    isChanged: key in column.variation.changes,
    citations: citationsFor([key], column),
  })),
});

/** Those that pay the same to the same are said together. */
function paymentsOf<R, Rec>(
  { accountLabel }: ComparedGame<R, Rec>,
  entries: readonly Entry[],
  seats: readonly string[],
): readonly CellPayment[] {
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
      from: isAll ? (seats.includes(entry.to) ? 'all others' : 'all') : from.map(accountLabel).join(', '),
      to: accountLabel(entry.to),
      amount: entry.amount,
      isEach: from.length > 1,
    };
  });
}
