import { expect, test } from 'vitest';
import { NO_CHOICES, parseHandout, printHandout } from './handout-address.ts';
import { chooseQuestions } from './handout-questions.ts';

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

test('a sheet asks three different questions; a suggested one stands in for a question that this moment does not have', () => {
  const [winner, paid, next, nets] = ['winner', 'paid', 'next', 'nets'].map((id) => ({
    id,
    ask: id,
    answer: () => ({ sentences: [], keys: [] }),
  }));
  const all = [winner, paid, next, nets].flatMap((question) => question ?? []);
  const idsOf = (chosen: readonly string[]) => chooseQuestions(all, chosen, all.slice(0, 2)).map(({ id }) => id);
  expect(idsOf([])).toEqual(['winner', 'paid', 'next']);
  expect(idsOf(['nets', 'nets', 'paid'])).toEqual(['nets', 'winner', 'paid']);
  expect(idsOf(['if:gone=1', 'winner', 'next'])).toEqual(['paid', 'winner', 'next']);
});
