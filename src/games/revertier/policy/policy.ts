import type { Random } from '#engine/kernel/random.ts';
import { boardOf, copyBoard, countBits, emptyBoard, menAt, pointsFrom, type Board } from '#engine/tables/board.ts';
import { across, HAND, OFF, POINTS } from '#engine/tables/point.ts';
import { makePlay, type Landing, type Play } from '#engine/tables/play.ts';
import type { Position } from '#engine/tables/position.ts';
import type { Throw } from '#engine/tables/throw.ts';
import { PlayFinder } from '../play/find-plays.ts';
import type { RevertierRules } from '../rules/keys.ts';
import { entriesOf, HEAD, isShutOut, movementOf, PILE, sourcesOf, type Movement } from '../record/movement.ts';

/*
 * A plain way of playing, ours, after the advice that closes the entry of 1792: furnish the head first; then make cases as
 * near to the other’s pile as may be, joined to one another, with surcases on them; hit once there are some; keep large
 * doublets playable; and once well ahead leave a man uncovered on purpose, that the other may have to pass his game. It
 * looks one throw ahead and no further. The weights are guesses that give believable games.
 */

const HEAD_ENOUGH = 8;
const OTHER_PILE = 13;
const HOME = 19;

/** Chance out of 36 that a man so far behind hits with one die or with two. */
const SHOT = [0, 11, 12, 13, 14, 15, 16, 6, 6, 5, 3, 2, 3, 0, 0, 1];

/** How likely each lone man is to be hit by the next throw, about, out of 36. */
function shotAt(board: Board, other: number, point: number): number {
  const his = across(point);
  let chance = his <= 6 && menAt(board, other, HAND) > 0 ? SHOT[his]! : 0;
  if (menAt(board, other, HAND) > 0) return chance;
  for (let from = Math.max(1, his - 12); from < his; from++)
    if (menAt(board, other, from) > 0) chance += SHOT[his - from] ?? 0;
  return Math.min(36, chance);
}

/** Cases and surcases, the nearer to the other’s pile the better, and better still side by side. */
function worthOfCases(board: Board, player: number): number {
  let worth = 0;
  let joined = 0;
  for (let point = OTHER_PILE; point <= POINTS; point++) {
    const men = menAt(board, player, point);
    joined = men >= 2 ? joined + 1 : 0;
    if (men < 2) continue;
    const near = POINTS - point;
    worth += 4 + near + joined * 1.5;
    worth += Math.min(men - 2, 2) * 1.2 - Math.max(0, men - 4) * 2;
  }
  return worth;
}

/** What it is worth to have the other’s men in hand, and to have shut him out. */
function worthOfHits(board: Board, player: number, movement: Movement): number {
  const other = 1 - player;
  const held = menAt(board, other, HAND);
  if (held === 0) return 0;
  if (movement.shutOutLoses && isShutOut(board, other, movement)) return 1000;
  const cases = countBits(board.doubled[player]! & pointsFrom(OTHER_PILE, 18));
  return held * (cases < 2 ? 1 : cases * 3) + (held > countBits(entriesOf(board, other, movement)) ? 8 : 0);
}

/** Whether the other’s game is held: all our men past his pile, some of his in hand or behind us, and our own entries free. */
const isAhead = (board: Board, player: number): boolean =>
  (board.held[player]! & pointsFrom(0, HEAD)) === 0 && menAt(board, 1 - player, HAND) > 0;

/** What uncovered men may cost, or, ahead, may bring. */
function costOfOpen(board: Board, player: number): number {
  const own = board.held[player]!;
  const free = 6 - countBits(own & pointsFrom(1, 6));
  const ahead = isAhead(board, player);
  let cost = 0;
  for (let point = 1; point <= POINTS; point++) {
    if (menAt(board, player, point) !== 1) continue;
    const chance = shotAt(board, 1 - player, point) / 36;
    if (point >= OTHER_PILE && !ahead) cost += (own & pointsFrom(1, HEAD - 1)) === 0 ? 1 : 4;
    cost += chance * (ahead && point < HOME ? -6 : 4 + point * 0.6 + (6 - free) * 2);
  }
  return cost;
}

/** How a board looks to a player who has just moved. */
function worthOf(board: Board, player: number, movement: Movement): number {
  const own = board.held[player]!;
  const head = menAt(board, player, HEAD);
  const off = menAt(board, player, OFF);
  const blocked = countBits(own & pointsFrom(1, 6));
  const isRace = (board.held[1 - player]! & pointsFrom(0, HEAD)) === 0;
  let pips = off * (POINTS + 1);
  // Until the other has passed there is no haste to go beyond the first table past his pile.
  for (let point = 1; point <= POINTS; point++)
    pips += (isRace ? point : Math.min(point, HOME)) * menAt(board, player, point);
  let worth = pips * 0.12 + off * 12 - menAt(board, player, HAND) * 6;
  if (own & pointsFrom(0, HEAD - 1)) worth += Math.min(head, HEAD_ENOUGH) * 3.5 - Math.max(0, head - 10) * 2;
  else worth -= head * 1.5;
  const piled = menAt(board, player, PILE);
  // Cases can wait while the game is still to be brought over.
  worth += worthOfCases(board, player) * (piled > 5 ? 0.4 : 1) - piled * 1.5;
  worth += worthOfHits(board, player, movement) - costOfOpen(board, player);
  worth -= blocked * blocked * 0.5;
  for (let die = 4; die <= 6; die++) worth += Math.min(2, countBits(sourcesOf(board, player, die, movement))) * 0.8;
  return worth;
}

const finder = new PlayFinder();
const before = emptyBoard();

/** The play the policy chooses for whoever is to throw; chance decides between plays it thinks about as good. */
export function choosePlay(position: Position, dice: Throw, rules: RevertierRules, random: Random): Play {
  const movement = movementOf(rules);
  const player = position.toPlay;
  const board = boardOf(position);
  copyBoard(board, before);
  finder.find(board, player, dice[0], dice[1], movement);
  let best = -Infinity;
  let chosen = 0;
  for (let i = 0; i < finder.count; i++) {
    finder.play(i);
    const worth = worthOf(board, player, movement) + random(100) / 200;
    copyBoard(before, board);
    if (worth > best) [best, chosen] = [worth, i];
  }
  return makePlay(finder.stepsOf(chosen).map(({ from, to }): Landing => [from, to]));
}
