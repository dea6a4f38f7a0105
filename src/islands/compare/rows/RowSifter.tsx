import { Select } from '../../page/controls/controls.tsx';
import type { CompareModel, FootRow } from '../model/model.ts';
import type { Row } from './row.ts';
import styles from '../Compare.module.css';
import forms from '#view/forms.module.css';

/** Orders of the payments. */
const ORDERS = ['deal', 'apart'] as const;
type RowOrder = (typeof ORDERS)[number];

/** Order and filter of the payments. */
interface RowFilter {
  readonly order: RowOrder;
  /** Words that a payment must contain; empty for all. */
  readonly words: string;
}

export const UNSIFTED: RowFilter = { order: 'deal', words: '' };

/** Difference between the columns, in counters. */
const apart = ({ cells, isSame }: Row): number => {
  const totals = cells.map((cell) => cell?.total ?? 0);
  // Equal sums to different accounts still count as a difference of 0, more than no difference (-1).
  return isSame ? -1 : Math.max(...totals) - Math.min(...totals);
};

const folded = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

const saysAll = ({ what, where, cells }: Row, words: readonly string[]): boolean => {
  const paid = cells.flatMap((cell) => cell?.payments.flatMap(({ from, to }) => [from, to]) ?? []);
  const text = folded([what, where, ...paid].join(' '));
  return words.every((word) => text.includes(word));
};

/** Filtered payments in the chosen order, stable. Rows empty in all columns are left out. */
export function sift({ rows }: Pick<CompareModel, 'rows'>, { order, words }: RowFilter): readonly Row[] {
  const query = folded(words)
    .split(/\s+/)
    .filter((word) => word !== '');
  const found = rows.filter((row) => row.cells.some((cell) => cell?.payments.length !== 0) && saysAll(row, query));
  return order === 'deal' ? found : found.toSorted((a, b) => apart(b) - apart(a));
}

/** Pools with something left under some column's rules. */
export const poolsLeft = (pools: readonly FootRow[]): readonly FootRow[] =>
  pools.filter(({ sums }) => sums.some((sum) => sum !== undefined && sum !== 0));

const ORDER_WORDS: Readonly<Record<RowOrder, string>> = {
  deal: 'as played',
  apart: 'largest difference first',
};

export interface RowSifterProps {
  readonly sifted: RowFilter;
  /** Number of payments found, out of `of`. */
  readonly found: number;
  readonly of: number;
  readonly onSift: (sifted: RowFilter) => void;
}

/** Controls for order and filter of the payments. */
export function RowSifter({ sifted, found, of, onSift }: RowSifterProps) {
  return (
    <div class={styles.sift}>
      <label class={forms.field}>
        <span>Order</span>
        <Select
          value={sifted.order}
          options={ORDERS.map((order) => [order, ORDER_WORDS[order]])}
          onChoose={(order) => onSift({ ...sifted, order })}
        />
      </label>
      <label class={forms.field}>
        <span>Show only payments containing</span>
        <input
          type="search"
          value={sifted.words}
          placeholder="Quinola, dealer, trick 3"
          onInput={({ currentTarget: { value } }) => onSift({ ...sifted, words: value })}
        />
      </label>
      <p class="soft" role="status">
        {sifted.words.trim() !== '' && `${String(found)} of ${String(of)} payments`}
      </p>
    </div>
  );
}
