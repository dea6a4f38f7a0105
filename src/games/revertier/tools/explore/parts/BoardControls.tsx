import { THROWS, printThrow, nameThrow } from '#engine/tables/play.ts';
import { sayPlayer, sayPosition } from '../../../wording/names.ts';
import type { Explorer } from '../use-explore.ts';
import controls from '#islands/replay/parts/Controls.module.css';
import styles from '../Explore.module.css';
import { TypedField } from '#islands/page/controls/controls.tsx';
import { type LiftedMan, setUpBy, explorerScore, type FinishedGame } from '../situation/state.ts';
import forms from '#view/forms.module.css';
import { TouchBoard } from '../../../table/TouchBoard.tsx';
import { boardAtRest, spotsToPlay, spotsToSetUp } from '../../../table/spots.ts';
import { type Player, type Position, HAND, OFF } from '#engine/tables/position.ts';
import stands from '#islands/replay/parts/Nets.module.css';
import { classes } from '#view/classes.ts';

const SIDES = [0, 1] as const satisfies readonly Player[];

interface ScoreProps {
  readonly finished: readonly FinishedGame[];
  readonly men: Position['men'];
}

/** Games won by each player, with doubles; his men in hand and off. */
export function Score({ finished, men }: ScoreProps) {
  return (
    <ul class={stands.stands} data-part="stands" data-of="2" aria-label="Games won">
      {SIDES.map((player) => {
        const { won, double } = explorerScore(finished, player);
        return (
          <li key={player}>
            <span class={`${stands.name} sc soft`}>{sayPlayer(player)}</span>
            <b>{won}</b> <span class="vh">{won === 1 ? 'game' : 'games'} won; </span>
            <small class={classes(stands.inAll, styles.inHand)}>
              {double > 0 && `${String(double)} double · `}
              {men[player][HAND] ?? 0} in hand, {men[player][OFF] ?? 0} off
            </small>
          </li>
        );
      })}
    </ul>
  );
}

interface BothBoardsProps {
  readonly explored: Explorer;
  /** Whether men are being set anywhere instead of played. */
  readonly isSetting: boolean;
  readonly lifted: LiftedMan | undefined;
  readonly onLift: (lifted: LiftedMan | undefined) => void;
}

/** The board, to play on or to set up. */
export function BothBoards({ explored, isSetting, lifted, onLift }: BothBoardsProps) {
  const { state, moving, looked, handling } = explored;
  const { position, dice, viewer } = state;
  const { toPlay } = position;
  const men = looked ? looked.after.men : (moving ?? position).men;
  const common = {
    label: `The board from ${sayPlayer(viewer)}’s side. ${sayPosition({ men }, viewer)}`,
    men,
    viewer,
    isOneCount: true,
    dice: dice && { of: toPlay, thrown: dice, spent: looked ? undefined : moving?.spent },
  };
  if (isSetting)
    return (
      <TouchBoard
        {...common}
        counting={viewer}
        all={spotsToSetUp(position, viewer, lifted)}
        onPress={({ of, place }) => {
          const next = setUpBy(position, lifted, { player: of, place });
          onLift(next.lifted);
          if (next.position) explored.lay({ position: next.position });
        }}
        onDrop={() => onLift(undefined)}
      />
    );
  const drawnPlay = looked ?? moving?.sofar;
  const arrows = drawnPlay && { of: toPlay, paths: drawnPlay.paths, hits: drawnPlay.hits };
  const isStill = !moving || looked !== undefined;
  return (
    <TouchBoard
      {...common}
      counting={toPlay}
      arrows={arrows}
      all={spotsToPlay(toPlay, isStill ? boardAtRest(men) : moving, { lifted: isStill ? undefined : handling.lifted })}
      onPress={({ place }) => explored.touch(place)}
      onDrop={explored.drop}
    />
  );
}

