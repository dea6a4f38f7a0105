import { expect, test } from 'vitest';
import { printCards } from '#engine/cards/card.ts';
import { valuesOf } from '#engine/rules/rule-set.ts';
import { almanach1785 } from '../../rules/books/almanach-1785.ts';
import { lpjr1634 } from '../../rules/books/lpjr-1634.ts';
import { EDITED_REVERSIS } from './Editor.tsx';

test('the pack lies suit by suit from the ace down, with tens or without', () => {
  const ranks = 'A K Q J T 9 8 7 6 5 4 3 2'.split(' ');
  const suits = (of: readonly string[]): string =>
    ['S', 'H', 'D', 'C'].map((suit) => of.map((rank) => rank + suit).join(' ')).join(' ');
  expect(printCards(EDITED_REVERSIS.pack(valuesOf(lpjr1634)))).toBe(suits(ranks));
  expect(printCards(EDITED_REVERSIS.pack(valuesOf(almanach1785)))).toBe(suits(ranks.filter((rank) => rank !== 'T')));
});
