import { signed } from '#view/signed.ts';
import { drawFortunes, type Course } from './fortunes.ts';
import type { KeptAccount } from './kept.ts';

/** What each has won or lost, and what lies in the pools, before the first deal and after each. */
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

/** The fortunes of the table from deal to deal, as lines; whoever cannot see them is read the turns that they take. */
export function Fortunes({ kept }: { readonly kept: KeptAccount }) {
  const { width, height, left, right, grid, lines } = drawFortunes(coursesOf(kept));
  const { one } = kept.table.part;
  return (
    <section class="fortunes" aria-labelledby="regulator-fortunes">
      <h2 id="regulator-fortunes">The fortunes</h2>
      <svg viewBox={`0 0 ${String(width)} ${String(height)}`} aria-hidden="true">
        {grid.map(({ value, y }) => (
          <g key={value} class={value === 0 ? 'nought' : ''}>
            <line x1={left} x2={right} y1={y} y2={y} />
            <text x={left - 5} y={y + 4} text-anchor="end">
              {signed(value)}
            </text>
          </g>
        ))}
        {lines.map(({ name, kind, points, values, labelAt }, i) => (
          <g key={name} class={kind === 'pool' ? 'course of-pool' : `course of-${String(i)}`}>
            <polyline points={points} />
            <text x={right + 8} y={labelAt + 4}>
              {name.length > 11 ? `${name.slice(0, 10)}…` : name}{' '}
              {kind === 'pool' ? values.at(-1) : signed(values.at(-1) ?? 0)}
            </text>
          </g>
        ))}
      </svg>
      <p class="soft">
        Won or lost since the beginning
        {lines.some(({ kind }) => kind === 'pool') ? ', and what lay in the pools, drawn thin' : ''}, from {one} to{' '}
        {one}.
      </p>
      <ul class="vh">
        {lines.map(({ name, kind, values }) => {
          const played = values.slice(1);
          const say = (n: number): string => (kind === 'pool' ? String(n) : signed(n));
          const at = (n: number): string => `${one} ${String(played.indexOf(n) + 1)}`;
          const high = Math.max(...played);
          const low = Math.min(...played);
          return (
            <li key={name}>
              {name}: now {say(played.at(-1) ?? 0)}; most, {say(high)} after {at(high)}; least, {say(low)} after{' '}
              {at(low)}.
            </li>
          );
        })}
      </ul>
    </section>
  );
}
