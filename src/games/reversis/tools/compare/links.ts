import { reversis } from '../../game.ts';
import { makeComparedLinks } from '#islands/compare/compared-links.ts';

/** Addresses of comparisons of Réversis. */
export const links = makeComparedLinks(reversis);
