import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { unwrap } from '#engine/kernel/result.ts';
import { openAccount } from '#islands/regulator/account/use-account.ts';

/** An evening of five deals by the book of 1728, with rewards of three jetons, as version 1.1.0 of this site saved it. */
const EVENING = readFileSync(new URL('evening-1.1.0.json', import.meta.url), 'utf8');

test('a file of 1.1.0 opens, and its five deals come to what the clauses of 1728 say', async () => {
  const book = { id: 'tgq-1728', game: 'quadrille', seats: [4] } as never;
  const { account, game } = unwrap(await openAccount(EVENING, [book]), 'The evening');
  const { deals, balances, pools, nextDealer } = unwrap(game.openTable(book, account), 'The table').regulate(account);
  // Anne, Bea, Carl and Dora. Before each deal every player puts in 1, and the dealer 10 more: 14.
  expect(deals.map(({ won }) => won)).toEqual([
    // Bea deals. Anne and Carl win the alliance: half of 14 each, and 3 each for rewards and 3 for matadors, from Bea and Dora.
    [-1 + 7 + 3 + 3, -11 - 3 - 3, -1 + 7 + 3 + 3, -1 - 3 - 3],
    // Carl deals. Bea and Dora make four tricks and lose codille: Anne and Carl draw the 14 and 3 each for rewards; beast: 14.
    [-1 + 7 + 3, -1 - 3 - 7, -11 + 7 + 3, -1 - 3 - 7],
    // Dora dealt wrongly, and deals again.
    [0, 0, 0, 0],
    // Dora loses codille alone: the others share 14 + 14, Anne the odd one, and get 3 and 5 each for playing alone; beast: 28.
    [-1 + 10 + 8, -1 + 9 + 8, -1 + 9 + 8, -11 - 3 * 8 - 28],
    // Carl deals, and wins alone with four matadors: 28 + 14 from the pool, and 3 + 5 + 4 from each.
    [-1 - 12, -1 - 12, -11 + 42 + 3 * 12, -1 - 12],
  ]);
  expect(balances).toEqual([12 + 9 + 17 - 13, -17 - 11 + 16 - 13, 12 - 1 + 16 + 67, -7 - 11 - 63 - 13]);
  expect(pools).toEqual({ stake: 0, vole: 0 });
  expect(account.players[nextDealer]).toBe('Dora');
});
