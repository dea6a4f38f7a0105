import { signed } from './signed.ts';

export interface NetBarProps {
  readonly net: number;
  /** The longest bar on the page stands for this much. */
  readonly max: number;
}

/** A net as a bar and a figure; the sign says what the colour says. */
export function NetBar({ net, max }: NetBarProps) {
  const length = max === 0 ? 0 : Math.round((Math.abs(net) / max) * 1000) / 10;
  return (
    <span class={net < 0 ? 'bar loss' : 'bar gain'}>
      <svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
        <rect width={length} height="10" />
      </svg>
      <span class="num">{signed(net)}</span>
    </span>
  );
}
