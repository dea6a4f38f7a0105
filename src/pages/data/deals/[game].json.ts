import type { APIRoute } from 'astro';
import { dealLinks } from '../../../components/compare/deal-links.ts';
import { content } from '../../../edition/content.ts';
import { reversis } from '../../../engine/games/reversis/index.ts';

/** The library's deals as links: fetched by the comparison and the editor when a reader picks one. */
export const getStaticPaths = () => [{ params: { game: reversis.id } }];

export const GET: APIRoute = async () =>
  new Response(JSON.stringify(dealLinks(await content())), { headers: { 'content-type': 'application/json' } });
