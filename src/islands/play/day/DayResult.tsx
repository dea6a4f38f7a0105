import { useMemo, useRef, useState } from 'preact/hooks';
import type { Day } from '../../page/day.ts';
import { parseLink } from '#engine/notation/link.ts';
import { type RuleSet, valuesOf } from '#engine/rules/rule-set.ts';
import { Net } from '#view/Net.tsx';
import { Button } from '../../page/controls/controls.tsx';
import { addressWith } from '../../page/fragment.ts';
import { countTricks, type ShownTypes } from '../../replay/model.ts';
import type { BookHead } from '../../rules/cites.ts';
import type { GameToPlay } from '../game.ts';
import { dayAddress } from './deal-of-the-day.ts';
import { linesToCopy, sayComparison, sayHelp, type DayResult } from './day-results.ts';
import forms from '#view/forms.module.css';
import styles from './Day.module.css';

/** The record in a link; undefined if a later version of the site cannot read it. */
function recordIn<G extends ShownTypes>({ engine }: GameToPlay<G>, link: string | undefined): G['record'] | undefined {
  const linked = link === undefined ? undefined : parseLink(engine, link);
  return linked?.ok ? linked.value.record : undefined;
}

/** Lines to copy, which can also be selected where the browser refuses to copy. */
function CopyLines({ lines, piece }: { readonly lines: string; readonly piece: string }) {
  const field = useRef<HTMLTextAreaElement>(null);
  const [said, setSaid] = useState('');
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(lines);
      setSaid('Copied.');
    } catch {
      field.current?.select();
      setSaid('This browser does not let the page copy. The lines are selected: copy them yourself.');
    }
  };
  return (
    <div class={forms.field}>
      <textarea ref={field} readOnly rows={3} aria-label="Three lines to copy" value={lines} />
      <p>
        <Button onClick={() => void copy()} onBlur={() => setSaid('')}>
          Copy the three lines
        </Button>{' '}
        <span role="status">{said}</span>
      </p>
      <p class="soft">Nothing is sent anywhere, and the lines give nothing of the {piece} away.</p>
    </div>
  );
}

/** Whether each trick of a deal was taken, as circles: filled where it was. */
const Tricks = ({ name, row }: { readonly name: string; readonly row: readonly boolean[] }) => (
  <li class="wraps">
    <span class="sc">{name}</span>{' '}
    <span class={styles.circles} aria-hidden="true">
      {row.map((isTaken) => (isTaken ? '●' : '○')).join('')}
    </span>{' '}
    <span>{countTricks(row.filter(Boolean).length)}</span>
    {row.some(Boolean) && (
      <span class="vh">: {row.flatMap((isTaken, i) => (isTaken ? [String(i + 1)] : [])).join(', ')}</span>
    )}
  </li>
);

export interface DayResultProps<G extends ShownTypes> {
  readonly game: GameToPlay<G>;
  readonly day: Day;
  readonly result: DayResult;
  /** Name of the game. */
  readonly name: string;
  readonly head: BookHead;
  readonly book: RuleSet<G['rules']>;
  readonly me: number;
  /** Net of the deal on the table, if it is over. */
  readonly thisTime: number | undefined;
  /** Address of a deal’s replay. */
  readonly replayAt: (record: G['record'], step: string | undefined) => string;
}

/** The result that counts for a day beside the house’s in the same seat, and three lines to copy. */
export function DayResultView<G extends ShownTypes>({
  game,
  day,
  result,
  name,
  head: { short, unit },
  book,
  me,
  thisTime,
  replayAt,
}: DayResultProps<G>) {
  const { you, house, deal, houseDeal, parted } = result;
  const [yours, theirs] = useMemo(() => [recordIn(game, deal), recordIn(game, houseDeal)], [deal, houseDeal]);
  const tricks = useMemo(() => {
    const rows = [yours, theirs].flatMap((record) => {
      const model = record && game.settleDeal({ record, book, changes: {}, asPlayed: true });
      return model?.ok && game.tricks ? [game.tricks(model.value).map(({ by }) => by === me)] : [];
    });
    return rows.length === 2 ? rows : [];
  }, [yours, theirs]);
  const isForTwo = game.players(valuesOf(book))[0] === 2;
  const address = addressWith(dayAddress(day));
  const lines = linesToCopy({ day, game: name, book: short, unit, address }, result);
  const help = sayHelp(result);
  const isAlike = houseDeal === deal && !result.isPlayedOut;
  return (
    <div class={`${styles.result} tight`} data-part="day-result">
      <div class={`${styles.verdict} wraps tight`}>
        <dl>
          <dt class="sc soft">You</dt>
          <dd>
            <Net net={you} />
          </dd>
          <dt class="sc soft">The house in your seat</dt>
          <dd>{house === undefined ? '…' : <Net net={house} />}</dd>
        </dl>
        <p role="status">
          {house === undefined ? (
            'The house is playing the same deal in your seat.'
          ) : (
            <>
              <b>{sayComparison(you, house, unit)}</b>{' '}
              {isForTwo ? 'It played your side, against itself.' : 'It had your cards, against the same players.'}
            </>
          )}
        </p>
      </div>
      {help.length > 0 && <p class="soft">You {help.join(' and ')}.</p>}
      {thisTime !== undefined && thisTime !== you && (
        <p>
          Your result this time: <Net net={thisTime} />. The first result you finished counts: <Net net={you} />.
        </p>
      )}
      {tricks.length > 0 && (
        <ul class={styles.tricks} aria-label="Tricks taken">
          {tricks.map((row, i) => (
            <Tricks key={i} name={i === 0 ? 'You' : 'The house'} row={row} />
          ))}
        </ul>
      )}
      {house !== undefined && (
        <>
          <p>
            {isAlike ? 'You chose as the house did every time.' : parted}{' '}
            {theirs !== undefined && <a href={replayAt(theirs, undefined)}>See how the house played</a>}
          </p>
          <CopyLines lines={lines} piece={game.words.piece} />
        </>
      )}
    </div>
  );
}
