import type { Card } from '#engine/cards/card.ts';
import { classes } from '../classes.ts';
import { CardText } from './CardFace.tsx';
import styles from './PlayTable.module.css';

interface OpenHandsProps {
  /** Owner and cards of each hand, in the order held. */
  readonly hands: readonly (readonly [whose: string, cards: readonly Card[]])[];
  readonly quinola?: Card | undefined;
}

/** Open hands, one line each. */
export function OpenHands({ hands, quinola }: OpenHandsProps) {
  return (
    <dl>
      {hands.map(([whose, cards]) => (
        <div key={whose}>
          <dt>{whose}</dt>
          <dd>
            {cards.map((card) => (
              <>
                <CardText key={card} card={card} quinola={card === quinola} />{' '}
              </>
            ))}
          </dd>
        </div>
      ))}
    </dl>
  );
}

export interface PlayedTrick {
  /** `1`. */
  readonly label: string;
  /** Anchor of the row, `t5`; its cards are `t5.1` and so on, in the order played. */
  readonly id?: string | undefined;
  /** Each seat's card, first hand's first; undefined where the record ends early. */
  readonly cards: readonly (Card | undefined)[];
  readonly leader: number;
  readonly winner: number | undefined;
  /** Remark on the trick: points, payments. */
  readonly note?: string | undefined;
}

export interface PlayTableProps {
  readonly caption: string;
  readonly seats: readonly string[];
  readonly tricks: readonly PlayedTrick[];
  readonly quinola?: Card | undefined;
}

/** Play trick by trick, with a column for each seat; the static form of the moving table. */
export function PlayTable({ caption, seats, tricks, quinola }: PlayTableProps) {
  const hasNotes = tricks.some(({ note }) => note !== undefined && note !== '');
  return (
    <table class={`table ${styles.plays}`} data-part="plays">
      <caption>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">trick</th>
          {seats.map((seat) => (
            <th key={seat} scope="col">
              {seat}
            </th>
          ))}
          {hasNotes && <th scope="col">paid</th>}
        </tr>
      </thead>
      <tbody>
        {tricks.map(({ label, id, cards, leader, winner, note }) => (
          <tr key={label} {...(id === undefined ? {} : { id })}>
            <th scope="row" class="rubric">
              {label}
            </th>
            {seats.map((seat, i) => {
              const card = cards[i];
              return (
                <td key={seat} class={classes(i === leader && styles.leads, i === winner && styles.took)}>
                  {id !== undefined && card !== undefined && (
                    <span data-part="place" id={`${id}.${String(((i - leader + seats.length) % seats.length) + 1)}`} />
                  )}
                  {card !== undefined && <CardText card={card} quinola={card === quinola} />}
                  {i === leader && <span class="vh">, led</span>}
                  {i === winner && <span class="vh">, took the trick</span>}
                </td>
              );
            })}
            {hasNotes && <td class={`${styles.remark} soft`}>{note}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
