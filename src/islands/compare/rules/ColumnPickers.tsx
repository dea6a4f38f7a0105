import { Button } from '../../page/controls/Button.tsx';
import type { BookHead } from '../../rules/cites.ts';
import { Select } from '../../page/controls/Select.tsx';
import { FEWEST, MOST, type Column } from '../model/state.ts';

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
            <Select
              class="control"
              aria-label={`Column ${String(i + 1)}`}
              value={book}
              options={books.map(({ id, short }) => [id, short])}
              onChoose={(id) => onBook(i, id)}
            />
            <Button idle={columns.length <= FEWEST} onClick={() => onRemove(i)}>
              Remove
              <span class="vh">
                {' '}
                column {String(i + 1)}, {labels[i]}
              </span>
            </Button>
          </li>
        ))}
      </ol>
      <Button idle={columns.length >= MOST} onClick={onAdd}>
        Add a column
      </Button>
    </fieldset>
  );
}
