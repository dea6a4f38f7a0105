import { FirstHandOf, type FirstHandProps } from '#islands/first-hand/FirstHand.tsx';
import { followingReversis } from '../../turns/following.ts';
import { PLAYED_REVERSIS } from './Play.tsx';

/** A deal of Réversis through which a reader is led. */
export const FirstHand = (props: FirstHandProps) => (
  <FirstHandOf {...props} game={PLAYED_REVERSIS} following={followingReversis} />
);
