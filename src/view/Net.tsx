import { signed } from '#engine/wording/sentence.ts';
import { classes } from './classes.ts';
import styles from './Net.module.css';

/** CSS class of a net: won, lost or neither. */
export const netClass = (net: number): string => (net > 0 ? 'gain' : net < 0 ? 'loss' : 'even');

/** A net with its sign, which repeats what the colour says. */
export const Net = ({ net }: { readonly net: number }) => <b class={netClass(net)}>{signed(net)}</b>;

export interface NetListProps {
  /** Nets, each with its value before a change. */
  readonly of: readonly { readonly name: string; readonly net: number; readonly before?: number | undefined }[];
  readonly label?: string | undefined;
}

/** Several nets side by side. */
export const Nets = ({ of, label }: NetListProps) => (
  <ul class={`${styles.nets} wraps`} data-part="nets" aria-label={label}>
    {of.map(({ name, net, before = net }) => (
      <li key={name}>
        {name} {before !== net && <del class="num">{signed(before)}</del>} <Net net={net} />
      </li>
    ))}
  </ul>
);

/** Range of a chart of nets; `least` is at most 0, `most` at least 0. */
export interface Scale {
  readonly least: number;
  readonly most: number;
}

export interface NetBarProps {
  readonly net: number;
  readonly scale: Scale;
}

/** A net as a bar and a figure. Bars on one scale share their zero: gains extend right, losses left. */
export function NetBar({ net, scale: { least, most } }: NetBarProps) {
  const range = Math.max(1, most - least);
  const at = (sum: number): number => Math.round(((sum - least) / range) * 1000) / 10;
  const zero = at(0);
  return (
    <span class={classes(styles.bar, 'beside', netClass(net))} data-lost={net < 0 ? '' : undefined} data-part="net-bar">
      <svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
        <rect x={Math.min(zero, at(net))} width={Math.abs(at(net) - zero)} y="1" height="8" />
        <line x1={zero} x2={zero} y1="0" y2="10" />
      </svg>
      <span class="num">{signed(net)}</span>
    </span>
  );
}
