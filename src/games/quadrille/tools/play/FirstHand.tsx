import { FirstHandOf, type FirstHandProps } from '#islands/first-hand/FirstHand.tsx';
import { followingQuadrille } from '../../turns/following.ts';
import { PLAYED_QUADRILLE } from './Play.tsx';

/** A deal of Quadrille through which a reader is led. */
export const FirstHand = (props: FirstHandProps) => (
  <FirstHandOf {...props} game={PLAYED_QUADRILLE} following={followingQuadrille} />
);
