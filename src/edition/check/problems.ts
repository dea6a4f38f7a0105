import type { APIRoute } from 'astro';
import { content } from '../graph/content.ts';
import { contentProblems } from './check.ts';
import { printProblem } from './problem.ts';

/**
 * Prints the problems of the content, one a line. A page, because the build has read and settled all content while making
 * pages.
 */
export const GET: APIRoute = async () => Response.json(contentProblems(await content()).map(printProblem));
