import type { Card } from '#engine/cards/card.ts';
import { CardFace } from './CardFace.tsx';

export interface TrickViewProps {
  /** In order of play from the leader; may be short or empty. */
  readonly cards: readonly Card[];
  /** Seat of the first card: 0 is first hand. */
  readonly leader: number;
  /** Names of the seats in order of play, the dealer last; their number is the number of players. */
  readonly seats: readonly string[];
  readonly winning?: number | undefined;
  readonly quinola?: Card | undefined;
  /** Name of the list for those who listen: `Trick 5`. */
  readonly label: string;
}

/** The cards on the table, each before the player who laid it. */
export function TrickView({ cards, leader, seats, winning, quinola, label }: TrickViewProps) {
  return (
    <ol class="trick" aria-label={label}>
      {cards.map((card, i) => {
        const seat = (leader + i) % seats.length;
        return (
          <li key={card} class={`at-${String(seat)}`}>
            <span class="vh">
              {seats[seat]}
              {i === 0 && ' led'}
              {seat === winning && ', winning'}:{' '}
            </span>
            <CardFace card={card} full quinola={card === quinola} winning={seat === winning} />
            {i === 0 && (
              <span class="led" aria-hidden="true">
                led
              </span>
            )}
          </li>
        );
      })}
    </ol>
  );
}
