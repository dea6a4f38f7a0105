import { sayWeekday } from '../../page/day.ts';
import { seatHeading } from '#engine/wording/sentence.ts';
import { href } from '#view/href.ts';
import { Button } from '../../page/controls/controls.tsx';
import type { ShownTypes } from '../../replay/model.ts';
import type { GameToPlay } from '../game.ts';
import { PaceAndSound } from '../terms/PaceAndSound.tsx';
import type { PlayTable } from '../use-play-table.ts';
import terms from '../terms/terms.module.css';
import styles from './Day.module.css';
import type { DayAtTable } from './use-day.ts';

export interface DayHeadProps<G extends ShownTypes> {
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
        <div>
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
