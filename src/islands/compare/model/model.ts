import type { ShownTypes } from '../../replay/model.ts';
import type { Entry } from '#engine/ledger/sink.ts';
import { compareJudgements, paidBy, type ComparedRow, type ComparedSum } from '#engine/replay/compare.ts';
import { memoizeByIdentity } from '#engine/kernel/collections.ts';
import type { RuleValue } from '#engine/rules/key.ts';
import { accountIn } from '#engine/ledger/game.ts';
import { ruleOrStart, type RuleSet } from '#engine/rules/rule-set.ts';
import { href } from '#view/href.ts';
import type { Scale } from '#view/Net.tsx';
import { citationsOf, type BookHead, type Citation } from '../../rules/cites.ts';
import type { CellPayment, Row, RuleBeside } from '../rows/row.ts';
import { seatHeading } from '#engine/wording/sentence.ts';
import { printPlace } from '#engine/ledger/place.ts';
import { printCard } from '#engine/cards/card.ts';
import type { ComparedGame } from '../game.ts';
import { rulesChangedBy, sayRule, type ChangedRule } from './column-changes.ts';
import { type OpenBook, type SettledColumn, variationOf, type Column } from './state.ts';

/** Books of a page with their rule sets. */
export const openBooks = <R>(
  { ruleSets }: { readonly ruleSets: readonly RuleSet<R>[] },
  heads: readonly BookHead[],
): readonly OpenBook<R>[] =>
  heads.flatMap((head) => {
    const rules = ruleSets.find(({ id }) => id === head.id);
    return rules ? [{ head, rules }] : [];
  });

export interface ColumnDeparture {
  readonly where: string;
  readonly message: string;
  readonly citations: readonly Citation[];
}

export interface ColumnHead {
  readonly label: string;
  /** Smaller text below the name. */
  readonly under: string;
  readonly unit: RuleSet['unit'];
  /** Rules that the column changes in its book. */
  readonly changed: readonly ChangedRule[];
  /** Why the record cannot be settled. */
  readonly refusal: string | undefined;
  /** Whether the record reaches the end of the deal under these rules; true if it cannot be settled. */
  readonly isFinished: boolean;
  readonly departures: readonly ColumnDeparture[];
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
  /** Minimum and maximum net of all columns including 0; the scale of all bars. */
  readonly scale: Scale;
}

/** Name of each column: its date, whether it is changed, and a number where that is ambiguous. */
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

/** Rules of a column and its judgement of the record. */
type Judged<R> = Pick<SettledColumn<R>, 'variation' | 'judged'>;

/**
 * Settles the record as played in a column. Memoised for each column, so that changing one does not settle the others
 * again.
 */
export function settleEachOnce<G extends ShownTypes>(
  game: ComparedGame<G>,
  record: G['record'],
): (column: Column) => Judged<G['rules']> {
  return memoizeByIdentity((column) => {
    const variation = variationOf(game.engine, column);
    return { variation, judged: game.settle(record, variation.rules) };
  });
}

/** Names and settles every column. */
export function settleColumns<R>(
  columns: readonly Column[],
  books: readonly OpenBook<R>[],
  settle: (column: Column) => Judged<R>,
): readonly SettledColumn<R>[] {
  const labels = labelsOf(columns, books);
  return columns.flatMap((column, i): SettledColumn<R>[] => {
    const book = books.find(({ head }) => head.id === column.book);
    return book ? [{ label: labels[i] ?? '', book, ...settle(column) }] : [];
  });
}

/** Key of a row, stable across settlements. */
export const nameRow = ({ at, occasion, of }: Pick<Entry, 'at' | 'occasion' | 'of'>): string =>
  [printPlace(at), occasion, of === undefined ? '' : printCard(of)].join(' ');

/**
 * Builds the comparison. `hidden` are the rules found by `hiddenRules` for rows that the rules of their payments do not
 * explain.
 */
