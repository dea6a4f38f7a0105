import { beforeAll, describe, expect, test } from 'vitest';
import { type ContentGraph, content, namedTestsIn } from './content.ts';
import { searchRecords } from '../cite/search-records.ts';

let graph: ContentGraph;
beforeAll(async () => {
  graph = await content();
});

describe('the content as it stands', () => {
  test('each of the first two books has at least 45 clauses, and the glossary 40 terms', () => {
    for (const id of ['almanach-1785', 'bohn-1850'])
      expect(graph.books.find(({ ruleSet }) => ruleSet.id === id)?.edition.clauses.length).toBeGreaterThanOrEqual(45);
    expect(graph.library.terms.length).toBeGreaterThanOrEqual(40);
  });
});

test('everything that can be found has an address of its own and words', () => {
  const records = searchRecords(graph);
  expect(new Set(records.map(({ url }) => url)).size).toBe(records.length);
  expect(records.filter(({ content, url }) => content.trim() === '' || !url.startsWith('/'))).toEqual([]);
});

test('finds the clauses that titles name, and takes no code for one', () => {
  const book = 'almanach-1785';
  const text = [
    `test('pays %i to the %s [${book}.quinola.forced.forcer] [${book}.quinola.forced.others]', () => {`,
    '  const first = cards[hand.length];',
    `  const other = "[elsewhere.quinola]";`,
    `});`,
    `it(\`the basket opens at 20: %s, %s [${book}.basket.opening.each]\`, () => {});`,
  ].join('\n');
  expect(namedTestsIn(text, 'a.test.ts', [book])).toEqual([
    {
      file: 'a.test.ts',
      line: 1,
      title: 'pays … to the …',
      clauses: [`${book}.quinola.forced.forcer`, `${book}.quinola.forced.others`],
    },
    { file: 'a.test.ts', line: 5, title: 'the basket opens at 20', clauses: [`${book}.basket.opening.each`] },
  ]);
});
