import { expect, test } from 'vitest';
import { soundBetween } from './PaceAndSound.tsx';

const MOMENT = { deal: 'a', step: 4, payments: 5, isOver: false };

test('a card taps, a payment rings, and the end has a chord', () => {
  expect(soundBetween(MOMENT, { ...MOMENT, step: 5 })).toBe('card');
  expect(soundBetween(MOMENT, { ...MOMENT, step: 5, payments: 6 })).toBe('coin');
  expect(soundBetween(MOMENT, { ...MOMENT, step: 5, payments: 6, isOver: true })).toBe('end');
});

test('nothing is heard where nothing happens, at a card taken back, and when another deal lies there', () => {
  expect(soundBetween(MOMENT, MOMENT)).toBeUndefined();
  expect(soundBetween(MOMENT, { ...MOMENT, step: 3, payments: 4 })).toBeUndefined();
  expect(soundBetween(MOMENT, { ...MOMENT, deal: 'b', step: 9, payments: 9 })).toBeUndefined();
});
