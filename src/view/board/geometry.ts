import { across, HAND, OFF, POINTS, type Place } from '#engine/tables/point.ts';
import type { Player } from '#engine/tables/position.ts';

/*
 * The drawing of a trictrac board, in units of its view box. Whoever looks sees his own pile in the far corner at his right,
 * his points running to the left along the far side and back to the right along his own. The board turned is the same
 * drawing with the colours changed about: each player’s points lie for him where the other’s lie for the other.
 */
export const WIDTH = 704;
export const HEIGHT = 488;
/** Man. */
export const RADIUS = 20;
/** Men drawn one on another; more are counted. */
export const STACK = 5;

/** Room for two rows of numbers. */
const FRAME = 62;
const COLUMN = 53;
const BAR = 44;
const LEFT = 12;
export const FIELD = { top: FRAME, bottom: HEIGHT - FRAME, middle: HEIGHT / 2 };
export const TABLES = [LEFT, LEFT + 6 * COLUMN + BAR].map((x) => ({ x, width: 6 * COLUMN }));
const BAR_X = LEFT + 6 * COLUMN + BAR / 2;
const PITCH = 34;
/** Men in hand lie closer, at the middle of the bar; men off at its ends: the two never meet. */
const HAND_PITCH = 26;
const OFF_EDGE = 32;
const SLAB = 9;

/** The part that is drawn where only one player’s numbers stand beside the points. */
export const ONE_COUNT = { top: 26, height: HEIGHT - 2 * 26 };

export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** A point by its number for whoever looks: the middle of its foot, and which way it points. */
export function footOf(point: Place): Spot & { readonly up: boolean } {
  const isFar = point <= POINTS / 2;
  const column = isFar ? POINTS / 2 - point : point - POINTS / 2 - 1;
  const x = LEFT + column * COLUMN + (column < 6 ? 0 : BAR) + COLUMN / 2;
  return { x, y: isFar ? FIELD.top : FIELD.bottom, up: !isFar };
}

/** Where the number of a point stands: in the row next to the points, or in the one beyond. `foot` is the viewer’s point. */
export function numberAt(foot: Place, isNear: boolean): Spot {
  const { x, up } = footOf(foot);
  const away = isNear ? 9 : 36;
  return { x, y: up ? FIELD.bottom + away + 15 : FIELD.top - away };
}

/** Before each row of numbers lies a man of the player who counts so. */
export function signAt(isFar: boolean, isNear: boolean): Spot {
  const { y } = numberAt(isFar ? 1 : POINTS, isNear);
  return { x: LEFT - 3, y: y - 7 };
}

/** The arrow of a point, as a path. */
export function arrowOf(point: Place): string {
  const { x, y, up } = footOf(point);
  const half = COLUMN / 2 - 1;
  return `M${String(x - half)} ${String(y)}h${String(2 * half)}l${String(-half)} ${up ? '-' : ''}150z`;
}

/** How whoever looks counts a player’s place. */
export const seenFrom = (viewer: Player, player: Player, place: Place): Place =>
  player === viewer || place === HAND || place === OFF ? place : across(place);

/** Where a man of a player lies, with so many below him. */
export function manAt(viewer: Player, player: Player, place: Place, below: number): Spot {
  const isOwn = player === viewer;
  const toward = isOwn ? -1 : 1;
  if (place === HAND) return { x: BAR_X, y: FIELD.middle - toward * (34 + Math.min(below, 3) * HAND_PITCH) };
  if (place === OFF) {
    const edge = isOwn ? HEIGHT - OFF_EDGE : OFF_EDGE;
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

/** How far from the middle men in hand lie at most. */
const HAND_REACH = 110;

/** The part of the drawing that belongs to a place of a player, to be pressed. */
export function areaOf(viewer: Player, player: Player, place: Place): Area {
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

/** A bow from one spot to another, bent towards the middle of the board, the head at its end, and where it is half-way. */
export function bow(from: Spot, to: Spot): { readonly line: string; readonly head: string; readonly middle: Spot } {
  const reach = Math.abs(to.x - from.x) * 0.35 + 26;
  const isSame = Math.sign(from.y - FIELD.middle) === Math.sign(to.y - FIELD.middle);
  const bend: Spot = isSame
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
