import { readFileSync } from 'node:fs';
import { beforeAll, expect, test } from 'vitest';
import { parse } from 'yaml';
import { type Book, type ContentGraph, content } from '../graph/content.ts';
import { effectOf, effectOfReading, keyEffects, whereItMatters } from './effects.ts';
import type { Deal } from '../library/library.ts';

/** The example of the published schema: the Quinola forced at the third trick, the ace of diamonds placed at the seventh. */
const record = parse(readFileSync('content/record-example.yaml', 'utf8')) as Deal['record'];
const deal = { id: 'reversis/example', slug: 'example', game: 'reversis', ruleset: 'almanach-1785', record } as Deal;

let graph: ContentGraph;
let almanach: Book;
beforeAll(async () => {
  const whole = await content();
  graph = { ...whole, library: { ...whole.library, deals: [deal] } };
  const book = graph.books.find(({ ruleSet }) => ruleSet.id === 'almanach-1785');
  if (!book) throw new Error('the Almanach is not among the books');
  almanach = book;
});

test('a rule moves the deals in which it pays, and no others', () => {
  // What the holder pays the forcer is one payment, when the third trick is whole; nobody places a Quinola here.
  expect(effectOf({ 'quinola.forced.holderToForcer': 10 }, almanach, graph)).toEqual({
    moved: [{ deal, payments: 1, at: 't3.4' }],
    of: 1,
  });
  expect(effectOf({ 'quinola.placed.winnerToHolder': 0 }, almanach, graph)).toEqual({ moved: [], of: 1 });
});

test('values that move the same payments stand together', () => {
  const effects = keyEffects('quinola.forced.holderToForcer', 'reversis', graph);
  // 8 is the book's own answer; of the values on offer the others are 0, 2, 3, 4, 6 and 10.
  expect(effects.map(({ book, values, moved }) => [book.ruleSet.id, values, moved.length])).toEqual([
    ['almanach-1785', ['nothing', '2 fiches', '3 fiches', '4 fiches', '6 fiches', '10 fiches'], 1],
  ]);
});

test('a reading of one book is tried on that book’s deals; one that changes nothing, on none', () => {
  expect(effectOfReading({ 'quinola.forced.intoPool': false }, 'almanach-1785', graph)).toMatchObject({ of: 1 });
  expect(effectOfReading({ 'quinola.forced.intoPool': false }, 'bohn-1850', graph)).toEqual({ moved: [], of: 0 });
  expect(effectOfReading({}, 'almanach-1785', graph)).toEqual({ moved: [], of: 0 });
});

test('of several answers the deal is found in which they matter, at the first payment that the most telling moves', () => {
  // Eight is the book's own answer and moves nothing; six and ten move what the holder pays the forcer when the third trick is whole.
  const answers = [6, 8, 10].map((amount) => ({ 'quinola.forced.holderToForcer': amount }));
  expect(whereItMatters(answers, 'almanach-1785', graph)).toMatchObject({ deal, at: 't3.4', moving: 2 });
  expect(whereItMatters(answers.slice(1, 2), 'almanach-1785', graph)).toBeUndefined();
  expect(whereItMatters([{ 'quinola.placed.winnerToHolder': 0 }], 'almanach-1785', graph)).toBeUndefined();
});
