import { HAND, OFF, POINTS, seenFrom, type BoardPlace, type Player } from '#engine/tables/position.ts';

/*
 * Layout of a trictrac board in units of its view box. The viewer's pile is in the far corner on his right; his points
 * run left along the far side and back right along the near side. The turned board is the same drawing with colours
 * swapped.
 */
export const BOARD_WIDTH = 704;
export const BOARD_HEIGHT = 488;
/** Radius of a man. */
export const RADIUS = 20;
/** Maximum number of men drawn on a point; beyond it a number is shown. */
export const STACK = 5;
/** The same for men in hand. */
export const IN_HAND = 3;

/** Width of the frame, with room for two rows of numbers. */
const FRAME = 62;
const COLUMN = 53;
const BAR = 44;
const LEFT = 12;
export const FIELD = { top: FRAME, bottom: BOARD_HEIGHT - FRAME, middle: BOARD_HEIGHT / 2 };
export const TABLES = [LEFT, LEFT + 6 * COLUMN + BAR].map((x) => ({ x, width: 6 * COLUMN }));
const BAR_X = LEFT + 6 * COLUMN + BAR / 2;
const PITCH = 34;
/** Spacing of men in hand, at the middle of the bar; men off lie at its ends and never meet them. */
const HAND_PITCH = 26;
const OFF_EDGE = 32;
const SLAB = 9;

/** Visible part of the drawing where only one row of numbers is shown. */
export const ONE_COUNT = { top: 26, height: BOARD_HEIGHT - 2 * 26 };

/** The same with room for the arrow of a player’s direction above and below the numbers. */
export const WITH_DIRECTION = { top: 12, height: BOARD_HEIGHT - 2 * 12 };

export interface BoardPoint {
  readonly x: number;
  readonly y: number;
}

/** Middle of a point's base in the viewer's numbering, and its direction. */
export function footOf(point: BoardPlace): BoardPoint & { readonly up: boolean } {
  const isFar = point <= POINTS / 2;
  const column = isFar ? POINTS / 2 - point : point - POINTS / 2 - 1;
  const x = LEFT + column * COLUMN + (column < 6 ? 0 : BAR) + COLUMN / 2;
  return { x, y: isFar ? FIELD.top : FIELD.bottom, up: !isFar };
}

/** Position of a point's number, in the row next to the points or the one beyond. `foot` is in the viewer's numbering. */
export function numberAt(foot: BoardPlace, isNear: boolean): BoardPoint {
  const { x, up } = footOf(foot);
  const away = isNear ? 9 : 36;
  return { x, y: up ? FIELD.bottom + away + 15 : FIELD.top - away };
}

/** Position of the man that marks whose numbers a row has. */
export function signAt(isFar: boolean, isNear: boolean): BoardPoint {
  const { y } = numberAt(isFar ? 1 : POINTS, isNear);
  return { x: LEFT - 3, y: y - 7 };
}

/** Path of a point's triangle. */
export function arrowOf(point: BoardPlace): string {
  const { x, y, up } = footOf(point);
  const half = COLUMN / 2 - 1;
  return `M${String(x - half)} ${String(y)}h${String(2 * half)}l${String(-half)} ${up ? '-' : ''}150z`;
}

/** Position of a player's man with `below` men under it. */
export function manAt(viewer: Player, player: Player, place: BoardPlace, below: number): BoardPoint {
  const isOwn = player === viewer;
  const toward = isOwn ? -1 : 1;
  if (place === HAND) return { x: BAR_X, y: FIELD.middle - toward * (34 + Math.min(below, 3) * HAND_PITCH) };
  if (place === OFF) {
    const edge = isOwn ? BOARD_HEIGHT - OFF_EDGE : OFF_EDGE;
    return { x: BAR_X, y: edge + toward * SLAB * (below + 0.5) };
  }
  const { x, y, up } = footOf(seenFrom(viewer, player, place));
  const height = RADIUS + 1 + Math.min(below, STACK - 1) * PITCH;
  return { x, y: up ? y - height : y + height };
}

export const SLAB_SIZE = { width: 26, height: SLAB - 1.5 };

export interface Area {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Maximum distance of men in hand from the middle. */
const HAND_REACH = 110;

/** Area of a player's place that can be pressed. */
export function areaOf(viewer: Player, player: Player, place: BoardPlace): Area {
  const isOwn = player === viewer;
  if (place === HAND || place === OFF) {
    const [near, far] = place === HAND ? [0, HAND_REACH] : [HAND_REACH, FIELD.middle - ONE_COUNT.top];
    const y = isOwn ? FIELD.middle + near : FIELD.middle - far;
    return { x: BAR_X - BAR / 2, y, width: BAR, height: far - near };
  }
  const { x, up } = footOf(seenFrom(viewer, player, place));
  const height = FIELD.middle - ONE_COUNT.top;
  return { x: x - COLUMN / 2, y: up ? FIELD.middle : ONE_COUNT.top, width: COLUMN, height };
}

/** Curve between two spots, bent towards the middle of the board, with its arrowhead and midpoint. */
export function bow(
  from: BoardPoint,
  to: BoardPoint,
): { readonly line: string; readonly head: string; readonly middle: BoardPoint } {
  const reach = Math.abs(to.x - from.x) * 0.35 + 26;
  const isSame = Math.sign(from.y - FIELD.middle) === Math.sign(to.y - FIELD.middle);
  const bend: BoardPoint = isSame
    ? { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 + Math.sign(FIELD.middle - from.y) * reach }
    : { x: (from.x + to.x) / 2 + (from.x === to.x ? 36 : 0), y: FIELD.middle };
  const angle = Math.atan2(to.y - bend.y, to.x - bend.x);
  const at = (back: number, side: number): string =>
    `${rounded(to.x - back * Math.cos(angle) + side * Math.sin(angle))} ${rounded(to.y - back * Math.sin(angle) - side * Math.cos(angle))}`;
  return {
    line: `M${rounded(from.x)} ${rounded(from.y)}Q${rounded(bend.x)} ${rounded(bend.y)} ${at(9, 0)}`,
    head: `M${at(0, 0)}L${at(15, 8)}L${at(15, -8)}z`,
    middle: { x: (from.x + 2 * bend.x + to.x) / 4, y: (from.y + 2 * bend.y + to.y) / 4 },
  };
}

const rounded = (n: number): string => String(Math.round(n * 10) / 10);
