import { BOOKS } from '#components/deal/deal-games.ts';
import { content } from '#edition/content.ts';

/** Each book as the islands fetch it: values, bases and the numbers of its clauses. */
export async function getStaticPaths() {
  const chain = await content();
  return [...BOOKS.values()]
    .flatMap(({ openBooks }) => openBooks(chain))
    .map(({ packed }) => ({ params: { ruleset: packed.id }, props: { packed } }));
}

export const GET = ({ props }: { readonly props: { readonly packed: object } }): Response =>
  new Response(JSON.stringify(props.packed), { headers: { 'content-type': 'application/json' } });
