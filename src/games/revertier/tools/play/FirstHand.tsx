import { FirstHandOf, type FirstHandProps } from '#islands/first-hand/FirstHand.tsx';
import { revertierReplay } from '../../choices/table-game.ts';
import { PLAYED_REVERTIER } from './Play.tsx';

/** Guided game of Revertier. A file of its own, because the page hydrates it. */
export const FirstHand = (props: FirstHandProps) => (
  <FirstHandOf {...props} game={PLAYED_REVERTIER} following={revertierReplay} />
);
