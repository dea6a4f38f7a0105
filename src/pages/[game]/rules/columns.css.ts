import type { APIRoute } from 'astro';
import { matrixColumns } from '#components/matrix/matrix-columns.ts';
import { GAME_CONTENTS } from '#edition/graph/game-content.ts';

/** Page of styles (Astro makes each file here a page) of the matrix that depend on the number of a game's books. */
export const getStaticPaths = () =>
  GAME_CONTENTS.map(({ id, ruleSets }) => ({ params: { game: id }, props: { books: ruleSets.length } }));

export const GET: APIRoute<{ readonly books: number }> = ({ props }) =>
  new Response(matrixColumns(props.books), { headers: { 'Content-Type': 'text/css' } });
