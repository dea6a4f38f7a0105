import type { Revertier } from '../../game.ts';
import { useMemo, useState } from 'preact/hooks';
import type { RevertierRules } from '../../rules/keys.ts';
import { sayThrowPlace, sayPlayer, sayPosition, SAY_NUMBERS } from '../../wording/names.ts';
import { pathsOf, printThrow, THROWS, nameThrow } from '#engine/tables/play.ts';
import { capital } from '#engine/wording/sentence.ts';
import { sayWays } from '../../wording/plays.ts';
import { Citations } from '#islands/rules/Grounds.tsx';
import type { CloserProps } from '#islands/compare/game.ts';
import { citationsFor } from '#islands/compare/model/model.ts';
import type { SettledColumn } from '#islands/compare/model/state.ts';
import { actionFor, type KeyBinding } from '#islands/page/keys.tsx';
import { Board } from '#view/board/Board.tsx';
import { situationRecord } from '../explore/situation/links.ts';
import { PositionSetUp } from '../explore/parts/PositionSetUp.tsx';
import {
  firstDeparture,
  playsBeside,
  throwsOf,
  throwToShow,
  type PlayVerdict,
  type PlayComparisonRow,
} from './beside.ts';
import compare from '#islands/compare/Compare.module.css';
import explore from '../explore/Explore.module.css';
import styles from './ThrowBeside.module.css';
import forms from '#view/forms.module.css';

/** Arrow keys beside the board of the comparison. */
const BESIDE_KEYS: readonly KeyBinding<'before' | 'next'>[] = [
  { keys: ['ArrowLeft'], action: 'before', description: 'Previous throw' },
  { keys: ['ArrowRight'], action: 'next', description: 'Next throw' },
];

type Columns = readonly SettledColumn<RevertierRules>[];

/** Plays listed at first; the rest follow behind a button. */
const AT_FIRST = 24;

/** One throw of the game: which plays each book allows and which it forbids, by which clause. */
export function ThrowBeside({ record, columns, step, onStep, onRecord }: CloserProps<Revertier>) {
  const [isWhole, setIsWhole] = useState(false);
  const rules = columns.map(({ variation }) => variation.rules);
  const departures = columns.map(({ judged }) => (judged.ok ? judged.value.departures : []));
  const throws = useMemo(() => (rules[0] ? throwsOf(record, rules[0]) : []), [record, columns]);
  const index = throwToShow(throws, step, departures);
  const chosenThrow = throws[index];
  const beside = useMemo(
    () => (chosenThrow ? playsBeside(chosenThrow, rules, record) : { rows: [], refused: [] }),
    [chosenThrow, columns, record],
  );
  const go = (to: number): void => {
    const next = throws[to];
    if (next) onStep(next.step);
  };
  if (!chosenThrow) return <p class={forms.notice}>This record has no throw to look at.</p>;
  const { position, dice, played } = chosenThrow;
  const player = sayPlayer(position.toPlay);
  const rows = isWhole ? beside.rows : beside.rows.slice(0, AT_FIRST);
  const differ = beside.rows.filter(({ isSame }) => !isSame).length;
  return (
    <section
      class={`${explore.explore} ${styles.throwBeside}`}
      aria-labelledby="throw-beside"
      onKeyDown={(event) => {
        const action = actionFor(event, BESIDE_KEYS);
        if (action === undefined) return;
        event.preventDefault();
        go(action === 'next' ? index + 1 : index - 1);
      }}
    >
      <h2 id="throw-beside">{sayThrowPlace(chosenThrow.at)}, and what can be played with it</h2>
      <FirstDepartures columns={columns} throws={throws.map((one) => one.step)} onStep={onStep} />
      <div class={styles.onBoard}>
        <div class={forms.actions} data-needs="script">
          <button type="button" class={forms.button} aria-disabled={index <= 0} onClick={() => go(index - 1)}>
            Previous throw
          </button>
          <label>
            Throw{' '}
            <select
              class={forms.control}
              value={chosenThrow.step}
              onChange={({ currentTarget }) => onStep(currentTarget.value)}
              aria-keyshortcuts="ArrowLeft ArrowRight"
            >
              {throws.map((one, i) => (
                <option key={one.step} value={one.step} selected={i === index}>
                  {i + 1}: {sayPlayer(one.position.toPlay)} {printThrow(one.dice).split('').join('-')}
                </option>
              ))}
            </select>
          </label>
          <button
            type="button"
            class={forms.button}
            aria-disabled={index >= throws.length - 1}
            onClick={() => go(index + 1)}
          >
            Next throw
          </button>
        </div>
        <div class={styles.boardBox} data-part="board-box">
          <Board
            label={`The board before ${player} plays ${nameThrow(dice)}. ${sayPosition(position, position.toPlay)}`}
            men={position.men}
            viewer={position.toPlay}
            dice={{ of: position.toPlay, thrown: dice }}
          />
          <p class="soft">{SAY_NUMBERS}</p>
        </div>
      </div>
      <div>
        <p role="status">
          {player} throws {nameThrow(dice)}
          {played && <> and plays {sayWays(pathsOf(played, position.men[position.toPlay])) || 'no man'}</>}.{' '}
          {differ === 0
            ? 'These books agree on all its plays.'
            : `These books disagree on ${String(differ)} of ${String(beside.rows.length)} plays.`}
        </p>
        <PlayTable caption="The plays of the throw, by each book" rows={rows} columns={columns} />
        {rows.length < beside.rows.length && (
          <button type="button" class={forms.button} data-needs="script" onClick={() => setIsWhole(true)}>
            Show all {beside.rows.length}
          </button>
        )}
        {beside.refused.length > 0 && (
          <details>
            <summary>
              Refused by every book: <span class="num">{beside.refused.length}</span>
            </summary>
            <PlayTable caption="Plays that every book refuses" rows={beside.refused} columns={columns} />
          </details>
        )}
      </div>
      <details data-needs="script">
        <summary>Another position, another throw</summary>
        <div class={styles.layOut}>
          <PositionSetUp position={position} onLay={(laid) => onRecord(situationRecord(laid, dice))} />
          <label class={forms.field}>
            The throw on the board
            <select
              class={forms.control}
              value={printThrow(dice)}
              onChange={({ currentTarget }) => {
                const chosen = THROWS.find((one) => printThrow(one) === currentTarget.value);
                if (chosen) onRecord(situationRecord(position, chosen));
              }}
            >
              {THROWS.map((one) => (
                <option key={printThrow(one)} value={printThrow(one)} selected={printThrow(one) === printThrow(dice)}>
                  {printThrow(one).split('').join('-')} {nameThrow(one)}
                </option>
              ))}
            </select>
          </label>
        </div>
      </details>
    </section>
  );
}

