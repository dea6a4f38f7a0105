import type { APIRoute, GetStaticPaths } from 'astro';
import { allCitationFiles } from '#components/cite/all-citation-files.ts';

/** Citation files one by one, `/cite/book-1700.bib` and the like, while pages are being written; a build writes them all at once. */
export const getStaticPaths = (async () =>
  import.meta.env.PROD
    ? []
    : (await allCitationFiles()).map(({ stem, format, text }) => ({
        params: { stem, format },
        props: { text },
      }))) satisfies GetStaticPaths;

export const GET: APIRoute<{ readonly text: string }> = ({ props: { text } }) =>
  new Response(text, { headers: { 'content-type': 'text/plain; charset=utf-8' } });
