import { expect, test } from 'vitest';
import { didYouMean, nearest } from './result.ts';

const FIELDS = ['deal', 'plays', 'pools', 'claims', 'thrown'];

test('a dropped, added, changed or swapped letter is forgiven', () => {
  expect(nearest('play', FIELDS)).toBe('plays');
  expect(nearest('pooles', FIELDS)).toBe('pools');
  expect(nearest('claimz', FIELDS)).toBe('claims');
  expect(nearest('thorwn', FIELDS)).toBe('thrown');
  expect(nearest('DEAL', FIELDS)).toBe('deal');
});

test('a word like none of them gets no suggestion', () => {
  expect(nearest('colour', FIELDS)).toBeUndefined();
  expect(didYouMean('colour', FIELDS)).toBe('');
  expect(nearest('x'.repeat(5000), FIELDS)).toBeUndefined();
  expect(didYouMean('paly', ['plays'])).toBe('');
  expect(didYouMean('palys', ['plays'])).toBe(' Did you mean “plays”?');
});
