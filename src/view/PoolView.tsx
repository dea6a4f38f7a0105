export interface PoolViewProps {
  /** `basket`, `great pool`. */
  readonly name: string;
  readonly amount: number;
  /** The unit in the right number: `fiches`. */
  readonly unit: string;
  /** It has just been filled or drawn. */
  readonly changed?: boolean | undefined;
}

/** What lies in a pool: a basket, its name and how much. */
export function PoolView({ name, amount, unit, changed }: PoolViewProps) {
  return (
    <p class={changed ? 'pool changed' : 'pool'}>
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
