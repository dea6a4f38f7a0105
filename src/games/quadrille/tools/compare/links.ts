import { quadrille } from '../../game.ts';
import { makeComparedLinks } from '#islands/compare/compared-links.ts';

/** Addresses of comparisons of Quadrille. */
export const links = makeComparedLinks(quadrille);
