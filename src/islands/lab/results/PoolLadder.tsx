import { scaleLinear } from 'd3-scale';
import type { Counts } from '#engine/lab/tally.ts';
import { sayDeals } from '#view/long-run.ts';
import { isPerStake, sidesOf, type LabResult } from './lab-result.ts';
import { sayCounters } from './verdict.ts';
import styles from '../Lab.module.css';

/** Deals before which the pools held at least so much. */
export interface PoolStep {
  readonly least: number;
  readonly deals: number;
}

/** Steps that double, from the smallest amount above which some deals lie, to the largest. */
export function poolSteps(pools: Counts): readonly PoolStep[] {
  const amounts = [...pools].filter(([amount]) => amount > 0);
  if (amounts.length === 0) return [];
  const largest = Math.max(...amounts.map(([amount]) => amount));
  const steps: PoolStep[] = [];
  for (let least = Math.min(...amounts.map(([amount]) => amount)); least <= largest; least *= 2)
    steps.push({ least, deals: amounts.reduce((sum, [amount, times]) => sum + (amount >= least ? times : 0), 0) });
  return steps;
}

/** The pools before a deal: a table whose bars are the picture. */
export function PoolLadder({ result }: { readonly result: LabResult }) {
  const { block, summary, unit, piece } = result;
  const [first, second] = sidesOf(result);
  const steps = poolSteps(block.book.pools);
  const { pools } = summary.book;
  if (steps.length === 0 || !pools) return null;
  // Pools in different counters are not set against each other.
  const other = isPerStake(result) ? undefined : block.turned[0]?.side.pools;
  const x = scaleLinear().domain([0, summary.deals]).range([0, 100]);
  const atLeast = (counts: Counts, least: number): number =>
    [...counts].reduce((sum, [amount, times]) => sum + (amount >= least ? times : 0), 0);
  const isOther = other !== undefined && steps.some(({ least, deals }) => atLeast(other, least) !== deals);
  return (
    <figure data-part="pools">
      <figcaption>
        <b class={styles.name}>The pools before a {piece}</b>{' '}
        <small>
          {unit[1]}, {first}
          {isOther && ` and ${second}`}
        </small>
      </figcaption>
      <table class={styles.ladder}>
        <thead>
          <tr>
            <th scope="col">at least</th>
            <th scope="col">
              <span class="vh">bar</span>
            </th>
            <th scope="col">before</th>
            {isOther && <th scope="col">{second}</th>}
          </tr>
        </thead>
        <tbody>
          {steps.map(({ least, deals }) => (
            <tr key={least}>
              <th scope="row">{least.toLocaleString('en')}</th>
              <td class={styles.ladderBar}>
                <svg viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
                  <rect class={styles.bar} width={x(deals)} height="8" />
                </svg>
              </td>
              <td>{sayDeals(deals, summary.deals, piece)}</td>
              {isOther && <td>{sayDeals(atLeast(other, least), summary.deals, piece)}</td>}
            </tr>
          ))}
        </tbody>
      </table>
      <p>
        Half of the time they hold {sayCounters(pools.median)} or fewer; the most we saw was{' '}
        {pools.largest.toLocaleString('en')}.
      </p>
    </figure>
  );
}
