import { EmbeddedPlateOf, type EmbeddedPlateProps } from '#islands/reading/plates/EmbeddedPlate.tsx';
import { reading } from './game.tsx';

/** Plate of Quadrille for other sites to embed. A file of its own, because the page hydrates it. */
export const EmbeddedPlate = (props: EmbeddedPlateProps) => <EmbeddedPlateOf {...props} game={reading} />;
