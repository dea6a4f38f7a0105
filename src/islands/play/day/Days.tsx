import { sayDayShort, sayMonth, type Day, sayWeekday } from '../../page/day.ts';
import { dealDays, dealOfTheDay, dayAddress } from './deal-of-the-day.ts';
import { Net } from '#view/Net.tsx';
import type { ShownTypes } from '../../replay/model.ts';
import type { BookHead } from '../../rules/cites.ts';
import type { GameToPlay } from '../game.ts';
import { sayDays } from './day-results.ts';
import type { DayAtTable } from './use-day.ts';
import styles from './Day.module.css';
import { seatHeading } from '#engine/wording/sentence.ts';
import { href } from '#view/href.ts';
import { Button } from '../../page/controls/controls.tsx';
import { PaceAndSound } from '../terms/PaceAndSound.tsx';
import type { PlayTable } from '../use-play-table.ts';
import terms from '../terms/terms.module.css';

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
      <h2 id="days" class="heading">
        All days
      </h2>
      <p>
        {sayDays(results)} The house’s result stays hidden until you have finished a day’s deal. Results are in the
        counters of each book.
      </p>
      {note !== undefined && <p role="status">{note}</p>}
      {months.map((month, i) => (
        <details key={month} open={i === 0 || day.startsWith(month)}>
          <summary>{sayMonth(`${month}-01`)}</summary>
          <table class="table">
            <thead>
              <tr>
                <th scope="col">day</th>
                <th scope="col" class="n">
                  you
                </th>
                <th scope="col" class="n">
                  the house
                </th>
                <td />
              </tr>
            </thead>
            <tbody>
              {all
                .filter((one) => one.startsWith(month))
                .map((one) => {
                  const result = results[one];
                  return (
                    <tr key={one} class={one === day ? 'tinted' : undefined}>
                      <th scope="row">
                        {sayDayShort(one)} <small>{bookOf(one)}</small>
                      </th>
                      <td class="n">{result && <Net net={result.you} />}</td>
                      <td class="n">{result?.house !== undefined && <Net net={result.house} />}</td>
                      <td class="n">
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

interface DayHeadProps<G extends ShownTypes> {
  readonly game: Pick<GameToPlay<G>, 'engine' | 'saySeat'>;
  readonly table: PlayTable<G>;
  /** Undefined until the table is ready. */
  readonly at: DayAtTable | undefined;
  /** Short name of the book. */
  readonly book: string;
  /** The reader’s seat in records. */
  readonly seat: string;
  readonly onHelp: () => void;
}

/** Whose deal lies on the table: day, book and seat; in a fold, pace and sound. */
export function DayHead<G extends ShownTypes>({ game, table, at, book, seat, onHelp }: DayHeadProps<G>) {
  const { engine, saySeat = (name: string) => seatHeading(name).toLowerCase() } = game;
  const { book: ruleSet } = table.sitting.terms;
  return (
    <div class={terms.terms} data-frame data-part="terms">
      <p class={styles.date}>
        {at && (
          <>
            {at.day === at.today ? `Today, ${sayWeekday(at.day)}` : sayWeekday(at.day)}, by {book}, as {saySeat(seat)}
          </>
        )}
      </p>
      <details class={terms.more}>
        <summary>The table</summary>
        <div class="popup rows tight">
          <PaceAndSound options={table.stored} onChoose={table.setOptions} />
          <p>
            <a href={href(`/${engine.id}/${ruleSet.id}/`)}>Read the book</a>{' '}
            <a href={href(`/${engine.id}/play/`)}>Play any other deal</a>
          </p>
          <p>
            <Button onClick={onHelp}>Keys</Button>
          </p>
        </div>
      </details>
    </div>
  );
}
