import { NetBar } from '#view/Net.tsx';
import { Later } from '../../page/Later.tsx';
import type { ColumnHead, CompareModel, FootRow } from '../model/model.ts';
import type { Row } from './row.ts';
import { PaymentRow, type Plates } from './PaymentRow.tsx';
import { poolsLeft } from './shown-rows.ts';

export interface ComparisonTableProps<R, Rec> {
  readonly caption: string;
  readonly model: CompareModel;
  /** The payments to be shown, in their order. */
  readonly rows: readonly Row[];
  readonly plates?: Plates<R, Rec> | undefined;
}

/** One deal, a column for each set of rules: what everybody has in all, the payments one by one, and what is left in the pools. */
export function ComparisonTable<R, Rec>({ caption, model, rows, plates }: ComparisonTableProps<R, Rec>) {
  const { columns, nets, pools, largest } = model;
  const labels = columns.map(({ label }) => label);
  const left = poolsLeft(pools);
  return (
    <table class={`cmp beside columns-${String(columns.length)}`}>
      <caption class="vh">{caption}</caption>
      <thead>
        <tr>
          <td></td>
          {columns.map(({ label, under, unit }) => (
            <th key={label} scope="col">
              <b>{label}</b>
              <small>
                {under}; in {unit[1]}
              </small>
            </th>
          ))}
        </tr>
      </thead>
      <tbody class="in-all">
        {nets.map(({ name, sums }) => (
          <tr key={name}>
            <th scope="row">
              {name}
              <span class="in-words"> in all</span>
            </th>
            {columns.map(({ label }, i) => (
              <td key={label}>
                <Sum sum={sums[i]}>{(net) => <NetBar net={net} max={largest} />}</Sum>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
      <Later as="tbody" class="payments">
        {rows.map((row) => (
          <PaymentRow key={row.id} row={row} labels={labels} plates={plates} />
        ))}
      </Later>
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
          {pool.sums[i] === undefined ? <span class="none">has none</span> : <span class="num">{pool.sums[i]}</span>}
        </td>
      ))}
    </tr>
  );
}
