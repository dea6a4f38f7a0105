import { listed } from '#engine/kernel/collections.ts';
import { Cited } from '../Cited.tsx';
import type { Citation } from '../../rules/cites.ts';
import type { Span } from './spans.ts';

/** More places than these where a payment can be read stand behind a fold. */
const MOST_CITED = 4;

export interface PaymentsProps {
  readonly span: Span;
  /** Whether the row is the same in all. */
  readonly isSame: boolean;
}

/** What is paid by the rules of columns that agree, and where each of their books says so. */
export function Payments({ span, isSame }: PaymentsProps) {
  const { cell, labels, cells, again, isUsual } = span;
  if (!cell) return <p class="none">cannot be settled</p>;
  // Who listens is told for which books; and that they stand apart, whoever sees no tint.
  const mark = !isSame && (
    <>
      {!isUsual && (
        <span class="mark" aria-hidden="true">
          ≠{' '}
        </span>
      )}
      {labels.length > 1 && <span class="vh">{listed(labels)} alike: </span>}
    </>
  );
  if (again !== undefined)
    return (
      <p class="none">
        {mark}as {again}
      </p>
    );
  if (cell.payments.length === 0) return <p class="none">{mark}pays nothing</p>;
  return (
    <>
      {cell.payments.map(({ from, to, amount, isEach }, i) => (
        <p key={`${from} ${to} ${String(amount)}`}>
          {i === 0 && mark}
          {from} → {to} <b>{amount}</b>
          {isEach && ' each'}
        </p>
      ))}
      <Places of={cells.map(([label, { citations }]) => [label, citations])} />
    </>
  );
}

function Places({ of }: { readonly of: readonly (readonly [label: string, citations: readonly Citation[]])[] }) {
  const cited = of.filter(([, citations]) => citations.length > 0);
  const count = cited.reduce((sum, [, citations]) => sum + citations.length, 0);
  if (count === 0) return null;
  const places = cited.map(([label, citations]) => (
    <span key={label} class="of-column">
      {of.length > 1 && <span class="soft">{label}</span>}
      <Cited citations={citations} />{' '}
    </span>
  ));
  if (count <= MOST_CITED) return <small>{places}</small>;
  return (
    <details class="cites">
      <summary>
        {count} clauses<span class="vh"> and readings behind it</span>
      </summary>
      <small>{places}</small>
    </details>
  );
}
