import { beforeAll, expect, test } from 'vitest';
import { groundsInWords, printPages } from '#engine/wording/answers.ts';
import { type ContentGraph, content } from './content.ts';
import { cellsOf, isAnswer } from '../view/rule-view.ts';
import { withAnswers } from './voices.ts';

let graph: ContentGraph;
beforeAll(async () => {
  graph = await content();
});

/** What the page of a rule says of one book's answer. */
const grounds = (game: string, key: string, ruleset: string): string | undefined =>
  cellsOf(key, game, graph)
    .filter(isAnswer)
    .find(({ book }) => book.ruleSet.id === ruleset)?.grounds;

// None of these books has been seen, but for Parlett's, and of that not the first page.
test.each([
  ['ancient', 'known from Wikipedia’s summary'],
  ['lpjr-1634', 'known from Wikipedia’s summary'],
  ['maison-1659', 'known from Wikipedia’s summary'],
  ['almanach-1785', 'known from Wikipedia’s summary'],
  ['bohn-1850', 'known from Wikipedia’s summary'],
  ['parlett-2008', 'known from Parlett’s book'],
  ['tgq-1728', 'known from Bermicourt’s summary'],
  ['quanti-1822', 'known from Parlett’s description'],
  ['mediateur-1752', 'known from Parlett’s description'],
  ['revertier-1792', 'known from Jocari’s transcription'],
])('the rules of %s are %s', (ruleset, words) => {
  const book = graph.books.find(({ ruleSet }) => ruleSet.id === ruleset);
  expect(book && groundsInWords('attested', book.voice)).toBe(words);
});

test('the page of a clause is named where the report gives it', () => {
  // The summary places the Almanach's rules on pp. 2–94, and the payment for a Quinola forced among them.
  expect(grounds('reversis', 'quinola.forced.holderToForcer', 'almanach-1785')).toBe(
    'known from Wikipedia’s summary of pp. 2–94',
  );
  // It gives no page for the game of 1634.
  expect(grounds('reversis', 'pack.tens', 'lpjr-1634')).toBe('known from Wikipedia’s summary');
});

test('a volume is cited without the sign for a page', () => {
  // Encyclopédie, vol. 14: the clauses give the volume, because no break of a page was seen.
  expect(grounds('reversis', 'quinola.forced.holderToForcer', 'encyclopedie-1765')).toMatch(
    /^known from Wikisource’s transcription of vol\. 14/,
  );
  expect(printPages('vol. 14')).toBe('vol. 14');
  expect([printPages('763'), printPages('2–94'), printPages('308 ff.')]).toEqual(['p. 763', 'pp. 2–94', 'pp. 308 ff.']);
});

test('a rule that an edition takes from another text is that text’s', () => {
  // The summary of Bohn speaks of led cards and the winner; that a led Quinola pays its stake is from Hoyle, p. 285.
  expect(grounds('reversis', 'quinola.led.intoPool', 'bohn-1850')).toBe(
    'known from a transcription of Hoyle c. 1847; our reading',
  );
  // That led cards must be claimed is in the summary; that it is too late after the cut, in Hoyle’s eighth law.
  expect(grounds('reversis', 'led.claim', 'bohn-1850')).toBe(
    'known from Wikipedia’s summary of pp. 299–309 and from a transcription of Hoyle c. 1847',
  );
});

test('silence is the reporter’s, and that of a text read in part proves less', () => {
  const silent = graph.books.map(({ ruleSet, voice }) => [ruleSet.id, groundsInWords('silent', voice)]);
  expect(Object.fromEntries(silent)).toMatchObject({
    'almanach-1785': 'Wikipedia’s summary is silent',
    'quanti-1822': 'Parlett’s description is silent',
    'revertier-1792': 'Jocari’s transcription is silent',
    'parlett-2008': 'what we have read of Parlett’s book is silent',
  });
});

test('a reading stands between the report and the rule', () => {
  expect(groundsInWords('inferred', { name: 'Parlett' })).toBe('known from Parlett; our reading');
});

test('every source says when it was looked for, and every address is one that can be followed', () => {
  for (const { id, where, looked } of graph.library.sources) {
    expect(looked, id).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    // What is only named by somebody must say by whom; what we say we have read must be at an address.
    for (const place of where) {
      if (place.look === 'named') expect(place.by, id).toBeDefined();
      else expect(place.address, id).toBeDefined();
    }
  }
});

test.each([
  [['yes'], 'With the answer “yes”'],
  [['1 fiche', '10 fiches'], 'With the answer “1 fiche” or “10 fiches”'],
  [['once', 'twice', 'not at all'], 'With the answer “once”, “twice” or “not at all”'],
])('names the answers %j', (answers, said) => {
  expect(withAnswers(answers)).toBe(said);
});
