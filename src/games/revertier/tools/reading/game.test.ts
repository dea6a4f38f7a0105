import { expect, test } from 'vitest';
import { revertier } from '../../game.ts';
import { revertier1792 } from '../../rules/books/revertier-1792.ts';
import { settleDeal } from '../replay/settle.ts';
import { isFault, refusedBy } from './game.tsx';

function model(throws: readonly string[]) {
  const record = revertier.parseRecord({ start: 'white', throws });
  if (!record.ok) throw new Error(record.error.message);
  const settled = settleDeal({ record: record.value, book: revertier1792, changes: {}, asPlayed: true });
  if (!settled.ok) throw new Error(settled.error.message);
  return settled.value;
}

test('1792, two aces to begin with: no two men may be set on the next point, and the sentence says so', () => {
  const opening = model(['11: 1/2/3/4 1/2']);
  const [refusal, ...others] = refusedBy(opening, 1, ['outward.single']);
  expect(others).toEqual([]);
  expect(refusal?.plays.map(({ says }) => says)).toEqual(['move two men from 1 to 2']);
  expect(refusal?.message).toBe(
    'A man of the same player already stands on point 2: points 2 to 11 hold one man each.',
  );
  expect(refusedBy(opening, 1, ['off.tooLarge'])).toEqual([]);
  expect(isFault(opening, opening.steps[1]!)).toBe(false);
});

test('a play against the rules is told apart from one that they allow', () => {
  const opening = model(['11: 1/2(2)']);
  expect(isFault(opening, opening.steps[1]!)).toBe(true);
});
