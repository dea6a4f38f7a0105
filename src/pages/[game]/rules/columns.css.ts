import type { APIRoute } from 'astro';
import { matrixColumns } from '#components/matrix-columns.ts';
import { SHELVES } from '#edition/games.ts';

/** The part of the matrix’s style that goes by the number of a game’s books. */
export const getStaticPaths = () =>
  SHELVES.map(({ id, ruleSets }) => ({ params: { game: id }, props: { books: ruleSets.length } }));

export const GET: APIRoute<{ readonly books: number }> = ({ props }) =>
  new Response(matrixColumns(props.books), { headers: { 'Content-Type': 'text/css' } });
