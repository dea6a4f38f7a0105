import type { CompareModel, FootRow } from '../model/model.ts';
import type { Row } from './row.ts';

/** In what order the payments stand. */
export const ORDERS = ['deal', 'apart'] as const;
export type Order = (typeof ORDERS)[number];

/** Which payments are shown, and how. */
export interface Sifted {
  readonly order: Order;
  /** Only payments in whose words this is found; empty for all. */
  readonly words: string;
}

export const UNSIFTED: Sifted = { order: 'deal', words: '' };

/** By how many counters the columns are apart. */
const apart = ({ cells, isSame }: Row): number => {
  const totals = cells.map((cell) => cell?.total ?? 0);
  // What is paid to another at the same sum is no less a difference than none.
  return isSame ? -1 : Math.max(...totals) - Math.min(...totals);
};

const folded = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

const saysAll = ({ what, where, cells }: Row, words: readonly string[]): boolean => {
  const paid = cells.flatMap((cell) => cell?.payments.flatMap(({ from, to }) => [from, to]) ?? []);
  const text = folded([what, where, ...paid].join(' '));
  return words.every((word) => text.includes(word));
};

/** The payments as they are asked for; of those as far apart the one that falls first. Rows that say nothing in any column go. */
export function sift({ rows }: Pick<CompareModel, 'rows'>, { order, words }: Sifted): readonly Row[] {
  const asked = folded(words)
    .split(/\s+/)
    .filter((word) => word !== '');
  const found = rows.filter((row) => row.cells.some((cell) => cell?.payments.length !== 0) && saysAll(row, asked));
  return order === 'deal' ? found : found.toSorted((a, b) => apart(b) - apart(a));
}

/** The pools in which something is left by the rules of some column. */
export const poolsLeft = (pools: readonly FootRow[]): readonly FootRow[] =>
  pools.filter(({ sums }) => sums.some((sum) => sum !== undefined && sum !== 0));
