import { describe, expect, test } from 'vitest';
import { parseCard, printCards, type Card } from '#engine/cards/card.ts';
import { valuesOf } from '#engine/rules/rule-set.ts';
import { dealPack, PACKETS, whyNotPackets } from '../play/frame.ts';
import { NO_SUIT, PACK, ranking, rankTable, sequence, winningPosition } from './ranks.ts';
import { tgq1728 } from './books/tgq-1728.ts';

const rules = valuesOf(tgq1728);
const SPADES = 0;
const HEARTS = 1;
const DIAMONDS = 2;
const CLUBS = 3;
const cards = (text: string): readonly Card[] => text.split(' ').map((word) => parseCard(word) ?? -1);

describe('the ranks of 1728, 1752 and 1822', () => {
  test.each([
    [SPADES, true, 'AS 2S AC KS QS JS 7S 6S 5S 4S 3S'],
    [CLUBS, true, 'AS 2C AC KC QC JC 7C 6C 5C 4C 3C'],
    [HEARTS, true, 'AS 7H AC AH KH QH JH 2H 3H 4H 5H 6H'],
    [DIAMONDS, true, 'AS 7D AC AD KD QD JD 2D 3D 4D 5D 6D'],
    [SPADES, false, 'KS QS JS 7S 6S 5S 4S 3S 2S'],
    [CLUBS, false, 'KC QC JC 7C 6C 5C 4C 3C 2C'],
    [HEARTS, false, 'KH QH JH AH 2H 3H 4H 5H 6H 7H'],
    [DIAMONDS, false, 'KD QD JD AD 2D 3D 4D 5D 6D 7D'],
  ])('suit %i, trump %s: %s', (suit, isTrump, order) => {
    expect(printCards(ranking(suit, isTrump))).toBe(order);
  });

  test('forty cards; a red suit has twelve cards as trumps and ten when plain, a black suit eleven and nine [tgq-1728.pack]', () => {
    expect(PACK).toHaveLength(40);
    expect([SPADES, HEARTS].map((suit) => ranking(suit, true).length)).toEqual([11, 12]);
    expect([SPADES, HEARTS].map((suit) => ranking(suit, false).length)).toEqual([9, 10]);
  });

  test('every card of the pack has its own place under every trump suit', () => {
    for (const trump of [SPADES, HEARTS, DIAMONDS, CLUBS, NO_SUIT]) {
      const { toPlay, toCard } = rankTable(trump, rules);
      const places = PACK.map((card) => toPlay[card]!);
      expect(new Set(places).size).toBe(40);
      expect(places.map((place) => toCard[place])).toEqual(PACK);
    }
  });

  test('a trick goes to the highest trump, else to the highest of the suit led', () => {
    const hearts = rankTable(HEARTS, rules);
    const wins = (text: string): number => winningPosition(cards(text), hearts);
    expect(wins('KD AD 2D 7D')).toBe(0);
    // In diamonds the two beats the seven; in clubs the seven beats the two.
    expect(wins('7D 2D 3S 4S')).toBe(1);
    expect(wins('2C 7C 3S 4S')).toBe(1);
    expect(wins('KS 6H QS JS')).toBe(1);
    expect(wins('KH AH 7H AC')).toBe(2);
    expect(wins('AC 7H AS KH')).toBe(2);
    // The ace of spades is always a trump, so it does not belong to the spades led.
    expect(wins('KS 2S AS 3S')).toBe(2);
    const none = rankTable(NO_SUIT, rules);
    expect(winningPosition(cards('KH AC 7H AH'), none)).toBe(1);
    expect(winningPosition(cards('KH AC AS AH'), none)).toBe(2);
    expect(winningPosition(cards('3H AH 2D KD'), none)).toBe(1);
  });

  test('with red low cards in their natural order the two is the manille, and the seven high', () => {
    expect(printCards(ranking(HEARTS, true, { 'cards.redLow': 'natural', 'cards.punto': true }))).toBe(
      'AS 2H AC AH KH QH JH 7H 6H 5H 4H 3H',
    );
    expect(printCards(ranking(HEARTS, true, { 'cards.redLow': 'reversed', 'cards.punto': false }))).toBe(
      'AS 7H AC KH QH JH AH 2H 3H 4H 5H 6H',
    );
  });

  test('a sequence runs from spadille without a gap', () => {
    // Bits: spadille 11, manille 10, basto 9, and so on down.
    expect(sequence(0b111_1000_0000 << 1)).toBe(4);
    expect(sequence(0b1110_0111_1111)).toBe(3);
    expect(sequence(0b0111_1111_1111)).toBe(0);
  });
});

describe('the deal', () => {
  test('ten each, by threes and a four in the order chosen', () => {
    for (const packets of PACKETS) {
      const hands = dealPack(PACK, packets);
      expect(hands.map((hand) => hand.length)).toEqual([10, 10, 10, 10]);
      expect(new Set(hands.flat()).size).toBe(40);
      // Second hand's first card follows first hand's first packet.
      expect(hands[1]?.[0]).toBe(PACK[packets[0]]);
    }
  });

  test('never singly or by twos, and in the order of the first dealer where a book holds to it', () => {
    expect(whyNotPackets([5, 5], undefined, 'eachDealer')).toBe('deal.packets');
    expect(whyNotPackets([2, 4, 4], undefined, 'eachDealer')).toBe('deal.packets');
    expect(whyNotPackets([4, 3, 3], [3, 3, 4], 'firstDealer')).toBe('deal.packets');
    expect(whyNotPackets([4, 3, 3], [3, 3, 4], 'eachDealer')).toBeUndefined();
  });
});
