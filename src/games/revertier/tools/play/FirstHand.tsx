import { FirstHandOf, type FirstHandProps } from '#islands/first-hand/FirstHand.tsx';
import { followingRevertier } from '../../turns/following.ts';
import { PLAYED_REVERTIER } from './Play.tsx';

/** A game of Revertier through which a reader is led. */
export const FirstHand = (props: FirstHandProps) => (
  <FirstHandOf {...props} game={PLAYED_REVERTIER} following={followingRevertier} />
);
