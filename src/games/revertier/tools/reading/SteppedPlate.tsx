import { SteppedPlateOf, type SteppedPlateProps } from '#islands/reading/plates/SteppedPlate.tsx';
import { reading } from './game.tsx';

/** Deal to step through on the game’s page. A file of its own, because the page hydrates it. */
export const SteppedPlate = (props: SteppedPlateProps) => <SteppedPlateOf {...props} game={reading} />;
