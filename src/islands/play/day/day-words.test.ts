import { expect, test } from 'vitest';
import { linesToCopy, sayComparison, sayDays, sayNext } from './day-words.ts';

const UNIT = ['fiche', 'fiches'] as const;
const RESULT = { you: -20, house: -24, takenBack: 0, isPlayedOut: false, deal: '' };

test('the reader beside the house', () => {
  // −20 − −24 = 4; 3 − 4 = −1; 5 − 5 = 0
  expect(sayComparison(-20, -24, UNIT)).toBe('You ended 4 fiches better than the house.');
  expect(sayComparison(3, 4, UNIT)).toBe('You ended 1 fiche worse than the house.');
  expect(sayComparison(5, 5, UNIT)).toBe('You did as well as the house.');
});

test('three lines to copy', () => {
  const which = {
    day: '2026-11-23',
    game: 'A Game',
    book: 'Book 1700',
    unit: UNIT,
    address: 'https://a.b/#day=2026-11-23',
  };
  expect(linesToCopy(which, RESULT).split('\n')).toEqual([
    'Quinola, deal of the day, 23 November 2026: A Game by Book 1700',
    'I lost 20 fiches; the house in my seat lost 24 fiches.',
    'https://a.b/#day=2026-11-23',
  ]);
  const noted = linesToCopy(which, { ...RESULT, you: 1, house: 0, takenBack: 2, isPlayedOut: true });
  expect(noted.split('\n')[1]).toBe(
    'I won 1 fiche (took back twice, let the house play the rest); the house in my seat came out even.',
  );
});

test('how the days went; a day on which the house has not played yet does not count', () => {
  expect(sayDays({})).toBe('');
  expect(sayDays({ '2026-11-23': { ...RESULT, house: undefined } })).toBe('');
  expect(
    sayDays({
      '2026-11-20': RESULT,
      '2026-11-21': RESULT,
      '2026-11-22': { ...RESULT, you: -30 },
      '2026-11-23': { ...RESULT, you: -24 },
    }),
  ).toBe('Four days played: better than the house on two, worse than the house on one, level with the house on one.');
  expect(sayDays({ '2026-11-20': RESULT })).toBe('One day played: better than the house on one.');
});

test('the button that leads to another day', () => {
  const today = '2026-11-23';
  expect(sayNext({ today, next: today })).toBe('Play today’s');
  expect(sayNext({ today, next: '2026-11-22' })).toBe('Play yesterday’s');
  expect(sayNext({ today, next: '2026-11-20' })).toBe('Play Fri 20 Nov');
  expect(sayNext({ today, next: undefined })).toBe('Play another deal');
});
