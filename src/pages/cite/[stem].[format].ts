import type { APIRoute, GetStaticPaths } from 'astro';
import { citables } from '#edition/cite/citations.ts';
import { citationFiles } from '#edition/cite/print-citations.ts';
import { content } from '#edition/graph/content.ts';
import { siteRoot } from '#view/href.ts';

/**
 * Page of a citation file such as `/cite/book-1700.bib` during development. A build makes one page of all of them,
 * `/cite/all.json`, and `scripts/build/citations.ts` takes it apart: a page for each would take a hundred times as long.
 */
export const getStaticPaths = (async () => {
  const files = citationFiles(citables(await content(), siteRoot()));
  const served = import.meta.env.PROD ? [{ stem: 'all', format: 'json', text: JSON.stringify(files) }] : files;
  return served.map(({ stem, format, text }) => ({ params: { stem, format }, props: { text } }));
}) satisfies GetStaticPaths;

export const GET: APIRoute<{ readonly text: string }> = ({ props: { text } }) =>
  new Response(text, { headers: { 'content-type': 'text/plain; charset=utf-8' } });
