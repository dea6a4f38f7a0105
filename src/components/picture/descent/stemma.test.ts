import { expect, test } from 'vitest';
import { stemmaOf, type StemmaLine } from './stemma.ts';

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
