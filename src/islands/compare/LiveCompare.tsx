import type { Result } from '#engine/kernel/result.ts';
import type { Written } from '#engine/notation/record.ts';
import type { RuleSet } from '#engine/rules/rule-set.ts';
import type { JSX } from 'preact';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { unpackRuleSet, type PackedBook } from '../rules/book.ts';
import { parseColumns } from '../rules/columns.ts';
import { addressWith, useFragment, useFragmentOf } from '../page/fragment.ts';
import { Notice } from '../page/Notice.tsx';
import { useSpeech } from '../page/speech.ts';
import { sayProblem } from '../page/pasted-problem.ts';
import type { ColumnRulesProps } from './ColumnRules.tsx';
import { ComparePanel } from './ComparePanel.tsx';
import type { CompareData } from './data.ts';
import type { ListedDeal } from './DealPicker.tsx';
import type { ComparedLinks } from './compared-links.ts';
import type { DealLink } from './find-deal.ts';
import type { ComparedGame } from './game.ts';
import { hiddenRules } from './hidden-rules.ts';
import { compare, settleColumns, type OpenBook } from './model.ts';
import type { Changes, Column, Compared } from './state.ts';

/** What a living comparison asks of its game besides: parts that are fetched when a reader asks for them. */
export interface LiveGame<R, Rec> extends ComparedGame<R, Rec> {
  readonly fetchLinks: () => Promise<ComparedLinks<R, Rec>>;
  readonly fetchRules: () => Promise<(props: ColumnRulesProps<Rec>) => JSX.Element>;
  readonly readPasted: (text: string, ruleSets: readonly RuleSet<R>[]) => Promise<Result<Written<R, Rec>>>;
}

export interface LiveCompareProps {
  readonly data: CompareData;
  readonly deals: readonly ListedDeal[];
  readonly books: readonly PackedBook[];
  /** The links of the library's deals, fetched when one is asked for. */
  readonly dealLinks: () => Promise<readonly DealLink[]>;
}

