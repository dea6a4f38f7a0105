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
  round(seat, seats, direction, { x: 160, y: 114 });

/** A letter is about so wide. */
const LETTER = 7;

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

/** Where a player's counters come from and go to. */
const purse = (seat: number, seats: number, direction: Direction): Spot =>
  round(seat, seats, direction, { x: 118, y: 92 });

/** How far round the table two seats are from one another: 1 for neighbours. */
const apart = (a: number, b: number, seats: number): number =>
  Math.min((a - b + seats) % seats, (b - a + seats) % seats);

/** One end of a payment: a seat, or a pool. */
export type End = { readonly seat: number } | { readonly pool: number };

/** The way of a payment: a bow from payer to payee, its head, and where its coin lies. */
export interface Way {
  readonly line: string;
  readonly head: string;
  readonly coin: Spot;
}

const figure = (n: number): string => String(Math.round(n * 10) / 10);

/** Neighbours pay round the corner, opposites across the middle. */
export function wayOf(from: End, to: End, seats: number, direction: Direction): Way {
  const spotOf = (end: End): Spot => ('seat' in end ? purse(end.seat, seats, direction) : poolSpot(end.pool));
  const [a, b] = [spotOf(from), spotOf(to)];
  const half = { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
  const areNeighbours = 'seat' in from && 'seat' in to && apart(from.seat, to.seat, seats) === 1;
  // Outwards, away from the cards in the middle; two ways across the middle each keep a little to their right.
  const bend = areNeighbours
    ? { x: (half.x - MIDDLE.x) * 0.85, y: (half.y - MIDDLE.y) * 0.85 }
    : { x: (b.y - a.y) * 0.1, y: (a.x - b.x) * 0.1 };
  const control = { x: half.x + bend.x, y: half.y + bend.y };
  const at = (t: number): Spot => ({
    x: (1 - t) ** 2 * a.x + 2 * t * (1 - t) * control.x + t * t * b.x,
    y: (1 - t) ** 2 * a.y + 2 * t * (1 - t) * control.y + t * t * b.y,
  });
  // The head stands in the direction in which the way arrives.
  const before = at(0.92);
  const length = Math.hypot(b.x - before.x, b.y - before.y) || 1;
  const along = { x: (b.x - before.x) / length, y: (b.y - before.y) / length };
  const wing = (side: number): string =>
    `${figure(b.x - along.x * 9 - along.y * 4.5 * side)} ${figure(b.y - along.y * 9 + along.x * 4.5 * side)}`;
  return {
    line: `M${figure(a.x)} ${figure(a.y)}Q${figure(control.x)} ${figure(control.y)} ${figure(b.x)} ${figure(b.y)}`,
    head: `M${figure(b.x)} ${figure(b.y)}L${wing(1)}L${wing(-1)}Z`,
    coin: at(0.5),
  };
}
