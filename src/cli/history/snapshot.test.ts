import { expect, test } from 'vitest';
import { compareSnapshots, type Snapshot } from './snapshot.ts';

const before: Snapshot = {
  editions: ['livre-1700'],
  deals: ['jeu/1700-first'],
  rules: [
    { game: 'jeu', key: 'stake', number: 1, answers: { 'livre-1700': 4 } },
    { game: 'jeu', key: 'lead', number: 2, answers: { 'livre-1700': 'right' } },
  ],
  clauses: new Map([
    ['livre-1700.stake', 'Each pays four.'],
    ['livre-1700.lead', 'Right leads.'],
  ]),
};

const basis = (book: string, key: string) => (key === 'stakes.each' ? [`${book}.stake`] : [`${book}.lead`]);

test('a changed answer changes the clause behind it, under whatever name; new words alone do not', () => {
  const after: Snapshot = {
    ...before,
    rules: [
      { game: 'jeu', key: 'stakes.each', number: 1, answers: { 'livre-1700': 6 } },
      { game: 'jeu', key: 'lead', number: 2, answers: { 'livre-1700': 'right' } },
    ],
    clauses: new Map([
      ['livre-1700.stake', 'Each pays six.'],
      ['livre-1700.lead', 'The player on the right leads.'],
    ]),
  };
  expect(compareSnapshots(before, after, basis).changed).toEqual([
    { game: 'jeu', rule: 'stakes.each', book: 'livre-1700', was: 4 },
    { clause: 'livre-1700.stake', was: 'Each pays four.' },
  ]);
});

test('a question that a book did not have to answer before has changed, and so has its clause', () => {
  const after: Snapshot = {
    ...before,
    rules: [
      { game: 'jeu', key: 'stake', number: 1, answers: { 'livre-1700': 4 } },
      { game: 'jeu', key: 'lead', number: 2, answers: { 'livre-1700': 'right' } },
    ],
  };
  const unasked: Snapshot = { ...after, rules: [after.rules[0]!, { ...after.rules[1]!, answers: {} }] };
  expect(compareSnapshots(unasked, after, basis).changed).toEqual([
    { game: 'jeu', rule: 'lead', book: 'livre-1700', was: null },
    { clause: 'livre-1700.lead', was: 'Right leads.' },
  ]);
});

test('what is new is listed once: an edition, but not its clauses; a rule of a game that was there', () => {
  const after: Snapshot = {
    editions: ['livre-1700', 'livre-1710'],
    deals: ['jeu/1700-first', 'jeu/1710-first'],
    rules: [
      { game: 'jeu', key: 'stake', number: 1, answers: { 'livre-1700': 4, 'livre-1710': 5 } },
      { game: 'jeu', key: 'lead', number: 2, answers: { 'livre-1700': 'right' } },
      { game: 'jeu', key: 'claim', number: 3, answers: { 'livre-1700': true } },
      { game: 'autre', key: 'dice', number: 1, answers: { 'livre-1710': 2 } },
    ],
    clauses: new Map([...before.clauses, ['livre-1700.claim', 'Claim it.'], ['livre-1710.stake', 'Each pays five.']]),
  };
  expect(compareSnapshots(before, after, basis)).toEqual({
    editions: ['livre-1710'],
    deals: ['jeu/1710-first'],
    rules: ['jeu/claim'],
    clauses: ['livre-1700.claim'],
    changed: [],
  });
});