/** The comparison, alive. */
export function LiveCompareOf<R extends object, Rec>({
  game,
  data,
  deals,
  books: packed,
  dealLinks,
}: LiveCompareProps & { readonly game: LiveGame<R, Rec> }) {
  const books = useMemo(
    () => packed.map((book): OpenBook<R> => ({ packed: book, rules: unpackRuleSet<R>(game.keys, book) })),
    [packed],
  );
  const ruleSets = useMemo(() => books.map(({ rules }) => rules), [books]);
  const ids = packed.map(({ id }) => id);
  const start = data.state as Compared<Rec>;
  const [state, setState] = useState(start);
  const [first, setFirst] = useState(data.first);
  const [slug, setSlug] = useState<string | undefined>(data.deal);
  const [isAll, setIsAll] = useState(false);
  const [open, setOpen] = useState<number>();
  const [Rules, setRules] = useState<(props: ColumnRulesProps<Rec>) => JSX.Element>();
  const [notice, setNotice] = useState<string>();
  const [problem, setProblem] = useState<string>();
  const { record, columns } = state;

  const settled = useMemo(() => settleColumns(game, record, columns, books), [record, columns, books]);
  const plain = useMemo(() => compare(game, record, settled), [record, settled]);
  const [hidden, setHidden] = useState<{ readonly of: object; readonly rules: ReturnType<typeof hiddenRules> }>();
  useEffect(() => {
    // Hundreds of settlements: after the paint.
    const timer = setTimeout(() => setHidden({ of: settled, rules: hiddenRules(game, record, settled, plain) }), 30);
    return () => clearTimeout(timer);
  }, [settled]);
  const model = useMemo(
    () => (hidden?.of === settled && hidden.rules.size > 0 ? compare(game, record, settled, hidden.rules) : plain),
    [plain, hidden],
  );

  const fragment = async (): Promise<string> => (await game.fetchLinks()).print(state, ruleSets);
  useFragmentOf(JSON.stringify(state), fragment);
  useEffect(() => {
    if (state !== start) void fragment().then((written) => setFirst(parseColumns(written)[0] ?? ''));
  }, [state]);
  const follow = async (written: string): Promise<void> => {
    const links = await game.fetchLinks();
    const read = links.parse(written, ruleSets, ids);
    if (!read.ok) {
      setNotice(read.error.message);
      return;
    }
    setNotice(undefined);
    setOpen(undefined);
    setState(read.value);
    setSlug(undefined);
    setSlug(links.findDeal(read.value.record, ruleSets, await dealLinks()));
  };
  useFragment((written) => {
    follow(written).catch(() => setNotice('What this link names could not be fetched.'));
  });

  const setColumns = (next: readonly Column[]): void => setState((now) => ({ ...now, columns: next }));
  const change = (at: number, changes: Changes): void =>
    setColumns(columns.map((column, i) => (i === at ? { ...column, changes } : column)));
  const pickDeal = async (wanted: string): Promise<void> => {
    const [links, library] = await Promise.all([game.fetchLinks(), dealLinks()]);
    const found = library.find((one) => one.slug === wanted);
    const read = found && links.readDeal(found.link, ruleSets);
    if (!read?.ok) {
      setNotice(read ? read.error.message : 'That deal could not be fetched.');
      return;
    }
    setNotice(undefined);
    setSlug(wanted);
    setState((now) => ({ ...now, record: read.value }));
  };
  const readRecord = async (text: string): Promise<void> => {
    const read = await game.readPasted(text, ruleSets);
    if (!read.ok) {
      setProblem(sayProblem(read.error));
      return;
    }
    setProblem(undefined);
    setSlug(undefined);
    const { record: pasted, variation } = read.value;
    // The record's own book comes first, with what the record varies.
    const own: Column = { book: variation.source.id, changes: variation.changes as Changes };
    const others = columns.filter(({ book }) => book !== own.book);
    setState({ record: pasted, columns: [own, ...others].slice(0, Math.max(2, columns.length)) });
  };

  const differing = model.rows.filter(({ isSame }) => !isSame).length;
  const spoken = useSpeech(
    `${model.columns.map(({ label }) => label).join(', ')}: ${String(differing)} of ${String(model.rows.length)} payments differ.`,
  );
  const current = open === undefined ? undefined : columns[open];
  const book = current && packed.find(({ id }) => id === current.book);
  return (
    <>
      <p class="vh" role="status">
        {spoken}
      </p>
      <ComparePanel
        game={game}
        record={record}
        columns={columns}
        model={model}
        books={packed}
        deals={deals}
        deal={deals.find((deal) => deal.slug === slug)}
        isAll={isAll}
        first={first}
        open={open}
        pasteProblem={problem}
        message={notice !== undefined && <Notice onDismiss={() => setNotice(undefined)}>{notice}</Notice>}
        rules={
          open !== undefined &&
          current &&
          book &&
          Rules && (
            <Rules
              key={`${String(open)} ${current.book}`}
              record={record}
              book={book}
              label={model.columns[open]?.label ?? ''}
              changes={current.changes}
              onChange={(changes) => change(open, changes)}
            />
          )
        }
        does={{
          pickDeal: (wanted) => void pickDeal(wanted),
          readPasted: (text) => void readRecord(text),
          showAll: setIsAll,
          address: async () => addressWith(await fragment()),
          onBook: (at, id) => setColumns(columns.map((column, i) => (i === at ? { book: id, changes: {} } : column))),
          onAdd: () => {
            const next = ids.find((id) => columns.every((column) => column.book !== id)) ?? ids[0];
            if (next !== undefined) setColumns([...columns, { book: next, changes: {} }]);
          },
          onRemove: (at) => {
            setOpen(undefined);
            setColumns(columns.filter((_, i) => i !== at));
          },
          onRules: (at) => {
            setOpen(open === at ? undefined : at);
            // The questions and their answers are fetched when a reader asks for them.
            void game.fetchRules().then((fetched) => setRules(() => fetched));
          },
        }}
      />
    </>
  );
}
