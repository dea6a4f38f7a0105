import { expect, test } from 'vitest';
import { namingBy, tableNames } from '#engine/wording/seat-names.ts';
import { saySeat } from '#engine/wording/sentence.ts';
import { sayPayment } from './say-payment.ts';

const seats = ['first', 'second', 'third', 'dealer'];
const naming = namingBy(
  (account) => (seats.includes(account) ? saySeat(account) : `the ${account}`),
  tableNames({ seats, me: 0, direction: 'right' }),
);

test.each([
  [['dealer'], ['first'], 2, 'Left pays you 2'],
  [['first'], ['dealer'], 2, 'You pay Left 2'],
  [['first', 'second'], ['dealer'], 4, 'You and Right pay Left 4 each'],
  [['dealer'], ['first', 'second', 'third'], 1, 'Left pays you, Right and Across 1 each'],
  [seats, ['basket'], 4, 'Everyone pays 4 into the basket'],
  [['first', 'second', 'third'], ['basket'], 4, 'You, Right and Across pay 4 each into the basket'],
  [['dealer'], ['basket'], 8, 'Left pays 8 into the basket'],
  [['basket'], ['first'], 60, 'You draw 60 from the basket'],
  [['basket'], ['second'], 60, 'Right draws 60 from the basket'],
  [['pool'], ['odd'], 1, '1 goes from the pool to the odd'],
] as const)('%j to %j, %i: %s', (from, to, amount, says) => {
  expect(sayPayment({ from, to, amount }, seats, naming)).toBe(says);
});
