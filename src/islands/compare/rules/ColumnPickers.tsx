import type { BookHead } from '../../rules/cites.ts';
import { FEWEST, MOST, type Column } from '../state.ts';

export interface ColumnPickersProps {
  readonly columns: readonly Column[];
  readonly labels: readonly string[];
  readonly books: readonly BookHead[];
  readonly onBook: (column: number, book: string) => void;
  readonly onAdd: () => void;
  readonly onRemove: (column: number) => void;
}

/** By which rules it is settled: two to six books, each with what the reader changes in it. */
export function ColumnPickers({ columns, labels, books, onBook, onAdd, onRemove }: ColumnPickersProps) {
  return (
    <fieldset class="pick-columns">
      <legend class="sc">Settled by</legend>
      <ol>
        {columns.map(({ book }, i) => (
          <li key={`${String(i)} of ${String(columns.length)}`}>
            <select
              class="control"
              aria-label={`Column ${String(i + 1)}`}
              value={book}
              onChange={({ currentTarget }) => onBook(i, currentTarget.value)}
            >
              {books.map(({ id, short }) => (
                <option key={id} value={id} selected={id === book}>
                  {short}
                </option>
              ))}
            </select>
            <button
              type="button"
              class="button"
              aria-disabled={columns.length <= FEWEST}
              onClick={() => {
                if (columns.length > FEWEST) onRemove(i);
              }}
            >
              Remove
              <span class="vh">
                {' '}
                column {String(i + 1)}, {labels[i]}
              </span>
            </button>
          </li>
        ))}
      </ol>
      <button
        type="button"
        class="button"
        aria-disabled={columns.length >= MOST}
        onClick={() => {
          if (columns.length < MOST) onAdd();
        }}
      >
        Add a column
      </button>
    </fieldset>
  );
}
