import { ReadingOf, type ReadingProps } from '#islands/reading/Reading.tsx';
import { reading } from './game.tsx';

/** The table beside an edition: its plates, and its rules to be turned. */
export const Reading = (props: ReadingProps) => <ReadingOf {...props} game={reading} />;
