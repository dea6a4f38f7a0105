import { useMemo, useRef, useState } from 'preact/hooks';
import { HAND, OFF, type Place } from '#engine/tables/point.ts';
import { otherPlayer, type Player } from '#engine/tables/position.ts';
import { Coins } from '#islands/play/table/Coins.tsx';
import type { TableProps } from '#islands/play/game.ts';
import { Refusal } from '#islands/play/table/Refusal.tsx';
import { needsKey } from '#islands/page/keys/keymap.ts';
import { useDocumentKeys } from '#islands/page/keys/use-document-keys.ts';
import { NOTHING_LIFTED, touch, type Handling } from '../../play/handle-men.ts';
import { moveBy, type Made } from '../../play/moving.ts';
import { nameThrow, sayPlay, sayPlayer, sayPosition } from '../../say/index.ts';
import { sayOnward } from '../../say/plays.ts';
import type { GameModel } from '../../table/model.ts';
import { spotsToPlay } from '../../table/spots.ts';
import { keepHalfMade, readHalfMade } from './half-made.ts';
import { TouchBoard } from '../../table/TouchBoard.tsx';
import type { RevertierAct } from '../../turns/acts.ts';

const NOBODY = { men: [[], []], onward: [] } as const;

/** What the reader has begun under a throw. */
interface Begun {
  readonly made: readonly Made[];
  readonly handling: Handling;
  readonly under: TableProps<GameModel, RevertierAct>['turn'];
}
const NOTHING_BEGUN = { made: [], handling: NOTHING_LIFTED } as const;

/** The board as the reader sees it: his throw is made, and his men are moved, by touching them. */
export function BoardInPlay({
  model,
  step,
  me,
  turn,
  coins,
  prompt,
  fallen,
  onAct,
  clauseOf,
}: TableProps<GameModel, RevertierAct>) {
  const player: Player = me === 1 ? 1 : 0;
  const here = model.steps[step];
  const [begun, setBegun] = useState<Begun>({ ...NOTHING_BEGUN, under: turn });
  // A man half-way belongs to the throw under which he was lifted. Asked here and not put away once the board is painted:
  // whoever touches a man sooner than that has touched him.
  const situation = useMemo(
    () => (turn?.kind === 'play' && here?.played ? { position: here.position, dice: here.played.dice } : undefined),
    [turn, here],
  );
  // What a page loaded anew finds of a throw is what had been moved under it.
  const found = useMemo(() => (situation ? readHalfMade(situation, model.rules) : []), [situation]);
  const { made, handling } = begun.under === turn ? begun : { ...NOTHING_BEGUN, made: found };
  const box = useRef<HTMLDivElement>(null);
  const moving = useMemo(() => {
    if (!situation) return undefined;
    return moveBy(situation.position, situation.dice, made, model.rules);
  }, [situation, made]);
  const whole = moving?.whole;

  const begin = (moved: readonly Made[], held: Handling): void => {
    setBegun({ made: moved, handling: held, under: turn });
    if (situation) keepHalfMade(situation, moved);
  };
  const go = (): void => {
    if (turn?.kind === 'throw') onAct({ kind: 'throw' });
    else if (turn && whole) {
      // Taken back, the throw begins anew.
      begin([], NOTHING_LIFTED);
      onAct({ kind: 'play', play: whole.play });
    }
  };
  const putBack = (): void => {
    begin(made.slice(0, -1), NOTHING_LIFTED);
  };
  const press = (place: Place): void => {
    if (!moving || !situation) return;
    const { by, ...next } = touch(handling, place, moving, situation, model.rules);
    begin(by.length > 0 ? [...made, ...by] : made, next);
  };
  useDocumentKeys((event) => {
    if (event.ctrlKey || event.altKey || event.metaKey || needsKey(event.target, event.key)) return;
    if (event.key === 'p') go();
    else if (event.key === 'b' && made.length > 0) putBack();
    else if (event.key.startsWith('Arrow')) box.current?.querySelector<SVGElement>('.spots [tabindex="0"]')?.focus();
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
  const says =
    handling.lifted !== undefined && moving
      ? sayOnward(handling.lifted, moving.onward)
      : whole && moving.onward.length === 0 && made.length > 0
        ? `${whole.text}: ${sayPlay(whole)}.`
        : undefined;
  return (
    <div class="at-board" ref={box}>
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
      <div class="board-line">
        <div class="told-now">
          {handling.refused ? (
            <p class="why" role="status">
              {handling.refused.key === undefined ? (
                handling.refused.message
              ) : (
                <Refused refused={handling.refused} clauseOf={clauseOf} />
              )}
            </p>
          ) : (
            <p class="turn" aria-live="polite">
              {says ?? prompt}
              {!turn && played && says === undefined && (
                <>
                  {sayPlayer(played.player)} threw {nameThrow(played.dice)}.
                </>
              )}
            </p>
          )}
          {fallen}
          <p class="sides">
            {([player, otherPlayer(player)] as const).map((side) => (
              <span key={side}>
                {side === player ? 'You' : 'the house'}: {men[side][HAND] ?? 0} in hand, {men[side][OFF] ?? 0} off
              </span>
            ))}
          </p>
        </div>
        <div class="moves">
          <button
            type="button"
            class="button"
            aria-keyshortcuts="b"
            aria-disabled={made.length === 0}
            onClick={() => made.length > 0 && putBack()}
          >
            Put back
          </button>
          <button
            type="button"
            class="button primary"
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

/** A refusal of the engine as the table tells it: its own sentence, which names the points, and then the clause. */
function Refused({
  refused,
  clauseOf,
}: {
  readonly refused: NonNullable<Handling['refused']>;
  readonly clauseOf: TableProps<GameModel, RevertierAct>['clauseOf'];
}) {
  const { key = '', message } = refused;
  return (
    <>
      {message} <Refusal refused={{ key, message: '' }} clauseOf={clauseOf} />
    </>
  );
}
