import { ReadingOf, type EditionRoomProps } from '#islands/reading/Reading.tsx';
import { reading } from './game.tsx';

/** Table beside an edition, with its plates and changeable rules. A file of its own, because the page hydrates it. */
export const Reading = (props: EditionRoomProps) => <ReadingOf {...props} game={reading} />;
