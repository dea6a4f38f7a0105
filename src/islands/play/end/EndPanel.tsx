import { stepwise } from '../../replay/game.ts';
import type { ComponentChildren } from 'preact';
import type { Card } from '#engine/cards/card.ts';
import { capital, counted, type Unit, signed } from '#engine/wording/sentence.ts';
import { namingBy, type SeatNames } from '#engine/wording/seat-names.ts';
import { CardFace } from '#view/cards/CardFace.tsx';
import { equalPayments, sumsAfter, sayPayment } from '../../account/account.ts';
import { Button } from '../../page/controls/controls.tsx';
import { useTerms } from '../../page/Terms.tsx';
import type { AnyModel } from '../../replay/model.ts';
import type { ClauseWords, CountedRow, DealCount } from '../game.ts';
import type { SessionScore } from '../session-score.ts';
import type { TurningPoint } from './turning-point.ts';
import type { TurningPointText } from './use-turning-point.ts';
import styles from './EndPanel.module.css';
import { Net } from '#view/Net.tsx';

/** Rows of the seats from fewest to most; other rows after them. */
export const fromFewest = (rows: readonly CountedRow[]): readonly CountedRow[] => [
  ...rows.filter(({ whose }) => typeof whose === 'number').sort((a, b) => a.sum - b.sum),
  ...rows.filter(({ whose }) => typeof whose !== 'number'),
];

interface PlayerCourse {
  readonly name: string;
  readonly isYou: boolean;
  /** What each deal brought, the latest last. */
  readonly won: readonly number[];
}

const WIDTH = 100;
const HEIGHT = 24;

/** Sums after each deal, from 0 before the first. */
export const courseOf = (won: readonly number[]): readonly number[] =>
  won.reduce<readonly number[]>((sums, each) => [...sums, (sums.at(-1) ?? 0) + each], [0]);

/** Points of a line: the deals from left to right, on a scale from `low` to `high`. */
export const polylinePoints = (sums: readonly number[], low: number, high: number): string =>
  sums
    .map((sum, i) => {
      const x = (i / Math.max(1, sums.length - 1)) * WIDTH;
      const y = HEIGHT - ((sum - low) / Math.max(1, high - low)) * HEIGHT;
      return `${x.toFixed(1)},${y.toFixed(1)}`;
    })
    .join(' ');

/** How the lines are drawn, however wide their picture is. */
const LINE = { fill: 'none', 'vector-effect': 'non-scaling-stroke' } as const;

