import '../page/joined-texts.ts';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { parseLink } from '#engine/notation/link.ts';
import type { Changes } from '../rules/changes.ts';
import type { BookHead } from '../rules/cites.ts';
import { parseColumns } from '../rules/columns.ts';
import { href } from '#view/href.ts';
import { addressWith, useFragment, useFragmentOf } from '../page/fragment.ts';
import { Later } from '../page/Later.tsx';
import { Notice } from '../page/Notice.tsx';
import { readPasted } from '../page/pasted.ts';
import { sayProblem } from '../page/pasted-problem.ts';
import { Select } from '../page/Select.tsx';
import { Spoken } from '../page/Spoken.tsx';
import { ColumnRules } from './rules/ColumnRules.tsx';
import { findDeal, parseCompared, printCompared } from './compared-links.ts';
import { ComparePanel, type Fold } from './ComparePanel.tsx';
import type { ListedDeal } from './DealPicker.tsx';
import type { ComparedGame } from './game.ts';
import { hiddenRules } from './rules/hidden-rules.ts';
import { effectOf } from './net-changes.ts';
import { NetSummary } from './NetSummary.tsx';
import { inTime, rivalsOf } from './rules/rivals.ts';
import { UNSIFTED } from './rows/shown-rows.ts';
import { compare, openBooks, settleColumns, settleEachOnce } from './model.ts';
import { sayBreaksOff } from './rules/reasons.ts';
import type { Settled } from './settled.ts';
import type { Column } from './state.ts';

/** What the page hands to the comparison. It travels as one string of JSON. */
export interface CompareData {
  /** The comparison the page stands with, as a fragment; and its deal. */
  readonly fragment: string;
  readonly deal: string;
  /** What `hiddenRules` has found of it: several hundred settlements, made before anybody waits. */
  readonly hidden: readonly (readonly [row: string, keys: readonly string[]])[];
  /** The books of the game, the oldest first. */
  readonly books: readonly BookHead[];
  /** The deals to choose from. */
  readonly deals: readonly ListedDeal[];
}

export interface CompareProps {
  /** `CompareData` as JSON. */
  readonly data: string;
}

/** The rules for rows that the rules behind their payments do not explain, and what they were found of. */
interface Hidden<R> {
  readonly of: readonly Settled<R>[];
  readonly rules: ReadonlyMap<string, readonly string[]>;
}

