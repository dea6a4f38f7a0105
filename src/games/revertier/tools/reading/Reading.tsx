import { EmbeddedPlateOf, type EmbeddedPlateProps } from '#islands/reading/plates/EmbeddedPlate.tsx';
import { SteppedPlateOf, type SteppedPlateProps } from '#islands/reading/plates/SteppedPlate.tsx';
import { ReadingOf, type EditionRoomProps } from '#islands/reading/Reading.tsx';
import { reading } from './game.tsx';

/** Table beside an edition, with its plates and changeable rules. Pages hydrate what this file exports. */
export const Reading = (props: EditionRoomProps) => <ReadingOf {...props} game={reading} />;

/** Deal to step through on the game’s page. */
export const SteppedPlate = (props: SteppedPlateProps) => <SteppedPlateOf {...props} game={reading} />;

/** Plate of Revertier for other sites to embed. */
export const EmbeddedPlate = (props: EmbeddedPlateProps) => <EmbeddedPlateOf {...props} game={reading} />;
