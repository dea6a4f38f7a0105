import { signed } from '#engine/wording/sentence.ts';
import { sumsAfter } from '../account/account.ts';
import type { EditionGame } from '../reading/game.ts';
import type { AnyModel, ShownTypes } from '../replay/model.ts';
import type { BookHead } from '../rules/cites.ts';
import styles from './Handout.module.css';

/** What one book pays in the whole deal. */
export interface BookColumn {
  readonly id: string;
  readonly short: string;
  /** Plural of its counters: `fiches`. */
  readonly unit: string;
  /** Net by seat; undefined where the book cannot settle the deal, with the reason. */
  readonly nets: Readonly<Record<string, number>> | undefined;
  readonly refusal?: string;
}

const netsOf = ({ opening, lines, steps }: AnyModel): Readonly<Record<string, number>> =>
  sumsAfter(opening, lines, steps.length - 1).now;

/** Settles a deal by other books too, for a table beside its own; empty if none is chosen. */
export function settleBeside<G extends ShownTypes>(
  game: EditionGame<G>,
  books: readonly BookHead[],
  deal: {
    readonly record: G['record'];
    readonly own: string;
    readonly model: AnyModel;
    readonly beside: readonly string[];
  },
): readonly BookColumn[] {
  const { record, own, model, beside } = deal;
  if (!books.some(({ id }) => id !== own && beside.includes(id))) return [];
  return books
    .filter(({ id }) => id === own || beside.includes(id))
    .flatMap(({ id, short, unit: [, unit] }): readonly BookColumn[] => {
      if (id === own) return [{ id, short, unit, nets: netsOf(model) }];
      const book = game.engine.ruleSets.find((ruleSet) => ruleSet.id === id);
      if (!book) return [];
      const settled = game.settleDeal({ record, book, changes: {}, asPlayed: true });
      return settled.ok
        ? [{ id, short, unit, nets: netsOf(settled.value) }]
        : [{ id, short, unit, nets: undefined, refusal: settled.error.message }];
    });
}

export interface BooksTableProps {
  readonly columns: readonly BookColumn[];
  readonly seats: readonly string[];
  readonly saySeat: (seat: string) => string;
  /** Column without sums, for the class to fill in. */
  readonly blank: string;
}

/** What each player wins or loses by several books, one column perhaps left blank. */
export function BooksTable({ columns, seats, saySeat, blank }: BooksTableProps) {
  if (columns.length === 0) return null;
  return (
    <div class={styles.books} tabIndex={0} role="region" aria-label="What each book pays">
      <table class="table" data-part="books-beside">
        <caption>What each player wins or loses in the whole deal, by each book</caption>
        <thead>
          <tr>
            <th scope="col">Player</th>
            {columns.map(({ id, short, unit }) => (
              <th scope="col" key={id}>
                {short} <small>({unit})</small>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {seats.map((seat) => (
            <tr key={seat}>
              <th scope="row">{saySeat(seat)}</th>
              {columns.map(({ id, nets, refusal }) => (
                <td key={id} class="num">
                  {id === blank ? (
                    <span class="vh">to fill in</span>
                  ) : nets ? (
                    signed(nets[seat] ?? 0)
                  ) : (
                    <small>{refusal}</small>
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
