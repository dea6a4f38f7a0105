import type { Card } from '#engine/cards/card.ts';
import { counted, type Unit } from '#engine/wording/sentence.ts';
import { namingBy, seatHeadingBy, type SeatNames } from '#engine/wording/seat-names.ts';
import { CardFace } from '#view/cards/CardFace.tsx';
import { equalPayments, sumsAfter } from '../../account/account.ts';
import { sayPayment } from '../../account/say-payment.ts';
import { Button } from '../../page/controls/controls.tsx';
import type { AnyModel } from '../../replay/model.ts';
import type { ClauseWords } from '../game.ts';
import type { SessionScore } from '../session-score.ts';
import { SessionLines } from './SessionLines.tsx';
import { fromFewest, type DealCount } from './deal-count.ts';
import styles from './EndPanel.module.css';

/** “You won 64 fiches.” */
export const sayResult = (net: number, unit: Unit): string =>
  net === 0 ? 'You come out even.' : `You ${net > 0 ? 'won' : 'lost'} ${counted(Math.abs(net), unit)}.`;

export interface EndPanelProps {
  readonly piece: 'deal' | 'game';
  readonly model: AnyModel;
  readonly me: number;
  readonly names: SeatNames;
  /** Seats from the reader on round the table. */
  readonly order: readonly number[];
  readonly unit: Unit;
  /** How the deal ended, in a sentence. */
  readonly ended: string;
  readonly count: DealCount | undefined;
  readonly quinola: Card | undefined;
  readonly standing: SessionScore;
  readonly sayAccount: (account: string) => string;
  readonly clauseOf: (key: string) => ClauseWords | undefined;
  /** Where it turned, if anything can be said, and going back there. */
  readonly turned: { readonly text: string; readonly onBack: () => void } | undefined;
}

/** The end of a deal: what the reader won, what counted, who pays whom and why, the session, and where it turned. */
export function EndPanel({
  piece,
  model,
  me,
  names,
  order,
  unit,
  ended,
  count,
  quinola,
  standing,
  sayAccount,
  clauseOf,
  turned,
}: EndPanelProps) {
  const { seats, lines, opening, steps } = model;
  const { now } = sumsAfter(opening, lines, steps.length);
  const naming = namingBy(sayAccount, names);
  const headingOf = (seat: number): string => seatHeadingBy(names, seats[seat] ?? '');
  const paid = equalPayments(lines, seats).toReversed();
  const players = order.map((seat) => ({
    name: headingOf(seat),
    isYou: seat === me,
    won: [
      ...standing.deals.map(({ won }) => won[(seat - me + seats.length) % seats.length] ?? 0),
      now[seats[seat] ?? ''] ?? 0,
    ],
  }));
  return (
    <section class={styles.panel} data-part="end" data-frame aria-labelledby="deal-over" tabIndex={0}>
      <h2 id="deal-over">{sayResult(now[seats[me] ?? ''] ?? 0, unit)}</h2>
      <p class={styles.ended}>{ended}</p>
      {count && (
        <>
          <h3>{count.heading}</h3>
          <ul class={styles.counts}>
            {fromFewest(count.rows).map(({ whose, note, sum, cards, none }) => (
              <li key={whose} data-you={whose === me ? '' : undefined}>
                <p class={styles.whose}>
                  <span>{typeof whose === 'number' ? headingOf(whose) : whose}</span> <small>{note}</small>
                </p>
                <b>{sum}</b>
                <p class={styles.cards}>
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
      <h3>Who pays whom</h3>
      {paid.length === 0 && <p>Nobody pays anything.</p>}
      <ol class={styles.payments} aria-label="Who pays whom">
        {paid.map(({ line, from, to }, i) => {
          const clause = clauseOf(line.keys[0] ?? '');
          const why = line.why === undefined ? `: ${line.what}` : ` ${line.why}`;
          return (
            <li key={i}>
              <b>{line.amount}</b>
              <span>
                {sayPayment({ from, to, amount: line.amount }, seats, naming)}
                {why}. {clause && <a href={clause.href}>{clause.label}</a>}
              </span>
            </li>
          );
        })}
      </ol>
      <h3>The session</h3>
      <SessionLines players={players} piece={piece} />
      {turned && (
        <div data-part="turned">
          <h3>Where it turned</h3>
          <p class={styles.turned}>
            {turned.text} <Button onClick={turned.onBack}>Play on from there</Button>
          </p>
        </div>
      )}
    </section>
  );
}
