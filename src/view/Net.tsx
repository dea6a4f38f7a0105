import { signed } from './signed.ts';

/** The class of a net: won, lost or neither. */
export const netClass = (net: number): string => (net > 0 ? 'gain' : net < 0 ? 'loss' : 'even');

/** What somebody has won or lost; the sign says what the colour says. */
export const Net = ({ net }: { readonly net: number }) => <b class={netClass(net)}>{signed(net)}</b>;

export interface NetsProps {
  /** Each with what it was before a change. */
  readonly of: readonly { readonly name: string; readonly net: number; readonly before?: number | undefined }[];
  readonly label?: string | undefined;
}

/** The nets of several, side by side. */
export const Nets = ({ of, label }: NetsProps) => (
  <ul class="nets" aria-label={label}>
    {of.map(({ name, net, before = net }) => (
      <li key={name}>
        {name} {before !== net && <del class="num">{signed(before)}</del>} <Net net={net} />
      </li>
    ))}
  </ul>
);

export interface NetBarProps {
  readonly net: number;
  /** The longest bar on the page stands for this much. */
  readonly max: number;
}

/** A net as a bar and a figure. */
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
