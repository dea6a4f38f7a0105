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

interface TrickCardProps {
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

export interface PoolViewProps {
  /** `basket`, `great pool`. */
  readonly name: string;
  readonly amount: number;
  /** Unit in singular or plural: `fiches`. */
  readonly unit: string;
  /** Whether it was just filled or drawn. */
  readonly changed?: boolean | undefined;
}

/** A pool: basket, name and content. */
export function PoolView({ name, amount, unit, changed }: PoolViewProps) {
  return (
    <p class={`${felt.pool} beside tight`} data-part="pool" data-changed={changed ? '' : undefined}>
      <svg viewBox="0 0 48 44" aria-hidden="true">
        <path d="M6 16h36l-5 24H11zM6 16c4-13 32-13 36 0M8.2 24h31.6M10 32h28M18 16l3 24M30 16l-3 24M24 16v24" />
      </svg>
      <span>
        {name} <b>{amount}</b>
        <span class="vh"> {unit}</span>
      </span>
    </p>
  );
}
