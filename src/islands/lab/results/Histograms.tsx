import { FoldedTable } from './FoldedTable.tsx';
import { scaleLinear } from 'd3-scale';
import { curveStepAfter, line } from 'd3-shape';
import { sumCounts } from '#engine/lab/tally.ts';
import { quantilesOf } from '#engine/lab/statistics.ts';
import { figure } from '#view/long-run.ts';
import { isPerStake, sideNames, type LabResult, signedCounters } from './verdict.ts';
import styles from '../Lab.module.css';

/** A histogram of whole amounts: bins of equal width around 0, and what lies beyond them. */
interface Histogram {
  /** Amounts in a bin. */
  readonly width: number;
  /** Bin → its lowest amount, and how often an amount of it was met. */
  readonly bins: readonly { readonly from: number; readonly times: number }[];
  /** Amounts below the first bin; above the last. */
  readonly below: number;
  readonly above: number;
  /** Amounts counted in all. */
  readonly all: number;
}

/** Widths that a reader can count by. */
const WIDTHS = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000, 5000];
const MOST_BINS = 31;
/** Share of the amounts that may lie beyond either end. */
const TAIL = 0.01;

/** Limits between which all but the tails of the amounts lie. */
function limitsOf(counts: ReadonlyMap<number, number>): readonly [low: number, high: number] {
  const inOrder = [...counts].sort(([a], [b]) => a - b);
  const all = inOrder.reduce((sum, [, times]) => sum + times, 0);
  const after = (amounts: typeof inOrder): number => {
    let sum = 0;
    return (amounts.find(([, times]) => (sum += times) > TAIL * all) ?? [0])[0];
  };
  return [after(inOrder), after(inOrder.toReversed())];
}

/** Bins for amounts: the middle one holds 0 in its centre, or at its lower end where it holds an even number of amounts. */
export function binAmounts(counts: ReadonlyMap<number, number>, like?: Histogram): Histogram {
  const [low, high] = limitsOf(counts);
  const reach = Math.max(Math.abs(low), Math.abs(high), 1);
  const width = like?.width ?? WIDTHS.find((one) => 2 * Math.ceil(reach / one) + 1 <= MOST_BINS) ?? WIDTHS.at(-1)!;
  const offset = Math.floor(width / 2);
  const steps = Math.ceil(reach / width);
  const first = like?.bins[0]?.from ?? -steps * width - offset;
  const times = new Array<number>(like?.bins.length ?? 2 * steps + 1).fill(0);
  let below = 0;
  let above = 0;
  let all = 0;
  for (const [amount, often] of counts) {
    all += often;
    const bin = Math.floor((amount - first) / width);
    if (bin < 0) below += often;
    else if (bin >= times.length) above += often;
    else times[bin]! += often;
  }
  return { width, bins: times.map((often, i) => ({ from: first + i * width, times: often })), below, above, all };
}

const [WIDTH, HEIGHT] = [360, 170];
const PLOT = { left: 6, right: 354, top: 6, bottom: 138 } as const;

const percent = (times: number, all: number): string => {
  const share = all === 0 ? 0 : (100 * times) / all;
  return share > 0 && share < 0.01 ? 'under 0.01 %' : `${figure(share)} %`;
};

/** Amounts of a bin: `−4 to +4`, or `+2` where it holds one. */
const sayBin = (from: number, width: number): string =>
  width === 1 ? signedCounters(from) : `${signedCounters(from)} to ${signedCounters(from + width - 1)}`;

interface BarsProps {
  readonly of: Histogram;
  /** Histogram drawn over it as an outline. */
  readonly over?: Histogram | undefined;
  /** Class of a bar, by its lowest amount. */
  readonly barClass: (from: number) => string | undefined;
}

