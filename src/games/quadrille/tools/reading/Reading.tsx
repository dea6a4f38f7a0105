import { HandoutOf, type HandoutProps } from '#islands/handout/Handout.tsx';
import { EmbeddedPlateOf, type EmbeddedPlateProps } from '#islands/reading/plates/EmbeddedPlate.tsx';
import { SteppedPlateOf, type SteppedPlateProps } from '#islands/reading/plates/SteppedPlate.tsx';
import { ReadingOf, type EditionRoomProps } from '#islands/reading/Reading.tsx';
import { reading } from './game.tsx';

/* What pages hydrate. Apart from game.tsx, because pages that only draw a plate would carry the styles of all this. */

/** Table beside an edition, with its plates and changeable rules. */
export const Reading = (props: EditionRoomProps) => <ReadingOf {...props} game={reading} />;

/** Deal to step through on the game’s page. */
export const SteppedPlate = (props: SteppedPlateProps) => <SteppedPlateOf {...props} game={reading} />;

/** Plate for other sites to embed. */
export const EmbeddedPlate = (props: EmbeddedPlateProps) => <EmbeddedPlateOf {...props} game={reading} />;

/** Moment of a deal on one sheet, with questions. */
export const Handout = (props: HandoutProps) => <HandoutOf {...props} game={reading} />;
