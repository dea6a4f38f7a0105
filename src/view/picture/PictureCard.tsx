import type { Card } from '#engine/cards/card.ts';
import { FaceDrawing, isRed } from '../cards/CardFace.tsx';
import { cardIndex, portraitName, suitClass } from '../cards/card-names.ts';

/** Classes of a card's ink, which its portrait needs as `color` too. */
export const PICTURE_RED = 'red';
export const PICTURE_BLACK = 'black-suit';

/** Size of a card in its own units, which are those of its face. */
const CARD = { width: 60, height: 90 };

export interface PictureCardProps {
  readonly card: Card;
  /** Middle of the card. */
  readonly x: number;
  readonly y: number;
  readonly width: number;
  /** Degrees by which it is turned clockwise. */
  readonly turned?: number;
  readonly quinola?: boolean | undefined;
  readonly winning?: boolean | undefined;
}

/** A card as a drawing alone, without HTML; `CardFace` is the card of the pages. */
export function PictureCard({ card, x, y, width, turned = 0, quinola, winning }: PictureCardProps) {
  const { width: w, height: h } = CARD;
  const scale = width / w;
  const suit = suitClass(card);
  const name = portraitName(card);
  return (
    <g
      transform={`translate(${String(x)} ${String(y)}) rotate(${String(turned)}) scale(${String(scale)}) translate(${String(-w / 2)} ${String(-h / 2)})`}
      class={isRed(card) ? PICTURE_RED : PICTURE_BLACK}
    >
      {winning && (
        <rect x="-4" y="-4" width={w + 8} height={h + 8} rx="5" fill="none" stroke="#ecd08a" stroke-width="2.6" />
      )}
      <rect width={w} height={h} rx="2.6" fill="#fdf9ee" stroke="#2b2414" stroke-opacity="0.35" stroke-width="0.8" />
      {quinola && (
        <rect
          x="1.4"
          y="1.4"
          width={w - 2.8}
          height={h - 2.8}
          rx="1.8"
          fill="none"
          stroke="#c2983f"
          stroke-width="2.6"
        />
      )}
      <text x="9.3" y="15.4" font-family="EB Garamond SemiBold" font-size="15" text-anchor="middle">
        {cardIndex(card)}
      </text>
      <use href={`#${suit}`} x="3.9" y="18.6" width="10.8" height="10.8" />
      {name !== undefined && (
        <text
          transform="translate(9.6 85.5) rotate(-90)"
          font-family="EB Garamond"
          font-variant="small-caps"
          font-size="8.4"
          letter-spacing="0.5"
        >
          {name}
        </text>
      )}
      <FaceDrawing card={card} />
    </g>
  );
}