function Bars({ of, over, barClass }: BarsProps) {
  const { bins, width } = of;
  const first = bins[0]?.from ?? 0;
  const x = scaleLinear()
    .domain([first, first + bins.length * width])
    .range([PLOT.left, PLOT.right]);
  const most = Math.max(1, ...bins.map(({ times }) => times), ...(over?.bins.map(({ times }) => times) ?? []));
  const y = scaleLinear().domain([0, most]).range([PLOT.bottom, PLOT.top]);
  const outline = line<{ readonly from: number; readonly times: number }>()
    .x(({ from }) => x(from))
    .y(({ times }) => y(times))
    .curve(curveStepAfter);
  const bar = Math.abs(x(width) - x(0));
  return (
    <svg class={`${styles.figure} chart`} viewBox={`0 0 ${String(WIDTH)} ${String(HEIGHT)}`} aria-hidden="true">
      {bins.map(({ from, times }) => (
        <rect
          key={from}
          class={barClass(from)}
          x={x(from) + 0.5}
          width={Math.max(0.5, bar - 1)}
          y={y(times)}
          height={PLOT.bottom - y(times)}
        />
      ))}
      {over && (
        <path
          class={styles.outline}
          d={outline([...over.bins, { from: first + bins.length * width, times: 0 }]) ?? ''}
        />
      )}
      <line class={styles.axis} x1={PLOT.left} x2={PLOT.right} y1={PLOT.bottom} y2={PLOT.bottom} />
      {x.ticks(5).map((tick) => {
        // A whole amount stands in the middle of its bar where bars hold one amount each.
        const at = x(tick) + (width === 1 ? bar / 2 : 0);
        return (
          at > PLOT.left + 6 &&
          at < PLOT.right - 6 &&
          (Number.isInteger(tick) ? (
            <text key={tick} x={at} y={HEIGHT - 12} text-anchor="middle">
              {signedCounters(tick)}
            </text>
          ) : null)
        );
      })}
    </svg>
  );
}

interface BinTableProps {
  readonly heads: readonly string[];
  readonly columns: readonly Histogram[];
}

const BinTable = ({ heads, columns }: BinTableProps) => {
  const [first] = columns;
  if (!first) return null;
  const rows: readonly (readonly [string, readonly number[]])[] = [
    ['less', columns.map(({ below }) => below)],
    ...first.bins.map(({ from }, i) => [sayBin(from, first.width), columns.map(({ bins }) => bins[i]!.times)] as const),
    ['more', columns.map(({ above }) => above)],
  ];
  return (
    <FoldedTable
      heads={['net', ...heads]}
      rows={rows
        .filter(([, times]) => times.some((one) => one > 0))
        .map(([label, times]) => [label, ...times.map((one, i) => percent(one, columns[i]!.all))])}
    />
  );
};

/** A player’s net in a deal, by both rules; and the change, where there is one. */
export function Histograms({ result }: { readonly result: LabResult }) {
  const { block, summary, seats, piece, unit } = result;
  const [first, second] = sideNames(result);
  const isApart = isPerStake(result);
  const netsOf = (nets: (typeof summary.book)['nets']): ReadonlyMap<number, number> => sumCounts(nets.slice(0, seats));
  const own = netsOf(summary.book.nets);
  // Nets in different counters are not drawn over each other.
  const other = isApart ? undefined : summary.turned[0];
  const both = other && netsOf(other.side.nets);
  const book = binAmounts(own);
  const turned = both && binAmounts(both, book);
  const [low = 0, middle = 0, high = 0] = quantilesOf(new Map(own), [0.25, 0.5, 0.75]);
  const differences = other && block.turned[0] && sumCounts(block.turned[0].difference.differences);
  const unmoved = differences?.get(0) ?? 0;
  differences?.delete(0);
  const moves = differences && differences.size > 0 ? binAmounts(differences) : undefined;
  return (
    <>
      <figure data-part="nets">
        <figcaption>
          <b class="title">A player’s net in a {piece}</b>{' '}
          <small>
            all seats together
            {turned ? `; bars ${first}, the red line ${second}` : isApart ? `, ${first}, in ${unit[1]}` : ''}
          </small>
        </figcaption>
        <Bars of={book} over={turned} barClass={() => styles.bar} />
        <p>
          Half of all nets lie between {signedCounters(low)} and {signedCounters(high)} {unit[1]}; the middle one is{' '}
          {signedCounters(middle)}.
          {book.below + book.above > 0 &&
            ` Beyond the picture lie ${percent(book.below, book.all)} that lose more and ${percent(book.above, book.all)} that win more.`}
        </p>
        <BinTable heads={turned ? [first, second] : [first]} columns={turned ? [book, turned] : [book]} />
      </figure>
      {moves && (
        <figure data-part="changes">
          <figcaption>
            <b class="title">The change, where there is one</b>{' '}
            <small>of {moves.all.toLocaleString('en')} nets that change</small>
          </figcaption>
          <Bars of={moves} barClass={(from) => (from < 0 ? 'loss' : 'gain')} />
          <p>
            The other {percent(unmoved, unmoved + moves.all)} of nets stay as they are.
            {moves.below + moves.above > 0 &&
              ` Beyond the picture lie ${percent(moves.below, moves.all)} of the changes to the left and ${percent(moves.above, moves.all)} to the right.`}
          </p>
          <BinTable heads={['of the changes']} columns={[moves]} />
        </figure>
      )}
    </>
  );
}
