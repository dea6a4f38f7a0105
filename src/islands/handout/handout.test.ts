import { expect, test } from 'vitest';
import { NO_CHOICES, parseHandout, printHandout } from './handout-address.ts';

test('an address holds questions, books, the blank column and the size of the print', () => {
  const choices = {
    questions: ['winner', 'if:double.manner=none'],
    isLarge: true,
    beside: ['bohn-1850'],
    blank: 'bohn-1850',
  };
  expect(parseHandout(printHandout('1abc', choices))).toEqual({ link: '1abc', choices });
  expect(printHandout('1abc', NO_CHOICES)).toBe('1abc');
});

test('parts that cannot be read are left out, and more than three questions do not fit', () => {
  expect(parseHandout('1abc&nonsense&ask=a,b,c,d,%E0%A4%A').choices).toEqual({
    ...NO_CHOICES,
    questions: ['a', 'b', 'c'],
  });
});
