import { expect, test } from 'vitest';
import { readingTime } from './doors-and-tools.ts';

test('reading takes a minute for 200 words, and at least one; links count as their words', () => {
  expect(readingTime(['word '.repeat(1000)])).toBe('about 5 minutes');
  expect(readingTime(['[two words](clause:book-1700.a.very.long.address)'])).toBe('about 1 minute');
  expect(readingTime(['word '.repeat(150), 'don’t '.repeat(150)])).toBe('about 2 minutes');
});
