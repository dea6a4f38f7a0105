import { expect, test } from 'vitest';
import { flowOf, paidTogether, type FlowPayment } from './flow.ts';

const pay = (what: string, from: string, to: string, amount: number): FlowPayment => ({ what, from, to, amount });

/** Ten from the first to the third; of the second twenty-five to the basket, and five to the third. */
const DEAL = [
  pay('ante', 'second', 'basket', 5),
  pay('Quinola placed', 'first', 'third', 10),
  pay('bête', 'second', 'basket', 20),
  pay('ace placed', 'second', 'third', 5),
  pay('nothing', 'third', 'first', 0),
];

test('each pair of accounts is one band, as wide as the sum that is paid', () => {
  // 40 counters are 110 pixels: 2.75 each.
  const { bands } = flowOf(DEAL, ['first', 'second', 'third']);
  expect(bands.map(({ from, to, amount, width }) => [from, to, amount, width])).toEqual([
    ['first', 'third', 10, 27.5],
    ['second', 'third', 5, 13.75],
    ['second', 'basket', 25, 68.75],
  ]);
});

test('each side is as high as its sums, with six pixels between two accounts; bands lie side by side in it', () => {
  const { payers, payees, bands, height } = flowOf(DEAL, ['first', 'second', 'third']);
  // The first from 0 to 27.5; the second, 30 counters or 82.5, from 33.5 to 116.
  expect(payers).toEqual([
    { account: 'first', sum: 10, middle: 13.75 },
    { account: 'second', sum: 30, middle: 74.75 },
  ]);
  // The third, 15 counters or 41.25, from 0; the basket, 68.75, from 47.25 to 116.
  expect(payees).toEqual([
    { account: 'third', sum: 15, middle: 20.625 },
    { account: 'basket', sum: 25, middle: 81.625 },
  ]);
  expect(bands.map(({ left, right }) => [left, right])).toEqual([
    [0, 0],
    [33.5, 27.5],
    [47.25, 47.25],
  ]);
  expect(height).toBe(116);
});

test('a small sum has room for its name, and its band lies in the middle of it', () => {
  // 110 counters, a pixel each: the second pays one, in a room of 24 that begins at 109 + 6.
  const { payers, bands, height } = flowOf([pay('a', 'first', 'basket', 109), pay('b', 'second', 'basket', 1)], []);
  expect(payers[1]).toEqual({ account: 'second', sum: 1, middle: 127 });
  expect(bands[1]).toMatchObject({ left: 126.5, width: 1 });
  expect(height).toBe(139);
});

test('a deal in which nothing is paid has no bands', () => {
  expect(flowOf([], ['first'])).toEqual({ payers: [], payees: [], bands: [], height: 0 });
});

test('what several pay to one, and one to several, is one line; what one pays another twice is one sum', () => {
  expect(
    paidTogether([
      pay('ante', 'first', 'basket', 4),
      pay('bête', 'second', 'first', 8),
      pay('ante', 'second', 'basket', 4),
      pay('ante', 'dealer', 'basket', 7),
      pay('bête', 'second', 'dealer', 8),
      pay('ace', 'first', 'second', 2),
      pay('ace', 'first', 'second', 2),
    ]),
  ).toEqual([
    { what: 'ante', from: ['first', 'second'], to: ['basket'], amount: 4 },
    { what: 'bête', from: ['second'], to: ['first', 'dealer'], amount: 8 },
    { what: 'ante', from: ['dealer'], to: ['basket'], amount: 7 },
    { what: 'ace', from: ['first'], to: ['second'], amount: 4 },
  ]);
});
