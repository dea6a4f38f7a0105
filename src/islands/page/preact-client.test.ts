import { h } from 'preact';
import { expect, test } from 'vitest';
import { joinTexts } from './preact-client.ts';

test('texts beside one another are one, and what follows them keeps its place', () => {
  const small = h('small', null);
  expect(joinTexts(['deal ', 'no. ', 4, small, ' of ', 7])).toEqual(['deal no. 4', null, null, small, ' of 7', null]);
});

test('what is not shown stands between no texts', () => {
  expect(joinTexts(['a', false, 'b', null, undefined, 0])).toEqual(['ab0', false, null, null, undefined, null]);
});

test('what has nothing to be joined stays as it is', () => {
  const children = ['a', h('b', null), 'c'];
  expect(joinTexts(children)).toBe(children);
});

test('an element is made with its texts as one', () => {
  expect(h('p', null, 'a', 1).props.children).toEqual(['a1', null]);
});
