import type { APIRoute, GetStaticPaths } from 'astro';
import { allCitationFiles } from '#components/cite/all-citation-files.ts';

/** Page of a citation file such as `/cite/book-1700.bib` during development (Astro makes each file here a page); a build writes all of them at once. */
export const getStaticPaths = (async () =>
  import.meta.env.PROD
    ? []
    : (await allCitationFiles()).map(({ stem, format, text }) => ({
        params: { stem, format },
        props: { text },
      }))) satisfies GetStaticPaths;

export const GET: APIRoute<{ readonly text: string }> = ({ props: { text } }) =>
  new Response(text, { headers: { 'content-type': 'text/plain; charset=utf-8' } });
