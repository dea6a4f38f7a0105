import { sayPlayer, sayPosition } from '../../../wording/names.ts';
import { boardAtRest, spotsToPlay, spotsToSetUp } from '../../../table/spots.ts';
import { TouchBoard } from '../../../table/TouchBoard.tsx';
import { setUpBy, type LiftedMan, scoreOf, type FinishedGame } from '../situation/state.ts';
import type { Explorer } from '../use-explore.ts';
import { type Player, type Position, HAND, OFF } from '#engine/tables/position.ts';
import stands from '#islands/replay/parts/Nets.module.css';
import { classes } from '#view/classes.ts';
import styles from '../Explore.module.css';

const SIDES = [0, 1] as const satisfies readonly Player[];

interface ScoreProps {
  readonly finished: readonly FinishedGame[];
  readonly men: Position['men'];
}

/** Games won by each player, with doubles; his men in hand and off. */
export function Score({ finished, men }: ScoreProps) {
  return (
    <ul class={stands.stands} data-of="2" aria-label="Games won">
      {SIDES.map((player) => {
        const { won, double } = scoreOf(finished, player);
        return (
          <li key={player}>
            <span class={stands.name}>{sayPlayer(player)}</span>
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

export interface BothBoardsProps {
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
