import { expect, test } from 'vitest';
import { sectionOf, spanOf, type BookSection } from './RunningHead.tsx';

const clause = (number: number) => ({ id: `c${String(number)}`, number });
const quinolas: BookSection = { id: 'the-quinolas', title: 'The Quinolas', clauses: [36, 37, 41].map(clause) };
const bonne: BookSection = { id: 'la-bonne', title: 'La bonne', clauses: [clause(42)] };

test('a section spans its clauses', () => {
  expect(spanOf(quinolas)).toBe('§36–41');
  expect(spanOf(bonne)).toBe('§42');
  expect(spanOf({ ...bonne, clauses: [] })).toBe('');
});

test('a heading and a clause are of a section', () => {
  expect(sectionOf([quinolas, bonne], 'c41')).toBe(quinolas);
  expect(sectionOf([quinolas, bonne], 'la-bonne')).toBe(bonne);
  expect(sectionOf([quinolas, bonne], 'cite')).toBeUndefined();
});
