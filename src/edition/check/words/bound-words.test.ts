import { expect, test } from 'vitest';
import { content, makeContentGraph } from '../../graph/content.ts';
import { boundIn } from '../../library/bound.ts';
import { readLibrary } from '../../library/read-library.ts';
import { parseMdx } from '../../text/mdx-tree.ts';
import { boundWordProblems, unboundProblems } from './bound-words.ts';
import { printProblem } from '../problem.ts';

/** An empty library with these words bound in a text that begins in line 5. */
async function problemsOf(text: string, book?: string): Promise<readonly string[]> {
  const library = await readLibrary('/nowhere');
  const at = { file: 'x.mdx', firstLine: 5, ...(book !== undefined && { book }) };
  const { bound, problems } = boundIn(await parseMdx(text, 'x.mdx'), at);
  const game = { game: 'reversis', title: 'R', lede: 'L', file: 'x.mdx', line: 1, sections: [], bound };
  const graph = makeContentGraph({ ...library, games: [game] });
  return [...problems, ...boundWordProblems(graph)].map(printProblem);
}

test.each([
  // The Almanach: eight fiches to the forcer, two from each of the others; four and eight into the basket.
  'He pays <V key="quinola.forced.holderToForcer">eight</V> fiches.',
  'He pays <V key="quinola.forced.holderToForcer">8</V> fiches.',
  'He pays <V key="quinola.forced.holderToForcer pool.open.dealer">*eight*</V> fiches.',
  'He pays <V key="ace.led.rate">a</V> fiche.',
  'On <V key="double.window" is="1">the last trick</V>.',
  'It has <V key="pool.cap">no limit</V>.',
  'With <V key="reversis.undertaken" is="nine" else="butLast: every trick but the last | onlyMade: every trick">the first nine tricks</V>.',
  'With <V key="reversis.undertaken" is="nine" else="every trick">the first nine tricks</V>.',
  'He pays <V key="quinola.forced.holderToForcer" else="0: nothing | 1: 1 fiche | #: # fiches">eight fiches</V>.',
  'They <V key="led.claim" is="true" else="need not be asked for">must be asked for</V>.',
  'He pays <V key="quinola.forced.holderToForcer" is="8">eight, and not six,</V> fiches.',
  // Each of the others pays sixteen for a reversis, the player opposite too.
  'The player <V key="reversis.made.opposite" as="reversis.made.each" else="#: opposite pays #">opposite too</V>.',
  // Eight is twice the consolation’s four, and one less than nine.
  'He pays <V key="quinola.forced.holderToForcer" is="2 × 4">twice as much</V>.',
  'He pays less than <V key="quinola.forced.holderToForcer" is="9 - 1">nine</V>.',
])('lets through what the book answers: %s', async (text) => {
  expect(await problemsOf(text, 'almanach-1785')).toEqual([]);
});