export function compare<G extends ShownTypes>(
  game: ComparedGame<G>,
  record: G['record'],
  settled: readonly SettledColumn<G['rules']>[],
  hidden: ReadonlyMap<string, readonly string[]> = new Map(),
): CompareModel {
  const judgements = settled.flatMap(({ judged }) => (judged.ok ? [judged.value] : []));
  const comparison = compareJudgements(judgements);
  // Columns that could not be settled have no cells.
  const spread = <T>(cells: readonly T[]): readonly (T | undefined)[] => {
    let next = 0;
    return settled.map(({ judged }) => (judged.ok ? cells[next++] : undefined));
  };
  const foot =
    (nameOf: (account: string) => string) =>
    ({ account, sums }: ComparedSum): FootRow => ({ name: nameOf(account), sums: spread(sums) });
  const nets = comparison.nets.map(foot(game.saySeat ?? seatHeading));
  const seats = game.seats(record);
  const sums = nets.flatMap((foot) => foot.sums.flatMap((sum) => sum ?? []));
  return {
    columns: settled.map((column) => headOf(game, column)),
    rows: comparison.rows.map((row) => rowOf(game, row, spread(row.cells), settled, seats, hidden)),
    nets,
    pools: comparison.pools.map(foot((pool) => poolIn(game, pool, settled))),
    scale: { least: Math.min(0, ...sums), most: Math.max(0, ...sums) },
  };
}

function headOf<G extends ShownTypes>(game: ComparedGame<G>, column: SettledColumn<G['rules']>): ColumnHead {
  const { sayPlace } = game.words;
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
    changed: rulesChangedBy(game, column),
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

/** Where each rule can be read; a rule changed by the reader has no source. */
export function citationsFor<R>(
  keys: readonly string[],
  { book: { head, rules }, variation }: SettledColumn<R>,
): readonly Citation[] {
  const bases = keys
    .filter((key) => !(key in variation.changes))
    .flatMap((key) => ruleOrStart(rules, key)?.basis ?? []);
  const citations = bases.flatMap((basis) => citationsOf(head, basis, href('/')));
  return [...new Map(citations.map((citation) => [citation.href, citation])).values()];
}

function rowOf<G extends ShownTypes>(
  game: ComparedGame<G>,
  { at, occasion, of, same }: ComparedRow,
  cells: readonly (readonly Entry[] | undefined)[],
  settled: readonly SettledColumn<G['rules']>[],
  seats: readonly string[],
  hidden: ReadonlyMap<string, readonly string[]>,
): Row {
  const name = nameRow({ at, occasion, ...(of === undefined ? {} : { of }) });
  const keys = [...new Set(cells.flatMap((entries) => entries?.flatMap((entry) => entry.keys) ?? []))];
  const differing = same ? [] : [...keys, ...(hidden.get(name) ?? [])].filter((key) => isDiffering(key, settled));
  const sums = cells.map((entries) => entries && paidBy(entries));
  return {
    id: name,
    what: game.sayOccasion(occasion, of),
    where: game.words.sayPlaceInBook(at),
    at: printPlace(at),
    isSame: same && !cells.includes(undefined),
    cells: cells.map((entries, i) => {
      const column = settled[i];
      return (
        entries &&
        column && {
          payments: paymentsOf((account) => game.accountLabel(accountIn(column.book.rules, account)), entries, seats),
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

const valueIn = <R>(key: string, { variation }: SettledColumn<R>): RuleValue =>
  (variation.rules as Readonly<Record<string, RuleValue>>)[key] ?? false;

const isDiffering = <R>(key: string, settled: readonly SettledColumn<R>[]): boolean => {
  const [first, ...others] = settled.map((column) => valueIn(key, column));
  return others.some((value) => value !== first);
};

/** A rule with the answer of each column. */
export const besideEachOther = <G extends ShownTypes>(
  game: ComparedGame<G>,
  key: string,
  settled: readonly SettledColumn<G['rules']>[],
): RuleBeside => ({
  key,
  question: game.wording.question(key),
  href: href(`/${game.engine.id}/rules/${key}/`),
  answers: settled.map((column) => ({
    label: column.label,
    answer: sayRule(game, key, { rules: column.variation.rules, unit: column.book.head.unit }),
    isChanged: key in column.variation.changes,
    citations: citationsFor([key], column),
  })),
});

/** Name of a pool in every book beside another: “basket or pool”. */
const poolIn = <G extends ShownTypes>(
  { accountLabel }: ComparedGame<G>,
  pool: string,
  settled: readonly SettledColumn<G['rules']>[],
): string => [...new Set(settled.map(({ book }) => accountLabel(accountIn(book.rules, pool))))].join(' or ');

/** Joins equal payments to the same account. */
function paymentsOf(
  accountLabel: (account: string) => string,
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