/** The next step, as the label and action of its one button. */
function nextOf({ ending, state, whole, moving, next, roll, play }: Explorer): {
  readonly words: string;
  readonly key: string;
  readonly run: () => void;
  readonly isOff: boolean;
} {
  if (ending) return { words: 'Another game', key: 'n', run: next, isOff: false };
  if (!state.dice) return { words: `Throw for ${sayPlayer(state.position.toPlay)}`, key: 'r', run: roll, isOff: false };
  const isPass = whole && moving?.made.length === 0;
  return { words: isPass ? 'Play no man' : 'Play it', key: 'p', run: play, isOff: !whole };
}

/** Controls of the board: back, turn the board, set the dice, and the next step. */
export function BoardControls({ explored }: { readonly explored: Explorer }) {
  const { state, ending } = explored;
  const next = nextOf(explored);
  const thrown = state.dice ? printThrow(state.dice) : '';
  return (
    <div class={controls.controls} data-part="controls" data-stays>
      <div class={`${styles.boardControls} wraps beside`}>
        <button
          type="button"
          class={forms.button}
          aria-keyshortcuts="u"
          aria-disabled={state.before.length === 0}
          onClick={explored.undo}
        >
          Undo
        </button>
        <button type="button" class={forms.button} aria-keyshortcuts="t" onClick={explored.turn}>
          Turn<span class="vh"> the board, seen from {sayPlayer(state.viewer)}’s side</span>
        </button>
        <label>
          <span>Dice</span>{' '}
          <select
            class={forms.control}
            data-part="dice-set"
            value={thrown}
            disabled={ending !== undefined}
            onChange={({ currentTarget }) => {
              const chosen = THROWS.find((one) => printThrow(one) === currentTarget.value);
              if (chosen) explored.lay({ dice: chosen });
            }}
          >
            {thrown === '' && (
              <option value="" selected>
                by chance, or set
              </option>
            )}
            {THROWS.map((one) => (
              <option key={printThrow(one)} value={printThrow(one)} selected={printThrow(one) === thrown}>
                {printThrow(one).split('').join('-')} {nameThrow(one)}
              </option>
            ))}
          </select>
        </label>
        <button
          type="button"
          class={`${forms.button} ${forms.primary}`}
          data-part="next"
          aria-keyshortcuts={next.key}
          aria-disabled={next.isOff}
          onClick={() => {
            if (!next.isOff) next.run();
          }}
        >
          {next.words}
        </button>
      </div>
    </div>
  );
}

export interface PlaceMenProps {
  readonly lifted: LiftedMan | undefined;
  readonly isOn: boolean;
  readonly onToggle: () => void;
  readonly seed: number;
  readonly thrown: number;
  readonly onSeed: (seed: number) => void;
}

const MOST_SEED = 999_999;

/** Switch for setting men anywhere, and the seed of the dice: the same seed gives the same throws. */
export function PlaceMen({ lifted, isOn, onToggle, seed, thrown, onSeed }: PlaceMenProps) {
  return (
    <div class={`${forms.actions} ${styles.part}`}>
      <button type="button" class={forms.button} aria-pressed={isOn} onClick={onToggle}>
        {isOn ? 'Stop placing men' : 'Place men by hand'}
      </button>
      <span role="status">
        {isOn &&
          (lifted
            ? `A man of ${sayPlayer(lifted.player)}’s is lifted: tap where he is to stand.`
            : 'Tap a man on the board, then where he is to stand. Press the button again to play on.')}
      </span>
      <label>
        Seed of the dice{' '}
        <TypedField
          class={`${forms.control} ${styles.seed}`}
          type="number"
          min={0}
          max={MOST_SEED}
          value={String(seed)}
          onTake={(text) => {
            const typed = Number(text);
            const isSeed = Number.isInteger(typed) && typed >= 0 && typed <= MOST_SEED;
            if (isSeed) onSeed(typed);
            return isSeed;
          }}
        />
      </label>
      <span class="soft">{thrown === 0 ? 'not thrown yet' : `throw ${String(thrown)} from this seed`}</span>
    </div>
  );
}
