import { beforeAll, expect, test } from 'vitest';
import { groundsInWords } from '#engine/words/voice.ts';
import type { ContentGraph } from './content-graph.ts';
import { content } from './content.ts';
import { cellsOf, isAnswer } from '../view/rule-view.ts';

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
  ['ancient', 'so the modern summary'],
  ['lpjr-1634', 'so the modern summary'],
  ['maison-1659', 'so the modern summary'],
  ['almanach-1785', 'so the modern summary'],
  ['bohn-1850', 'so the modern summary'],
  ['parlett-2008', 'so Parlett'],
  ['tgq-1728', 'so the modern summary'],
  ['quanti-1822', 'so Parlett'],
  ['mediateur-1752', 'so Parlett'],
  ['revertier-1792', 'so the transcription'],
])('what %s says is said by whoever reports it: %s', (ruleset, words) => {
  const book = graph.books.find(({ ruleSet }) => ruleSet.id === ruleset);
  expect(book && groundsInWords('attested', book.voice)).toBe(words);
});

test('the page of a clause is named where the report gives it', () => {
  // The summary places the Almanach's rules on pp. 2–94, and the payment for a Quinola forced among them.
  expect(grounds('reversis', 'quinola.forced.holderToForcer', 'almanach-1785')).toBe(
    'so the modern summary of pp. 2–94',
  );
  // It gives no page for the game of 1634.
  expect(grounds('reversis', 'pack.tens', 'lpjr-1634')).toBe('so the modern summary');
});

test('a rule that an edition takes from another text is that text’s', () => {
  // The summary of Bohn speaks of led cards and the winner; that a led Quinola pays its stake is from Hoyle, p. 285.
  expect(grounds('reversis', 'quinola.led.intoPool', 'bohn-1850')).toBe(
    'so Hoyle c. 1847, in transcription, by way of a reading',
  );
  // That led cards must be claimed is in the summary; that it is too late after the cut, in Hoyle’s eighth law.
  expect(grounds('reversis', 'led.claim', 'bohn-1850')).toBe(
    'so the modern summary of pp. 299–309 and Hoyle c. 1847, in transcription',
  );
});

test('silence is the reporter’s, and that of a text read in part proves less', () => {
  const silent = graph.books.map(({ ruleSet, voice }) => [ruleSet.id, groundsInWords('silent', voice)]);
  expect(Object.fromEntries(silent)).toMatchObject({
    'almanach-1785': 'the modern summary is silent',
    'quanti-1822': 'Parlett is silent',
    'revertier-1792': 'the transcription is silent',
    'parlett-2008': 'what we have read of Parlett is silent',
  });
});

test('a reading stands between the report and the rule', () => {
  expect(groundsInWords('inferred', { name: 'Parlett' })).toBe('so Parlett, by way of a reading');
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
