import { countBits, pointsFrom, turnBoard, type Board } from '#engine/tables/board.ts';
import { HAND, PLACES } from '#engine/tables/position.ts';
import type { RevertierRules } from '../rules/keys.ts';

/** Men of each player. */
export const MEN = 15;
/** Point of a player’s men at the start; the opponent’s pile is his point 13. */
export const PILE = 1;
/** Last point of the outward half, at the opponent’s right; the opponent's head is our 24. */
export const HEAD = 12;
const OTHER_PILE = 13;
const IN_HAND = 1 << HAND;
const ON_OTHER_PILE = 1 << OTHER_PILE;
const ENTERING_TABLE = pointsFrom(1, 6);
const BEFORE_HOME = pointsFrom(1, 18);

/** Point → mask of all points up to it. */
const UP_TO = Array.from({ length: 25 }, (_, point) => pointsFrom(1, point));

/** Rules of movement in a form that is quick to test. */
export interface Movement {
  /** Points that take only one man of a player. */
  readonly single: number;
  /** Whether the last man on a pile cannot be hit. */
  readonly sparesPile: boolean;
  readonly enterFirst: boolean;
  readonly enterOwn: boolean;
  /** Hors du jeu: only one man may enter, or none, and nothing else is played. */
  readonly oneOrNone: boolean;
  readonly allHome: boolean;
  readonly rearmost: boolean;
  /** How many numbers a doublet gives. */
  readonly doublet: number;
  readonly obliged: boolean;
  readonly larger: boolean;
  readonly shutOutLoses: boolean;
}

export const movementOf = (rules: RevertierRules): Movement => ({
  single:
    (rules['outward.single'] ? pointsFrom(PILE + 1, HEAD - 1) : 0) | (rules['head.free'] ? 0 : pointsFrom(HEAD, HEAD)),
  sparesPile: rules['hit.men'] === 'notOnPile',
  enterFirst: rules['enter.first'],
  enterOwn: rules['enter.own'],
  oneOrNone: rules['enter.horsDuJeu'] === 'oneOrNone',
  allHome: rules['off.allHome'],
  rearmost: rules['off.tooLarge'] === 'rearmost',
  doublet: rules['dice.doublets'] ? 4 : 2,
  obliged: rules['dice.obliged'],
  larger: rules['dice.one'] === 'larger',
  shutOutLoses: rules['shutOut.end'] === 'lost',
});

/** Points where a player may not land because of the opponent’s men. */
export function closedTo(board: Board, player: number, movement: Movement): number {
  const closed = turnBoard(board.doubled[1 - player]!);
  return movement.sparesPile && board.held[1 - player]! & (1 << PILE) ? closed | ON_OTHER_PILE : closed;
}

/**
 * Places from which a man can be moved by a number: a bit for each point, bit 0 for the hand. `own` are the places with his
 * men, `closed` those where he may not land because of the opponent, which his own play cannot change.
 */
export function sourcesAmong(own: number, closed: number, die: number, movement: Movement): number {
  let enters = 0;
  if (own & IN_HAND) {
    if (!((closed >> die) & 1) && (movement.enterOwn || !((own >> die) & 1))) enters = IN_HAND;
    if (movement.enterFirst) return enters;
  }
  const blocked = closed | (own & movement.single);
  const onward = own & ~IN_HAND & ~(blocked >> die) & UP_TO[24 - die]!;
  if (own & IN_HAND || (movement.allHome && own & BEFORE_HOME)) return onward | enters;
  const exact = own & (1 << (25 - die));
  if (exact) return onward | exact;
  return movement.rearmost && !(own & UP_TO[24 - die]!) ? onward | (own & -own) : onward;
}

/** Places on a board from which a player can move a man by a number. */
export const sourcesOf = (board: Board, player: number, die: number, movement: Movement): number =>
  sourcesAmong(board.held[player]!, closedTo(board, player, movement), die, movement);

/** Points at which a player’s men in hand can enter. */
export const entriesOf = (board: Board, player: number, movement: Movement): number =>
  ENTERING_TABLE & ~closedTo(board, player, movement) & ~(movement.enterOwn ? 0 : board.held[player]!);

const inHand = (board: Board, player: number): number => board.men[player * PLACES + HAND]!;

/** Whether a player has more men in hand than entries. */
export const isHorsDuJeu = (board: Board, player: number, movement: Movement): boolean =>
  inHand(board, player) > countBits(entriesOf(board, player, movement));

/** Points from 1 to 6 without a player’s own men. */
export const ownFree = (board: Board, player: number): number => ENTERING_TABLE & ~board.held[player]!;

/**
 * Whether a player has more men in hand than points of the first table free of his own men: no play of the opponent can let him
 * in again.
 */
export const isShutOut = (board: Board, player: number, movement: Movement): boolean =>
  !movement.enterOwn &&
  (board.held[player]! & IN_HAND) !== 0 &&
  inHand(board, player) > countBits(ownFree(board, player));

/** Whether any number would let a player move. */
export function canMove(board: Board, player: number, movement: Movement): boolean {
  for (let die = 1; die <= 6; die++) if (sourcesOf(board, player, die, movement) !== 0) return true;
  return false;
}
