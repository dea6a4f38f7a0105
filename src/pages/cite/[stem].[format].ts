import type { APIRoute, GetStaticPaths } from 'astro';
import { citables } from '#edition/cite/citations.ts';
import { citationFiles } from '#edition/cite/print-citations.ts';
import { content } from '#edition/graph/content.ts';
import { siteRoot } from '#components/site/site-root.ts';

/** Citation files: `/cite/book-1700.bib` and the like. */
export const getStaticPaths = (async () =>
  citationFiles(citables(await content(), siteRoot())).map(({ stem, format, text }) => ({
    params: { stem, format },
    props: { text },
  }))) satisfies GetStaticPaths;

export const GET: APIRoute<{ readonly text: string }> = ({ props: { text } }) =>
  new Response(text, { headers: { 'content-type': 'text/plain; charset=utf-8' } });
