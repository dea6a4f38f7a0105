import type { APIRoute } from 'astro';
import { dealLinks } from '#components/compare/deal-links.ts';
import { QUADRILLE_LIBRARY } from '#games/quadrille/tools/compare/library.ts';
import { REVERSIS_LIBRARY } from '#games/reversis/tools/compare/library.ts';
import { content } from '#edition/content.ts';

/** The library's deals as links: fetched by the comparison and the editor when a reader picks one. */
export const getStaticPaths = async () => {
  const chain = await content();
  return [
    { params: { game: 'reversis' }, props: { links: dealLinks(REVERSIS_LIBRARY, chain) } },
    { params: { game: 'quadrille' }, props: { links: dealLinks(QUADRILLE_LIBRARY, chain) } },
  ];
};

export const GET: APIRoute<{ links: ReturnType<typeof dealLinks> }> = ({ props }) =>
  new Response(JSON.stringify(props.links), { headers: { 'content-type': 'application/json' } });
