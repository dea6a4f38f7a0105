import type { ShownTypes } from '../replay/model.ts';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { unwrap } from '#engine/kernel/result.ts';
import { parseLink } from '#engine/notation/link.ts';
import { useFragment, useFragmentOf } from '../page/fragment.ts';
import { readPasted, sayProblem } from '../page/pasted/pasted.tsx';
import type { ReaderChanges } from '../rules/rule-words.ts';
import {
  findDeal,
  parseCompared,
  printCompared,
  inTime,
  rivalsOf,
  type SettledColumn,
  type Column,
} from './model/state.ts';
import type { CompareData, ComparedGame } from './game.ts';
import { compare, openBooks, settleColumns, settleEachOnce } from './model/model.ts';
import { hiddenRules } from './rules/WhyTheyDiffer.tsx';

/** Rules that explain the remaining rows, and the columns they were found for. */
interface Hidden<R> {
  readonly of: readonly SettledColumn<R>[];
  readonly rules: ReadonlyMap<string, readonly string[]>;
}

/** State of the comparison: the deal, its columns, the settlements, and the reader's actions. */
export function useComparison<G extends ShownTypes>(game: ComparedGame<G>, data: CompareData) {
  const { engine } = game;
  const { deals } = data;
  const books = useMemo(() => openBooks(engine, data.books), [data]);
  const start = useMemo(() => unwrap(parseCompared(engine, data.fragment, []), 'The comparison of the page'), [data]);
  const [state, setState] = useState(start);
  const [notice, setNotice] = useState<string>();
  const [problem, setProblem] = useState<string>();
  const { record, columns, base, step } = state;
  const deal = useMemo(
    () => (record === start.record ? deals.find(({ slug }) => slug === data.deal) : findDeal(engine, record, deals)),
    [record],
  );

  // Unchanged columns are not settled again.
  const settleOnce = useMemo(() => settleEachOnce(game, record), [record]);
  const settled = useMemo(() => settleColumns(columns, books, settleOnce), [columns, books, settleOnce]);
  const plain = useMemo(() => compare(game, record, settled), [record, settled]);
  const [hidden, setHidden] = useState<Hidden<G['rules']>>(() => ({ of: settled, rules: new Map(data.hidden) }));
  useEffect(() => {
    if (hidden.of === settled) return undefined;
    // Runs after painting, because it takes hundreds of settlements.
    const timer = setTimeout(() => setHidden({ of: settled, rules: hiddenRules(game, record, settled, plain) }), 30);
    return () => clearTimeout(timer);
  }, [settled]);
  const model = useMemo(
    () => (hidden.of === settled && hidden.rules.size > 0 ? compare(game, record, settled, hidden.rules) : plain),
    [plain, hidden],
  );

  const fragment = (): string => printCompared(engine, state);
  useFragmentOf(JSON.stringify(state), fragment);
  useFragment((written) => {
    const read = parseCompared(engine, written, data.books);
    setNotice(read.ok ? undefined : read.error.message);
    if (read.ok) setState(read.value);
  });

  /** Sets the columns; the base stays the same column, or becomes the first if that one was removed. */
  const setColumns = (next: readonly Column[]): void =>
    setState((now) => ({ ...now, columns: next, base: Math.max(0, next.indexOf(now.columns[now.base]!)) }));
  const setColumn = (at: number, next: Column): void =>
    setState((now) => ({ ...now, columns: now.columns.with(at, next) }));
  const setRecord = (next: G['record']): void =>
    setState((now) => ({ columns: now.columns, base: now.base, record: next }));
  const readRecord = async (text: string): Promise<void> => {
    // A record that its own rules call impossible cannot be settled in any column; it is refused and the current deal
    // stays.
    const read = await readPasted(engine, text, ({ record: pasted, variation }) => {
      const own = game.settle(pasted, variation.rules);
      return own.ok ? undefined : own.error;
    });
    setProblem(read.ok ? undefined : sayProblem(read.error));
    if (!read.ok) return;
    const { record: pasted, variation } = read.value;
    // The record's own book comes first, with the record's changes.
    const own: Column = { book: variation.source.id, changes: variation.changes as ReaderChanges };
    const others = columns.filter(({ book }) => book !== own.book);
    setState({ record: pasted, columns: [own, ...others].slice(0, Math.max(2, columns.length)), base: 0 });
  };

  return {
    books: data.books,
    deals,
    record,
    columns,
    /** Index of the column that the others are compared with. */
    base,
    /** Selected place in the record, for games that show one. */
    step,
    /** Annotated deal being compared; undefined for a link or pasted record. */
    deal,
    settled,
    model,
    notice,
    /** Error of the pasted text. */
    problem,
    fragment,
    dismiss: (): void => setNotice(undefined),
    setRecord,
    setStep: (next: string): void => setState((now) => ({ ...now, step: next })),
    pickDeal: (wanted: string): void => {
      const found = deals.find(({ slug }) => slug === wanted);
      const read = found && parseLink(engine, found.link);
      if (!read?.ok) return;
      setNotice(undefined);
      setRecord(read.value.record);
    },
    readPasted: (text: string): void => void readRecord(text),
    setBase: (at: number): void => setState((now) => ({ ...now, base: at })),
    setBook: (at: number, book: string): void => setColumn(at, { book, changes: {} }),
    turnRules: (at: number, changes: ReaderChanges): void => setColumn(at, { ...columns[at]!, changes }),
    addColumn: (): void => {
      // Adds the book nearest in time to the last column; if all are present, the last again, to be changed.
      const last = columns.at(-1)?.book ?? '';
      const [next] = rivalsOf(data.books, [last, ...columns.map(({ book }) => book)]);
      setColumns(inTime(columns, { book: next?.id ?? last, changes: {} }, data.books));
    },
    removeColumn: (at: number): void => setColumns(columns.toSpliced(at, 1)),
  };
}
