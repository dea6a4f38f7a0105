import { expect, test } from 'vitest';
import { timelineOf } from './timeline.ts';

test('years stand in proportion, and centuries are marked between the first and the last', () => {
  const { marks, dots, centuries, levels } = timelineOf(
    [
      { year: 1600, label: '1600' },
      { year: 2000, label: '2000' },
    ],
    [1700],
  );
  expect(marks.map(({ x }) => x)).toEqual([7, 93]);
  // A quarter of the way: 7 + 86 / 4.
  expect(dots).toEqual([28.5]);
  expect(centuries.map(({ label }) => label)).toEqual(['1600', '1700', '1800', '1900', '2000']);
  expect(levels).toBe(1);
});

test('labels that would meet stand one above the other', () => {
  const { marks, levels } = timelineOf(
    [
      { year: 1728, label: '1728' },
      { year: 1752, label: '1752' },
      { year: 2000, label: '2000' },
    ],
    [],
  );
  expect(marks.map(({ level }) => level)).toEqual([0, 1, 0]);
  expect(levels).toBe(2);
});

test('several lines that go equally far can be read one below the other', () => {
  const years = [{ year: 1700, label: '1700' }];
  const { marks, centuries } = timelineOf(years, [], [1600, 2000]);
  // As above, a quarter of the way.
  expect(marks.map(({ x }) => x)).toEqual([28.5]);
  expect(centuries).toHaveLength(5);
});
