import type { APIRoute } from 'astro';
import { citables } from '#edition/cite/citations.ts';
import { citationFiles, type CitationFile } from '#edition/cite/print-citations.ts';
import { content } from '#edition/graph/content.ts';
import { siteRoot } from '../../view/href.ts';

export const allCitationFiles = async (): Promise<readonly CitationFile[]> =>
  citationFiles(citables(await content(), siteRoot()));

/**
 * All citation files in one response; the build writes them to their places. A file of its own, because Astro needs a
 * module for the injected route.
 */
export const GET: APIRoute = async () => Response.json(await allCitationFiles());
