import { NetBar } from '#view/NetBar.tsx';
import { Cited } from './Cited.tsx';
import type { ColumnHead, CompareModel, FootRow, Row, RuleBeside } from './model.ts';
import { Payments } from './Payments.tsx';
import { poolsLeft } from './shown-rows.ts';
import { spansOf } from './spans.ts';

export interface ComparisonTableProps {
  readonly caption: string;
  readonly model: CompareModel;
  /** The payments to be shown, in their order. */
  readonly rows: readonly Row[];
}

/** One deal, a column for each set of rules: what everybody has in all, the payments one by one, and what is left in the pools. */
export function ComparisonTable({ caption, model, rows }: ComparisonTableProps) {
  const { columns, nets, pools, largest } = model;
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
      <tbody class="payments">
        {rows.map((row) => (
          <PaymentRow key={row.id} row={row} columns={columns} />
        ))}
      </tbody>
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

function PaymentRow({ row, columns }: { readonly row: Row; readonly columns: readonly ColumnHead[] }) {
  const { what, where, isSame, why } = row;
  const labels = columns.map(({ label }) => label);
  return (
    <tr class={isSame ? 'alike' : ''}>
      <th scope="row">
        {what}{' '}
        <small class="soft">
          {where}
          <span class="vh">{isSame ? ', the same in all' : ', they differ'}</span>
        </small>
        {why.length > 0 && (
          <details>
            <summary>
              why<span class="vh"> {what} differs</span>
            </summary>
            <ul class="grounds">
              {why.map((rule) => (
                <li key={rule.key}>
                  <Beside rule={rule} />
                </li>
              ))}
            </ul>
          </details>
        )}
      </th>
      {spansOf(row, labels).map((span) => (
        <td
          key={`${String(span.at)} ${String(span.columns)}`}
          colSpan={span.columns}
          data-label={isSame ? 'all' : span.labels.join(', ')}
          class={[isSame ? 'same' : span.isUsual ? 'usual' : 'diff', span.again !== undefined && 'again']
            .filter(Boolean)
            .join(' ')}
        >
          <Payments span={span} isSame={isSame} />
        </td>
      ))}
    </tr>
  );
}

/** What every column answers to one question. */
function Beside({ rule }: { readonly rule: RuleBeside }) {
  return (
    <>
      <a href={rule.href}>{rule.question}</a>
      {rule.answers.map(({ label, says, isChanged, citations }) => (
        <span class="answer" key={label}>
          {label}: {isChanged ? <ins>{says}</ins> : says}
          <Cited citations={citations} />
        </span>
      ))}
    </>
  );
}
