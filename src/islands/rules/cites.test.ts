import { expect, test } from 'vitest';
import type { Basis } from '#engine/rules/rule-set.ts';
import { citationsOf, groundsOf, type BookHead } from './cites.ts';

const head: BookHead = {
  game: 'reversis',
  id: 'some-1785',
  unit: ['fiche', 'fiches'],
  short: 'Some',
  date: '1785',
  sort: 1785,
  voice: { name: 'Wikipedia’s summary' },
  clauses: { 'quinola.forced': [23], 'quinola.led': [24, 'a transcription of Hoyle c. 1847'] },
};
const attested: Basis = { kind: 'attested', clauses: ['some-1785.quinola.forced'] };
const inferred: Basis = { kind: 'inferred', clauses: ['some-1785.quinola.forced'], reading: 'reversis.ledOwn' };

test('citations lead to clauses by their numbers, and last to the reading', () => {
  expect(citationsOf(head, inferred, '/base/')).toEqual([
    { label: '§23', href: '/base/reversis/some-1785/#some-1785.quinola.forced' },
    { label: 'reading', href: '/base/readings/reversis/#reversis.ledOwn' },
  ]);
});

test('nobody has seen the book itself: the summary speaks, or the text a clause was taken from', () => {
  expect(groundsOf(head, attested)).toBe('known from Wikipedia’s summary');
  expect(groundsOf(head, inferred)).toBe('known from Wikipedia’s summary; our reading');
  expect(groundsOf(head, { kind: 'attested', clauses: ['some-1785.quinola.led'] })).toBe(
    'known from a transcription of Hoyle c. 1847',
  );
  expect(groundsOf(head, { kind: 'silent', reading: 'reversis.ledOwn' })).toBe('Wikipedia’s summary is silent');
});
