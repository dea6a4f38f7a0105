import type { Card } from '#engine/cards/card.ts';
import { CardFace } from './CardFace.tsx';
import felt from './felt.module.css';

/** Place at a table, as the sheet of the felt names it: south is nearest to the viewer. */
type TablePlace = 's' | 'e' | 'n' | 'm' | 'w';

/** Place of a seat and of the card it plays; seats are counted in order of play from the one nearest to the viewer. */
export function placeOfSeat(seat: number, count: number, direction: 'right' | 'left'): TablePlace {
  if (seat === 0) return 's';
  if (seat === 1 || seat === count - 1) return (seat === 1) === (direction === 'right') ? 'e' : 'w';
  return seat === 2 ? 'n' : 'm';
}

export interface TrickCardProps {
  readonly card: Card;
  readonly place: TablePlace;
  readonly seat?: number | undefined;
  /** Whose card it is, for screen readers: `First hand led`. */
  readonly says: string;
  readonly isLed: boolean;
  readonly isWinning: boolean;
  readonly isQuinola: boolean;
}

/** A card of the trick, in front of its player. */
export const TrickCard = ({ card, place, seat, says, isLed, isWinning, isQuinola }: TrickCardProps) => (
  <li data-seat={seat} data-place={place}>
    <span class="vh">
      {says}
      {isWinning && ', winning'}:{' '}
    </span>
    <CardFace card={card} full quinola={isQuinola} winning={isWinning} />
    {isLed && (
      <span class={felt.led} aria-hidden="true">
        led
      </span>
    )}
  </li>
);
