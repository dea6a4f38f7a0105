import { expect, test } from 'vitest';
import { alsoKnownAs, fold, foldQuery } from './fold.ts';

test.each([
  ['Réversis', 'reversis'],
  ['cœur', 'coeur'],
  ['BÊTE', 'bete'],
])('%s is folded to %s', (word, folded) => {
  expect(fold(word)).toBe(folded);
});

test.each([
  ['J♥', 'knave of hearts'],
  ['JH placed', 'knave of hearts placed'],
  ['A♦️', 'ace of diamonds'],
  ['10♠', '10 of spades'],
  ['the jack of ♥', 'the knave of hearts'],
  ['cœur', 'coeur'],
  // Words are left alone, whatever letters they are made of.
  ['AS', 'ace of spades'],
  ['as placed', 'as placed'],
  ['BASH', 'bash'],
])('a reader who types %s asks for “%s”', (typed, query) => {
  expect(foldQuery(typed)).toBe(query);
});

test('a text is found by the other names of what it speaks of', () => {
  expect(alsoKnownAs('A low heart; hearts are led.')).toEqual(['coeur']);
  expect(alsoKnownAs('Le Quinola, valet de cœur')).toEqual(['coeur', 'hearts', 'knave of hearts']);
  expect(alsoKnownAs('The basket holds twenty.')).toEqual([]);
});
