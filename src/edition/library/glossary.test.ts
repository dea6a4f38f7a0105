import { expect, test } from 'vitest';
import { firstSentence } from './glossary.ts';

test.each([
  ['The knave of hearts. Who places it wins.', 'The knave of hearts.'],
  [
    'In English *party* (p. 12 of the book): the points. Four more.',
    'In English *party* (p. 12 of the book): the points.',
  ],
  ['A hand of [Hearts](term:hearts). [Quinola](term:quinola) is a card.', 'A hand of [Hearts](term:hearts).'],
  ['All ten tricks', 'All ten tricks'],
])('the first sentence of “%s”', (text, first) => {
  expect(firstSentence(text)).toBe(first);
});
