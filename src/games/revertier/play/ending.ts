import { boardOf, countBits, type Board } from '#engine/tables/board.ts';
import { HAND, OFF, PLACES } from '#engine/tables/point.ts';
import { otherPlayer, type Player, type Position } from '#engine/tables/position.ts';
import type { RevertierRules } from '../rules/keys.ts';
import { canMove, isShutOut, MEN, movementOf, ownFree, type Movement } from '../record/movement.ts';

/** How a game can end: the last man off; a player shut out by his own men; neither able to play any number. */
export const ENDINGS = ['borneOff', 'shutOut', 'frozen'] as const;
export type EndingKind = (typeof ENDINGS)[number];

export interface Ending {
  readonly kind: EndingKind;
  /** Nobody, where the game is drawn. */
  readonly winner: Player | undefined;
  /** How far the loser was shut out. */
  readonly shut?: ShutOut;
}

/** What decides whether a loss is a double one. */
export interface ShutOut {
  /** The loser’s men in hand. */
  readonly inHand: number;
  /** His points from 1 to 6 that are free of his own men. */
  readonly free: number;
}

const inHand = (board: Board, player: number): number => board.men[player * PLACES + HAND]!;

const shutOf = (board: Board, player: Player): ShutOut => ({
  inHand: inHand(board, player),
  free: countBits(ownFree(board, player)),
});

/**
 * Whether the game is over once `mover` has played, and how. A player shut out in the very throw that takes the last man
 * off was shut out first: no man can be hit after the last is off.
 */
export function endingOnBoard(
  board: Board,
  mover: Player,
  movement: Movement,
  rules: RevertierRules,
): Ending | undefined {
  const other = otherPlayer(mover);
  if (movement.shutOutLoses) {
    if (isShutOut(board, other, movement)) return { kind: 'shutOut', winner: mover, shut: shutOf(board, other) };
    if (isShutOut(board, mover, movement)) return { kind: 'shutOut', winner: other, shut: shutOf(board, mover) };
  }
  if (board.men[mover * PLACES + OFF] === MEN) return { kind: 'borneOff', winner: mover };
  if (board.men[other * PLACES + OFF] === MEN) return { kind: 'borneOff', winner: other };
  if (canMove(board, other, movement) || canMove(board, mover, movement)) return undefined;
  const more = inHand(board, mover) - inHand(board, other);
  const winner = rules['frozen.end'] === 'drawn' || more === 0 ? undefined : more > 0 ? other : mover;
  return { kind: 'frozen', winner };
}

/** The same of a position: the player who would throw next has not moved last. */
export const endingOf = (position: Position, rules: RevertierRules): Ending | undefined =>
  endingOnBoard(boardOf(position), otherPlayer(position.toPlay), movementOf(rules), rules);
