import { expect, test } from 'vitest';
import { madeSource, madeSource as source } from '../../../../tests/support/made-source.ts';
import type { Source, Collation } from '../../library/library.ts';
import { type ContentGraph, content } from '../../graph/content.ts';
import { bibliographySchema } from '../../library/schemas/sources.ts';
import { sourceProblems, descentProblems, collationProblems } from './sources.ts';
import { printProblem } from '../problem.ts';

const from = (id: string, more: Partial<Source['from'][number]> = {}): Partial<Source> => ({
  from: [{ source: id, how: 'follows', sure: 'compared', says: 'It does.', ...more }],
});
const problems = (...sources: readonly Source[]): readonly string[] => descentProblems(sources).map((p) => p.message);

test('a text that comes from an older one, both read, is in order', () => {
  expect(problems(source('hoyle', 1847), source('bohn', 1850, from('hoyle')))).toEqual([]);
});

test('a text must come from one that there is, that is older, and that has a game in common with it', () => {
  expect(problems(source('hoyle', 1847), source('bohn', 1850, from('hoyl')))).toEqual([
    '“bohn” comes from “hoyl”, which does not exist. Did you mean “hoyle”?',
  ]);
  expect(problems(source('hoyle', 1860), source('bohn', 1850, from('hoyle')))).toEqual([
    '“bohn” cannot come from “hoyle”, which is not older.',
  ]);
  expect(problems(source('hoyle', 1847, { game: ['quadrille'] }), source('bohn', 1850, from('hoyle')))).toEqual([
    '“bohn” and “hoyle” have no game in common.',
  ]);
  expect(problems(source('hoyle', 1847), source('bohn', 1850, from('hoyle', { game: 'quadrille' })))).toEqual([
    '“bohn” and “hoyle” do not have “quadrille” in common.',
  ]);
});

test('of kin it is not known which is older', () => {
  expect(problems(source('hoyle', 1860), source('bohn', 1850, from('hoyle', { how: 'kin' })))).toEqual([]);
});

test('only what has been read can have been compared', () => {
  const unseen = { known: { how: 'summary', by: 'wiki' } } as const;
  expect(problems(source('hoyle', 1847, unseen), source('bohn', 1850, from('hoyle')))).toEqual([
    '“bohn” is said to have been compared with “hoyle”, but one of them has not been read.',
  ]);
  expect(problems(source('hoyle', 1847, unseen), source('bohn', 1850, from('hoyle', { sure: 'inferred' })))).toEqual(
    [],
  );
});

test('a lost text is older too, and nobody has compared it', () => {
  const lost = { title: 'An older Hoyle', date: 'by 1840', sort: 1840 };
  const bohn = (more: Partial<Source['from'][number]>): Source =>
    source('bohn', 1850, { from: [{ lost, how: 'copies', sure: 'inferred', says: 'It must.', ...more }] });
  expect(problems(bohn({}))).toEqual([]);
  expect(problems(bohn({ sure: 'compared' }))).toEqual([
    '“bohn” is said to have been compared with the lost “An older Hoyle”, but one of them has not been read.',
  ]);
  expect(problems(bohn({ lost: { ...lost, sort: 1851 } }))).toEqual([
    '“bohn” cannot come from the lost “An older Hoyle”, which is not older.',
  ]);
});

/** What is said of one source and of one clause of its edition, which names a page. */
function said(source: Partial<Source>, page?: string, after?: string): readonly string[] {
  const sources = [madeSource('book-1785', 1785, source), madeSource('other', 1700, { pages: '3–4' })];
  const clause = { id: 'book-1785.pool', file: 'a.mdx', line: 7, page, after };
  const editions = [{ source: 'book-1785', date: '1785', sort: 1785, file: 'a.mdx', line: 1, clauses: [clause] }];
  return sourceProblems({ library: { sources, editions } } as unknown as ContentGraph).map(({ message }) => message);
}

test.each([
  ['1785', 1785],
  ['1785', 1785.2],
  ['1830–1842', 1842],
  ['before 1634', 1600],
  ['21st century', 2012],
  ['editions of the earlier 18th century', 1730],
  ['undated web page', 2020],
])('“%s” may be put in %s', (date, sort) => {
  expect(said({ date, sort })).toEqual([]);
});

test.each([
  ['1785', 1758],
  ['1830–1842', 1843],
  ['before 1634', 1534],
  ['21st century', 1912],
])('“%s” may not be put in %s', (date, sort) => {
  expect(said({ date, sort })).toEqual([`“sort” puts it in ${String(sort)}, but its date is “${date}”.`]);
});

test.each([
  ['284–289', '284'],
  ['284–289', '285, 287–289'],
  ['308 ff.', '412'],
  ['308 ff.', '308 ff.'],
  ['vol. 14', 'vol. 14'],
])('of pages %s a clause may name %s', (pages, page) => {
  expect(said({ pages }, page)).toEqual([]);
});

test.each([
  ['284–289', '283', 'names p. 283 of “book-1785”, which has “284–289”.'],
  ['284–289', '285, 287–290', 'names p. 287–290 of “book-1785”, which has “284–289”.'],
  ['284–289', '287–285', 'names the page “287–285”; pages are written as “285”, “285–287” or “285 ff.”.'],
  ['308 ff.', '307', 'names p. 307 of “book-1785”, which has “308 ff.”.'],
  ['vol. 14', '15', 'names p. 15 of “book-1785”, which has “vol. 14”.'],
  [undefined, '15', 'names a page, and “pages” of the source “book-1785” does not say which pages it has.'],
])('of pages %s it may not name %s', (pages, page, reason) => {
  expect(said(pages === undefined ? {} : { pages }, page)).toEqual([`clause “book-1785.pool” ${reason}`]);
});

