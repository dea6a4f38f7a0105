import { drawFelt, FeltAbove, FeltBelow, type CardPlateProps } from '../plate/CardPlate.tsx';
import { cardSpot, PLATE_HEIGHT, PLATE_WIDTH } from '../plate/geometry.ts';
import felt from '../plate/Felt.module.css';
import type { Card } from '#engine/cards/card.ts';
import { FaceDrawing, isRed } from '../cards/CardFace.tsx';
import { cardIndex, portraitName, suitClass } from '../cards/card-names.ts';
import board from '../board/Board.module.css';
import cards from '../cards/CardFace.module.css';

/** Classes of a card's ink, which its portrait needs as `color` too. */
export const PICTURE_RED = 'red';
export const PICTURE_BLACK = 'black-suit';

/** Size of a card in its own units, which are those of its face. */
const CARD = { width: 60, height: 90 };

interface PictureCardProps {
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
const WHOLE = { width: PLATE_WIDTH + 2 * EDGE, height: PLATE_HEIGHT + 2 * EDGE };

/** Height of a felt of this width, with its edge. */
export const feltHeight = (width: number): number => (width * WHOLE.height) / WHOLE.width;

/** The table of a card plate as a drawing alone, without HTML; `CardPlate` is the plate of the pages. */
export function FeltPicture({ plate, x, y, width }: FeltPictureProps) {
  const { seats, direction, trick, passed = [], middle } = plate;
  const count = seats.length;
  const drawing = drawFelt(plate);
  const spotOf = (seat: number | undefined) =>
    seat === undefined ? { x: PLATE_WIDTH / 2, y: PLATE_HEIGHT / 2 } : cardSpot(seat, count, direction);
  return (
    <svg
      x={x}
      y={y}
      width={width}
      height={feltHeight(width)}
      viewBox={[-EDGE, -EDGE, WHOLE.width, WHOLE.height].join(' ')}
    >
      <rect x={-EDGE} y={-EDGE} {...WHOLE} rx="8" fill="#4a2f1b" />
      <rect width={PLATE_WIDTH} height={PLATE_HEIGHT} rx="3" fill="#23503f" />
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

/** Rules for one class of a module. */
const rule = (module: Readonly<Record<string, string>>, selector: string, declarations: string): string =>
  `${selector.replaceAll(/\.(\w+)/g, (_, name: string) => `.${module[name] ?? name}`)}{${declarations}}`;

/**
 * Styles of the drawings in a picture: what the style sheets of felt, cards and board say, for a program that knows neither
 * variables nor nesting nor `font`. Colours are those of the tokens, which are the same in light and dark.
 */
export const PICTURE_STYLES = [
  rule(
    felt,
    '.drawing text',
    'fill:#f3ecd9;font-family:EB Garamond;font-size:14px;font-variant:small-caps;letter-spacing:.56px;text-anchor:middle',
  ),
  ...['.net', '.sum'].map((name) =>
    rule(
      felt,
      `.drawing ${name}`,
      'font-family:EB Garamond SemiBold;font-size:16px;font-variant:normal;letter-spacing:0;fill:#ecd08a',
    ),
  ),
  rule(felt, '.drawing .sum', 'fill:#2a1f0c;font-size:15px'),
  rule(felt, '.drawing .says', 'font-style:italic;font-variant:normal;letter-spacing:0'),
  rule(felt, '.drawing .said', 'font-size:18px;fill:#ecd08a'),
  rule(felt, '.drawing .pool', 'font-size:12px'),
  rule(felt, '.dish', 'fill:#000;fill-opacity:.22;stroke:#ecd08a'),
  rule(felt, '.line', 'fill:none;stroke:#ecd08a;stroke-width:1.4;stroke-dasharray:2 4;stroke-linecap:round'),
  rule(felt, '.head', 'fill:#ecd08a'),
  rule(felt, '.coin', 'fill:#e2bd5d;stroke:#7d5c1d;stroke-width:1.2'),
  rule(felt, '.gone', 'opacity:.55'),
  `.${PICTURE_RED}{fill:#b3261a;color:#b3261a}.${PICTURE_BLACK}{fill:#1d1a15;color:#1d1a15}`,
  rule(cards, '.court', 'stroke:#1d1a15;stroke-width:.8;stroke-linejoin:round'),
  rule(cards, '.court .line', 'fill:none'),
  rule(cards, '.court .gold', 'fill:#e2bd5d'),
  rule(cards, '.court .skin', 'fill:#f8e8cf'),
  rule(cards, '.court .ink', 'fill:#1d1a15'),
  rule(cards, '.court .dye', 'fill:currentColor'),
  rule(cards, '.court use', 'fill:currentColor;stroke:none'),
  rule(cards, '.court .blank', 'color:#fdf9ee'),
  rule(board, '.board text', 'font-family:EB Garamond SemiBold'),
  rule(board, '.numbers text', 'fill:#b99c70;font-size:17px;text-anchor:middle'),
  rule(board, '.counting text', 'fill:#fff3d4'),
  rule(board, '.man', 'fill:#f6ecd2;stroke:#94793f;stroke-width:1.5'),
  rule(board, '.black .man', 'fill:#27211b;stroke:#9c8c73;stroke-width:1.5'),
  rule(board, '.ring', 'fill:none;stroke:#94793f;stroke-width:1.2'),
  rule(board, '.black .ring', 'fill:none;stroke:#9c8c73;stroke-width:1.2'),
  rule(board, '.count', 'fill:#2a2116;font-size:18px;text-anchor:middle'),
  rule(board, '.black .count', 'fill:#f3ecd9'),
  rule(board, '.dice rect', 'fill:#fdf8ea;stroke:#2a2116;stroke-width:1.2'),
  rule(board, '.dice circle', 'fill:#2a2116'),
  rule(board, '.ways .way', 'fill:none;stroke:#f0cc6b;stroke-width:4;stroke-dasharray:1 7;stroke-linecap:round'),
  rule(board, '.ways .head', 'fill:#f0cc6b;stroke:#4a2f1b'),
  rule(board, '.ways .hit', 'fill:none;stroke:#ff8a70;stroke-width:3'),
].join('');
