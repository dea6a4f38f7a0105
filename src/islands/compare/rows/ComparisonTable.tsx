import type { ShownTypes } from '../../replay/model.ts';
import { NetBar } from '#view/Net.tsx';
import { LazyPart } from '../../page/LazyPart.tsx';
import type { ColumnHead, CompareModel, FootRow } from '../model/model.ts';
import type { Row } from './row.ts';
import { PaymentRow, type Plates } from './PaymentRow.tsx';
import { poolsLeft } from './RowSifter.tsx';
import styles from '../Compare.module.css';

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
    <table data-part="comparison" class={`${styles.table} ${styles.beside}`} data-columns={columns.length}>
      <caption class="vh">{caption}</caption>
      <thead>
        <tr>
          <td data-stays class={styles.legend} data-part="legend">
            <span class={styles.mark} aria-hidden="true">
              ≠
            </span>{' '}
            differs from {labels[base]}
          </td>
          {columns.map(({ label, under, unit }, i) => (
            <th
              key={label}
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
            {columns.map(({ label }, i) => (
              <td key={label}>
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
        <td key={label} data-label={label}>
          {pool.sums[i] === undefined ? (
            <span class={styles.none}>no such pool</span>
          ) : (
            <span class="num">{pool.sums[i]}</span>
          )}
        </td>
      ))}
    </tr>
  );
}