/** A deal in several books beside each other. */
export function CompareOf<R extends object, Rec>({
  data: json,
  game,
}: CompareProps & { readonly game: ComparedGame<R, Rec> }) {
  const { engine } = game;
  const data = useMemo(() => JSON.parse(json) as CompareData, [json]);
  const { deals } = data;
  const books = useMemo(() => openBooks(engine, data.books), [data]);
  const start = useMemo(() => {
    const read = parseCompared(engine, data.fragment, []);
    if (!read.ok) throw new Error(read.error.message);
    return read.value;
  }, [data]);
  const [state, setState] = useState(start);
  const [isAll, setIsAll] = useState(false);
  const [open, setOpen] = useState<Fold>();
  const [sifted, setSifted] = useState(UNSIFTED);
  // Whose rules are changed: the column changed last.
  const [wanted, setWanted] = useState(0);
  const [notice, setNotice] = useState<string>();
  const [problem, setProblem] = useState<string>();
  const { record, columns, step } = state;
  const picked = useMemo(
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
    if (!read.ok) return;
    setState(read.value);
  });

  const setColumns = (next: readonly Column[]): void => setState((now) => ({ ...now, columns: next }));
  const change = (at: number, changes: Changes): void =>
    setColumns(columns.map((column, i) => (i === at ? { ...column, changes } : column)));
  const pickDeal = (wanted: string): void => {
    const found = deals.find(({ slug }) => slug === wanted);
    const read = found && parseLink(engine, found.link);
    if (!read?.ok) return;
    setNotice(undefined);
    setState((now) => ({ columns: now.columns, record: read.value.record }));
  };
  const readRecord = async (text: string): Promise<void> => {
    // What its own rules call impossible, no column could settle: it is refused where it was pasted, and the deal at hand stays.
    const read = await readPasted(engine, text, ({ record: pasted, variation }) => {
      const own = game.settle(pasted, variation.rules);
      return own.ok ? undefined : own.error;
    });
    if (!read.ok) {
      setProblem(sayProblem(read.error));
      return;
    }
    setProblem(undefined);
    const { record: pasted, variation } = read.value;
    // The record's own book comes first, with what the record varies.
    const own: Column = { book: variation.source.id, changes: variation.changes as Changes };
    const others = columns.filter(({ book }) => book !== own.book);
    setState({ record: pasted, columns: [own, ...others].slice(0, Math.max(2, columns.length)) });
  };

  const differing = model.rows.filter(({ isSame }) => !isSame).length;
  const spoken =
    `${model.columns.map(({ label }) => label).join(', ')}: ${String(differing)} of ${String(model.rows.length)} payments differ. ${sayBreaksOff(model.columns, game.piece) ?? ''}`.trim();
  useEffect(() => {
    // Where the window is low, what was asked for opens below it.
    if (open) document.getElementById(`fold-${open}`)?.scrollIntoView({ block: 'nearest' });
  }, [open]);
  const ruled = Math.min(wanted, columns.length - 1);
  const current = columns[ruled];
  const column = settled[ruled];
  const book = column?.book;
  const effect = useMemo(
    () => (open === 'rules' && column ? effectOf(game, record, column) : undefined),
    [open, column, record],
  );
  return (
    <>
      <Spoken words={spoken} />
      <Later>
        <ComparePanel
          game={game}
          record={record}
          columns={columns}
          model={model}
          plates={
            game.loadPlate && {
              record,
              columns: settled,
              title: picked?.title ?? `A ${game.piece ?? 'deal'} of your own`,
              hrefOf: (at) =>
                picked
                  ? `${href(`/${engine.id}/deals/${picked.slug}/`)}#${at}`
                  : // Where cards are laid by hand, or any game is played on, any record is taken up.
                    `${href(`/${engine.id}/${game.isEdited ? 'editor' : 'explore'}/`)}#${parseColumns(fragment())[0] ?? ''}`,
              load: game.loadPlate,
            }
          }
          closer={
            game.Closer && (
              <game.Closer
                record={record}
                columns={settled}
                step={step}
                onStep={(next) => setState((now) => ({ ...now, step: next }))}
                onRecord={(next) => setState((now) => ({ columns: now.columns, record: next }))}
              />
            )
          }
          books={data.books}
          deals={deals}
          deal={picked}
          isAll={isAll}
          sifted={sifted}
          first={parseColumns(fragment())[0] ?? ''}
          open={open}
          pasteProblem={problem}
          message={notice !== undefined && <Notice onDismiss={() => setNotice(undefined)}>{notice}</Notice>}
          rules={
            effect &&
            current &&
            book && (
              <>
                <div class="beside-rules">
                  <label class="field">
                    <span>Rules of</span>
                    <Select
                      value={ruled}
                      options={model.columns.map(({ label }, i) => [i, label])}
                      onChoose={setWanted}
                    />
                  </label>
                  <NetSummary label={column.label} date={book.head.date} effect={effect} />
                </div>
                <ColumnRules
                  key={`${String(ruled)} ${current.book}`}
                  game={game}
                  record={record}
                  book={book.head}
                  ruleSet={book.rules}
                  effect={`The column is called “${column.label}”.`}
                  changes={current.changes}
                  onChange={(changes) => change(ruled, changes)}
                />
              </>
            )
          }
          actions={{
            pickDeal,
            readPasted: (text) => void readRecord(text),
            showAll: setIsAll,
            sift: setSifted,
            unfold: (fold) => setOpen(open === fold ? undefined : fold),
            address: () => addressWith(fragment()),
            onBook: (at, id) => setColumns(columns.map((column, i) => (i === at ? { book: id, changes: {} } : column))),
            onAdd: () => {
              // The neighbour in time of the last; where every book is there, the last again, to be changed.
              const last = columns.at(-1)?.book ?? '';
              const [next] = rivalsOf(data.books, [last, ...columns.map((one) => one.book)]);
              setColumns(inTime(columns, { book: next?.id ?? last, changes: {} }, data.books));
            },
            onRemove: (at) => setColumns(columns.filter((_, i) => i !== at)),
          }}
        />
      </Later>
    </>
  );
}
