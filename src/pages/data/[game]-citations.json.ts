import type { APIRoute } from 'astro';
import { citationTable } from '#edition/citation-table.ts';
import { content } from '#edition/content.ts';
import { SHELVES } from '#edition/games.ts';

/** What islands say of the clauses and readings of a game: fetched only when a reader compares books. */
export const getStaticPaths = () => SHELVES.map(({ id }) => ({ params: { game: id } }));

export const GET: APIRoute = async ({ params }) =>
  new Response(JSON.stringify(citationTable(await content(), params['game'] ?? '')), {
    headers: { 'content-type': 'application/json; charset=utf-8' },
  });
