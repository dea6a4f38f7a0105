import { quadrilleLinks } from '#engine/games/quadrille/links.ts';
import { makeComparedLinks } from '../../shared/compare/compared-links.ts';

/** Addresses of comparisons of Quadrille. */
export const links = makeComparedLinks(quadrilleLinks);
