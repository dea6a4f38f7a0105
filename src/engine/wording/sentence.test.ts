import { expect, test } from 'vitest';
import { makeFindTerms } from './sentence.ts';

const find = makeFindTerms([
  { slug: 'quinola', forms: ['Quinola'] },
  { slug: 'little-quinola', forms: ['little Quinola'] },
  { slug: 'bete', forms: ['bête', 'beast'] },
  { slug: 'case', forms: ['case'] },
]);
const marked = (text: string, seen = new Set<string>()): string =>
  find(text, seen)
    .map(({ text: words, slug }) => (slug === undefined ? words : `[${words}|${slug}]`))
    .join('');

test('the first appearance of each term, the longest form first, with plurals and capitals', () => {
  expect(marked('The little Quinola is no Quinola; two Quinolas are not.')).toBe(
    'The [little Quinola|little-quinola] is no [Quinola|quinola]; two Quinolas are not.',
  );
  expect(marked('Bêtes and a beast.')).toBe('[Bêtes|bete] and a beast.');
});

test('nothing within another word, and nothing that was explained before', () => {
  expect(marked('A staircase, a casement; a case.')).toBe('A staircase, a casement; a [case|case].');
  const seen = new Set(['case']);
  expect(marked('a case, a bête', seen)).toBe('a case, a [bête|bete]');
  expect([...seen]).toEqual(['case', 'bete']);
});

test('without terms the text stays whole', () => {
  expect(makeFindTerms([])('a case', new Set())).toEqual([{ text: 'a case' }]);
});
