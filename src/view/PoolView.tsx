import styles from './PoolView.module.css';

export interface PoolViewProps {
  /** `basket`, `great pool`. */
  readonly name: string;
  readonly amount: number;
  /** Unit in singular or plural: `fiches`. */
  readonly unit: string;
  /** Whether it was just filled or drawn. */
  readonly changed?: boolean | undefined;
}

/** A pool: basket, name and content. A file of its own, because the table on paper and the table in play share it. */
export function PoolView({ name, amount, unit, changed }: PoolViewProps) {
  return (
    <p class={`${styles.pool} beside tight`} data-part="pool" data-changed={changed ? '' : undefined}>
      <svg viewBox="0 0 48 44" aria-hidden="true">
        <path d="M6 16h36l-5 24H11zM6 16c4-13 32-13 36 0M8.2 24h31.6M10 32h28M18 16l3 24M30 16l-3 24M24 16v24" />
      </svg>
      <span>
        {name} <b>{amount}</b>
        <span class="vh"> {unit}</span>
      </span>
    </p>
  );
}
