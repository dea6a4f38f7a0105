import type { Path, Throw } from '#engine/tables/play.ts';
import { type BoardPlace, type Player, type Position, OFF, PLACES, otherPlayer } from '#engine/tables/position.ts';
import type { Balances } from '#engine/ledger/sink.ts';
import type { Place as RecordPlace } from '#engine/ledger/place.ts';
import type { ManStep } from './find-plays.ts';
import {
  type Handicap,
  type GameStart,
  canMove,
  isShutOut,
  MEN,
  movementOf,
  ownFree,
  type Movement,
  inHand,
} from '../record/record.ts';
import { boardOf, countBits, type Board } from '#engine/tables/board.ts';
import type { RevertierRules } from '../rules/keys.ts';

/** Endings of a game: the last man is off; a player is shut out by his own men; neither player can play any number. */
export const ENDINGS = ['borneOff', 'shutOut', 'frozen'] as const;
export type EndingKind = (typeof ENDINGS)[number];

export interface Ending {
  readonly kind: EndingKind;
  /** Undefined in a draw. */
  readonly winner: Player | undefined;
  /** How completely the loser was shut out. */
  readonly shut?: ShutOut;
}

/** Figures that decide whether a loss is double. */
interface ShutOut {
  /** Men of the loser in hand. */
  readonly inHand: number;
  /** Points from 1 to 6 without men of the loser. */
  readonly free: number;
}

const shutOf = (board: Board, player: Player): ShutOut => ({
  inHand: inHand(board, player),
  free: countBits(ownFree(board, player)),
});

/**
 * How the game is over after a play of `mover`; undefined if it goes on. A player shut out in the throw that takes the last man
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

/** Ending made by the man who has just landed and shut the opponent out, if the game is over with that landing. */
export function endingOfLanding(
  board: Board,
  mover: Player,
  movement: Movement,
  rules: RevertierRules,
): Ending | undefined {
  if (rules['shutOut.throw'] !== 'onTheSpot' || !movement.shutOutLoses) return undefined;
  const other = otherPlayer(mover);
  return isShutOut(board, other, movement) ? { kind: 'shutOut', winner: mover, shut: shutOf(board, other) } : undefined;
}

/** Ending of a position; the player who throws next did not move last. */
export const endingOf = (position: Position, rules: RevertierRules): Ending | undefined =>
  endingOnBoard(boardOf(position), otherPlayer(position.toPlay), movementOf(rules), rules);

/** Why a player moved no man: he could not; hors du jeu, he could or would not; or he declined though he could. */
export const PASSES = ['noPlay', 'horsDuJeu', 'declined'] as const;
export type Pass = (typeof PASSES)[number];

/** What just happened, as data; `sayFrame` puts it into words. Points are as the player counts them. */
export type FrameEvent =
  | {
      readonly kind: 'start';
      readonly player: Player;
      readonly by: GameStart | undefined;
      readonly handicap: Handicap | undefined;
    }
  | {
      readonly kind: 'throw';
      readonly player: Player;
      readonly dice: Throw;
      /** Whether he named the numbers, because his dice had been broken. */
      readonly named: boolean;
      /** In canonical notation; undefined before anything is played. */
      readonly play: string | undefined;
      /** Path of each man that moved. */
      readonly paths: readonly Path[];
      /** The landings with their numbers, in an order in which they can be made. */
      readonly steps: readonly ManStep[];
      readonly hits: readonly BoardPlace[];
      readonly enters: number;
      readonly bearsOff: number;
      /** Why he moved no man. */
      readonly pass: Pass | undefined;
      /** Numbers of the throw that were not played. */
      readonly unplayed: number;
      /** Number of legal plays. */
      readonly choices: number;
    }
  | { readonly kind: 'end'; readonly outcome: Outcome };

/** A throw, and its play. */
export type ThrowEvent = Extract<FrameEvent, { readonly kind: 'throw' }>;

/** How the game ended, as needed for its last sentence. */
export interface Outcome {
  readonly kind: EndingKind | 'unfinished';
  readonly winner: Player | undefined;
  /** Whether the loss is double. */
  readonly double: boolean;
}

/** The board after one event. */
export interface Frame {
  /** `start`, `t4.2`, `end`. */
  readonly at: RecordPlace;
  readonly event: FrameEvent;
  /** After the event, with the player who throws next. */
  readonly position: Position;
  /** Number of ledger entries made so far. */
  readonly entries: number;
  readonly pools: Balances;
  readonly net: Balances;
}
