import type { APIRoute } from 'astro';
import type { DealLink } from '#islands/compare/find-deal.ts';
import { LIBRARIES } from '#components/compare/libraries.ts';
import { content } from '#edition/content.ts';

/** The library's deals as links: fetched by the comparison and the editor when a reader picks one. */
export const getStaticPaths = async () => {
  const chain = await content();
  return [...LIBRARIES].map(([game, { links }]) => ({ params: { game }, props: { links: links(chain) } }));
};

export const GET: APIRoute<{ links: readonly DealLink[] }> = ({ props }) =>
  new Response(JSON.stringify(props.links), { headers: { 'content-type': 'application/json' } });
