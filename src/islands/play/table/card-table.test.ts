import { expect, test } from 'vitest';
import { parseCard, type Card } from '#engine/cards/card.ts';
import { sayTrick } from './CardTable.tsx';

const cards = (text: string): readonly Card[] => text.split(' ').map((one) => parseCard(one)!);
const nameOf = (seat: number): string => ['you', 'Right', 'Across', 'Left'][seat]!;

test.each([
  ['9S QS AS', 1, 3, 'Right led the nine of spades; Left is winning with the ace.'],
  ['9S', 1, 1, 'Right led the nine of spades.'],
  ['KS QS', 1, 1, 'Right led the king of spades.'],
  ['9S 3D', 2, 3, 'Across led the nine of spades; Left is winning with the three of diamonds.'],
])('%s', (trick, leader, winning, said) => {
  expect(sayTrick({ trick: cards(trick), leader, winning }, nameOf, 4)).toBe(said);
});

test('nothing is said where no trick lies, or a whole one', () => {
  expect(sayTrick({ trick: [], leader: 1, winning: undefined }, nameOf, 4)).toBeUndefined();
  expect(sayTrick({ trick: cards('9S QS AS 2S'), leader: 1, winning: 3 }, nameOf, 4)).toBeUndefined();
});
