import { scaleLinear } from 'd3-scale';
import type { Estimate } from '#engine/lab/statistics.ts';
import { settles } from '#engine/lab/statistics.ts';
import { capital } from '#engine/wording/sentence.ts';
import { figure, signedFigure } from '#view/long-run.ts';
import { canCompare, isPerStake, reachesPools, sideNames, type LabResult, sayRest } from './verdict.ts';
import styles from '../Lab.module.css';

const WIDTH = 340;
const EDGE = 8;
const MARKS = { book: styles.book, turned: styles.turned, diff: styles.diff };
type Kind = keyof typeof MARKS;
type SeatScale = ReturnType<typeof scaleOf>;

/** Scale on which all intervals and 0 have room. */
function scaleOf(estimates: readonly Estimate[]) {
  const ends = estimates.flatMap(({ mean, half }) => (Number.isFinite(half) ? [mean - half, mean + half] : []));
  return scaleLinear()
    .domain([Math.min(0, ...ends), Math.max(0, ...ends, 1e-9)])
    .nice(5)
    .range([EDGE, WIDTH - EDGE]);
}

/** A dot in the heading of its column. */
const Dot = ({ kind }: { readonly kind: Kind }) => (
  <svg class={MARKS[kind]} viewBox="0 0 10 10" aria-hidden="true">
    <circle cx="5" cy="5" r="4" />
  </svg>
);

interface DotsProps {
  readonly scale: SeatScale;
  readonly dots: readonly (readonly [kind: Kind, estimate: Estimate])[];
}

/** Dots with their intervals in a row of the table. */
const Dots = ({ scale, dots }: DotsProps) => (
  <svg class={`${styles.figure} chart`} viewBox={`0 0 ${String(WIDTH)} 40`} aria-hidden="true">
    <line class={styles.axis} x1={scale(0)} x2={scale(0)} y1="0" y2="40" />
    {dots.map(([kind, { mean, half }], i) => {
      const y = dots.length === 1 ? 20 : 13 + 14 * i;
      return (
        <g key={kind} class={MARKS[kind]}>
          <line x1={scale(mean - half)} x2={scale(mean + half)} y1={y} y2={y} />
          <circle cx={scale(mean)} cy={y} r="4.2" />
        </g>
      );
    })}
  </svg>
);

const Axis = ({ scale }: { readonly scale: SeatScale }) => (
  <svg class={`${styles.figure} chart`} viewBox={`0 0 ${String(WIDTH)} 30`} aria-hidden="true">
    <line class={styles.axis} x1={EDGE} x2={WIDTH - EDGE} y1="4" y2="4" />
    {scale.ticks(5).map((tick) => (
      <g key={tick}>
        <line class={styles.axis} x1={scale(tick)} x2={scale(tick)} y1="4" y2="9" />
        <text x={scale(tick)} y="24" text-anchor="middle">
          {String(tick).replace('-', '−')}
        </text>
      </g>
    ))}
  </svg>
);

interface SumProps {
  readonly label: string;
  readonly estimate: Estimate;
  /** The same by the rule itself, without the pools it has made. */
  readonly alone?: Estimate | undefined;
}

const Sum = ({ label, estimate, alone }: SumProps) => (
  <td class="n" data-label={label}>
    <b>{signedFigure(estimate.mean)}</b> <small>± {figure(estimate.half)}</small>
    {!settles(estimate) && (
      <>
        <span aria-hidden="true">*</span>
        <span class="vh">, does not settle</span>
      </>
    )}
    {alone && (
      <small>
        <br />
        by itself {signedFigure(alone.mean)} ± {figure(alone.half)}
      </small>
    )}
  </td>
);

/** An estimate in other counters, of which `scale` make one. */
const inScale = (estimate: Estimate, scale: number): Estimate => ({
  ...estimate,
  mean: estimate.mean / scale,
  half: estimate.half / scale,
});

/** Heading of a role: `The dealer` is `Dealer`. */
const roleHeading = (words: string): string => capital(words.replace(/^(the|an?) /, ''));

