import { expect, test } from 'vitest';
import { stemmaOf, type StemmaLine, textsOf } from './stemma.ts';
import type { Source } from '#edition/library/library.ts';
import { madeSource as source } from '../../../../tests/support/made-source.ts';

const tie = (from: number, to: number, more: Partial<StemmaLine> = {}): StemmaLine => ({
  from,
  to,
  line: 'sure',
  arrow: true,
  gather: 'from',
  ...more,
});

test('two texts from one are two branches of one line', () => {
  const { rows, lanes } = stemmaOf(4, [tie(0, 1), tie(0, 3)]);
  expect(lanes).toBe(1);
  expect(rows.map(({ runs }) => runs.map(({ part }) => part))).toEqual([
    ['below'],
    ['through'],
    ['through'],
    ['above'],
  ]);
  // Nothing turns aside to the third text, which comes from neither.
  expect(rows.map(({ spurs }) => spurs.map(({ arrow }) => arrow))).toEqual([[false], [true], [], [true]]);
});

test('lines that would meet run side by side, the short one nearer; those apart share a lane', () => {
  const { rows, lanes } = stemmaOf(5, [tie(0, 4), tie(1, 2), tie(3, 4)]);
  expect(lanes).toBe(2);
  expect(rows.map(({ runs }) => runs.map(({ lane }) => lane))).toEqual([[1], [0, 1], [0, 1], [0, 1], [0, 1]]);
});

test('a chain turns aside and goes on in another lane', () => {
  const { rows } = stemmaOf(3, [tie(0, 1), tie(1, 2)]);
  expect(rows[1]?.runs).toEqual([
    { lane: 0, line: 'sure', part: 'above' },
    { lane: 1, line: 'sure', part: 'below' },
  ]);
  expect(rows[1]?.spurs).toEqual([
    { lane: 0, line: 'sure', arrow: true },
    { lane: 1, line: 'sure', arrow: false },
  ]);
});

test('what is sure and what is inferred are two lines, also from one text', () => {
  expect(stemmaOf(3, [tie(0, 1), tie(0, 2, { line: 'inferred' })]).lanes).toBe(2);
});

test('several books known through one summary are one line that ends at it', () => {
  const known = { line: 'known', gather: 'to' } as const;
  const { rows, lanes } = stemmaOf(4, [tie(0, 3, known), tie(2, 3, known)]);
  expect(lanes).toBe(1);
  expect(rows.map(({ spurs }) => spurs.map(({ arrow }) => arrow))).toEqual([[false], [], [false], [true]]);
});

test('of kin no arrow says which is the older', () => {
  const { rows } = stemmaOf(2, [tie(0, 1, { arrow: false })]);
  expect(rows.map(({ spurs }) => spurs)).toEqual([
    [{ lane: 0, line: 'sure', arrow: false }],
    [{ lane: 0, line: 'sure', arrow: false }],
  ]);
});

test('texts that have nothing to do with one another have no lines', () => {
  expect(stemmaOf(2, [])).toEqual({
    lanes: 0,
    rows: [
      { runs: [], spurs: [] },
      { runs: [], spurs: [] },
    ],
  });
});

const unseen = (by: string): Partial<Source> => ({ known: { how: 'summary', by } });

test('texts stand in order of date, each as far as it is known, and a summary below what it tells of', () => {
  const { texts, stemma } = textsOf(
    [
      source('wiki', 2022),
      source('pantologia', 1813, { known: { how: 'mention', by: 'wiki' } }),
      source('bohn', 1850, {
        ...unseen('wiki'),
        from: [{ source: 'hoyle', how: 'follows', sure: 'inferred', says: 'Law by law.' }],
      }),
      source('hoyle', 1847),
      source('other', 1700, { game: ['quadrille'] }),
    ],
    'reversis',
  );
  expect(texts.map(({ id, known }) => [id, known])).toEqual([
    ['pantologia', 'named'],
    ['hoyle', 'read'],
    ['bohn', 'through'],
    ['wiki', 'read'],
  ]);
  // Hoyle to Bohn, inferred; Bohn to the summary; nothing to the book that is only named.
  expect(stemma.rows.map(({ spurs }) => spurs.map(({ line, arrow }) => `${line}${arrow ? ' >' : ''}`))).toEqual([
    [],
    ['inferred'],
    ['inferred >', 'known'],
    ['known >'],
  ]);
});

test('a lost text has a row, and one only for all that come from it', () => {
  const from = [
    {
      lost: { title: 'The book behind both', date: 'by 1779', sort: 1779 },
      how: 'copies',
      sure: 'said',
      says: 'It says so.',
    } as const,
  ];
  const { texts, stemma } = textsOf([source('a', 1785, { from }), source('b', 1790, { from })], 'reversis');
  expect(texts.map(({ id, title, known }) => [id, title, known])).toEqual([
    [undefined, 'The book behind both', 'lost'],
    ['a', 'a', 'read'],
    ['b', 'b', 'read'],
  ]);
  expect(stemma.rows.map(({ spurs }) => spurs.map(({ arrow }) => arrow))).toEqual([[false], [true], [true]]);
});

test('a source of two games is tied only to those of the game in view', () => {
  const both = ['reversis', 'quadrille'];
  const hoyle = source('hoyle', 1847, {
    game: both,
    from: [{ source: 'quanti', how: 'kin', sure: 'inferred', says: 'The table.' }],
  });
  const { texts } = textsOf([source('quanti', 1822, { game: ['quadrille'] }), hoyle], 'reversis');
  expect(texts.map(({ from }) => from)).toEqual([[]]);
  // Of two games that both have, it may come from the other in one alone.
  const laws = { source: 'hoyle', game: 'reversis', how: 'kin', sure: 'inferred', says: 'The laws.' } as const;
  const pocket = [source('hoyle', 1847, { game: both }), source('pocket', 1848, { game: both, from: [laws] })];
  expect(textsOf(pocket, 'reversis').texts[1]?.from).toHaveLength(1);
  expect(textsOf(pocket, 'quadrille').texts[1]?.from).toHaveLength(0);
});
