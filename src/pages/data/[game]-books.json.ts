import type { APIRoute } from 'astro';
import * as fromQuadrille from '#games/quadrille/tools/replay/prepare.ts';
import * as fromReversis from '#games/reversis/tools/replay/prepare.ts';
import { content } from '#edition/content.ts';
import { quadrille } from '#games/quadrille/game.ts';
import { reversis } from '#games/reversis/game.ts';
import type { PackedBook } from '#islands/rules/book.ts';
import { printBooks } from '#islands/rules/books-file.ts';

/** All books of a game in one file, for whoever sets them beside each other: a third lighter than one by one. */
export const getStaticPaths = async () => {
  const chain = await content();
  const order = chain.books.map(({ ruleSet }) => ruleSet.id);
  const inOrder = <T extends { readonly id: string }>(books: readonly T[]): readonly T[] =>
    books.filter(({ id }) => order.includes(id)).toSorted((a, b) => order.indexOf(a.id) - order.indexOf(b.id));
  const books = {
    reversis: inOrder(reversis.ruleSets).map((book) => fromReversis.openBook(book, chain).packed),
    quadrille: inOrder(quadrille.ruleSets).map((book) => fromQuadrille.openBook(book, chain).packed),
  };
  return Object.entries(books).map(([game, packed]) => ({ params: { game }, props: { packed } }));
};

export const GET: APIRoute<{ packed: readonly PackedBook[] }> = ({ props }) =>
  new Response(printBooks(props.packed), { headers: { 'content-type': 'application/json' } });