/** The session, a line for each player, all on one scale with zero dotted. */
function SessionLines({ players, piece }: { readonly players: readonly PlayerCourse[]; readonly piece: string }) {
  const courses = players.map(({ won }) => courseOf(won));
  const low = Math.min(...courses.flat());
  const high = Math.max(...courses.flat());
  const zero = polylinePoints([0, 0], low, high);
  return (
    <table class={`table ${styles.session}`}>
      <thead>
        <tr>
          <td />
          <th scope="col" class="n">
            this {piece}
          </th>
          <th scope="col" class="n">
            so far
          </th>
          <td />
        </tr>
      </thead>
      <tbody>
        {players.map(({ name, isYou, won }, i) => (
          <tr key={name} class={isYou ? 'tinted' : undefined}>
            <th scope="row" class="sc">
              {name}
            </th>
            <td class="n">{signed(won.at(-1) ?? 0)}</td>
            <td class="n">
              <Net net={courses[i]?.at(-1) ?? 0} />
            </td>
            <td aria-hidden="true">
              <svg
                class="chart"
                viewBox={`-2 -2 ${String(WIDTH + 4)} ${String(HEIGHT + 4)}`}
                preserveAspectRatio="none"
              >
                <polyline {...LINE} stroke="var(--edge)" stroke-dasharray="2 3" points={zero} />
                <polyline
                  {...LINE}
                  stroke={isYou ? 'var(--rubric)' : 'var(--soft)'}
                  stroke-width="2"
                  points={polylinePoints(courses[i] ?? [0], low, high)}
                />
              </svg>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** “You won 64 fiches.” */
export const sayResult = (net: number, unit: Unit): string =>
  net === 0 ? 'You come out even.' : `You ${net > 0 ? 'won' : 'lost'} ${counted(Math.abs(net), unit)}.`;

/** Said until the house has looked back. */
const STILL_LOOKING: TurningPointText = { text: 'The house looks back over what you played …', point: undefined };

export interface EndPanelProps {
  /** “You won 64 fiches.” */
  readonly result: string;
  readonly piece: 'deal' | 'game';
  readonly model: AnyModel;
  readonly me: number;
  readonly names: SeatNames;
  /** How the deal ended, in a sentence. */
  readonly ended: string;
  readonly count: DealCount | undefined;
  readonly quinola: Card | undefined;
  /** The session before this deal, and the seats from the reader on round the table; undefined if the deal belongs to none. */
  readonly session: { readonly standing: SessionScore; readonly order: readonly number[] } | undefined;
  readonly sayAccount: (account: string) => string;
  readonly clauseOf: (key: string) => ClauseWords | undefined;
  /** Where it turned; undefined where nobody looks back. */
  readonly turned: TurningPointText | 'looking' | undefined;
  /** Goes back to before a choice. */
  readonly onBack?: (point: TurningPoint) => void;
  /** Address of the deal with that choice as a branch. */
  readonly branchAt?: (point: TurningPoint) => string;
  /** What else is said first. */
  readonly children?: ComponentChildren;
}

/** The end of a deal: what the reader won, what counted, who pays whom and why, the session, and where it turned. */
export function EndPanel({
  result,
  piece,
  model,
  me,
  names,
  ended,
  count,
  quinola,
  session,
  sayAccount,
  clauseOf,
  turned,
  onBack,
  branchAt,
  children,
}: EndPanelProps) {
  const { seats, lines } = model;
  const mark = useTerms();
  const naming = namingBy(sayAccount, names);
  const headingOf = (seat: number): string => {
    const account = seats[seat] ?? '';
    return capital(names[account] ?? sayAccount(account).replace(/^the /, ''));
  };
  const { text, point } = turned === 'looking' || !turned ? STILL_LOOKING : turned;
  const tie = clauseOf(count?.tieKey ?? '');
  const paid = equalPayments(lines, seats).toReversed();
  const playersOf = ({ standing, order }: NonNullable<EndPanelProps['session']>) => {
    const { now } = sumsAfter(model.opening, lines, model.steps.length);
    return order.map((seat) => ({
      name: headingOf(seat),
      isYou: seat === me,
      won: [
        ...standing.deals.map(({ won }) => won[(seat - me + seats.length) % seats.length] ?? 0),
        now[seats[seat] ?? ''] ?? 0,
      ],
    }));
  };
  return (
    <section class={`${styles.panel} scrolls`} data-part="end" data-frame aria-labelledby="deal-over" tabIndex={0}>
      <h2 id="deal-over" class="tight">
        {result}
      </h2>
      <p class="soft tight">
        {mark(ended)} {tie && <a href={tie.href}>{tie.label}</a>}
      </p>
      {children}
      {count && (
        <>
          <h3 class="rubric">{count.heading}</h3>
          <ul class={`${styles.counts} lined tight`}>
            {fromFewest(count.rows).map(({ whose, note, sum, cards, none }) => (
              <li key={whose} class={whose === me ? 'tinted' : undefined}>
                <p class={styles.whose}>
                  <span class="sc">{typeof whose === 'number' ? headingOf(whose) : whose}</span> <i>{note}</i>
                </p>
                <b>{sum}</b>
                <p class={`${styles.cards} wraps`}>
                  {cards.length === 0 && <i>{none}</i>}
                  {cards.map(({ card, counts }) => (
                    <span class={styles.card} key={card}>
                      <CardFace card={card} quinola={card === quinola} />
                      <span class={styles.coin}>{counts}</span>
                    </span>
                  ))}
                </p>
              </li>
            ))}
          </ul>
        </>
      )}
      <h3 class="rubric">Who pays whom</h3>
      {paid.length === 0 && <p>Nobody pays anything.</p>}
      <ol class={`${styles.payments} lined`} aria-label="Who pays whom">
        {paid.map(({ line, from, to }, i) => {
          const clause = clauseOf(line.keys[0] ?? '');
          return (
            <li key={i}>
              <b>{line.amount}</b>
              <span>
                {mark(`${sayPayment({ from, to, amount: line.amount }, seats, naming)} ${line.why}.`)}{' '}
                {clause && <a href={clause.href}>{clause.label}</a>}
              </span>
            </li>
          );
        })}
      </ol>
      {session && (
        <>
          <h3 class="rubric">The session</h3>
          <SessionLines players={playersOf(session)} piece={piece} />
        </>
      )}
      {turned && (
        <>
          <h3 class="rubric">Where it turned</h3>
          <div class="marked tight" data-part="turned" aria-busy={turned === 'looking'}>
            <p aria-live="polite">{text}</p>
            {point && onBack && <Button onClick={() => onBack(point)}>Play on from there</Button>}{' '}
            {point && branchAt && <a href={branchAt(point)}>See both lines {stepwise(piece)}</a>}
          </div>
        </>
      )}
    </section>
  );
}
