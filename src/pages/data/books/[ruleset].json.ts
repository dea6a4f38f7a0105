import { openBook } from '../../../components/deal/reversis-replay.ts';
import { content } from '../../../edition/content.ts';
import { reversis } from '../../../engine/games/reversis/index.ts';

/** Each book as the islands fetch it: values, bases and the numbers of its clauses. */
export async function getStaticPaths() {
  const chain = await content();
  return reversis.ruleSets
    .filter((ruleSet) => chain.books.some((book) => book.ruleSet.id === ruleSet.id))
    .map((ruleSet) => ({ params: { ruleset: ruleSet.id }, props: { packed: openBook(ruleSet, chain).packed } }));
}

export const GET = ({ props }: { readonly props: { readonly packed: object } }): Response =>
  new Response(JSON.stringify(props.packed), { headers: { 'content-type': 'application/json' } });
