import { HandoutOf, type HandoutProps } from '#islands/handout/Handout.tsx';
import { reading } from '../reading/game.tsx';

/** Handout of Revertier. A file of its own, because the page hydrates it. */
export const Handout = (props: HandoutProps) => <HandoutOf {...props} game={reading} />;
