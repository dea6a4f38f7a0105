/*
 * Layout of a card table in a plate, in units of its view box. Positions depend on role: the first player is nearest to
 * the viewer and play goes to the right (or left, where a book deals so); pools lie in the corners.
 */
export const PLATE_WIDTH = 420;
export const PLATE_HEIGHT = 270;
export const COIN = 14;
const MIDDLE = { x: PLATE_WIDTH / 2, y: PLATE_HEIGHT / 2 };

export interface FeltPoint {
  readonly x: number;
  readonly y: number;
}

export type Direction = 'right' | 'left';

/** Corner of each pool, in the book's order; a fourth and fifth lie on the third. */
const CORNERS: readonly FeltPoint[] = [
  { x: 44, y: 52 },
  { x: PLATE_WIDTH - 44, y: 52 },
  { x: PLATE_WIDTH - 44, y: PLATE_HEIGHT - 40 },
  { x: 44, y: PLATE_HEIGHT - 40 },
];
export const poolSpot = (pool: number): FeltPoint => CORNERS[Math.min(pool, CORNERS.length - 1)]!;

/** Point on an ellipse around the middle, at a seat's angle. */
function round(seat: number, seats: number, direction: Direction, { x, y }: FeltPoint): FeltPoint {
  const turn = (direction === 'right' ? -1 : 1) * ((2 * Math.PI * seat) / seats);
  const angle = Math.PI / 2 + turn;
  return { x: MIDDLE.x + x * Math.cos(angle), y: MIDDLE.y + y * Math.sin(angle) };
}

/** Position of a seat's name. */
export const nameSpot = (seat: number, seats: number, direction: Direction): FeltPoint =>
  round(seat, seats, direction, seats === 5 ? { x: 172, y: 116 } : { x: 160, y: 112 });

/** Whether name and sum stand in one line (near and far seats) or two (side seats, with less room). */
export const isOneLine = ({ x }: FeltPoint): boolean => Math.abs(x - MIDDLE.x) < 1;

/** Approximate width of a letter, in remarks and in names. */
const LETTER = 7;
const NAME_LETTER = 8.2;

/** Number of letters that fit in a line centred there. */
export const roomAt = (x: number): number => Math.floor((2 * Math.min(x, PLATE_WIDTH - x)) / LETTER);

/** Breaks words into lines of at most `letters` characters. */
export function wrapped(words: string, letters: number): readonly string[] {
  const lines: string[] = [];
  for (const word of words.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= letters) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

/** Rectangle by its edges. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Middle of each seat's card, the first player nearest, by number of players. */
const PLACES: Readonly<Record<number, { readonly width: number; readonly spots: readonly FeltPoint[] }>> = {
  4: {
    width: 44,
    spots: [
      { x: 210, y: 195 },
      { x: 277, y: 135 },
      { x: 210, y: 75 },
      { x: 143, y: 135 },
    ],
  },
  5: {
    width: 40,
    spots: [
      { x: 210, y: 198 },
      { x: 287, y: 156 },
      { x: 250, y: 79 },
      { x: 170, y: 79 },
      { x: 133, y: 156 },
    ],
  },
};
const placesOf = (seats: number) => PLACES[seats] ?? PLACES[4]!;
/** The same spot at a table that plays the other way round. */
export const mirrored = ({ x, y }: FeltPoint, direction: Direction): FeltPoint => ({
  x: direction === 'right' ? x : PLATE_WIDTH - x,
  y,
});

/** Middle of a player's card. */
export const cardSpot = (seat: number, seats: number, direction: Direction): FeltPoint =>
  mirrored(placesOf(seats).spots[seat] ?? MIDDLE, direction);

const around = ({ x, y }: FeltPoint, halfWidth: number, halfHeight: number): Box => ({
  left: x - halfWidth,
  top: y - halfHeight,
  right: x + halfWidth,
  bottom: y + halfHeight,
});

/** Area of a player's card, whose height is 1.5 times its width. */
export function cardBox(seat: number, seats: number, direction: Direction): Box {
  const { width } = placesOf(seats);
  return around(cardSpot(seat, seats, direction), width / 2, width * 0.75);
}

/** Area of rank and suit, in the card's upper left corner, which must stay visible. */
export function indexBox(card: Box): Box {
  const width = card.right - card.left;
  return { ...card, right: card.left + width * 0.46, bottom: card.top + width * 0.76 };
}

/** Area of a name with its other lines. */
export function nameBox(spot: FeltPoint, lines: readonly string[]): Box {
  const letters = Math.max(...lines.map((line) => line.length));
  return around(spot, Math.max(38, (letters * NAME_LETTER) / 2), (lines.length * 19) / 2);
}

/** Distance of a spot from a box; 0 inside. */
export function distanceTo({ left, top, right, bottom }: Box, { x, y }: FeltPoint): number {
  const dx = Math.max(left - x, 0, x - right);
  const dy = Math.max(top - y, 0, y - bottom);
  return Math.hypot(dx, dy);
}

/** Number that this seat would have if play went to the right, the only direction that the style sheet of the felt knows. */
export const mirroredSeat = (seat: number, seats: number, direction: Direction): number =>
  direction === 'left' && seat > 0 ? seats - seat : seat;
