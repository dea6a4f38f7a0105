import type { APIRoute, GetStaticPaths, InferGetStaticPropsType } from 'astro';
import { plainCitation } from '#edition/cite/citations.ts';
import { content } from '#edition/graph/content.ts';
import { hrefOf } from '#edition/text/links.ts';
import type { QuotableClause } from '#islands/quote/quotable.ts';
import { siteRoot } from '#view/href.ts';

/** The clauses of one book for the page of quotations, which loads only the books it needs. */
export const getStaticPaths = (async () => {
  const graph = await content();
  return graph.books.map((book) => ({
    params: { ruleset: book.ruleSet.id },
    props: {
      clauses: book.edition.clauses.map((clause): QuotableClause => ({
        id: clause.id,
        book: book.edition.short,
        number: clause.number,
        words: clause.text,
        citation: plainCitation(clause, book, graph, siteRoot()),
        path: hrefOf({ scheme: 'clause', id: clause.id }, '/'),
      })),
    },
  }));
}) satisfies GetStaticPaths;

export const GET: APIRoute<InferGetStaticPropsType<typeof getStaticPaths>> = ({ props: { clauses } }) =>
  Response.json(clauses);
