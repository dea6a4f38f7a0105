import { expect, test } from 'vitest';
import { content } from '../graph/content.ts';
import type { Library } from '../library/library.ts';
import { pageProblems } from './pages.ts';
import { printProblem } from './problem.ts';

const graph = await content();
const { home, records, games } = graph.library;
const problemsWith = (changed: Partial<Library>) =>
  pageProblems({ ...graph, library: { ...graph.library, ...changed } }).map(printProblem);

test('the pages as they stand name what there is', () => {
  expect([home, records].map((page) => page?.file)).toEqual(['content/home.mdx', 'content/records.mdx']);
  expect(problemsWith({})).toEqual([]);
});

test('a figure of the first page, of the page on records or of a game that has nothing to show is named', () => {
  if (!home || !records) throw new Error('a page is gone');
  expect(problemsWith({ home: { ...home, doubt: 'almanach-1785.brokenSums' } })).toEqual([
    'content/home.mdx:1: there is no reading “almanach-1785.brokenSums”. Did you mean “almanach-1785.brokenSum”?',
  ]);
  expect(problemsWith({ home: { ...home, compared: 'quinola.placed.winner' } })[0]).toContain(
    'content/home.mdx:1: there is no rule key “quinola.placed.winner”.',
  );
  const settled = { ...records.settled, ruleset: 'bohn-1851', vary: {} };
  expect(problemsWith({ records: { ...records, settled } })).toEqual([
    'content/records.mdx:1: there is no rule set “bohn-1851”. Did you mean “bohn-1850”?',
  ]);
  const page = games.find(({ start }) => start !== undefined);
  if (!page?.start) throw new Error('no game has a deal to begin with');
  const start = { ...page.start, deal: 'reversis/1850-la-bone' };
  expect(problemsWith({ games: [{ ...page, start }] })).toEqual([
    `${page.file}:1: there is no deal “reversis/1850-la-bone”. Did you mean “reversis/1850-la-bonne”?`,
  ]);
});
