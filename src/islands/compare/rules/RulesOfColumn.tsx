import type { ShownTypes } from '../../replay/model.ts';
import { useMemo } from 'preact/hooks';
import { Select, Button } from '../../page/controls/controls.tsx';
import type { ReaderChanges } from '../../rules/rule-words.ts';
import type { ComparedGame } from '../game.ts';
import { ColumnRules } from '../../rules/Suppose.tsx';
import { effectOfColumn, type ColumnEffect } from '../model/column-changes.ts';
import { type SettledColumn, FEWEST, MOST, type Column } from '../model/state.ts';
import styles from '../Compare.module.css';
import forms from '#view/forms.module.css';
import netList from '#view/Net.module.css';
import { signed } from '#engine/wording/sentence.ts';
import type { BookHead } from '../../rules/cites.ts';

interface ColumnPickersProps {
  readonly columns: readonly Column[];
  readonly labels: readonly string[];
  readonly books: readonly BookHead[];
  /** Index of the column that the others are compared with. */
  readonly base: number;
  readonly onBase: (column: number) => void;
  readonly onBook: (column: number, book: string) => void;
  readonly onAdd: () => void;
  readonly onRemove: (column: number) => void;
}

/** Chooses the columns: two to six books, each with the reader's changes. */
export function ColumnPickers(props: ColumnPickersProps) {
  const { columns, labels, books, base, onBase, onBook, onAdd, onRemove } = props;
  return (
    <fieldset class={styles.pickColumns}>
      <legend class="sc">Books to compare</legend>
      <ol class="rows">
        {columns.map(({ book }, i) => (
          <li class="beside" key={`${String(i)} of ${String(columns.length)}`}>
            <Select
              aria-label={`Column ${String(i + 1)}`}
              value={book}
              options={books.map(({ id, short }) => [id, short])}
              onChoose={(id) => onBook(i, id)}
            />
            <Button
              idle={columns.length <= FEWEST}
              onClick={({ currentTarget }) => {
                const list = currentTarget.closest('ol');
                onRemove(i);
                // After the removal, focus moves to the next column's button.
                requestAnimationFrame(() => {
                  const buttons = [...(list?.querySelectorAll('button') ?? [])];
                  (buttons[i] ?? buttons.at(-1))?.focus();
                });
              }}
            >
              Remove
              <span class="vh">
                {' '}
                column {String(i + 1)}, {labels[i]}
              </span>
            </Button>
          </li>
        ))}
      </ol>
      <div class={forms.actions}>
        <Button idle={columns.length >= MOST} onClick={onAdd}>
          Add a column
        </Button>
        <label class={`${styles.baseChoice} beside`}>
          <span>Mark with ≠ what differs from</span>
          <Select value={base} options={labels.map((label, i) => [i, label])} onChoose={onBase} />
        </label>
      </div>
    </fieldset>
  );
}

interface NetSummaryProps {
  /** Name of the column and date of its book. */
  readonly label: string;
  readonly date: string;
  readonly effect: ColumnEffect;
}

/** Every player's net under the changed rules, kept in view beside them. */
function NetSummary({ label, date, effect: { nets, moved } }: NetSummaryProps) {
  return (
    <div class="tight" data-part="net-summary">
      <p>
        <b>{label}</b>{' '}
        <small>
          {moved === 0
            ? 'Nothing changed yet'
            : `${moved === 1 ? 'One payment differs' : `${String(moved)} payments differ`} from ${date}`}
        </small>
      </p>
      <ul class={`${netList.nets} wraps`} aria-label={`Totals: ${label}`}>
        {nets.map(({ name, before, now }) => (
          <li key={name}>
            {name}{' '}
            <span class="num">
              {before !== now && (
                <>
                  <del class="num">{before === undefined ? '–' : signed(before)}</del>{' '}
                </>
              )}
              {now === undefined ? '–' : before === now ? signed(now) : <ins>{signed(now)}</ins>}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

export interface RulesOfColumnProps<G extends ShownTypes> {
  readonly game: ComparedGame<G>;
  readonly record: G['record'];
  readonly settled: readonly SettledColumn<G['rules']>[];
  /** Index of the column whose rules are edited. */
  readonly at: number;
  readonly onColumn: (column: number) => void;
  readonly onChange: (changes: ReaderChanges) => void;
}

/** Editor for one column's rules, with each player's net. */
export function RulesOfColumn<G extends ShownTypes>({
  game,
  record,
  settled,
  at,
  onColumn,
  onChange,
}: RulesOfColumnProps<G>) {
  const column = settled[at];
  const effect = useMemo(() => column && effectOfColumn(game, record, column), [column, record]);
  if (!column || !effect) return null;
  const { label, book, variation } = column;
  return (
    <>
      <div class={`${styles.besideRules} stays`} data-stays>
        <label class="beside">
          <span>Rules of</span>
          <Select value={at} options={settled.map((one, i) => [i, one.label])} onChoose={onColumn} />
        </label>
        <NetSummary label={label} date={book.head.date} effect={effect} />
      </div>
      <ColumnRules
        key={`${String(at)} ${book.head.id}`}
        game={game}
        record={record}
        book={book.head}
        ruleSet={book.rules}
        effect={`See the column “${label}”.`}
        changes={variation.changes as ReaderChanges}
        onChange={onChange}
      />
    </>
  );
}
