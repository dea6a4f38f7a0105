import { describe, expect, test } from 'vitest';
import { findRuns, makeSeed, makeTitle } from './close-to-seeds.ts';

/** Made up: the rules of no game. */
const heron = makeSeed(
  'heron',
  `The keeper of the heron walks round the pond
   twice, and each of the others throws a pebble at his shadow before he has come back to the gate.
   Whoever fol ows him must cal his name, il egal though it be, and heal so gives up a but on.
   Les hérons couchent à l' ouest de l'étang, où l'œil du gardien ne les voit pas.
   The herons rank grey, white, king, queen, knave, nine, eight, seven, six, five, four, three, two.
   So says The True Book of Herons and Their Keepers in its second part.`,
);
const words = (text: string, titles: readonly string[] = []) =>
  findRuns(text, [heron], titles.map(makeTitle)).map((run) => run.words);

describe('a run of nine words that stands in a seed', () => {
  test('is found, and eight are not', () => {
    expect(words('Here the keeper of the heron walks round the pond once.')).toEqual([
      'the keeper of the heron walks round the pond',
    ]);
    expect(words('Here the keeper of the heron walks round the well.')).toEqual([]);
    expect(words('The heron’s keeper goes twice about the water while the rest aim pebbles at his shadow.')).toEqual(
      [],
    );
  });

  test('is given as long as it goes, with its line and its seed, and what follows is looked at again', () => {
    const text = [
      'question: Who walks?',
      'says: >-',
      '  Not she. The keeper of the heron walks round',
      '  the pond twice, and each of the others laughs.',
      '',
      'more: each of the others throws a pebble at his shadow, they say',
    ].join('\n');
    expect(findRuns(text, [makeSeed('other', 'Nothing of it.'), heron])).toEqual([
      {
        seed: 'heron',
        line: 3,
        words: 'The keeper of the heron walks round the pond twice, and each of the others',
      },
      { seed: 'heron', line: 6, words: 'each of the others throws a pebble at his shadow' },
    ]);
  });

  test('is found under capitals, accents, apostrophes, ligatures and other stops', () => {
    expect(words('EACH of the others: throws a pebble (at his shadow) …')).toHaveLength(1);
    expect(words('les herons couchent a l’ouest de l’etang où l’oeil du gardien')).toHaveLength(1);
    expect(words('les herons couchent a louest de letang ou loeil du gardien')).toHaveLength(1);
  });

  test('is found where a scan has lost letters or run words together', () => {
    expect(words('Whoever follows him must call his name, illegal though it be.')).toHaveLength(1);
    expect(words('illegal though it be, and he also gives up a button')).toHaveLength(1);
  });

  test('is found under emphasis, links, attributes and the marks of a list', () => {
    expect(
      words('each *of* the [others](term:other) throws a **pebble** at [his](clause:pond.his.shadow) shadow'),
    ).toHaveLength(1);
    expect(words('<Clause id="pond" why="Each of the others throws a pebble at his shadow.">')).toHaveLength(1);
    expect(words("- { id: pond, says: 'Each of the others throws a pebble at his shadow.' }")).toHaveLength(1);
    expect(words('{ "note": "each of the others throws a pebble at his shadow" }')).toHaveLength(1);
  });
});

describe('a run is let be', () => {
  test('between marks of quotation, of each kind', () => {
    for (const [open, close] of [
      ['“', '”'],
      ['‘', '’'],
      ['« ', ' »'],
      ['<Q>', '</Q>'],
      ['<q lang="fr">', '</q>'],
    ] as const)
      expect(words(`He says ${open}each of the others throws a pebble at his shadow${close}, no more.`)).toEqual([]);
  });

  test('where it is parted by a quotation, not where a quotation stands beside it', () => {
    expect(words('each of the others throws “a pebble” at his shadow before he has come')).toEqual([]);
    expect(words('each of the others throws a pebble at his shadow “before”')).toHaveLength(1);
    expect(words('“Twice”: each of the others throws a pebble at his shadow ‘before’')).toHaveLength(1);
    expect(words('<Q>Twice</Q> each of the others throws a pebble at his shadow <Q>before</Q>')).toHaveLength(1);
  });

  test('where an apostrophe is no mark of quotation', () => {
    expect(words('the heron’s: each of the others throws a pebble at his shadow, the herons’')).toHaveLength(1);
    expect(words('‘the heron’s each of the others throws a pebble at his shadow’')).toEqual([]);
  });

  test('where it is a title, and the words about the title do not count with it', () => {
    const title = 'The True Book of Herons and Their Keepers';
    const text = 'So says The true book of herons and their keepers in its second part.';
    expect(words(text)).toHaveLength(1);
    expect(words(text, [title])).toEqual([]);
    expect(words(`${text} Each of the others throws a pebble at his shadow.`, [title])).toHaveLength(1);
  });

  test('where it lists the ranks, and not where ranks stand among other words', () => {
    expect(words('King, queen, knave, nine, eight, seven, six, five, four, three, two')).toEqual([]);
    expect(words('The herons rank grey, white, king, queen, knave, nine')).toEqual([]);
    const few = makeSeed('few', 'the king takes the queen and the knave takes the nine');
    expect(findRuns('The king takes the queen, and the knave takes the nine.', [few])).toHaveLength(1);
  });
});

test('the seed and the text are judged alike, so that a seed is found in itself', () => {
  const text = 'Ça et là, l’aîné — s’il le veut — re-joue cinquante-deux fiches à l’entour.';
  expect(findRuns(text, [makeSeed('itself', text)])).toHaveLength(1);
});