test.each([
  [
    'a key that there is not',
    '<V key="pool.open.eahc">four</V>',
    '“pool.open.eahc”, which is not a rule key. Did you mean “pool.open.each”?',
  ],
  [
    'a plural that is printed of one',
    'He pays <V key="quinola.forced.holderToForcer" else="0: nothing | #: # fiches">eight fiches</V>.',
    'prints “1 fiches” where the answer is 1: give it words of its own in else="1: … | #: …".',
  ],
  [
    'a key that does not arise',
    '<V key="little.cap">fifty</V>',
    '“little.cap”, which does not arise in almanach-1785.',
  ],
  [
    'words that say another number',
    '<V key="pool.open.each">five</V>',
    '“five” reads as 5, but almanach-1785 answers “pool.open.each” with 4.',
  ],
  [
    'one of two keys that says another',
    '<V key="pool.open.each pool.open.dealer">four</V>',
    'reads as 4, but almanach-1785 answers “pool.open.dealer” with 8.',
  ],
  [
    'another answer',
    '<V key="reversis.undertaken" is="butLast">the first nine</V>',
    'is said to be butLast, but almanach-1785 answers “reversis.undertaken” with nine.',
  ],
  [
    'another number by is',
    '<V key="double.window" is="2">the last</V>',
    'is said to be 2, but almanach-1785 answers “double.window” with 1.',
  ],
  [
    'a sum that does not come to the amount',
    '<V key="pool.open.each" is="5 - 2">five</V>',
    'is said to be 5 - 2, but almanach-1785 answers “pool.open.each” with 4.',
  ],
  ['a sum in which the word does not stand', '<V key="pool.open.each" is="5 - 1">three</V>', 'reads as 3, but'],
  ['a right number by is round a wrong one', '<V key="pool.open.each" is="4">five</V>', 'reads as 5, but'],
  [
    'an amount without a number',
    '<V key="double.window">the last</V>',
    'holds no number and must say in is="…" which it stands for: almanach-1785 answers “double.window” with 1.',
  ],
  ['two numbers', '<V key="pool.open.each">four or five</V>', 'holds the numbers 4 and 5 and must say'],
  [
    'a choice without its answer',
    '<V key="reversis.undertaken">nine</V>',
    'must say in is="…" which answer it stands for:',
  ],
  [
    'a yes or no without the words that stand there otherwise',
    'They <V key="led.claim" is="true">must be asked for</V>.',
    'must give words for its other answers in else="…": false.',
  ],
  [
    'a choice without the words for its other answers',
    'With <V key="reversis.undertaken" is="nine">the first nine tricks</V>.',
    'must give words for its other answers in else="…": butLast, onlyMade.',
  ],
  [
    'a choice without the words for one of its answers',
    'With <V key="reversis.undertaken" is="nine" else="butLast: every trick but the last">the first nine tricks</V>.',
    'gives no words in else="…" for the answer onlyMade.',
  ],
  [
    'words for an answer that there is not',
    'With <V key="reversis.undertaken" is="nine" else="butlast: all but the last | every trick">the first nine</V>.',
    'gives words in else="…" for butlast, which is not an answer. Did you mean “butLast”?',
  ],
  [
    'words for a number that is none',
    '<V key="pool.open.each" else="none: nothing | #: #">four</V> each',
    'gives words in else="…" for none, which is not an answer',
  ],
  [
    'two rules said to have the same answer that have not',
    '<V key="pool.open.dealer" as="pool.open.each" else="#: the dealer #">the dealer too</V>',
    'have the same answer, but almanach-1785 answers 8 and 4.',
  ],
  [
    'the same answer without words for when it is not',
    '<V key="reversis.made.opposite" as="reversis.made.each">the player opposite too</V>',
    'must give words with “#” in else="…" for when the two answers differ.',
  ],
  ['no words', 'Nothing <V key="pool.open.each"></V>.', 'contains no words.'],
  ['no key', '<V>four</V> each', 'names no rule key.'],
  ['an expression', '<V key={4}>four</V> each', 'must give “key” a plain value'],
  ['an attribute too many', '<V key="pool.open.each" kye="x">four</V> each', 'has the unknown attribute “kye”'],
  ['a link inside', '<V key="pool.open.each">[four](term:basket)</V> each', 'contains a link, but is itself one.'],
  [
    'one inside another',
    '<V key="pool.open.each">and <V key="pool.open.each">four</V></V> each',
    'contains another <V>.',
  ],
  ['a note', 'Words.\n<Note>Each <V key="pool.open.each">four</V>.</Note>', 'is in a note'],
  [
    'another book, inside a clause',
    '<V book="bohn-1850" key="pool.open.each">four</V> each',
    'has the unknown attribute “book”',
  ],
])('refuses %s', async (_what, text, message) => {
  const problems = await problemsOf(`\n${text}\n`, 'almanach-1785');
  expect(problems).toHaveLength(1);
  expect(problems[0]).toMatch(/^x\.mdx:[67]: <V> around “/);
  expect(problems[0]).toContain(message);
});

test('a clause that rests on a sum but binds no figure is named, until it is listed with a reason; no other is listed', async () => {
  const graph = await content();
  expect(unboundProblems(graph)).toEqual([]);
  const { library, books } = graph;
  const bare = unboundProblems({ ...graph, library: { ...library, unbound: [] } });
  expect(bare.map(({ message }) => message)).toContain(
    'clause “mediateur-1752.volePool.thrice” rests on a sum but binds no figure, and is not listed with a reason in content/unbound/mediateur-1752.yaml.',
  );
  const [book] = books;
  const bound = book?.edition.clauses.find((clause) => clause.bound.length > 0);
  if (!book || !bound) throw new Error('nothing is bound');
  const listed = {
    scope: book.ruleSet.id,
    clauses: [bound.id, `${bound.id}.gone`],
    why: 'No.',
    file: 'x.yaml',
    line: 1,
  };
  const more = unboundProblems({ ...graph, library: { ...library, unbound: [...library.unbound, listed] } });
  expect(more.map(({ message }) => message)).toEqual([
    `lists “${bound.id}” as a clause without a figure, but it is not one.`,
    expect.stringMatching(/\.gone”, which its edition does not have/),
  ]);
});

test('outside of a clause the words name their book', async () => {
  expect(await problemsOf('<V book="almanach-1785" key="pool.open.each">4</V> each')).toEqual([]);
  expect(await problemsOf('<V key="pool.open.each">4</V> each')).toEqual([
    'x.mdx:5: <V> around “4” is not in a clause, so it must name its book.',
  ]);
  expect(await problemsOf('<V book="almanac-1785" key="pool.open.each">4</V> each')).toEqual([
    'x.mdx:5: <V> around “4” names the book “almanac-1785”, which does not exist. Did you mean “almanach-1785”?',
  ]);
});
