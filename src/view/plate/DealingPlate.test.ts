import { expect, test } from 'vitest';
import { dealingInShort, sayDealing, type DealingRounds } from './DealingPlate.tsx';

const NAMES = ['First hand', 'Second hand', 'Third hand', 'Fourth hand'];
const dealing = (each: readonly number[], dealer: readonly number[], players: number, left: number): DealingRounds => ({
  direction: 'right',
  seats: [...NAMES.slice(0, players - 1).map((name) => ({ name, packets: each })), { name: 'Dealer', packets: dealer }],
  left,
});

test('the deal of 1785 is told by rounds, with what each has and what is left', () => {
  // 3 + 4 + 4 = 11 to each of three, 4 + 4 + 4 = 12 to the dealer, and 3 over: 48.
  const own = dealing([3, 4, 4], [4, 4, 4], 4, 3);
  expect(dealingInShort(own)).toBe('3 + 4 + 4, the dealer 4 + 4 + 4; 3 left');
  expect(sayDealing(own, false)).toBe(
    'In three rounds each player is dealt three, four and four cards, eleven in all; the dealer is dealt four, four and four, twelve in all. Three are left, face down in the middle.',
  );
  expect(sayDealing(own, true)).toMatch(/Three are left, one before each player but the dealer\.$/);
});

test('among five more are left than lie before players, and where all have the same nothing is said of the dealer', () => {
  // 1765: 3 + 3 + 3 and 4 + 3 + 3, 4 × 9 + 10 + 6 = 52.
  expect(sayDealing(dealing([3, 3, 3], [4, 3, 3], 5, 6), true)).toMatch(
    /Six are left, four of them one before each player but the dealer, and two before nobody\.$/,
  );
  const alike = dealing([3, 3, 3, 4], [3, 3, 3, 4], 4, 0);
  expect(dealingInShort(alike)).toBe('3 + 3 + 3 + 4');
  expect(sayDealing({ ...alike, note: 'Or singly.' }, false)).toBe(
    'In four rounds each player is dealt three, three, three and four cards, thirteen in all. No card is left over. Or singly.',
  );
});
