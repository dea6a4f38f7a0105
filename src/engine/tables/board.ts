import {
  across,
  HAND,
  OFF,
  PLACES,
  POINTS,
  type BoardPlace,
  type Men,
  type Player,
  type Position,
} from './position.ts';

/**
 * Board in one piece of memory, changed in place, for trying thousands of plays. Masks have a bit for each point in its
 * owner's numbering; bit 0 is for men in hand.
 */
export interface Board {
  /** Player × 26 + place → number of men. */
  readonly men: Uint8Array;
  /** Player → mask of places with men: bits 0 (hand) to 24. */
  readonly held: number[];
  /** Player → mask of points with two men or more. */
  readonly doubled: number[];
}

export const ALL_POINTS = (1 << (POINTS + 1)) - 2;

/** Mask of the points from `first` to `last`. */
export const pointsFrom = (first: BoardPlace, last: BoardPlace): number =>
  ((1 << (last + 1)) - 1) & ~((1 << first) - 1);

/** Converts a mask of points to the other player's numbering. */
export const turnBoard = (mask: number): number => (((mask & ALL_POINTS) << 12) | (mask >>> 12)) & ALL_POINTS;

/** Number of bits set. */
export function countBits(mask: number): number {
  let x = mask - ((mask >>> 1) & 0x55555555);
  x = (x & 0x33333333) + ((x >>> 2) & 0x33333333);
  return (((x + (x >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24;
}

export const lowestBit = (mask: number): number => 31 - Math.clz32(mask & -mask);

/** Position of the bit that has `skipped` lower bits set. */
export function bitAfter(mask: number, skipped: number): number {
  let rest = mask;
  for (let n = skipped; n > 0; n--) rest &= rest - 1;
  return lowestBit(rest);
}

/** Creates an empty board; the functions below load a position and copy one board's men to another. */
export const emptyBoard = (): Board => ({ men: new Uint8Array(2 * PLACES), held: [0, 0], doubled: [0, 0] });

/** Puts the men of a position on the board. */
export function setBoard(board: Board, men: readonly [Men, Men]): void {
  for (let player = 0; player < 2; player++) {
    board.held[player] = 0;
    board.doubled[player] = 0;
    for (let place = 0; place < PLACES; place++) {
      const n = men[player as Player][place] ?? 0;
      board.men[player * PLACES + place] = n;
      if (n > 0 && place !== OFF) board.held[player]! |= 1 << place;
      if (n > 1 && place !== OFF && place !== HAND) board.doubled[player]! |= 1 << place;
    }
  }
}

export const boardOf = ({ men }: Pick<Position, 'men'>): Board => {
  const board = emptyBoard();
  setBoard(board, men);
  return board;
};

export const copyBoard = (from: Board, to: Board): void => {
  to.men.set(from.men);
  for (let player = 0; player < 2; player++) {
    to.held[player] = from.held[player]!;
    to.doubled[player] = from.doubled[player]!;
  }
};

/** Snapshot of the board as a position. */
export const positionOf = (board: Board, toPlay: Player): Position => ({
  men: [menOf(board, 0), menOf(board, 1)],
  toPlay,
});

/** Written out place by place, because spreading a typed array takes five times as long. */
function menOf({ men }: Board, player: number): Men {
  const own: number[] = [];
  for (let place = 0; place < PLACES; place++) own.push(men[player * PLACES + place]!);
  return own;
}

export const menAt = (board: Board, player: number, place: BoardPlace): number => board.men[player * PLACES + place]!;

function lift(board: Board, player: number, place: BoardPlace): void {
  const left = --board.men[player * PLACES + place]!;
  if (place === OFF) return;
  if (left === 0) board.held[player]! &= ~(1 << place);
  else if (left === 1) board.doubled[player]! &= ~(1 << place);
}

function put(board: Board, player: number, place: BoardPlace): void {
  const now = ++board.men[player * PLACES + place]!;
  if (place === OFF) return;
  board.held[player]! |= 1 << place;
  if (now > 1 && place !== HAND) board.doubled[player]! |= 1 << place;
}

/**
 * Moves one man from a place that has one. A lone enemy man where he lands goes to hand; returns whether that happened.
 */
export function moveMan(board: Board, player: number, from: BoardPlace, to: BoardPlace): boolean {
  lift(board, player, from);
  const other = 1 - player;
  const there = to === OFF || to === HAND ? -1 : across(to);
  const hits = there > 0 && board.men[other * PLACES + there] === 1;
  if (hits) {
    lift(board, other, there);
    put(board, other, HAND);
  }
  put(board, player, to);
  return hits;
}

/** Takes a move back; `hit` is the value `moveMan` returned. */
export function unmoveMan(board: Board, player: number, from: BoardPlace, to: BoardPlace, hit: boolean): void {
  lift(board, player, to);
  if (hit) {
    lift(board, 1 - player, HAND);
    put(board, 1 - player, across(to));
  }
  put(board, player, from);
}
