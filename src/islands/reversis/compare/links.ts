import { reversisLinks } from '#engine/games/reversis/links.ts';
import { makeComparedLinks } from '../../shared/compare/compared-links.ts';

/** Addresses of comparisons of Réversis. */
export const links = makeComparedLinks(reversisLinks);
