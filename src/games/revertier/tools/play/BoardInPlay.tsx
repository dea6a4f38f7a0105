import { useMemo, useRef, useState } from 'preact/hooks';
import { HAND, OFF, type BoardPlace, otherPlayer, PLAYERS, type Player } from '#engine/tables/position.ts';
import { seatHeadingBy } from '#engine/wording/seat-names.ts';
import { Coins } from '#islands/play/table/Coins.tsx';
import type { TableProps } from '#islands/play/game.ts';
import { Refusal } from '#islands/play/table/HandInPlay.tsx';
import hand from '#islands/play/table/HandInPlay.module.css';
import styles from './BoardInPlay.module.css';
import { needsKey, useDocumentKeys } from '#islands/page/keys/keymap.ts';
import { NOTHING_LIFTED, touch, type BoardSelection, moveBy, type ManMove } from '../../play/moving.ts';
import { nameThrow, sayPlayer, sayPlay, sayPosition, sayOnward } from '../../wording/names.ts';
import type { GameModel } from '../../table/model.ts';
import { spotsToPlay } from '../../table/spots.ts';
import { keepHalfMade, readHalfMade } from './half-made.ts';
import { TouchBoard } from '../../table/TouchBoard.tsx';
import type { RevertierAct } from '../../choices/turn.ts';
import forms from '#view/forms.module.css';

const NOBODY = { men: [[], []], onward: [] } as const;

/** The part of a play that the reader has made. */
interface PlayProgress {
  readonly made: readonly ManMove[];
  readonly handling: BoardSelection;
  readonly under: TableProps<GameModel, RevertierAct>['turn'];
}
const NO_PROGRESS = { made: [], handling: NOTHING_LIFTED } as const;

/** The board for the reader: throws for him, and moves the men he touches. */
export function BoardInPlay({
  model,
  step,
  me,
  names,
  turn,
  coins,
  prompt,
  fallen,
  onAct,
  clauseOf,
}: TableProps<GameModel, RevertierAct>) {
  const player: Player = me === 1 ? 1 : 0;
  const here = model.steps[step];
  const [progress, setProgress] = useState<PlayProgress>({ ...NO_PROGRESS, under: turn });
  // A half-moved man belongs to the throw under which he was lifted. Computed during rendering, not after the paint, so that a
  // touch in between is not lost.
  const situation = useMemo(
    () => (turn?.kind === 'play' && here?.played ? { position: here.position, dice: here.played.dice } : undefined),
    [turn, here],
  );
  // A reloaded page finds the men that were moved under the throw.
  const found = useMemo(() => (situation ? readHalfMade(situation, model.rules) : []), [situation]);
  const { made, handling } = progress.under === turn ? progress : { ...NO_PROGRESS, made: found };
  const box = useRef<HTMLDivElement>(null);
  const moving = useMemo(() => {
    if (!situation) return undefined;
    return moveBy(situation.position, situation.dice, made, model.rules);
  }, [situation, made]);
  const whole = moving?.whole;

  const begin = (moved: readonly ManMove[], held: BoardSelection): void => {
    setProgress({ made: moved, handling: held, under: turn });
    if (situation) keepHalfMade(situation, moved);
  };
  const go = (): void => {
    if (turn?.kind === 'throw') onAct({ kind: 'throw' });
    else if (turn && whole) {
      // When a play is taken back, the throw begins again.
      begin([], NOTHING_LIFTED);
      onAct({ kind: 'play', play: whole.play });
    }
  };
  const putBack = (): void => {
    begin(made.slice(0, -1), NOTHING_LIFTED);
  };
  const press = (place: BoardPlace): void => {
    if (!moving || !situation) return;
    const { by, ...next } = touch(handling, place, moving, situation, model.rules);
    begin(by.length > 0 ? [...made, ...by] : made, next);
  };
  useDocumentKeys((event) => {
    if (event.ctrlKey || event.altKey || event.metaKey || needsKey(event.target, event.key)) return;
    if (event.key === 'p') go();
    else if (event.key === 'b' && made.length > 0) putBack();
    else if (event.key.startsWith('Arrow'))
      box.current?.querySelector<SVGElement>('[data-part="spots"] [tabindex="0"]')?.focus();
    else return;
    event.preventDefault();
  });

  if (!here) return null;
  const { position, played } = here;
  const men = (moving ?? position).men;
  const counting = turn ? player : (played?.player ?? position.toPlay);
  const ways = moving
    ? { of: player, ...moving.sofar }
    : played && { of: played.player, paths: played.paths, hits: played.hits };
  const instruction =
    handling.lifted !== undefined && moving
      ? sayOnward(handling.lifted, moving.onward)
      : whole && moving.onward.length === 0 && made.length > 0
        ? `${whole.text}: ${sayPlay(whole)}.`
        : undefined;
  return (
    <div class={styles.table} data-frame data-part="board-in-play" ref={box}>
      <TouchBoard
        label={`The board from your side, you playing ${sayPlayer(player)}. ${sayPosition({ men }, player)}`}
        men={men}
        viewer={player}
        counting={counting}
        isOneCount
        dice={played && { of: played.player, thrown: played.dice, spent: moving?.spent }}
        arrows={ways}
        all={spotsToPlay(counting, moving ?? { ...NOBODY, men }, handling.lifted)}
        onPress={({ place }) => press(place)}
        onDrop={() => begin(made, NOTHING_LIFTED)}
      />
      <Coins coins={coins} players={2} at={step} />
      <div class={styles.line}>
        <div class={styles.news} data-part="news">
          {handling.refused ? (
            <p class={hand.why} role="status">
              {handling.refused.key === undefined ? (
                handling.refused.message
              ) : (
                <RefusalWithRule refused={handling.refused} clauseOf={clauseOf} />
              )}
            </p>
          ) : (
            <p class={styles.turn} aria-live="polite">
              {instruction ?? prompt}
              {!turn && played && instruction === undefined && (
                <>
                  {seatHeadingBy(names, PLAYERS[played.player])} threw {nameThrow(played.dice)}.
                </>
              )}
            </p>
          )}
          {fallen}
          <p class={styles.sides}>
            {([player, otherPlayer(player)] as const).map((side) => (
              <span key={side}>
                {seatHeadingBy(names, PLAYERS[side])}: {men[side][HAND] ?? 0} in hand, {men[side][OFF] ?? 0} off
              </span>
            ))}
          </p>
        </div>
        <div class={styles.moves}>
          <button
            type="button"
            class={forms.button}
            aria-keyshortcuts="b"
            aria-disabled={made.length === 0}
            onClick={() => made.length > 0 && putBack()}
          >
            Put back
          </button>
          <button
            type="button"
            class={`${forms.button} ${forms.primary}`}
            data-part="go"
            aria-keyshortcuts="p"
            aria-disabled={!turn || (turn.kind === 'play' && !whole)}
            onClick={go}
          >
            {turn?.kind === 'throw' ? 'Throw the dice' : whole && made.length === 0 ? 'Play no man' : 'Play it'}
          </button>
        </div>
      </div>
    </div>
  );
}

/** Refusal of the engine at the table: its sentence, which names the points, then the clause. */
function RefusalWithRule({
  refused,
  clauseOf,
}: {
  readonly refused: NonNullable<BoardSelection['refused']>;
  readonly clauseOf: TableProps<GameModel, RevertierAct>['clauseOf'];
}) {
  const { key = '', message } = refused;
  return (
    <>
      {message} <Refusal refused={{ key, message: '' }} clauseOf={clauseOf} />
    </>
  );
}
