import { expect, test } from 'vitest';
import { poolContents, sayBox, sayHeld, sayShared, isStill, sayCorrection } from './kept.ts';
import { almanach1785 } from '#games/reversis/rules/books/almanach-1785.ts';
import { regulated as reversis } from '#games/reversis/tools/regulator/game.tsx';
import type { TableNotes } from '../account/account.ts';
import type { FormEntry } from '../account/fields.ts';

const WORDS: Readonly<Record<string, string>> = { stake: 'the pool', vole: 'the vole pool', odd: 'the odd counters' };
const table = { sayPool: (account: string) => WORDS[account] };

test('pools are named as in a column, and what is no pool is not one of them', () => {
  expect(poolContents({ stake: 14, vole: 0, oddNot: 4 }, table)).toEqual([
    { name: 'pool', held: 14 },
    { name: 'vole pool', held: 0 },
  ]);
});

test('of what is left from the deal before, only pools in which something lies are told', () => {
  expect(sayHeld({ stake: 14, vole: 0, odd: 2, oddNot: 4 }, table)).toBe('pool 14, odd counters 2');
  expect(sayHeld({ stake: 0, vole: 0 }, table)).toBe('');
});

test('what is shared out in the end is told by pool, and what a box holds by what its player has lost', () => {
  expect(sayShared({ stake: 7, vole: 4 }, table)).toBe('7 each from the pool, 4 each from the vole pool');
  expect(sayShared({}, table)).toBe('');
  // A box of 120 after 12 are lost, and after 130.
  expect(sayBox(120, -12)).toBe('108 in the box');
  expect(sayBox(120, -130)).toBe('owes 10');
});

const accountOf = (...deals: readonly FormEntry[]): TableNotes => ({
  game: 'reversis',
  ruleset: 'almanach-1785',
  changes: {},
  players: ['Anne', 'Bea', 'Carl', 'Dora'],
  firstDealer: 3,
  length: 0,
  deals,
  draft: {},
  correcting: -1,
});
const PARTIE = { winner: 1, loser: 2 };
/** The Quinola placed on Anne draws what lies in the basket. */
const PLACED = { winner: 1, loser: 2, fallen: ['JH'], 'JH.fate': 'placed', 'JH.by': 2, 'JH.on': 0 } as const;

/** What is said when the deals come to be others. */
function said(deal: number, before: readonly FormEntry[], after: readonly FormEntry[]): string {
  const account = accountOf(...after);
  const opened = reversis.openTable({ ...almanach1785, short: '', date: '', clauses: {} } as never, account);
  if (!opened.ok) throw new Error(opened.error.message);
  const table = opened.value;
  return sayCorrection(
    { deal, before: table.regulate(accountOf(...before)) },
    { account, table, regulated: table.regulate(account) },
  );
}

test('names later deals that come to other sums, and whose totals change', () => {
  // The basket of 20, once drawn in deal 1, is filled anew by all in deal 2, where Anne alone would have laid 4. In deal 3 the
  // Quinola then draws those 20 and the 4 of Bea, who deals; before, it drew 4 more.
  expect(said(0, [PARTIE, PARTIE, PLACED], [PLACED, PARTIE, PLACED])).toBe(
    'Deals 2 and 3 change too. Every total changes.',
  );
  // Dora lost the partie of deal 1, and not Carl: she pays his four, and nothing else moves.
  expect(said(0, [PARTIE, PARTIE], [{ winner: 1, loser: 3 }, PARTIE])).toBe(
    'No later deal changes. The totals of Carl and Dora change.',
  );
  expect(said(1, [PARTIE, PARTIE], [PARTIE, PARTIE])).toBe('No total changes.');
});

test('a correction is shown until something else of the account changes, and not only what is said of the next deal', () => {
  const account = accountOf(PARTIE);
  const saved = { deal: 0, before: {} as never, account };
  expect(isStill(saved, { ...account, draft: { winner: 3 } })).toBe(true);
  expect(isStill(saved, { ...account, deals: [PARTIE, PARTIE] })).toBe(false);
  expect(isStill(saved, { ...account, changes: { 'pool.open.each': 5 } })).toBe(false);
});
