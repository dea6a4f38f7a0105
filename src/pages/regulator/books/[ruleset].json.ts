import { packForRegulator, regulatedBooks } from '#components/regulator/books.ts';
import { content } from '#edition/content.ts';

/** Each book as the regulator fetches it: values, bases and the numbers of its clauses. */
export async function getStaticPaths() {
  const chain = await content();
  return regulatedBooks(chain).map((book) => ({
    params: { ruleset: book.ruleSet.id },
    props: { packed: packForRegulator(book, chain) },
  }));
}

export const GET = ({ props }: { readonly props: { readonly packed: object } }): Response =>
  new Response(JSON.stringify(props.packed), { headers: { 'content-type': 'application/json' } });
