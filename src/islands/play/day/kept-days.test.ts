import { afterEach, expect, test, vi } from 'vitest';
import { keepDay, NOTHING_KEPT, readDays } from './kept-days.ts';

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
