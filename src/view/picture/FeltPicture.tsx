import { drawFelt, FeltAbove, FeltBelow, type CardPlateProps } from '../plate/CardPlate.tsx';
import { cardSpot, HEIGHT, WIDTH } from '../plate/geometry.ts';
import felt from '../plate/Felt.module.css';
import { PictureCard } from './PictureCard.tsx';

/** Width of a card on the felt, by number of players, as Felt.module.css has it; and of one in the middle. */
const widthOf = (seats: number): number => (seats === 5 ? 40 : 44);
const IN_THE_MIDDLE = 36;

export interface FeltPictureProps {
  readonly plate: CardPlateProps;
  /** Place in the picture. */
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

/** Width of the wooden edge, which lies outside the felt. */
const EDGE = 6;
const WHOLE = { width: WIDTH + 2 * EDGE, height: HEIGHT + 2 * EDGE };

/** Height of a felt of this width, with its edge. */
export const feltHeight = (width: number): number => (width * WHOLE.height) / WHOLE.width;

/** The table of a card plate as a drawing alone, without HTML; `CardPlate` is the plate of the pages. */
export function FeltPicture({ plate, x, y, width }: FeltPictureProps) {
  const { seats, direction, trick, passed = [], middle } = plate;
  const count = seats.length;
  const drawing = drawFelt(plate);
  const spotOf = (seat: number | undefined) =>
    seat === undefined ? { x: WIDTH / 2, y: HEIGHT / 2 } : cardSpot(seat, count, direction);
  return (
    <svg
      x={x}
      y={y}
      width={width}
      height={feltHeight(width)}
      viewBox={[-EDGE, -EDGE, WHOLE.width, WHOLE.height].join(' ')}
    >
      <rect x={-EDGE} y={-EDGE} {...WHOLE} rx="8" fill="#4a2f1b" />
      <rect width={WIDTH} height={HEIGHT} rx="3" fill="#23503f" />
      <g class={felt.drawing}>
        <FeltBelow {...drawing} />
      </g>
      {trick.cards.map((card, i) => {
        const seat = (trick.leader + i) % count;
        return (
          <PictureCard
            key={card}
            card={card}
            {...spotOf(seat)}
            width={widthOf(count)}
            quinola={card === trick.quinola}
            winning={seat === trick.winning}
          />
        );
      })}
      {passed.map(({ card, seat }) => (
        <PictureCard
          key={card}
          card={card}
          {...spotOf(seat)}
          width={seat === undefined ? IN_THE_MIDDLE : widthOf(count)}
        />
      ))}
      {middle?.card !== undefined && <PictureCard card={middle.card} {...spotOf(undefined)} width={IN_THE_MIDDLE} />}
      <g class={felt.drawing}>
        <FeltAbove {...drawing} />
      </g>
    </svg>
  );
}
