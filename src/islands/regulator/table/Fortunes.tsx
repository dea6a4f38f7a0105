import { signed } from '#engine/wording/sentence.ts';
import { drawFortunes, type Course } from './fortunes.ts';
import type { KeptAccount } from './kept.ts';
import styles from '../Regulator.module.css';

/** Each player's net and each pool's content, before the first deal and after each. */
function coursesOf({ account: { players }, regulated: { deals }, table }: KeptAccount): readonly Course[] {
  const pools = [...new Set(deals.flatMap((deal) => Object.keys(deal.pools)))].filter((pool) =>
    deals.some((deal) => (deal.pools[pool] ?? 0) > 0),
  );
  return [
    ...players.map((name, player): Course => ({
      name,
      kind: 'player',
      values: [0, ...deals.map(({ balances }) => balances[player] ?? 0)],
    })),
    ...pools.flatMap((pool): readonly Course[] => {
      const name = table.sayPool(pool);
      return name === undefined
        ? []
        : [{ name, kind: 'pool', values: [0, ...deals.map((deal) => deal.pools[pool] ?? 0)] }];
    }),
  ];
}

/** Chart of the table's results from deal to deal, with a description for screen readers. */
export function Fortunes({ kept }: { readonly kept: KeptAccount }) {
  const { width, height, left, right, grid, lines } = drawFortunes(coursesOf(kept));
  const { one } = kept.table.part;
  return (
    <section class={styles.fortunes} aria-labelledby="regulator-fortunes">
      <h2 id="regulator-fortunes">How the totals moved</h2>
      <svg viewBox={`0 0 ${String(width)} ${String(height)}`} aria-hidden="true">
        {grid.map(({ value, y }) => (
          <g key={value} class={value === 0 ? styles.nought : undefined}>
            <line x1={left} x2={right} y1={y} y2={y} />
            <text x={left - 5} y={y + 4} text-anchor="end">
              {signed(value)}
            </text>
          </g>
        ))}
        {lines.map(({ name, kind, points, values, labelAt }, i) => (
          <g key={name} data-course={kind === 'pool' ? 'pool' : i}>
            <polyline points={points} />
            <text x={right + 8} y={labelAt + 4}>
              {name.length > 11 ? `${name.slice(0, 10)}…` : name}{' '}
              <tspan class={styles.inTheEnd} data-part="in-the-end">
                {kind === 'pool' ? values.at(-1) : signed(values.at(-1) ?? 0)}
              </tspan>
            </text>
          </g>
        ))}
      </svg>
      <p class="soft">
        What each player has won or lost after every {one}.
        {lines.some(({ kind }) => kind === 'pool') ? ' Thin lines show what lies in the pools.' : ''}
      </p>
      <ul class="vh">
        {lines.map(({ name, kind, values }) => {
          const played = values.slice(1);
          const printAmount = (n: number): string => (kind === 'pool' ? String(n) : signed(n));
          const at = (n: number): string => `${one} ${String(played.indexOf(n) + 1)}`;
          const high = Math.max(...played);
          const low = Math.min(...played);
          return (
            <li key={name}>
              {name}: now {printAmount(played.at(-1) ?? 0)}; highest {printAmount(high)} after {at(high)}; lowest{' '}
              {printAmount(low)} after {at(low)}.
            </li>
          );
        })}
      </ul>
    </section>
  );
}