test('a clause after another source names pages of that one', () => {
  expect(said({ pages: '284–289' }, '4', 'other')).toEqual([]);
  expect(said({ pages: '284–289' }, '285', 'other')).toHaveLength(1);
});

test.each([
  [{ type: 'book', issued: { 'date-parts': [[1785]] } }, []],
  [{ type: 'webpage', accessed: { 'date-parts': [[2026, 11, 22]] } }, []],
  [{ type: 'buch' }, ['must be a type of CSL, such as “book”, “chapter” or “webpage”']],
  [{ type: 'book', issued: { 'date-parts': [[17850]] } }, [expect.stringContaining('is not a date')]],
  [{ type: 'book', issued: { 'date-parts': [[1785, 13]] } }, [expect.stringContaining('is not a date')]],
  [{ type: 'book', issued: { 'date-parts': [['1785']] } }, [expect.stringContaining('expected number')]],
])('a record %j', (record, reason) => {
  const read = bibliographySchema.safeParse([{ id: 'a', ...record }]);
  expect((read.error?.issues ?? []).map(({ message }) => message)).toEqual(reason);
});

const FILE = 'content/collations/reversis/hoyle-1847--bohn-1850.yaml:1: ';

async function printed(change: (collation: Collation) => Partial<Collation>): Promise<readonly string[]> {
  const graph = await content();
  const collation = graph.library.collations.find(({ slug }) => slug === 'hoyle-1847--bohn-1850');
  if (!collation) throw new Error('The collation is gone.');
  const collations = [{ ...collation, ...change(collation) }];
  return collationProblems({ ...graph, library: { ...graph.library, collations } }).map(printProblem);
}
type Entry = Collation['entries'][number];
/** The entries, that of one topic put another way. */
const but = (topic: string, change: (entry: Entry) => Entry | undefined) => (collation: Collation) => ({
  entries: collation.entries.flatMap((entry) =>
    [...entry.both, ...entry.first].includes(topic) ? (change(entry) ?? []) : entry,
  ),
});

test('the collations as they stand account for every clause of both books, and their sums come out', async () => {
  expect(collationProblems(await content())).toEqual([]);
});

test('a clause that is left out, named twice or misspelt is named', async () => {
  expect(await printed(but('players', () => undefined))).toEqual([
    `${FILE}leaves out “hoyle-1847.players” and “bohn-1850.players”.`,
  ]);
  expect(await printed(but('players', (entry) => ({ ...entry, both: ['players', 'pack'] })))).toEqual([
    `${FILE}names the clause “hoyle-1847.pack” twice.`,
  ]);
  expect(await printed(but('players', (entry) => ({ ...entry, both: ['plaers'] })))).toEqual([
    `${FILE}names the clause “hoyle-1847.plaers”, which does not exist. Did you mean “hoyle-1847.players”?`,
  ]);
});

test('a verdict needs its sides, its note, and where it is garbled a deal', async () => {
  expect(await printed(but('players', (entry) => ({ ...entry, verdict: 'reworded' })))).toEqual([
    `${FILE}“hoyle-1847.players” is reworded, so it must say how.`,
  ]);
  expect(await printed(but('players', (entry) => ({ ...entry, verdict: 'leftOut', note: 'Gone.' })))).toEqual([
    `${FILE}“hoyle-1847.players” is leftOut, so it may name clauses of the first book only.`,
  ]);
  expect(await printed(but('espagnolette.forces', (entry) => ({ ...entry, shown: undefined })))).toEqual([
    `${FILE}“hoyle-1847.espagnolette.forces” is garbled, so it must show a deal in which that costs money.`,
  ]);
  // Bohn's edition has its second law from Hoyle, and says so.
  expect(await printed(but('law.tableCard', (entry) => ({ ...entry, verdict: 'same' })))).toEqual([
    `${FILE}“hoyle-1847.law.tableCard” is same, but its second book has it from the first.`,
  ]);
});

test('a sum that does not come out is named with its seat; two that agree show nothing', async () => {
  const problemsWith = (change: (shown: NonNullable<Entry['shown']>) => NonNullable<Entry['shown']>) =>
    printed(but('bonne', (entry) => ({ ...entry, shown: entry.shown && change(entry.shown) })));
  // Forty-eight fish for the Quinola drawn with the last card, of which the dealer pays 24: he ends with −7.
  expect(await problemsWith((as) => ({ ...as, first: { net: { ...as.first.net, dealer: 7 } } }))).toEqual([
    `${FILE}reversis/1847-kept-to-the-last-card by hoyle-1847: dealer has -7, not 7.`,
  ]);
  expect(await problemsWith((as) => ({ ...as, second: as.first }))).toContainEqual(
    `${FILE}reversis/1847-kept-to-the-last-card is paid in the same way by both books, so it shows no difference.`,
  );
  expect(
    await problemsWith((as) => ({ ...as, second: { ...as.second, reading: 'bohn-1850.bonne', alternative: 'no' } })),
  ).toEqual([
    `${FILE}reversis/1847-kept-to-the-last-card by bohn-1850: there is no reading “bohn-1850.bonne” with an alternative “no”.`,
  ]);
  expect((await problemsWith((as) => ({ ...as, deal: 'reversis/1847-kept-to-the-last' })))[0]).toMatch(
    /which does not exist\. Did you mean “reversis\/1847-kept-to-the-last-card”\?/,
  );
});

test('a book that the game does not have is refused before anything is compared', async () => {
  expect(await printed(() => ({ books: ['hoyle-1847', 'bone-1850'] }))).toEqual([
    `${FILE}“reversis” has no book “bone-1850”.`,
  ]);
});
