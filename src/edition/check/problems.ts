import type { APIRoute } from 'astro';
import { content } from '../graph/content.ts';
import { contentProblems } from './check.ts';
import { printProblem } from './problem.ts';

/** What is wrong with the content, a line each: asked where the pages are made, for which all of it has been read and settled. */
export const GET: APIRoute = async () => Response.json(contentProblems(await content()).map(printProblem));