/** First place at which the record departs from each book. */
function FirstDepartures({
  columns,
  throws,
  onStep,
}: {
  readonly columns: Columns;
  readonly throws: readonly string[];
  readonly onStep: (step: string) => void;
}) {
  if (columns.every(({ judged }) => judged.ok && !firstDeparture(judged.value.departures)))
    return <p data-part="departing">Each of these books allows the whole game as it was played.</p>;
  return (
    <ul data-part="departing">
      {columns.map((column) => {
        const { label, judged } = column;
        const first = judged.ok ? firstDeparture(judged.value.departures) : undefined;
        const at = first?.at.phase === 'play' ? `t${String(first.at.trick)}.${String(first.at.card)}` : undefined;
        return (
          <li key={label}>
            {label}:{' '}
            {!judged.ok ? (
              judged.error.message
            ) : !first ? (
              'allows the whole game as it was played.'
            ) : (
              <>
                the game first breaks a rule at{' '}
                {at !== undefined && throws.includes(at) ? (
                  <button type="button" class={forms.button} onClick={() => onStep(at)}>
                    {sayThrowPlace(first.at).toLowerCase()}
                  </button>
                ) : (
                  sayThrowPlace(first.at).toLowerCase()
                )}
                . {first.message} <Citations citations={citationsFor([first.key], column)} />
              </>
            )}
          </li>
        );
      })}
    </ul>
  );
}

interface PlayComparisonProps {
  readonly caption: string;
  readonly rows: readonly PlayComparisonRow[];
  readonly columns: Columns;
}

function PlayTable({ caption, rows, columns }: PlayComparisonProps) {
  return (
    <table class={`table stack ${compare.table}`} data-part="plays">
      <caption class="vh">{caption}</caption>
      <thead>
        <tr>
          <td></td>
          {columns.map(({ label }) => (
            <th key={label} scope="col">
              <b>{label}</b>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ text, says, outcome, isPlayed, isSame, cells }) => (
          <tr key={text}>
            <th scope="row">
              {capital(says)}
              <small>
                {isPlayed && 'as it was played; '}
                {outcome}
              </small>
            </th>
            {columns.map((column, i) => (
              <td key={column.label} data-label={column.label} data-is={isSame ? 'same' : 'diff'}>
                <Verdict cell={cells[i]} column={column} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Verdict({
  cell,
  column,
}: {
  readonly cell: PlayVerdict | undefined;
  readonly column: SettledColumn<RevertierRules>;
}) {
  switch (cell?.kind) {
    case 'allowed':
      return (
        <>
          <p>allowed</p>
          {cell.ends !== undefined && (
            <p>
              <b>{cell.ends}</b>
            </p>
          )}
        </>
      );
    case 'refused':
      return (
        <>
          <p>refused</p>
          <small>
            {cell.why} {cell.key !== undefined && <Citations citations={citationsFor([cell.key], column)} />}
          </small>
        </>
      );
    default:
      return <p class="aside">the game is over</p>;
  }
}
