/*
 * The drawing of a table in a plate, in units of its view box. Everything has one place, by role: the first player sits
 * nearest to us and play goes round to the right (or the left, where a book deals so); pools lie in the corners.
 */
export const WIDTH = 420;
export const HEIGHT = 270;
export const COIN = 14;
const MIDDLE = { x: WIDTH / 2, y: HEIGHT / 2 };

export interface Spot {
  readonly x: number;
  readonly y: number;
}

export type Direction = 'right' | 'left';

/** The corner of each pool, in the order in which a book names them; a fourth and fifth lie upon the third. */
const CORNERS: readonly Spot[] = [
  { x: 44, y: 52 },
  { x: WIDTH - 44, y: 52 },
  { x: WIDTH - 44, y: HEIGHT - 40 },
  { x: 44, y: HEIGHT - 40 },
];
export const poolSpot = (pool: number): Spot => CORNERS[Math.min(pool, CORNERS.length - 1)]!;

/** A point of an ellipse round the middle, at a seat's own angle. */
function round(seat: number, seats: number, direction: Direction, { x, y }: Spot): Spot {
  const turn = (direction === 'right' ? -1 : 1) * ((2 * Math.PI * seat) / seats);
  const angle = Math.PI / 2 + turn;
  return { x: MIDDLE.x + x * Math.cos(angle), y: MIDDLE.y + y * Math.sin(angle) };
}

/** Where the name of a seat stands. */
export const nameSpot = (seat: number, seats: number, direction: Direction): Spot =>
  round(seat, seats, direction, seats === 5 ? { x: 172, y: 116 } : { x: 160, y: 112 });

/** Nearest to us and farthest away a name and its sum stand in one line; at the sides, where there is less room, in two. */
export const isOneLine = ({ x }: Spot): boolean => Math.abs(x - MIDDLE.x) < 1;

/** A letter is about so wide: of what somebody says, and of a name. */
const LETTER = 7;
const NAME_LETTER = 8.2;

/** How many letters have room in a line of words centred there. */
export const roomAt = (x: number): number => Math.floor((2 * Math.min(x, WIDTH - x)) / LETTER);

/** Words in lines of at most so many letters, parted between words only. */
export function wrapped(words: string, letters: number): readonly string[] {
  const lines: string[] = [];
  for (const word of words.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= letters) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

/** A rectangle by its edges. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Where a player’s card lies: its middle, by seat, the first player nearest. */
const PLACES: Readonly<Record<number, { readonly width: number; readonly spots: readonly Spot[] }>> = {
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
/** A spot at a table that plays the other way round. */
export const mirrored = ({ x, y }: Spot, direction: Direction): Spot => ({
  x: direction === 'right' ? x : WIDTH - x,
  y,
});

/** The middle of a player’s card. */
export const cardSpot = (seat: number, seats: number, direction: Direction): Spot =>
  mirrored(placesOf(seats).spots[seat] ?? MIDDLE, direction);

const around = ({ x, y }: Spot, halfWidth: number, halfHeight: number): Box => ({
  left: x - halfWidth,
  top: y - halfHeight,
  right: x + halfWidth,
  bottom: y + halfHeight,
});

/** A card is half as high again as it is wide. */
export function cardBox(seat: number, seats: number, direction: Direction): Box {
  const { width } = placesOf(seats);
  return around(cardSpot(seat, seats, direction), width / 2, width * 0.75);
}

/** Rank and suit stand in its upper corner at the left: whatever covers them covers the card. */
export function indexBox(card: Box): Box {
  const width = card.right - card.left;
  return { ...card, right: card.left + width * 0.46, bottom: card.top + width * 0.76 };
}

/** What a name, with what stands below or beside it, takes up. */
export function nameBox(spot: Spot, lines: readonly string[]): Box {
  const letters = Math.max(...lines.map((line) => line.length));
  return around(spot, Math.max(38, (letters * NAME_LETTER) / 2), (lines.length * 19) / 2);
}

/** How far a spot keeps from a box: 0 within it. */
export function distanceTo({ left, top, right, bottom }: Box, { x, y }: Spot): number {
  const dx = Math.max(left - x, 0, x - right);
  const dy = Math.max(top - y, 0, y - bottom);
  return Math.hypot(dx, dy);
}
