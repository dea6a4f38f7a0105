import { sayPlayer, sayPosition } from '../../../say/index.ts';
import { spotsToPlay, spotsToSetUp } from '../../../table/spots.ts';
import { TouchBoard } from '../../../table/TouchBoard.tsx';
import { setUpBy, type Lifted } from '../situation/move-men.ts';
import type { Explorer } from '../use-explore.ts';

export interface BothBoardsProps {
  readonly explored: Explorer;
  /** Whether men are being set anywhere, and not played. */
  readonly isSetting: boolean;
  readonly lifted: Lifted | undefined;
  readonly onLift: (lifted: Lifted | undefined) => void;
}

/** The board: to be played on, or to be set up. */
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
  const shown = looked ?? moving?.sofar;
  const arrows = shown && { of: toPlay, paths: shown.paths, hits: shown.hits };
  const isStill = !moving || looked !== undefined;
  return (
    <TouchBoard
      {...common}
      counting={toPlay}
      arrows={arrows}
      all={spotsToPlay(toPlay, isStill ? { men, onward: [] } : moving, isStill ? undefined : handling.lifted)}
      onPress={({ place }) => explored.touch(place)}
      onDrop={explored.drop}
    />
  );
}
