/**
 * Hoyle’s odds that the ally holds one of so many cards the ombre lacks, “about 5 to 4” for two and “about 5 to 2” for
 * three (Hoyle’s Games Improved, p. 265), exactly: thirty cards are unseen, ten of them the ally’s.
 */
import { expect, test } from 'vitest';
import { parseCard, type Card } from '#engine/cards/card.ts';
import { makeRandom } from '#engine/kernel/random.ts';
import { randomHands } from '#games/quadrille/play/frame.ts';
import { PACK } from '#games/quadrille/rules/ranks.ts';

const cards = (text: string): readonly Card[] => text.split(' ').map((word) => parseCard(word) ?? -1);

// The ombre's ten: matadors and small hearts, and of the kings that of diamonds.
const OMBRE = cards('AS 7H AC 2H 3H KD 3D 4S 5S 3C');
const UNSEEN = PACK.filter((card) => !OMBRE.includes(card));

/** Ways to place so many marked cards among the thirty unseen, in all and with at least one among the ally’s ten: one by one. */
function enumerate(marked: number, from = 0, found = false): readonly [hits: number, all: number] {
  if (marked === 0) return [found ? 1 : 0, 1];
  let hits = 0;
  let all = 0;
  for (let place = from; place < UNSEEN.length; place++) {
    const [someHits, some] = enumerate(marked - 1, place + 1, found || place < 10);
    hits += someHits;
    all += some;
  }
  return [hits, all];
}

test('one of two cards: 245 of 435, 49 to 38', () => {
  const [hits, all] = enumerate(2);
  // 30 × 29 / 2 places; the ally lacks both in 20 × 19 / 2 of them.
  expect([hits, all]).toEqual([435 - 190, 435]);
  expect(hits / all).toBeCloseTo(0.5632, 4);
  expect(hits * 38).toBe((all - hits) * 49);
});

test('one of three cards: 0.7192, 2.56 to 1', () => {
  const [hits, all] = enumerate(3);
  // 30 × 29 × 28 / 6 = 4060; without any 20 × 19 × 18 / 6 = 1140.
  expect([hits, all]).toEqual([4060 - 1140, 4060]);
  expect(hits / all).toBeCloseTo(0.7192, 4);
  expect(hits / (all - hits)).toBeCloseTo(2.56, 2);
});

test('with the king called already in his hand nine places are left in it: 0.5320 and 0.6880', () => {
  // 29 unseen cards beside the king, nine of them his.
  const without = (n: number): number =>
    [20, 19, 18].slice(0, n).reduce((product, k, i) => (product * k) / (29 - i), 1);
  expect(1 - without(2)).toBeCloseTo(0.532, 4);
  expect(1 - without(3)).toBeCloseTo(0.688, 4);
});

test('the deals of the site come near it: the next hand holds one of two kings in 56 of a hundred', () => {
  const random = makeRandom(1826);
  const marked = cards('KS KC');
  const [third] = cards('KH');
  let hits = 0;
  let threeHits = 0;
  let seen = 0;
  for (let deal = 0; deal < 20_000; deal++) {
    const [first = [], second = []] = randomHands(random);
    // Only deals in which first hand lacks all three count: the thirty unseen cards then hold them.
    if ([...marked, third].some((card) => card !== undefined && first.includes(card))) continue;
    seen++;
    const one = marked.some((card) => second.includes(card));
    if (one) hits++;
    if (one || (third !== undefined && second.includes(third))) threeHits++;
  }
  // Some 8,000 deals: a standard deviation of 0.0055.
  expect(Math.abs(hits / seen - 0.5632)).toBeLessThan(0.02);
  expect(Math.abs(threeHits / seen - 0.7192)).toBeLessThan(0.02);
});
