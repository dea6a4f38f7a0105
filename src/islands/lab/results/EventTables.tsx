import type { Share } from '#engine/lab/statistics.ts';
import { figure, sayDeals, signedFigure } from '#view/long-run.ts';
import { isPerStake, sideNames, type LabResult, sayCounters } from './verdict.ts';
import styles from '../Lab.module.css';
import { scaleLinear } from 'd3-scale';
import type { Counts } from '#engine/lab/tally.ts';

const percent = (share: number): string => figure(100 * share);
const Often = ({ share, piece }: { readonly share: Share; readonly piece: string }) => (
  <>
    {sayDeals(share.count, share.of, piece)}{' '}
    <small>
      {percent(share.share)} % ({percent(share.from)}–{percent(share.to)})
    </small>
  </>
);

/** How often things happen, by both sides where they differ. */
export function EventTable({ result }: { readonly result: LabResult }) {
  const { summary, events, piece } = result;
  const [first, second] = sideNames(result);
  const { book, turned } = summary;
  const [other] = turned;
  const rows = events
    .map(({ id, words }, i) => ({ id, words, own: book.events[i]!, changed: other?.side.events[i] }))
    .filter(({ own, changed }) => own.count > 0 || (changed?.count ?? 0) > 0);
  const differs = rows.some(({ own, changed }) => changed && changed.count !== own.count);
  return (
    <section data-part="events">
      <h3>What happens</h3>
      <p>
        Shares of {piece}s, with their 95 % intervals.
        {other && !differs && ' The same things happen by both rules; only payments differ.'}
      </p>
      <div class="scroll" tabIndex={0} role="group" aria-label="Table: what happens">
        <table class="table">
          <thead>
            <tr>
              <th scope="col">event</th>
              <th scope="col">{differs ? first : 'how often'}</th>
              {differs && <th scope="col">{second}</th>}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ id, words, own, changed }) => (
              <tr key={id}>
                <th scope="row">{words}</th>
                <td>
                  <Often share={own} piece={piece} />
                </td>
                {differs && changed && (
                  <td>
                    <Often share={changed} piece={piece} />
                  </td>
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

interface PaidTableProps {
  readonly result: LabResult;
  readonly sayOccasion: (occasion: string) => string;
}

/** What is paid for what, in a deal, by both sides. */
export function PaidTable({ result, sayOccasion }: PaidTableProps) {
  const { summary, piece, unit } = result;
  const [first, second] = sideNames(result);
  const isApart = isPerStake(result);
  const { book, turned } = summary;
  const other = turned[0]?.side;
  const occasions = [...new Set([...book.paid, ...(other?.paid ?? [])].map(({ occasion }) => occasion))];
  const sumOf = (side: typeof book | undefined, occasion: string) =>
    side?.paid.find((one) => one.occasion === occasion);
  const rows = occasions
    .map((occasion) => ({ occasion, own: sumOf(book, occasion), changed: sumOf(other, occasion) }))
    .toSorted((a, b) => (b.own?.perDeal ?? 0) - (a.own?.perDeal ?? 0));
  return (
    <section data-part="paid-for">
      <h3>What is paid for it</h3>
      <div class="scroll" tabIndex={0} role="group" aria-label="Table: what is paid">
        <table class="table">
          <thead>
            <tr>
              <th scope="col">payment</th>
              <th scope="col">{piece}s with one</th>
              <th scope="col">
                {unit[1]} a {piece}
                {other && `, ${first}`}
              </th>
              {other && (
                <>
                  <th scope="col">
                    {isApart && `${result.other!.unit[1]} a ${piece}, `}
                    {second}
                  </th>
                  {!isApart && <th scope="col">difference</th>}
                </>
              )}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ occasion, own, changed }) => (
              <tr key={occasion}>
                <th scope="row">{sayOccasion(occasion)}</th>
                <td>{sayDeals((own ?? changed)!.deals.count, summary.deals, piece)}</td>
                <td class="num">{figure(own?.perDeal ?? 0)}</td>
                {other && (
                  <>
                    <td class="num">{figure(changed?.perDeal ?? 0)}</td>
                    {!isApart && <td class="num">{signedFigure((changed?.perDeal ?? 0) - (own?.perDeal ?? 0))}</td>}
                  </>
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

/** Deals before which the pools held at least so much. */
interface PoolStep {
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
  const [first, second] = sideNames(result);
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
        <b class="title">The pools before a {piece}</b>{' '}
        <small>
          {unit[1]}, {first}
          {isOther && ` and ${second}`}
        </small>
      </figcaption>
      <table class={`table ${styles.ladder}`}>
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
              <td>
                <svg class="chart" viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
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
