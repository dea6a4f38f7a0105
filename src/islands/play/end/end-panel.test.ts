import { expect, test } from 'vitest';
import { fromFewest, sayResult, courseOf, polylinePoints } from './EndPanel.tsx';
import { countTricks } from '../../replay/model.ts';

test('what the reader won or lost, with its unit', () => {
  const fiches = ['fiche', 'fiches'] as const;
  expect([64, 1, 0, -1, -12].map((net) => sayResult(net, fiches))).toEqual([
    'You won 64 fiches.',
    'You won 1 fiche.',
    'You come out even.',
    'You lost 1 fiche.',
    'You lost 12 fiches.',
  ]);
});

test('players from fewest to most, the cards set aside last', () => {
  const row = (whose: number | string, sum: number) => ({ whose, sum, note: '', cards: [], none: '' });
  const rows = fromFewest([row(0, 3), row(1, 0), row(2, 27), row('Set aside', 10), row(3, 1)]);
  expect(rows.map(({ whose }) => whose)).toEqual([1, 3, 0, 2, 'Set aside']);
});

test('a line of the session begins at nothing, on the scale of all', () => {
  // −25 − 19 − 1 + 64 = 19
  expect(courseOf([-25, -19, -1, 64])).toEqual([0, -25, -44, -45, 19]);
  // From −50 to 50 in 24: 0 lies at 12, 50 at the top, −50 at the bottom.
  expect(polylinePoints([0, 50, -50], -50, 50)).toBe('0.0,12.0 50.0,0.0 100.0,24.0');
  expect(polylinePoints([0], 0, 0)).toBe('0.0,24.0');
});

test('tricks', () => {
  expect([0, 1, 8].map(countTricks)).toEqual(['no trick', '1 trick', '8 tricks']);
});
