import { unwrap } from '#engine/kernel/result.ts';
import type { RuleValue } from '#engine/rules/key.ts';
import { reversis } from '#games/reversis/game.ts';
import { COMPARED_REVERSIS } from '#games/reversis/tools/compare/Compare.tsx';
import { openBooks, settleColumns, settleEachOnce } from '#islands/compare/model/model.ts';
import { REVERSIS_MADE } from './reversis-made.ts';

const almanach = reversis.ruleSets.find((book) => book.id === 'almanach-1785');
if (!almanach) throw new Error('There is no book of 1785.');
const { id, unit } = almanach;
const books = openBooks(reversis, [
  {
    game: 'reversis',
    id,
    unit,
    short: 'Almanach 1785',
    date: '1785',
    sort: 1785,
    voice: { name: 'the book' },
    clauses: { 'reversis.made': [41] },
  },
]);

/** Parsed record of `REVERSIS_MADE`. */
export const MADE = unwrap(reversis.parseRecord(REVERSIS_MADE), 'the deal');

/** Columns of a comparison of a record, each by the rules of 1785 with its own changes. */
export const settledOf = (
  record: typeof MADE,
  columns: readonly Readonly<Record<string, RuleValue>>[],
  game = COMPARED_REVERSIS,
) =>
  settleColumns(
    columns.map((changes) => ({ book: id, changes })),
    books,
    settleEachOnce(game, record),
  );

/** Columns of a comparison of `REVERSIS_MADE`. */
export const settledBy = (...columns: Readonly<Record<string, RuleValue>>[]) => settledOf(MADE, columns);
