import type { APIRoute } from 'astro';
import { BOOKS } from '#components/deal/deal-games.ts';
import { content } from '#edition/content.ts';
import type { PackedBook } from '#islands/rules/book.ts';
import { printBooks } from '#islands/rules/books-file.ts';

/** All books of a game in one file, for whoever sets them beside each other: a third lighter than one by one. */
export const getStaticPaths = async () => {
  const chain = await content();
  return [...BOOKS].map(([game, { openBooks }]) => ({
    params: { game },
    props: { packed: openBooks(chain).map(({ packed }) => packed) },
  }));
};

export const GET: APIRoute<{ packed: readonly PackedBook[] }> = ({ props }) =>
  new Response(printBooks(props.packed), { headers: { 'content-type': 'application/json' } });
