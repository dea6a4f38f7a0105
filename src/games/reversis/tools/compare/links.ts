import { reversisLinks } from '../../record/links.ts';
import { makeComparedLinks } from '#islands/compare/compared-links.ts';

/** Addresses of comparisons of Réversis. */
export const links = makeComparedLinks(reversisLinks);
