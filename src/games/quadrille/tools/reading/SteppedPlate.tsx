import { SteppedPlateOf, type SteppedPlateProps } from '#islands/reading/plates/SteppedPlate.tsx';
import { reading } from './game.tsx';

/** A deal to step through at the head of the game’s page. */
export const SteppedPlate = (props: SteppedPlateProps) => <SteppedPlateOf {...props} game={reading} />;
