import { useEffect, useMemo, useState } from 'preact/hooks';
import { unwrap } from '#engine/kernel/result.ts';
import { parseLink } from '#engine/notation/link.ts';
import { useFragment, useFragmentOf } from '../page/fragment.ts';
import { readPasted, sayProblem } from '../page/pasted/pasted.ts';
import type { Changes } from '../rules/changes.ts';
import { findDeal, parseCompared, printCompared } from './model/compared-links.ts';
import type { CompareData } from './data.ts';
import type { ComparedGame } from './game.ts';
import { compare, openBooks, settleColumns, settleEachOnce } from './model/model.ts';
import { hiddenRules } from './rules/hidden-rules.ts';
import { inTime, rivalsOf } from './rules/rivals.ts';
import type { Settled } from './model/settled.ts';
import type { Column } from './model/state.ts';

/** The rules for rows that the rules behind their payments do not explain, and what they were found of. */
interface Hidden<R> {
  readonly of: readonly Settled<R>[];
  readonly rules: ReadonlyMap<string, readonly string[]>;
}

/** A deal and the columns it is settled in, what comes of that, and all that can be done to it. */
export function useComparison<R extends object, Rec>(game: ComparedGame<R, Rec>, data: CompareData) {
  const { engine } = game;
  const { deals } = data;
  const books = useMemo(() => openBooks(engine, data.books), [data]);
  const start = useMemo(() => unwrap(parseCompared(engine, data.fragment, []), 'The comparison of the page'), [data]);
  const [state, setState] = useState(start);
  const [notice, setNotice] = useState<string>();
  const [problem, setProblem] = useState<string>();
  const { record, columns, step } = state;
  const deal = useMemo(
    () => (record === start.record ? deals.find(({ slug }) => slug === data.deal) : findDeal(engine, record, deals)),
    [record],
  );

  // A column that has not changed is not settled again.
  const settleOnce = useMemo(() => settleEachOnce(game, record), [record]);
  const settled = useMemo(() => settleColumns(columns, books, settleOnce), [columns, books, settleOnce]);
  const plain = useMemo(() => compare(game, record, settled), [record, settled]);
  const [hidden, setHidden] = useState<Hidden<R>>(() => ({ of: settled, rules: new Map(data.hidden) }));
  useEffect(() => {
    if (hidden.of === settled) return undefined;
    // Hundreds of settlements: after the paint.
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

  const setColumns = (next: readonly Column[]): void => setState((now) => ({ ...now, columns: next }));
  const setColumn = (at: number, next: Column): void => setColumns(columns.with(at, next));
  const setRecord = (next: Rec): void => setState((now) => ({ columns: now.columns, record: next }));
  const readRecord = async (text: string): Promise<void> => {
    // What its own rules call impossible, no column could settle: it is refused where it was pasted, and the deal at hand stays.
    const read = await readPasted(engine, text, ({ record: pasted, variation }) => {
      const own = game.settle(pasted, variation.rules);
      return own.ok ? undefined : own.error;
    });
    setProblem(read.ok ? undefined : sayProblem(read.error));
    if (!read.ok) return;
    const { record: pasted, variation } = read.value;
    // The record's own book comes first, with what the record varies.
    const own: Column = { book: variation.source.id, changes: variation.changes as Changes };
    const others = columns.filter(({ book }) => book !== own.book);
    setState({ record: pasted, columns: [own, ...others].slice(0, Math.max(2, columns.length)) });
  };

  return {
    books: data.books,
    deals,
    record,
    columns,
    /** The place in the record that is looked at, where the game has one to look at. */
    step,
    /** The deal of the library at hand; none where a link or the reader brought it. */
    deal,
    settled,
    model,
    notice,
    /** Why what was pasted could not be read. */
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
    setBook: (at: number, book: string): void => setColumn(at, { book, changes: {} }),
    turnRules: (at: number, changes: Changes): void => setColumn(at, { ...columns[at]!, changes }),
    addColumn: (): void => {
      // The neighbour in time of the last; where every book is there, the last again, to be changed.
      const last = columns.at(-1)?.book ?? '';
      const [next] = rivalsOf(data.books, [last, ...columns.map(({ book }) => book)]);
      setColumns(inTime(columns, { book: next?.id ?? last, changes: {} }, data.books));
    },
    removeColumn: (at: number): void => setColumns(columns.toSpliced(at, 1)),
  };
}