/** What each role wins or loses: the rows of the table are the picture. */
export function SeatTable({ result }: { readonly result: LabResult }) {
  const { summary, roles, unit, between, piece, question, stakes } = result;
  const { book, turned, deals } = summary;
  const [other] = turned;
  const [first, second] = sideNames(result);
  const [bookScale, otherScale] = isPerStake(result) ? stakes : [1, 1];
  const isCompared = canCompare(result);
  const scale = scaleOf([
    ...book.roles.map((estimate) => inScale(estimate, bookScale)),
    ...(other?.side.roles ?? []).map((estimate) => inScale(estimate, otherScale)),
  ]);
  const finer = other && isCompared ? scaleOf(other.difference.roles) : undefined;
  const reaches = question === 'sameCards' && other !== undefined && reachesPools(other.difference);
  const counters = result.other && result.other.unit[1] !== unit[1] ? `${unit[1]}, ${result.other.unit[1]}` : unit[1];
  const [low = 0, high = 0] = scale.domain();
  const [lowest = 0, highest = 0] = finer?.domain() ?? [];
  const ratio = Math.round((high - low) / (highest - lowest));
  return (
    <>
      <table class={`table stack ${styles.seats}`} data-part="seats">
        <caption>
          What each seat wins or loses in a {piece}{' '}
          <small>
            {counters}, mean of {deals.toLocaleString('en')} {piece}s; the line through each dot is its 95 % interval
            {isPerStake(result) && isCompared && '; the dots are drawn as shares of the stake'}
            {reaches &&
              '. Each side keeps the pools that its own rules have made; the figures “by itself” leave those pools out'}
          </small>
        </caption>
        <thead>
          <tr>
            <td />
            <th scope="colgroup" colSpan={other ? 3 : 2}>
              <span class={`${styles.key} aside`}>
                <Dot kind="book" /> {first}
              </span>
              {other && (
                <span class={`${styles.key} aside`}>
                  <Dot kind="turned" /> {second}
                </span>
              )}
            </th>
            {finer && (
              <th scope="colgroup" colSpan={2}>
                <span class={`${styles.key} aside`}>
                  <Dot kind="diff" /> {second}, less {first}
                  {isPerStake(result) && `, in ${between[1]}`}
                  {ratio > 1 && <small> (its own scale, {ratio.toLocaleString('en')} times finer)</small>}
                </span>
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {roles.map(({ id, words }, i) => {
            const own = book.roles[i]!;
            const changed = other?.side.roles[i];
            const difference = other?.difference.roles[i];
            return (
              <tr key={id}>
                <th scope="row">{roleHeading(words)}</th>
                <td class={styles.plot}>
                  {isCompared && (
                    <Dots
                      scale={scale}
                      dots={[
                        ['book', inScale(own, bookScale)],
                        ...(changed ? [['turned', inScale(changed, otherScale)] as const] : []),
                      ]}
                    />
                  )}
                </td>
                <Sum label={first} estimate={own} />
                {changed && <Sum label={second} estimate={changed} />}
                {finer && difference && (
                  <>
                    <td class={styles.plot}>
                      <Dots scale={finer} dots={[['diff', difference]]} />
                    </td>
                    <Sum
                      label="difference"
                      estimate={difference}
                      alone={reaches ? other.difference.rolesAlone[i] : undefined}
                    />
                  </>
                )}
              </tr>
            );
          })}
        </tbody>
        <tfoot>
          <tr class={styles.axes}>
            <td />
            <td class={styles.plot}>{isCompared && <Axis scale={scale} />}</td>
            <td colSpan={other ? 2 : 1} />
            {finer && (
              <>
                <td class={styles.plot}>
                  <Axis scale={finer} />
                </td>
                <td />
              </>
            )}
          </tr>
          {(book.left.mean !== 0 || (other?.side.left.mean ?? 0) !== 0) && (
            <tr>
              <th scope="row">Pools</th>
              <td class="aside">what is left in them when a session ends, for each {piece}</td>
              <Sum label={first} estimate={book.left} />
              {other && (
                <>
                  <Sum label={second} estimate={other.side.left} />
                  {finer && (
                    <>
                      <td />
                      <td class="n" data-label="difference">
                        {signedFigure(other.side.left.mean / otherScale - book.left.mean / bookScale)}
                      </td>
                    </>
                  )}
                </>
              )}
            </tr>
          )}
        </tfoot>
      </table>
      <p>
        {sayRest(result)}
        {roles.length > result.seats &&
          ' The roles below the seats are other names for the same players, so they add nothing to that sum.'}
      </p>
    </>
  );
}
