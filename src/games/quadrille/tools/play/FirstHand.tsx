import { FirstHandOf, type FirstHandProps } from '#islands/first-hand/FirstHand.tsx';
import { quadrilleReplay } from '../../choices/table-game.ts';
import { PLAYED_QUADRILLE } from './Play.tsx';

/** Guided deal of Quadrille. A file of its own, because the page hydrates it. */
export const FirstHand = (props: FirstHandProps) => (
  <FirstHandOf {...props} game={PLAYED_QUADRILLE} following={quadrilleReplay} />
);
