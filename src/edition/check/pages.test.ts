import { expect, test, afterAll } from 'vitest';
import { content } from '../graph/content.ts';
import type { Library } from '../library/library.ts';
import { pageProblems, lessonProblems, addressCheck } from './pages.ts';
import { printProblem } from './problem.ts';
import { mkdtempSync, mkdirSync, writeFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, dirname } from 'node:path';
import { addressesIn } from '../text/links.ts';

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

/** The content, with one game's page whose text is this. */
async function problemsOf(text: string, bound: readonly { readonly words: string; readonly book: string }[] = []) {
  const graph = await content();
  const root = mkdtempSync(join(tmpdir(), 'lesson-'));
  mkdirSync(join(root, 'content'));
  const file = 'content/reversis.mdx';
  writeFileSync(join(root, file), text);
  const [page] = graph.library.games;
  if (!page) throw new Error('there is no game');
  const words = bound.map((one) => ({
    ...one,
    keys: [],
    is: undefined,
    else: undefined,
    as: undefined,
    file,
    line: 3,
  }));
  const games = [{ ...page, file, teaches: 'almanach-1785', bound: words }];
  return lessonProblems({ ...graph, library: { ...graph.library, root, games } }).map(printProblem);
}

test('a lesson has figures and plates of the book that the page teaches, each plate in a line', async () => {
  const good =
    '<Plate clause="almanach-1785.aces.placed" line="An ace" />\n<Plate deal="reversis/1785-the-quinola-placed" at="t3.4" line />';
  expect(await problemsOf(`<Lesson book="almanach-1785">\n\n${good}\n</Lesson>`)).toEqual([]);
  expect(await problemsOf('<Plate clause="bohn-1850.aces.placed" />')).toEqual([]);
});

test('another book in it is named, with its place', async () => {
  const text = [
    '<Lesson book="almanach-1785">',
    '<Plate clause="bohn-1850.quinola.forced" line />',
    '<Plate deal="reversis/1850-la-bonne" at="t10.4" line />',
    '<Plate clause="almanach-1785.aces.placed" />',
    '</Lesson>',
  ].join('\n');
  expect(await problemsOf(text, [{ words: 'six', book: 'bohn-1850' }])).toEqual([
    'content/reversis.mdx:3: <V> around “six” is of “bohn-1850”, not of the book taught here.',
    'content/reversis.mdx:2: <Plate> is of “bohn-1850”, not of the book taught here.',
    'content/reversis.mdx:3: <Plate> is of “bohn-1850”, not of the book taught here.',
    'content/reversis.mdx:4: <Plate> in a lesson must have a “line”: beside the table only that line is shown.',
  ]);
  expect(await problemsOf('<Lesson book="bohn-1850">\n</Lesson>')).toEqual([
    'content/reversis.mdx:1: <Lesson> is by “bohn-1850”, but the page teaches “almanach-1785”.',
  ]);
});

const root = mkdtempSync(join(tmpdir(), 'addresses-'));
afterAll(() => rmSync(root, { recursive: true }));
for (const page of [
  'index.astro',
  'errata.astro',
  '[game]/[ruleset].astro',
  '[game]/deals/[id].astro',
  'schema/a-1.json.ts',
]) {
  const path = join(root, 'src/pages', page);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, '');
}
const whyNot = addressCheck(root);

test('a link leads to a page of the site, or has a scheme that there is', () => {
  const text = `See [one](/errata/#box) and [two](clause:x.y),
[three](/reversis/almanach-1785/?x=1) and [four](/schema/a-1.json), [five](https://example.org/), [six](/).`;
  const found = addressesIn(text);
  expect(found.map(({ line }) => line)).toEqual([1, 1, 2, 2, 2, 2]);
  expect(found.flatMap(({ url }) => whyNot(url))).toEqual([]);
});

test('any other address is told', () => {
  const found = ['/eratta/', '/reversis/almanach-1786/', '/whist/deals/one/', 'claus:x.y'].flatMap(whyNot);
  expect(found).toEqual([
    'there is no page “/eratta/” to link to.',
    'there is no page “/reversis/almanach-1786/” to link to.',
    'there is no page “/whist/deals/one/” to link to.',
    'there are no links “claus:”. Did you mean “clause”?',
  ]);
});

test('without pages only schemes are checked', () => {
  expect(addressCheck(join(root, 'nowhere'))('/eratta/')).toEqual([]);
});
