import { countBits, lowestBit, pointsFrom, type Board, boardOf } from '#engine/tables/board.ts';
import { across, HAND, OFF, PLACES, POINTS, type Position } from '#engine/tables/position.ts';
import {
  closedTo,
  entryPoints,
  HEAD,
  isShutOut,
  PILE,
  sourcesAmong,
  type Movement,
  movementOf,
} from '../record/record.ts';
import type { Random } from '#engine/kernel/random.ts';
import { makePlay, type Landing, type Play, type Throw } from '#engine/tables/play.ts';
import { PlayFinder } from '../play/find-plays.ts';
import type { RevertierRules } from '../rules/keys.ts';

/** Looks one throw ahead: chooses the play after which the board is worth most (`worthOf`). */
export class PlainPlayer {
  readonly finder = new PlayFinder();

  /** Index, in `finder`, of the play chosen; random among plays that are about equally good. */
  choose(board: Board, player: number, high: number, low: number, movement: Movement, random: Random): number {
    const { finder } = this;
    finder.find(board, player, high, low, movement);
    let best = -Infinity;
    let chosen = 0;
    for (let i = 0; finder.playNext(); i++) {
      const worth = worthOf(board, player, movement) + random(100) / 200;
      if (worth > best) [best, chosen] = [worth, i];
    }
    return chosen;
  }

  /** Play of an index, as in records. */
  playOf(i: number): Play {
    const { finder } = this;
    finder.look(i);
    const landings: Landing[] = [];
    for (let n = 0; n < finder.length; n++) landings.push([finder.from[n]!, finder.to[n]!]);
    return makePlay(landings);
  }
}

const plain = new PlainPlayer();

/** Play chosen for the player whose turn it is, by its index among the legal plays. */
export const choosePlayNumber = (position: Position, dice: Throw, rules: RevertierRules, random: Random): number =>
  plain.choose(boardOf(position), position.toPlay, dice[0], dice[1], movementOf(rules), random);

/** Play chosen for the player whose turn it is. */
export const choosePlay = (position: Position, dice: Throw, rules: RevertierRules, random: Random): Play =>
  plain.playOf(choosePlayNumber(position, dice, rules, random));

/*
 * Worth of a board to a player who has just moved, after the advice at the end of the article of 1792: furnish the head first;
 * then make cases close to the opponent’s pile, side by side, with surcases on them; hit once there are some; keep large
 * doublets playable; and once well ahead leave a man uncovered on purpose, so that the opponent may have to pass his game. The
 * weights are guesses that give believable games. Points are visited in ascending order, because sums of fractions depend on
 * their order.
 */

const HEAD_ENOUGH = 8;
const OTHER_PILE = 13;
const HOME = 19;
const WAY_OUT = pointsFrom(1, HEAD - 1);
const TO_HEAD = pointsFrom(0, HEAD);
const BEYOND = pointsFrom(OTHER_PILE, POINTS);
const ENTERING = pointsFrom(1, 6);

/** Chances out of 36 that a man this far behind hits with one die or with two. */
const SHOT = [0, 11, 12, 13, 14, 15, 16, 6, 6, 5, 3, 2, 3];

/** Last set of points from which the opponent may hit, with its cached shots: plays of one throw share it unless they hit. */
let heldLast = -1;
const shots = new Int8Array(POINTS + 1);

/** Approximate chance out of 36 that a single man on a point is hit by the next throw; `held` are the opponent's points. */
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

/** Worth of cases and surcases: more near the opponent’s pile, and more side by side. */
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

/** Worth of having opponent's men in hand, and of having shut him out. */
function worthOfHits(board: Board, player: number, movement: Movement): number {
  const other = 1 - player;
  const held = board.men[other * PLACES + HAND]!;
  if (held === 0) return 0;
  if (movement.shutOutLoses && isShutOut(board, other, movement)) return 1000;
  const cases = countBits(board.doubled[player]! & pointsFrom(OTHER_PILE, 18));
  return held * (cases < 2 ? 1 : cases * 3) + (held > countBits(entryPoints(board, other, movement)) ? 8 : 0);
}

/** Whether the opponent is held: all our men past his pile, some of his in hand or behind us, and our own entries free. */
export const isAhead = (board: Board, player: number): boolean =>
  (board.held[player]! & TO_HEAD) === 0 && board.men[(1 - player) * PLACES + HAND]! > 0;

/** Cost of uncovered men; when ahead, their gain. */
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

/**
 * Steps that the player’s men have moved; until the opponent has passed, steps beyond the first table past his pile do not
 * count.
 */
function stepsMoved(board: Board, player: number): number {
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
  let worth = stepsMoved(board, player) * 0.12 + off * 12 - board.men[base + HAND]! * 6;
  if (own & pointsFrom(0, HEAD - 1)) worth += Math.min(head, HEAD_ENOUGH) * 3.5 - Math.max(0, head - 10) * 2;
  else worth -= head * 1.5;
  const piled = board.men[base + PILE]!;
  // Cases can wait while men must still be brought over.
  worth += worthOfCases(board, player) * (piled > 5 ? 0.4 : 1) - piled * 1.5;
  worth += worthOfHits(board, player, movement) - costOfOpen(board, player);
  worth -= blocked * blocked * 0.5;
  const closed = closedTo(board, player, movement);
  for (let die = 4; die <= 6; die++) worth += Math.min(2, countBits(sourcesAmong(own, closed, die, movement))) * 0.8;
  return worth;
}
