import type { Play, Die, Throw } from '#engine/tables/play.ts';
import {
  makeMen,
  type Men,
  type Player,
  type Position,
  otherPlayer,
  whyNotPosition,
  HAND,
  PLACES,
} from '#engine/tables/position.ts';
import { atCard, type Place } from '#engine/ledger/place.ts';
import { err, ok, refuse, type Problem, type Result } from '#engine/kernel/result.ts';
import type { RevertierRules } from '../rules/keys.ts';
import { countBits, pointsFrom, turnBoard, type Board } from '#engine/tables/board.ts';

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
export const entryPoints = (board: Board, player: number, movement: Movement): number =>
  ENTERING_TABLE & ~closedTo(board, player, movement) & ~(movement.enterOwn ? 0 : board.held[player]!);

/** Number of men that a player has in hand. */
export const inHand = (board: Board, player: number): number => board.men[player * PLACES + HAND]!;

/** Whether a player has more men in hand than entries. */
export const isHorsDuJeu = (board: Board, player: number, movement: Movement): boolean =>
  inHand(board, player) > countBits(entryPoints(board, player, movement));

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

/** Advantages that one player may give (handicaps of the Suite du Trictrac, 1698). Links contain the index: append only. */
export const HANDICAPS = ['dice', 'sixAndAce', 'fourAndThree', 'head'] as const;
export type HandicapKind = (typeof HANDICAPS)[number];

/**
 * An advantage: the dice; the dice with six and ace (men on 7 and 2) or four and three (5 and 4) played beforehand; or a number
 * of men on the head, with the usual throw for the beginning.
 */
export interface Handicap {
  readonly to: Player;
  readonly gives: HandicapKind;
  /** Men on the head, two by default; 0 for the other kinds. */
  readonly men: number;
}
/** Men that a handicap puts on the head by default, and the fewest it may put there (1698). */
export const USUAL_ON_HEAD = 2;
/** Every advantage to either player. */
export const ADVANTAGES: readonly Handicap[] = ([0, 1] as const).flatMap((to) =>
  HANDICAPS.map((gives) => ({ to, gives, men: gives === 'head' ? USUAL_ON_HEAD : 0 })),
);

/** One throw and its play; undefined if nothing has been played with it yet. */
export interface ThrowRecord {
  readonly dice: Throw;
  readonly play: Play | undefined;
  /** Whether it was not thrown but named, because the player's dice had been broken. */
  readonly named?: true;
}

/**
 * Who began: by single dice thrown for it, White’s first, every pair but the last equal; or a given player. If absent, the
 * player who receives the dice as a handicap, the winner of the game before, or White.
 */
export type GameStart =
  | { readonly kind: 'dice'; readonly dice: readonly (readonly [white: Die, black: Die])[] }
  | { readonly kind: 'player'; readonly player: Player };

/** One game as it happened, legal or not, complete or not, and independent of any rule set. */
export interface RevertierRecord {
  readonly start: GameStart | undefined;
  /** Men before the first throw, if not piled as at the start. */
  readonly men: Position['men'] | undefined;
  readonly handicap: Handicap | undefined;
  /** Stake in counters; if absent, the rule set’s. */
  readonly stake: number | undefined;
  /** Whether the double was agreed on; if absent, the rule set decides. */
  readonly double: boolean | undefined;
  /** In turn, from the player who began. */
  readonly throws: readonly ThrowRecord[];
}

/** Most throws of a record: as many as places can name, 999 of each player. */
export const MOST_THROWS = 1998;

/** Place of a throw: `t4.1` is the fourth throw of the player who began, `t4.2` the fourth of the other. */
export const placeOfThrow = (i: number): Place => atCard((i >> 1) + 1, (i & 1) + 1);

const LAID_DOWN = { dice: [], sixAndAce: [7, 2], fourAndThree: [5, 4] } as const;

/** Men of one player before the first throw. */
function menAtStart(player: Player, handicap: Handicap | undefined): Men {
  if (handicap?.to !== player) return makeMen({ [PILE]: MEN });
  if (handicap.gives === 'head') return makeMen({ [PILE]: MEN - handicap.men, 12: handicap.men });
  const laid = LAID_DOWN[handicap.gives];
  return makeMen({ [PILE]: MEN - laid.length, ...Object.fromEntries(laid.map((point) => [point, 1])) });
}

/** Men of both players before the first throw. */
export const menToStart = (record: Pick<RevertierRecord, 'men' | 'handicap'>): Position['men'] =>
  record.men ?? [menAtStart(0, record.handicap), menAtStart(1, record.handicap)];

const GIVE_DICE: readonly string[] = ['dice', 'sixAndAce', 'fourAndThree'];

/** Player who begins by the single dice thrown for it; undefined while they are equal. */
export function starterByDice(start: GameStart & { readonly kind: 'dice' }, rules: RevertierRules): Player | undefined {
  const [white, black] = start.dice.at(-1) ?? [1, 1];
  if (white === black) return undefined;
  const higher: Player = white > black ? 0 : 1;
  return rules['start.die'] === 'higher' ? higher : otherPlayer(higher);
}

/** Player who receives the dice as a handicap, if any. */
export const receiverOfDice = ({ handicap }: Pick<RevertierRecord, 'handicap'>): Player | undefined =>
  handicap && GIVE_DICE.includes(handicap.gives) ? handicap.to : undefined;

/** Player who throws first under the rules; an error if the dice have not decided it. */
export function starterOf(record: Pick<RevertierRecord, 'start' | 'handicap'>, rules: RevertierRules): Result<Player> {
  const { start } = record;
  if (start === undefined) return ok(receiverOfDice(record) ?? 0);
  if (start.kind === 'player') return ok(start.player);
  const starter = starterByDice(start, rules);
  return starter === undefined ? err(undecided()) : ok(starter);
}

const undecided = (): Problem =>
  refuse(
    'start-equal',
    'The dice thrown to decide who begins are equal, so they must be thrown again.',
    'start',
    'start.die',
  ).error;

function whyImpossible(record: RevertierRecord): Problem | undefined {
  const { start, men, handicap } = record;
  if (men && handicap)
    return refuse(
      'handicap-and-position',
      'A handicap can be given only when all men start on the pile, not from another position.',
      'handicap',
    ).error;
  if (handicap?.gives === 'head' && handicap.men < USUAL_ON_HEAD) {
    const message = `At least two men are put on the head; ${String(handicap.men)} is too few.`;
    return refuse('too-few-on-head', message, 'handicap.men', 'head.free').error;
  }
  const pairs = start?.kind === 'dice' ? start.dice : [];
  const decided = pairs.slice(0, -1).find(([white, black]) => white !== black);
  if (decided) {
    const message = `The dice ${decided.join(' and ')} already decide who begins, but another pair follows them. Only equal dice are thrown again.`;
    return refuse('start-decided', message, 'start', 'start.die').error;
  }
  const problem = whyNotPosition({ men: menToStart(record) }, MEN);
  return problem && { ...problem, at: 'position' };
}

/** Position before the first throw; an error if it is impossible on a board, or if the first player is unknown. */
export function startOf(record: RevertierRecord, rules: RevertierRules): Result<Position> {
  const problem = whyImpossible(record);
  if (problem) return err(problem);
  const starter = starterOf(record, rules);
  return starter.ok ? ok({ men: menToStart(record), toPlay: starter.value }) : starter;
}
