import { countBits, lowestBit, pointsFrom, type Board } from '#engine/tables/board.ts';
import { across, HAND, OFF, PLACES, POINTS } from '#engine/tables/point.ts';
import { closedTo, entriesOf, HEAD, isShutOut, PILE, sourcesAmong, type Movement } from '../record/movement.ts';

/*
 * How a board looks to a player who has just moved, after the advice that closes the entry of 1792: furnish the head first;
 * then make cases as near to the other’s pile as may be, joined to one another, with surcases on them; hit once there are
 * some; keep large doublets playable; and once well ahead leave a man uncovered on purpose, that the other may have to pass
 * his game. The weights are guesses that give believable games. Points are gone through from mask to mask, lowest first: sums
 * of fractions come out the same only in the same order.
 */

const HEAD_ENOUGH = 8;
const OTHER_PILE = 13;
const HOME = 19;
const WAY_OUT = pointsFrom(1, HEAD - 1);
const TO_HEAD = pointsFrom(0, HEAD);
const BEYOND = pointsFrom(OTHER_PILE, POINTS);
const ENTERING = pointsFrom(1, 6);

/** Chance out of 36 that a man so far behind hits with one die or with two. */
const SHOT = [0, 11, 12, 13, 14, 15, 16, 6, 6, 5, 3, 2, 3];

/** What was found of the last set of points from which the other may hit: plays of one throw have it in common, but for hits. */
let heldLast = -1;
const shots = new Int8Array(POINTS + 1);

/** How likely a lone man on a point is to be hit by the next throw, about, out of 36; `held` is where the other has men. */
export function shotAt(held: number, point: number): number {
  if (held !== heldLast) {
    heldLast = held;
    shots.fill(-1);
  }
  const known = shots[point]!;
  if (known >= 0) return known;
  const his = across(point);
  let chance = 0;
  if (held & 1) chance = his <= 6 ? SHOT[his]! : 0;
  else
    for (let rest = held & pointsFrom(Math.max(1, his - 12), his) & ~(1 << his); rest !== 0; rest &= rest - 1)
      chance += SHOT[his - lowestBit(rest)]!;
  return (shots[point] = chance > 36 ? 36 : chance);
}

/** Cases and surcases, the nearer to the other’s pile the better, and better still side by side. */
function worthOfCases(board: Board, player: number): number {
  const base = player * PLACES;
  let worth = 0;
  let joined = 0;
  let before = 0;
  for (let rest = board.doubled[player]! & BEYOND; rest !== 0; rest &= rest - 1) {
    const point = lowestBit(rest);
    const men = board.men[base + point]!;
    joined = point === before + 1 ? joined + 1 : 1;
    before = point;
    worth += 4 + (POINTS - point) + joined * 1.5;
    worth += (men > 4 ? 2 : men - 2) * 1.2 - (men > 4 ? men - 4 : 0) * 2;
  }
  return worth;
}

/** What it is worth to have the other’s men in hand, and to have shut him out. */
function worthOfHits(board: Board, player: number, movement: Movement): number {
  const other = 1 - player;
  const held = board.men[other * PLACES + HAND]!;
  if (held === 0) return 0;
  if (movement.shutOutLoses && isShutOut(board, other, movement)) return 1000;
  const cases = countBits(board.doubled[player]! & pointsFrom(OTHER_PILE, 18));
  return held * (cases < 2 ? 1 : cases * 3) + (held > countBits(entriesOf(board, other, movement)) ? 8 : 0);
}

/** Whether the other’s game is held: all our men past his pile, some of his in hand or behind us, and our own entries free. */
export const isAhead = (board: Board, player: number): boolean =>
  (board.held[player]! & TO_HEAD) === 0 && board.men[(1 - player) * PLACES + HAND]! > 0;

/** What uncovered men may cost, or, ahead, may bring. */
function costOfOpen(board: Board, player: number): number {
  const own = board.held[player]!;
  const free = 6 - countBits(own & ENTERING);
  const ahead = isAhead(board, player);
  const held = board.held[1 - player]!;
  const perCase = (own & WAY_OUT) === 0 ? 1 : 4;
  let cost = 0;
  for (let rest = own & ~board.doubled[player]! & ~1; rest !== 0; rest &= rest - 1) {
    const point = lowestBit(rest);
    const chance = shotAt(held, point) / 36;
    if (point >= OTHER_PILE && !ahead) cost += perCase;
    cost += chance * (ahead && point < HOME ? -6 : 4 + point * 0.6 + (6 - free) * 2);
  }
  return cost;
}

/** All the steps that the player’s men have gone; until the other has passed there is no haste beyond the first table past his pile. */
function wayGone(board: Board, player: number): number {
  const base = player * PLACES;
  const isRace = (board.held[1 - player]! & TO_HEAD) === 0;
  let pips = board.men[base + OFF]! * (POINTS + 1);
  for (let rest = board.held[player]! & ~1; rest !== 0; rest &= rest - 1) {
    const point = lowestBit(rest);
    pips += (isRace || point < HOME ? point : HOME) * board.men[base + point]!;
  }
  return pips;
}

export function worthOf(board: Board, player: number, movement: Movement): number {
  const base = player * PLACES;
  const own = board.held[player]!;
  const head = board.men[base + HEAD]!;
  const off = board.men[base + OFF]!;
  const blocked = countBits(own & ENTERING);
  let worth = wayGone(board, player) * 0.12 + off * 12 - board.men[base + HAND]! * 6;
  if (own & pointsFrom(0, HEAD - 1)) worth += Math.min(head, HEAD_ENOUGH) * 3.5 - Math.max(0, head - 10) * 2;
  else worth -= head * 1.5;
  const piled = board.men[base + PILE]!;
  // Cases can wait while the game is still to be brought over.
  worth += worthOfCases(board, player) * (piled > 5 ? 0.4 : 1) - piled * 1.5;
  worth += worthOfHits(board, player, movement) - costOfOpen(board, player);
  worth -= blocked * blocked * 0.5;
  const closed = closedTo(board, player, movement);
  for (let die = 4; die <= 6; die++) worth += Math.min(2, countBits(sourcesAmong(own, closed, die, movement))) * 0.8;
  return worth;
}
