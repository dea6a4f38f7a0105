import type { APIRoute } from 'astro';
import { citables } from '#edition/cite/citations.ts';
import { citationFiles, type CitationFile } from '#edition/cite/print-citations.ts';
import { content } from '#edition/graph/content.ts';
import { siteRoot } from '../site/site-root.ts';

export const allCitationFiles = async (): Promise<readonly CitationFile[]> =>
  citationFiles(citables(await content(), siteRoot()));

/** All of them at once, for a build to write each where it belongs. */
export const GET: APIRoute = async () => Response.json(await allCitationFiles());
