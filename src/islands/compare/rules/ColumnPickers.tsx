import { Button, Select } from '../../page/controls/controls.tsx';
import type { BookHead } from '../../rules/cites.ts';
import { FEWEST, MOST, type Column } from '../model/state.ts';
import styles from '../Compare.module.css';
import forms from '#view/forms.module.css';

export interface ColumnPickersProps {
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
      <ol>
        {columns.map(({ book }, i) => (
          <li key={`${String(i)} of ${String(columns.length)}`}>
            <Select
              class={forms.control}
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
        <label class={styles.baseChoice}>
          <span>Mark with ≠ what differs from</span>
          <Select class={forms.control} value={base} options={labels.map((label, i) => [i, label])} onChoose={onBase} />
        </label>
      </div>
    </fieldset>
  );
}
