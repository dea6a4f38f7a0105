import { expect, test } from 'vitest';
import { makeRandom } from '../kernel/random.ts';
import { dealUnseen, type UnseenPlace } from './deal-unseen.ts';

const anything = (): boolean => true;
const sorted = (cards: readonly number[]): readonly number[] => cards.toSorted((a, b) => a - b);

test('every card lies somewhere, as many in each place as there is room, and none where it may not', () => {
  const isLow = (card: number): boolean => card < 4;
  const places: readonly UnseenPlace[] = [
    { room: 3, may: isLow },
    { room: 2, may: anything },
    { room: 3, may: anything },
  ];
  const draw = dealUnseen([0, 1, 2, 3, 4, 5, 6, 7], places);
  for (let seed = 0; seed < 200; seed++) {
    const dealt = draw(makeRandom(seed)) ?? [];
    expect(dealt.map((cards) => cards.length)).toEqual([3, 2, 3]);
    expect(sorted(dealt.flat())).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
    expect(dealt[0]?.every(isLow)).toBe(true);
  }
});

test('a card that finds no room moves others on until it has some', () => {
  // 1 and 2 fit the first two places alike, 3 the first and third: with 1 in the first, 3 has the third, and with 3 there, 1 moves.
  const places: readonly UnseenPlace[] = [
    { room: 1, may: anything },
    { room: 1, may: (card) => card !== 3 },
    { room: 1, may: (card) => card === 3 || card === 2 },
  ];
  const draw = dealUnseen([1, 2, 3], places);
  for (let seed = 0; seed < 100; seed++) expect(sorted((draw(makeRandom(seed)) ?? []).flat())).toEqual([1, 2, 3]);
});

test('where cards can lie in no way, it says so', () => {
  expect(dealUnseen([1], [{ room: 1, may: () => false }])(makeRandom(1))).toBeUndefined();
  const both: readonly UnseenPlace[] = [
    { room: 1, may: anything },
    { room: 1, may: (card) => card === 3 },
  ];
  expect(dealUnseen([1, 2], both)(makeRandom(1))).toBeUndefined();
});

test('without anything known each of two cards is as often in either place', () => {
  const draw = dealUnseen(
    [1, 2],
    [
      { room: 1, may: anything },
      { room: 1, may: anything },
    ],
  );
  const random = makeRandom(5);
  let first = 0;
  for (let n = 0; n < 2000; n++) if (draw(random)?.[0]?.[0] === 1) first++;
  expect(first).toBeGreaterThan(900);
  expect(first).toBeLessThan(1100);
});
