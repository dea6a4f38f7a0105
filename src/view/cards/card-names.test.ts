import { describe, expect, test } from 'vitest';
import { ACE, CLUBS, DIAMONDS, HEARTS, JACK, KING, RANK_10, SPADES, makeCard } from '#engine/cards/card.ts';
import { cardIndex, portraitName, spokenCard, spokenHand, suitClass } from './card-names.ts';
import { PIPS } from './CardFace.tsx';
import { signed } from '#engine/wording/sentence.ts';

const QUINOLA = makeCard(HEARTS, JACK);

describe('cards as they are named', () => {
  test('the courts bear the names of the Paris pattern', () => {
    expect(portraitName(QUINOLA)).toBe('Lahire');
    expect(portraitName(makeCard(SPADES, KING))).toBe('David');
    expect(portraitName(makeCard(DIAMONDS, KING))).toBe('César');
    expect(portraitName(makeCard(CLUBS, JACK))).toBe('Lancelot');
    expect(portraitName(makeCard(CLUBS, ACE))).toBeUndefined();
    expect(portraitName(makeCard(HEARTS, RANK_10))).toBeUndefined();
  });
  test('corner, class and spoken name', () => {
    expect(cardIndex(makeCard(CLUBS, RANK_10))).toBe('10');
    expect(suitClass(QUINOLA)).toBe('suit-h');
    expect(spokenCard(QUINOLA, true)).toBe('knave of hearts, the Quinola');
    expect(spokenCard(QUINOLA, false)).toBe('knave of hearts');
  });
  test('a hand is one sentence, suit by suit', () => {
    expect(spokenHand([makeCard(SPADES, ACE), makeCard(SPADES, 7), QUINOLA])).toBe(
      'ace, nine of spades; knave of hearts',
    );
  });
});

test('a numeral card has as many pips as its number, in pairs or on the middle line', () => {
  PIPS.forEach((pips, rank) => {
    expect(pips).toHaveLength(rank + 2);
    const middle = pips.filter(({ x }) => x === 34).length;
    expect((pips.length - middle) % 2).toBe(0);
  });
});

test('nets carry a sign that cannot be mistaken for a hyphen', () => {
  expect([signed(6), signed(0), signed(-4)]).toEqual(['+6', '0', '−4']);
});
