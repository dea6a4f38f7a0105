import { expect, test } from 'vitest';
import { almanach1785 } from '#games/reversis/rules/books/almanach-1785.ts';
import { regulated } from '#games/reversis/tools/regulator/game.tsx';
import type { Account } from './account.ts';
import { printCsv } from './csv.ts';

test('an account as CSV: a line a deal, won and standing, pools; a name with a comma stands in quotation marks', () => {
  const account: Account = {
    game: 'reversis',
    ruleset: 'almanach-1785',
    changes: {},
    players: ['Anne, the elder', 'Bea', '“C”', 'Do"ra'],
    firstDealer: 3,
    length: 0,
    deals: [{ winner: 1, loser: 2 }, { misdeal: true }, { winner: 0 }],
    draft: {},
    correcting: -1,
  };
  const book = { ...almanach1785, short: '', date: '', voice: undefined, clauses: {} };
  const opened = regulated.openTable(book as never, account);
  if (!opened.ok) throw new Error(opened.error.message);
  const lines = printCsv(account, opened.value.regulate(account), opened.value).split('\r\n');
  expect(lines[0]).toMatch(/^deal,dealt,what happened,"Anne, the elder",Bea,“C”,"Do""ra","Anne, the elder stands at",/);
  // Four each, eight by the dealer; a partie of four.
  expect(lines[1]).toBe('1,"Do""ra","Partie: Bea won it, “C” lost",-4,0,-8,-8,-4,0,-8,-8,20');
  expect(lines[2]).toBe('2,"Anne, the elder",misdealt,0,0,0,0,-4,0,-8,-8,20');
  expect(lines[3]).toBe('3,"Anne, the elder",not settled,0,0,0,0,-4,0,-8,-8,20');
  expect(lines[4]).toBe(',,in the end,,,,,-4,0,-8,-8,20');
});
