import { useMemo, useRef, useState } from 'preact/hooks';
import { HAND, OFF, type BoardPlace, otherPlayer, PLAYERS, type Player } from '#engine/tables/position.ts';
import { nameThrow } from '#engine/tables/play.ts';
import { namingBy } from '#engine/wording/seat-names.ts';
import { capital } from '#engine/wording/sentence.ts';
import { Coins } from '#islands/play/table/Coins.tsx';
import type { TableProps } from '#islands/play/game.ts';
import { ClauseLinks, Refusal } from '#islands/play/table/HandInPlay.tsx';
import hand from '#islands/play/table/HandInPlay.module.css';
import styles from './BoardInPlay.module.css';
import { needsKey, useDocumentKeys } from '#islands/page/keys.tsx';
import type { LegalPlay } from '../../play/legal-plays.ts';
import { NOTHING_LIFTED, touch, type BoardSelection, moveBy, type ManMove } from '../../play/moving.ts';
import { SAY_WAY_ROUND, sayAccount, sayBoard, sayColours, sayOnward } from '../../wording/names.ts';
import { sayWholePlay, foresee } from '../../wording/plays.ts';
import type { GameModel } from '../../table/model.ts';
import { TouchBoard } from '../../table/TouchBoard.tsx';
import { boardAtRest, spotsToPlay } from '../../table/spots.ts';
import { keepHalfMade, readHalfMade, useOwnNumbers } from './kept.ts';
import { PlayChoices } from './PlayChoices.tsx';
import type { RevertierAct } from '../../choices/turn.ts';
import forms from '#view/forms.module.css';

/** The part of a play that the reader has made, or the play he has chosen from the list. */
interface PlayProgress {
  readonly made: readonly ManMove[];
  readonly handling: BoardSelection;
  readonly chosen?: LegalPlay | undefined;
  readonly under: TableProps<GameModel, RevertierAct>['turn'];
}
const NO_PROGRESS = { made: [], handling: NOTHING_LIFTED } as const;

export interface BoardInPlayProps extends TableProps<GameModel, RevertierAct> {
  /** Whether every play of a throw is listed in words beside the board. */
  readonly hasList?: boolean;
}

