import type { RuleSet } from '../rules/rule-set.ts';
import type { Balances } from './sink.ts';
import type { Judgement, PlacedFrame } from './game.ts';

/*
 * Accounts under a book’s own names, for readers: the only pool is kept as `basket` in every record and link, but the books of
 * 1659 and 1765 call it the pool.
 */

/** What naming the accounts of a book needs of it. */
export type AccountBook = Pick<RuleSet, 'accounts'>;

/** Name of an account in a book; the account itself if the book has no word of its own for it. */
export const accountIn = ({ accounts }: AccountBook, account: string): string => accounts?.[account] ?? account;

/** The same balances under the names that a book has for the accounts. */
export const balancesIn = (book: AccountBook, balances: Balances): Balances =>
  Object.fromEntries(Object.entries(balances).map(([account, held]) => [accountIn(book, account), held]));

/** A frame of a game with pools that stand open during the deal. */
interface FrameWithPools {
  readonly pools?: Balances;
}

/** The same judgement with the payments, the pools and the frames’ pools under the names that a book has for the accounts. */
export function judgementIn<Frame extends PlacedFrame>(
  book: AccountBook,
  judgement: Judgement<Frame>,
): Judgement<Frame> {
  if (!book.accounts) return judgement;
  return {
    ...judgement,
    frames: judgement.frames.map((frame: Frame & FrameWithPools) =>
      frame.pools ? { ...frame, pools: balancesIn(book, frame.pools) } : frame,
    ),
    entries: judgement.entries.map((entry) => ({
      ...entry,
      from: accountIn(book, entry.from),
      to: accountIn(book, entry.to),
    })),
    poolsBefore: balancesIn(book, judgement.poolsBefore),
    pools: balancesIn(book, judgement.pools),
  };
}
