import { afterEach, expect, test, vi } from 'vitest';
import { keepDay, linesToCopy, NOTHING_KEPT, readDays, sayComparison, sayDays } from './day-results.ts';

/** A browser with room for some letters in each text. */
function shelf(room = Infinity): Map<string, string> {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, text: string) => {
      if (text.length > room) throw new Error('full');
      kept.set(name, text);
    },
    removeItem: (name: string) => kept.delete(name),
  });
  return kept;
}
afterEach(() => {
  vi.unstubAllGlobals();
});

const MINE = { you: -20, takenBack: 1, isPlayedOut: false, deal: '1abc' };

test('the first result of a day stays, and the house’s comes to it', () => {
  shelf();
  keepDay('a-game', '2026-11-20', MINE);
  keepDay('a-game', '2026-11-21', { ...MINE, you: 4 });
  keepDay('a-game', '2026-11-20', { ...MINE, you: 64, house: -24, houseDeal: '1def', parted: 'You parted.' });
  expect(readDays('a-game')).toEqual({
    results: {
      '2026-11-20': { ...MINE, house: -24, houseDeal: '1def', parted: 'You parted.' },
      '2026-11-21': { ...MINE, you: 4 },
    },
  });
  expect(readDays('another-game')).toEqual({ results: {} });
});

test.each(['{"version":2,"days":{}}', '{"version":1}', 'nonsense'])('what cannot be read is set aside: %s', (text) => {
  const kept = shelf();
  kept.set('quinola.days.a-game', text);
  const { results, note } = readDays('a-game');
  expect(results).toEqual({});
  expect(note).toBe(
    'The results stored in this browser were written by another version of the site and cannot be read. They are set aside, and a new list begins.',
  );
  expect(kept.get('quinola.days.a-game.unread')).toBe(text);
  expect(keepDay('a-game', '2026-11-20', MINE).note).toBeUndefined();
  expect(Object.keys(readDays('a-game').results)).toEqual(['2026-11-20']);
});

test('results of another version that cannot be set aside are not written over', () => {
  const kept = shelf(10);
  kept.set('quinola.days.a-game', '{"version":2,"days":{}}');
  const { results, note } = keepDay('a-game', '2026-11-20', MINE);
  expect(results).toEqual({ '2026-11-20': MINE });
  expect(note).toContain(NOTHING_KEPT);
  expect(kept.get('quinola.days.a-game')).toBe('{"version":2,"days":{}}');
});

test('a full or closed browser shows the result and says that it is not kept', () => {
  shelf(10);
  expect(keepDay('a-game', '2026-11-20', MINE)).toEqual({ results: { '2026-11-20': MINE }, note: NOTHING_KEPT });
  vi.unstubAllGlobals();
  expect(keepDay('a-game', '2026-11-20', MINE).note).toBe(NOTHING_KEPT);
});

test('a damaged day is left out, the others are read', () => {
  const kept = shelf();
  const days = { '2026-11-20': MINE, '2026-11-21': { ...MINE, you: 'much' }, '2026-02-30': MINE, '2026-11-22': null };
  kept.set('quinola.days.a-game', JSON.stringify({ version: 1, days }));
  expect(readDays('a-game')).toEqual({ results: { '2026-11-20': MINE } });
});

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
