import { sayDayShort, sayMonth, type Day } from '../../page/day.ts';
import { dealDays, dealOfTheDay } from './deal-of-the-day.ts';
import { Net } from '#view/Net.tsx';
import type { ShownTypes } from '../../replay/model.ts';
import type { BookHead } from '../../rules/cites.ts';
import type { GameToPlay } from '../game.ts';
import { dayAddress } from './day-home.ts';
import { sayDays } from './day-words.ts';
import type { DayAtTable } from './use-day.ts';
import styles from './Day.module.css';

export interface DaysProps<G extends ShownTypes> {
  readonly at: DayAtTable;
  readonly game: Pick<GameToPlay<G>, 'engine' | 'players'>;
  readonly books: readonly BookHead[];
  /** Called when the reader goes to a day. */
  readonly onGo: () => void;
}

/** Every day from today back to the first, by month, each with the results that this browser keeps. */
export function Days<G extends ShownTypes>({
  at: { day, today, kept },
  game: { engine, players },
  books,
  onGo,
}: DaysProps<G>) {
  const all = dealDays(today);
  const months = [...new Set(all.map((one) => one.slice(0, 7)))];
  const { id, ruleSets } = engine;
  const bookOf = (one: Day): string => {
    const { book } = dealOfTheDay({ id, ruleSets, players }, one);
    return books.find((head) => head.id === book.id)?.short ?? book.id;
  };
  const { results, note } = kept;
  return (
    <section class={styles.days} data-part="days" aria-labelledby="days">
      <h2 id="days">All days</h2>
      <p>
        {sayDays(results)} The house’s result stays hidden until you have finished a day’s deal. Results are in the
        counters of each book.
      </p>
      {note !== undefined && <p role="status">{note}</p>}
      {months.map((month, i) => (
        <details key={month} open={i === 0 || day.startsWith(month)}>
          <summary>{sayMonth(`${month}-01`)}</summary>
          <table>
            <thead>
              <tr>
                <th scope="col">day</th>
                <th scope="col">you</th>
                <th scope="col">the house</th>
                <td />
              </tr>
            </thead>
            <tbody>
              {all
                .filter((one) => one.startsWith(month))
                .map((one) => {
                  const result = results[one];
                  return (
                    <tr key={one} data-here={one === day ? '' : undefined}>
                      <th scope="row">
                        {sayDayShort(one)} <small>{bookOf(one)}</small>
                      </th>
                      <td>{result && <Net net={result.you} />}</td>
                      <td>{result?.house !== undefined && <Net net={result.house} />}</td>
                      <td>
                        <a
                          href={`#${dayAddress(one)}`}
                          aria-current={one === day ? 'date' : undefined}
                          onClick={onGo}
                          aria-label={`${result ? 'Open it' : 'Play it'}: ${sayDayShort(one)}`}
                        >
                          {result ? 'Open it' : 'Play it'}
                        </a>
                      </td>
                    </tr>
                  );
                })}
            </tbody>
          </table>
        </details>
      ))}
    </section>
  );
}
