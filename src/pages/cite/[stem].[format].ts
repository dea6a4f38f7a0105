import type { APIRoute, GetStaticPaths } from 'astro';
import { CITE_FORMATS, citables, printCitations, type Citable, type CiteFormat } from '#edition/cite/citations.ts';
import { content } from '#edition/graph/content.ts';
import { siteRoot } from '#components/site/site-root.ts';

/** Citation files: `/cite/book-1700.bib` and the like. */
export const getStaticPaths = (async () =>
  citables(await content(), siteRoot()).flatMap((citable) =>
    CITE_FORMATS.map((format) => ({ params: { stem: citable.stem, format }, props: { citable, format } })),
  )) satisfies GetStaticPaths;

interface Props {
  readonly citable: Citable;
  readonly format: CiteFormat;
}

export const GET: APIRoute<Props> = ({ props: { citable, format } }) =>
  new Response(printCitations(citable.items, format), { headers: { 'content-type': 'text/plain; charset=utf-8' } });
