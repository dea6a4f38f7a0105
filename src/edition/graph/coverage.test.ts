import { expect, test } from 'vitest';
import type { Clause } from '../library/clauses.ts';
import { content } from './content.ts';
import { coverageOf } from './coverage.ts';

test('counts the clauses that run with bound figures, and names those without; prose is not asked', async () => {
  const graph = await content();
  const [book] = graph.books;
  const [clause] = book?.edition.clauses ?? [];
  if (!book || !clause) throw new Error('there is no book');
  const at = { is: undefined, as: undefined, book: book.ruleSet.id, file: clause.file, line: clause.line };
  const of = (id: Clause['id'], status: Clause['status'], words: readonly string[]): Clause => ({
    ...clause,
    id,
    status,
    bound: words.map((each) => ({ ...at, keys: ['k'], words: each, else: undefined })),
  });
  const clauses = [
    of('a.two', 'modelled', ['six', 'three']),
    of('a.none', 'ambiguous', []),
    of('a.one', 'ambiguous', ['nothing']),
    of('a.prose', 'prose', []),
  ];
  const coverage = coverageOf({ ...book, edition: { ...book.edition, clauses } }, graph);
  expect(coverage.boundCounts).toBe('2 of 3 computed rules have figures that you can change, 3 figures in all');
  expect(coverage.unbound.at(-1)?.clauses.map(({ id }) => id)).toEqual(['a.none']);
});
