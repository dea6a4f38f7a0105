import { expect, test } from 'vitest';
import { parseCard } from './card.ts';
import { highestOfLedSuit } from './plays-in-link.ts';

const winner = (trick: string): number => highestOfLedSuit(trick.split(' ').map((card) => parseCard(card) ?? -1));

test('the highest card of the suit led takes the trick', () => {
  expect(winner('9H KH JH AH')).toBe(3);
  expect(winner('9H AS AD AC')).toBe(0);
  // An ace of another suit wins nothing, and the ten ranks between nine and knave.
  expect(winner('TD AS JD 9D')).toBe(2);
  expect(winner('2C 3C 4S 5C 6H')).toBe(3);
  expect(winner('2C')).toBe(0);
});
