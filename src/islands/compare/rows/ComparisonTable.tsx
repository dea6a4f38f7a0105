import type { ShownTypes } from '../../replay/model.ts';
import { NetBar } from '#view/Net.tsx';
import { LazyPart } from '../../page/LazyPart.tsx';
import type { ColumnHead, CompareModel, FootRow } from '../model/model.ts';
import type { Row } from './row.ts';
import { PaymentRow, type Plates } from './PaymentRow.tsx';
import styles from '../Compare.module.css';
import { Select } from '../../page/controls/controls.tsx';
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

interface RowSifterProps {
  readonly sifted: RowFilter;
  /** Number of payments found, out of `of`. */
  readonly found: number;
  readonly of: number;
  readonly onSift: (sifted: RowFilter) => void;
}

/** Controls for order and filter of the payments. */
export function RowSifter({ sifted, found, of, onSift }: RowSifterProps) {
  return (
    <>
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
    </>
  );
}

export interface ComparisonTableProps<G extends ShownTypes> {
  readonly caption: string;
  readonly model: CompareModel;
  /** Payments to show, in order. */
  readonly rows: readonly Row[];
  /** Index of the column that the others are compared with. */
  readonly base: number;
  readonly plates?: Plates<G> | undefined;
}

/** A column for each set of rules: net totals, then payments, then what is left in the pools. */
export function ComparisonTable<G extends ShownTypes>({ caption, model, rows, base, plates }: ComparisonTableProps<G>) {
  const { columns, nets, pools, scale } = model;
  const labels = columns.map(({ label }) => label);
  const left = poolsLeft(pools);
  return (
    <table data-part="comparison" class={`table tight ${styles.table} ${styles.beside}`} data-of={columns.length}>
      <caption class="vh">{caption}</caption>
      <thead>
        <tr>
          <td data-stays class="aside" data-part="legend">
            <span class="rubric" aria-hidden="true">
              ≠
            </span>{' '}
            differs from {labels[base]}
          </td>
          {columns.map(({ label, under, unit }, i) => (
            <th
              // A changed rule gives its column another name, and nothing else of it is drawn anew.
              key={i}
              scope="col"

              data-is={i === base ? 'base' : undefined}
            >
              <b>{label}</b>
              <small>
                {under}; in {unit[1]}
              </small>
            </th>
          ))}
        </tr>
      </thead>
      <tbody class={styles.inAll} data-part="nets">
        {nets.map(({ name, sums }) => (
          <tr key={name}>
            <th scope="row">
              {name}
              <span class={styles.inWords}> in all</span>
            </th>
            {columns.map((_, i) => (
              <td key={i}>
                <Sum sum={sums[i]}>{(net) => <NetBar net={net} scale={scale} />}</Sum>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
      <LazyPart as="tbody" part="payments" waits>
        {rows.map((row) => (
          <PaymentRow key={row.id} row={row} labels={labels} base={base} plates={plates} />
        ))}
      </LazyPart>
      {left.length > 0 && (
        <tfoot>
          {left.map((pool) => (
            <PoolRow key={pool.name} pool={pool} columns={columns} />
          ))}
        </tfoot>
      )}
    </table>
  );
}

function Sum({
  sum,
  children,
}: {
  readonly sum: number | undefined;
  readonly children: (sum: number) => preact.JSX.Element;
}) {
  return sum === undefined ? <span class="soft">–</span> : children(sum);
}

function PoolRow({ pool, columns }: { readonly pool: FootRow; readonly columns: readonly ColumnHead[] }) {
  return (
    <tr>
      <th scope="row">left in the {pool.name}</th>
      {columns.map(({ label }, i) => (
        <td key={i} data-label={label}>
          {pool.sums[i] === undefined ? (
            <span class="aside">no such pool</span>
          ) : (
            <span class="num">{pool.sums[i]}</span>
          )}
        </td>
      ))}
    </tr>
  );
}