/** The board for the reader: throws for him, moves the men he touches, and draws the play he chooses. */
export function BoardInPlay({
  model,
  step,
  me,
  names,
  turn,
  coins,
  question,
  prompt,
  fallen,
  onAct,
  clauseOf,
  hasList = true,
}: BoardInPlayProps) {
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
  const { made, handling, chosen }: Omit<PlayProgress, 'under'> =
    progress.under === turn ? progress : { ...NO_PROGRESS, made: found };
  const box = useRef<HTMLDivElement>(null);
  const moving = useMemo(() => {
    if (!situation) return undefined;
    return moveBy(situation.position, situation.dice, made, model.rules);
  }, [situation, made]);
  const whole = chosen ?? moving?.whole;
  const [isOwnNumbers] = useOwnNumbers();
  const nameOf = (side: Player): string => namingBy(sayAccount, names).name(PLAYERS[side]);
  const other = nameOf(otherPlayer(player));
  const limit = useMemo(() => {
    if (!situation || !moving || made.length > 0) return undefined;
    return foresee({ ...situation, rules: model.rules, legal: moving.open, other });
  }, [moving]);

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
  const canPutBack = made.length > 0 || chosen !== undefined;
  const putBack = (): void => {
    if (canPutBack) begin(chosen ? made : made.slice(0, -1), NOTHING_LIFTED);
  };
  // A play that is chosen again is let go.
  const choose = (play: LegalPlay): void => {
    begin([], NOTHING_LIFTED);
    if (play.text !== chosen?.text) setProgress({ ...NO_PROGRESS, chosen: play, under: turn });
    // On a phone the list lies below the board.
    box.current?.scrollIntoView({ block: 'nearest' });
  };
  const press = (place: BoardPlace): void => {
    if (!moving || !situation) return;
    const { by, ...next } = touch(handling, place, moving, situation, model.rules);
    begin(by.length > 0 ? [...made, ...by] : made, next);
  };
  useDocumentKeys((event) => {
    if (event.ctrlKey || event.altKey || event.metaKey || needsKey(event.target, event.key)) return;
    if (event.key === 'p') go();
    else if (event.key === 'b' && canPutBack) putBack();
    else if (event.key.startsWith('Arrow'))
      box.current?.querySelector<SVGElement>('[data-part="spots"] [tabindex="0"]')?.focus();
    else return;
    event.preventDefault();
  });

  if (!here) return null;
  const { position, played } = here;
  const men = (moving ?? position).men;
  const counting = turn || isOwnNumbers ? player : (played?.player ?? position.toPlay);
  const ways = chosen
    ? { of: player, paths: chosen.paths, hits: chosen.hits, isPlanned: true }
    : moving
      ? { of: player, ...moving.sofar }
      : played && { of: played.player, paths: played.paths, hits: played.hits };
  const instruction =
    handling.lifted !== undefined && moving
      ? sayOnward(handling.lifted, moving.onward)
      : whole && (chosen || (moving?.onward.length === 0 && made.length > 0))
        ? `${capital(sayWholePlay(whole))}.`
        : undefined;
  const read = { reader: player, nameOf, isOwnNumbers };
  const label = `The board from your side. ${sayColours(read)}. ${SAY_WAY_ROUND} ${sayBoard(men, read)}`;
  const board = (
    <div class={`${styles.table} gives`} data-frame data-part="board-in-play" ref={box}>
      <TouchBoard
        label={label}
        men={men}
        viewer={player}
        counting={counting}
        isOneCount
        hasDirection
        dice={played && { of: played.player, thrown: played.dice, spent: moving?.spent }}
        arrows={ways}
        all={spotsToPlay(counting, moving ?? boardAtRest(men), { lifted: handling.lifted, nameOf })}
        onPress={({ place }) => press(place)}
        onDrop={() => begin(made, NOTHING_LIFTED)}
      />
      <Coins direction="right" coins={coins} players={2} at={step} />
      <div class={`${styles.line} apart tight`}>
        <div class={styles.news} data-part="news">
          {handling.refused ? (
            <p class={hand.why} role="status">
              {handling.refused.key === undefined ? (
                handling.refused.message
              ) : (
                <Refusal refused={handling.refused} clauseOf={clauseOf} quotes />
              )}
            </p>
          ) : (
            <p class={styles.turn} aria-live="polite">
              {instruction ??
                (situation ? (
                  <>
                    <b class="title rubric">You threw {nameThrow(situation.dice)}.</b> {question}{' '}
                    {limit && (
                      <>
                        {limit.says}
                        <ClauseLinks keys={limit.keys} clauseOf={clauseOf} />
                      </>
                    )}
                  </>
                ) : (
                  prompt
                ))}
              {!turn && played && instruction === undefined && (
                <>
                  {capital(nameOf(played.player))} threw {nameThrow(played.dice)}.
                </>
              )}
            </p>
          )}
          {fallen}
          <p class={`${styles.sides} wraps soft note`}>
            {([player, otherPlayer(player)] as const).map((side) => (
              <span key={side}>
                {capital(nameOf(side))}: {men[side][HAND] ?? 0} in hand, {men[side][OFF] ?? 0} off
              </span>
            ))}
          </p>
        </div>
        <div class={`${styles.moves} beside`}>
          <button
            type="button"
            class={forms.button}
            aria-keyshortcuts="b"
            aria-disabled={!canPutBack}
            onClick={putBack}
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
            {turn?.kind === 'throw' ? 'Throw the dice' : whole?.steps.length === 0 ? 'Play no man' : 'Play it'}
          </button>
        </div>
      </div>
    </div>
  );
  // Over once nobody is to move any more: then the account has the place of the list.
  const isOver = here.at.phase === 'end';
  if (!hasList || isOver) return board;
  return (
    <>
      {board}
      <PlayChoices plays={moving?.open} other={other} chosen={chosen?.text} onChoose={choose} />
    </>
  );
}
