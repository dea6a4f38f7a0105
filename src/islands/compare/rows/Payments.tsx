import { listed } from '#engine/kernel/collections.ts';
import { Citations } from '../../rules/Grounds.tsx';
import type { Citation } from '../../rules/cites.ts';
import type { Span } from './row.ts';
import styles from '../Compare.module.css';

/** Maximum number of citations shown outside a fold. */
const MOST_CITED = 4;

export interface PaymentsProps {
  readonly span: Span;
  /** Whether the row is the same in all columns. */
  readonly isSame: boolean;
  /** Name of the column that the others are compared with. */
  readonly base: string;
}

/** Payments of columns that agree, and the citation in each of their books. */
export function Payments({ span, isSame, base }: PaymentsProps) {
  const { cell, labels, cells, sameAs, isBase } = span;
  // Says for screen readers which books the cell is for, and for readers without colour that it differs.
  const mark = !isSame && (
    <>
      {!isBase && (
        <span class={styles.mark} data-part="mark">
          <span aria-hidden="true">≠ </span>
          <span class="vh">differs from {base}: </span>
        </span>
      )}
      {labels.length > 1 && <span class="vh">{listed(labels)} alike: </span>}
    </>
  );
  if (!cell) return <p class={styles.none}>{mark}cannot be settled</p>;
  if (sameAs !== undefined)
    return (
      <p class={styles.none}>
        {mark}same as {sameAs}
      </p>
    );
  if (cell.payments.length === 0) return <p class={styles.none}>{mark}pays nothing</p>;
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
    <span key={label} class={styles.ofColumn}>
      {of.length > 1 && <span class="soft">{label}</span>}
      <Citations citations={citations} />{' '}
    </span>
  ));
  if (count <= MOST_CITED) return <small>{places}</small>;
  return (
    <details class={styles.cites}>
      <summary>
        {count} clauses<span class="vh"> and readings behind this payment</span>
      </summary>
      <small>{places}</small>
    </details>
  );
}
