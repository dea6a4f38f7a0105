import type { Card } from '#engine/cards/card.ts';
import { CardText } from './CardText.tsx';

export interface PlayedTrick {
  /** `1`. */
  readonly label: string;
  /** The address of the row, for links to a trick: `t5`; its cards are `t5.1` and so on, in the order in which they fall. */
  readonly id?: string | undefined;
  /** The card of each seat, first hand's first; none where the record ends early. */
  readonly cards: readonly (Card | undefined)[];
  readonly leader: number;
  readonly winner: number | undefined;
  /** What is to be said of it: points, payments. */
  readonly note?: string | undefined;
}

export interface PlayTableProps {
  readonly caption: string;
  readonly seats: readonly string[];
  readonly tricks: readonly PlayedTrick[];
  readonly quinola?: Card | undefined;
}

/** The play trick by trick, a column for each seat: all that the moving table shows, standing still. */
export function PlayTable({ caption, seats, tricks, quinola }: PlayTableProps) {
  const hasNotes = tricks.some(({ note }) => note !== undefined && note !== '');
  return (
    <table class="plays">
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
            <th scope="row">{label}</th>
            {seats.map((seat, i) => {
              const card = cards[i];
              return (
                <td key={seat} class={[i === leader && 'leads', i === winner && 'took'].filter(Boolean).join(' ')}>
                  {id !== undefined && card !== undefined && (
                    <span class="step" id={`${id}.${String(((i - leader + seats.length) % seats.length) + 1)}`} />
                  )}
                  {card !== undefined && <CardText card={card} quinola={card === quinola} />}
                  {i === leader && <span class="vh"> led</span>}
                  {i === winner && <span class="vh"> took the trick</span>}
                </td>
              );
            })}
            {hasNotes && <td class="remark">{note}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
