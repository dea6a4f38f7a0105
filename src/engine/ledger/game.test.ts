import { expect, test } from 'vitest';
import { accountIn, balancesIn, judgementIn, type Judgement, type PlacedFrame } from './game.ts';
import { place } from '../../../tests/support/place.ts';

const BOOK = { accounts: { basket: 'pool' } };

interface Frame extends PlacedFrame {
  readonly pools: Readonly<Record<string, number>>;
}
const JUDGEMENT: Judgement<Frame> = {
  seats: ['first', 'dealer'],
  frames: [{ at: place('ante'), entries: 1, pools: { basket: 9 } }],
  departures: [],
  entries: [
    { at: place('ante'), occasion: 'ante', from: 'dealer', to: 'basket', amount: 5, keys: ['pool.ante.dealer'] },
  ],
  isComplete: true,
  net: { first: 0, dealer: -5 },
  poolsBefore: { basket: 4 },
  pools: { basket: 9 },
  next: { pools: { basket: 9 } },
};

test('a book’s own word stands for an account, and every other account for itself', () => {
  expect(accountIn(BOOK, 'basket')).toBe('pool');
  expect(accountIn(BOOK, 'dealer')).toBe('dealer');
  expect(balancesIn(BOOK, { basket: 4, dealer: -4 })).toEqual({ pool: 4, dealer: -4 });
  expect(accountIn({}, 'basket')).toBe('basket');
});

test('payments, pools and frames bear the book’s words; the record of the next deal keeps the account', () => {
  const said = judgementIn(BOOK, JUDGEMENT);
  expect(said.entries.map(({ from, to }) => [from, to])).toEqual([['dealer', 'pool']]);
  expect([said.poolsBefore, said.pools, said.frames[0]?.pools]).toEqual([{ pool: 4 }, { pool: 9 }, { pool: 9 }]);
  expect(said.net).toEqual(JUDGEMENT.net);
  expect(said.next).toEqual({ pools: { basket: 9 } });
  expect(judgementIn({}, JUDGEMENT)).toBe(JUDGEMENT);
});
