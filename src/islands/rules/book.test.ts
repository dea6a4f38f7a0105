import { expect, test } from 'vitest';
import { reversis } from '#games/reversis/game.ts';
import { REVERSIS_KEYS } from '#games/reversis/rules/keys.ts';
import { valuesOf } from '#engine/rules/vary.ts';
import { packBook, unpackRuleSet, valuesAlone } from './book.ts';
import { parseBooks, printBooks } from './books-file.ts';
import { citationsOf, groundsOf, kindOf } from './cites.ts';

const LABELS = { short: 'Book', date: '1785', voice: { name: 'the modern summary' }, afterOf: () => undefined };

test.each(reversis.ruleSets.map((book) => [book.id, book] as const))('%s packs and unpacks whole', (_, book) => {
  const packed = packBook(REVERSIS_KEYS, book, { ...LABELS, numberOf: () => 7 });
  expect(unpackRuleSet(REVERSIS_KEYS, JSON.parse(JSON.stringify(packed)) as typeof packed)).toEqual(book);
});

test.each(reversis.ruleSets.map((book) => [book.id, book] as const))(
  '%s answers alike without its grounds',
  (_, book) => {
    const packed = packBook(REVERSIS_KEYS, book, { ...LABELS, numberOf: () => 7 });
    expect(valuesOf(unpackRuleSet(REVERSIS_KEYS, valuesAlone(packed)))).toEqual(valuesOf(book));
  },
);

test('a file of books is read as they were, whatever its clauses and readings are called', () => {
  const books = reversis.ruleSets.map((book) =>
    packBook(REVERSIS_KEYS, book, { ...LABELS, numberOf: (clause) => clause.length }),
  );
  const [first] = books;
  if (!first) throw new Error('There are no books.');
  const bare = { ...first, clauses: [], readings: [], bases: first.bases.map(() => []) };
  expect(parseBooks(JSON.parse(printBooks([...books, bare])))).toEqual([...books, bare]);
});

test('citations lead to clauses by their numbers, and last to the reading', () => {
  const head = {
    game: 'reversis',
    id: 'some-1785',
    n: 1,
    unit: ['fiche', 'fiches'] as const,
    short: 'Some',
    date: '1785',
    voice: { name: 'the modern summary' },
  };
  expect(citationsOf(head, [[23, 'quinola.forced'], ['reversis.ledOwn']], '/base/')).toEqual([
    { label: '§23', href: '/base/reversis/some-1785/#some-1785.quinola.forced' },
    { label: 'reading', href: '/base/readings/reversis/#reversis.ledOwn' },
  ]);
  expect(kindOf([[23, 'quinola.forced']])).toBe('attested');
  expect(kindOf([[23, 'quinola.forced'], ['reversis.ledOwn']])).toBe('inferred');
  expect(kindOf([['reversis.ledOwn']])).toBe('silent');
  // Nobody has seen the book itself: what is said of it is said by the summary, or by the text a clause was taken from.
  expect(groundsOf(head, [[23, 'quinola.forced']])).toBe('so the modern summary');
  expect(groundsOf(head, [[23, 'quinola.forced'], ['reversis.ledOwn']])).toBe(
    'so the modern summary, by way of a reading',
  );
  expect(groundsOf(head, [[23, 'quinola.forced', 'Hoyle c. 1847, in transcription']])).toBe(
    'so Hoyle c. 1847, in transcription',
  );
  expect(groundsOf(head, [['reversis.ledOwn']])).toBe('the modern summary is silent');
});
