import { describe, expect, test } from 'vitest';
import { parseCard, type Card } from '#engine/cards/card.ts';
import { makeRandom } from '#engine/kernel/random.ts';
import { valuesOf } from '#engine/rules/rule-set.ts';
import { dealerByDrawnCard, dealerByPiles, dealerByThrownCard, dealPack, drawFirstDealer, packetsFor } from './deal.ts';
import { bohn1850 } from '../rules/books/bohn-1850.ts';
import { lpjr1634 } from '../rules/books/lpjr-1634.ts';
import { packFor, shapeOf } from '../rules/shape.ts';

const bohn = valuesOf(bohn1850);
const lpjr = valuesOf(lpjr1634);
const cards = (text: string): readonly Card[] => text.split(' ').map((word) => parseCard(word) ?? Number.NaN);

describe('packets', () => {
  test('three, four and four, the dealer four at once; three lie over', () => {
    // 3 + 4 + 4 = 11, the dealer 12; 3 × 11 + 12 = 45, and 48 - 45 = 3.
    expect(packetsFor(bohn, 4)).toEqual([
      [3, 3, 3, 4],
      [4, 4, 4, 4],
      [4, 4, 4, 4],
    ]);
    expect(shapeOf(bohn, 4)).toEqual({ hands: [11, 11, 11, 12], talon: 3, tricks: 11 });
  });

  test('1634: thirteen each in packets of three, three, three and four [lpjr-1634.deal.thirteen]; ten each if five play [lpjr-1634.five.deal]', () => {
    expect(packetsFor(lpjr, 4).map(([first]) => first)).toEqual([3, 3, 3, 4]);
    expect(packetsFor(lpjr, 5).map(([first]) => first)).toEqual([3, 3, 4]);
    // One laid out of thirteen leaves twelve tricks, of ten nine; 52 - 5 × 10 = 2 lie over and are nowhere.
    expect(shapeOf(lpjr, 4).tricks).toBe(12);
    expect(shapeOf(lpjr, 5)).toEqual({ hands: [10, 10, 10, 10, 10], talon: 0, tricks: 9 });
  });

  test('1765: twelve each by threes, the dealer one more, and three left; nine among five, and six left', () => {
    const talon = { ...lpjr, 'deal.discard': 'talon' } as const;
    expect(packetsFor(talon, 4).map(([first]) => first)).toEqual([3, 3, 3, 3]);
    // 4 × 12 + 1 + 3 = 52; 5 × 9 + 1 + 6 = 52.
    expect(shapeOf(talon, 4)).toEqual({ hands: [12, 12, 12, 13], talon: 3, tricks: 12 });
    expect(packetsFor(talon, 5).map(([first]) => first)).toEqual([3, 3, 3]);
    expect(shapeOf(talon, 5)).toEqual({ hands: [9, 9, 9, 9, 10], talon: 6, tricks: 9 });
  });

  test('1634, the other way: twelve each and four laid aside', () => {
    expect(shapeOf({ ...lpjr, 'deal.discard': 'aside' }, 4)).toEqual({ hands: [12, 12, 12, 12], talon: 4, tricks: 12 });
  });

  test('the pack goes round from its top, and the talon comes last', () => {
    const pack = packFor(bohn);
    const { hands, talon } = dealPack(pack, bohn, 4);
    // First hand: cards 1–3, then after 3 + 3 + 3 + 4 = 13 cards the next four, then after 29 four more.
    expect(hands[0]).toEqual([0, 1, 2, 13, 14, 15, 16, 29, 30, 31, 32].map((at) => pack[at]));
    expect(hands[3]).toHaveLength(12);
    expect(talon).toEqual(pack.slice(45));
    expect(new Set([...hands.flat(), ...talon]).size).toBe(48);
  });
});

describe('who deals first', () => {
  test('whose pile of four holds the Quinola', () => {
    const pack = packFor(bohn).filter((card) => card !== cards('JH')[0]);
    for (const [at, dealer] of [
      [0, 0],
      [11, 0],
      [12, 1],
      [35, 2],
      [47, 3],
    ] as const)
      expect(dealerByPiles(pack.toSpliced(at, 0, ...cards('JH')), 4)).toBe(dealer);
  });

  test('1634: the player first dealt a card of the suit laid open on the table [lpjr-1634.firstDealer]', () => {
    expect(dealerByThrownCard(cards('7D 2S KH 9C 3C 4S TD'), 4)).toBe(1);
    expect(dealerByThrownCard(cards('7D 2D'), 4)).toBe(0);
    expect(dealerByThrownCard(cards('7D 2S KH 9C 3C TD'), 5)).toBe(4);
  });

  test('1765: the player who draws the highest card; after equal cards both draw again [encyclopedie-1765.firstDealer]', () => {
    expect(dealerByDrawnCard(cards('7D 2S KH 9C'), 4)).toBe(2);
    // Second and fourth draw kings, and draw again: a three against a two.
    expect(dealerByDrawnCard(cards('7D KS 2H KC 3S 2D'), 4)).toBe(1);
    expect(dealerByDrawnCard(cards('7D KS 2H KC 9H TD AS'), 5)).toBe(3);
  });

  test('anybody may come to it', () => {
    for (const [rules, seats] of [
      [bohn, 4],
      [{ ...bohn, 'deal.firstDealer': 'agreed' }, 4],
      [lpjr, 5],
    ] as const) {
      const random = makeRandom(1634);
      const times = new Array<number>(seats).fill(0);
      for (let n = 0; n < 4000; n++) times[drawFirstDealer(rules, seats, random)]!++;
      for (const often of times) expect(often).toBeGreaterThan(200);
    }
  });
});
