import { FirstHandOf, type FirstHandProps } from '#islands/first-hand/FirstHand.tsx';
import { reversisReplay } from '../../choices/table-game.ts';
import { PLAYED_REVERSIS } from './Play.tsx';

/** Guided deal of Réversis. A file of its own, because the page hydrates it. */
export const FirstHand = (props: FirstHandProps) => (
  <FirstHandOf {...props} game={PLAYED_REVERSIS} following={reversisReplay} />
);
