import { listed } from '#engine/kernel/listed.ts';
import { NetBar } from '#view/NetBar.tsx';
import type { Cell, ColumnHead, CompareModel, FootRow, Row, RuleBeside } from './model.ts';
import { Cited } from './Cited.tsx';

export interface ComparisonTableProps {
  readonly caption: string;
  readonly model: CompareModel;
}

/** The payments of one deal, a column for each set of rules: what for down the side, nets and pools at the foot. */
export function ComparisonTable({ caption, model }: ComparisonTableProps) {
  const { columns, rows, nets, pools, largest } = model;
  return (
    <table class="cmp">
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
      <tbody>
        {rows.map((row) => (
          <PaymentRow key={row.id} row={row} columns={columns} />
        ))}
      </tbody>
      <tfoot>
        {nets.map(({ name, sums }) => (
          <tr key={name}>
            <th scope="row">{name} in all</th>
            {columns.map(({ label }, i) => (
              <td key={label} data-label={label}>
                <Sum sum={sums[i]}>{(net) => <NetBar net={net} max={largest} />}</Sum>
              </td>
            ))}
          </tr>
        ))}
        {pools.map((pool) => (
          <PoolRow key={pool.name} pool={pool} columns={columns} />
        ))}
      </tfoot>
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
  const { what, where, isSame, cells, why } = row;
  return (
    <tr class={isSame ? 'alike' : ''}>
      <th scope="row">
        {what}
        <small class="soft">
          {where} · {isSame ? '= the same in all' : '≠ they differ'}
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
      {columns.map(({ label }, i) => (
        <td key={label} data-label={label} class={isSame ? 'same' : 'diff'}>
          <Payments cell={cells[i]} isSame={isSame} />
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

/** Beside which other columns a cell stands in a row that is not the same in all. */
function Mark({ like }: { readonly like: readonly string[] }) {
  if (like.length === 0)
    return (
      <span class="mark">
        <span aria-hidden="true">≠</span>
        <span class="vh">unlike all others: </span>
      </span>
    );
  return (
    <span class="mark like">
      <span aria-hidden="true">= {like.join(', ')}</span>
      <span class="vh">the same as {listed(like)}: </span>
    </span>
  );
}

function Payments({ cell, isSame }: { readonly cell: Cell | undefined; readonly isSame: boolean }) {
  if (!cell) return <p class="none">cannot be settled</p>;
  const mark = !isSame && <Mark like={cell.like} />;
  if (cell.payments.length === 0) return <p class="none">{mark} pays nothing</p>;
  return (
    <>
      {cell.payments.map(({ from, to, amount, isEach }, i) => (
        <p key={`${from} ${to} ${String(amount)}`}>
          {i === 0 && mark} {from} → {to} <b>{amount}</b>
          {isEach && ' each'}
        </p>
      ))}
      <small>
        <Cited citations={cell.citations} />
      </small>
    </>
  );
}
