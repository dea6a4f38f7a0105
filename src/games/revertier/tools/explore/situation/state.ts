import { endingOf } from '../../../play/frame.ts';
import type { ManMove } from '../../../play/moving.ts';
import type { RevertierRules } from '../../../rules/keys.ts';
import { MEN, PILE, ADVANTAGES, menToStart, receiverOfDice, starterByDice } from '../../../record/record.ts';
import { dueAfter, isDouble, termsOf } from '../../../settle/judge.ts';
import { makeRandom, type Random } from '#engine/kernel/random.ts';
import {
  makeMen,
  type Player,
  type Position,
  across,
  HAND,
  OFF,
  type BoardPlace,
  otherPlayer,
  type Men,
} from '#engine/tables/position.ts';
import { makeThrow, randomThrow, throwForStart, type Throw } from '#engine/tables/play.ts';
import type { ReaderChanges } from '#islands/rules/rule-words.ts';
import { sayHandicap } from '../../../wording/frames.ts';
import { sayPlayer } from '../../../wording/names.ts';

/** A position, with a throw on the board or the dice still to be thrown. */
export interface ExplorerSituation {
  readonly position: Position;
  readonly dice: Throw | undefined;
}

/** A game played to its end here. */
export interface FinishedGame {
  /** Undefined in a draw. */
  readonly winner: Player | undefined;
  readonly double: boolean;
}

/** Everything that an act changes, and that can be restored. */
interface Moment extends ExplorerSituation {
  /** Men moved by the throw on the board. */
  readonly made: readonly ManMove[];
  /** Player who threw first in this game. */
  readonly starter: Player;
  readonly finished: readonly FinishedGame[];
  /** How many throws of this seed have been used. */
  readonly thrown: number;
}

/** State of the page, from which all it shows is computed. The side of the board is not part of a link. */
export interface ExplorerState extends Moment {
  readonly changes: ReaderChanges;
  /** Rules kept for comparison; empty for the book's own. */
  readonly kept: ReaderChanges;
  readonly viewer: Player;
  readonly seed: number;
  /** Earlier moments, the latest last. */
  readonly before: readonly Moment[];
}

const PILED = makeMen({ [PILE]: MEN });
export const START: Position = { men: [PILED, PILED], toPlay: 0 };

/** A game’s beginning: without advantage, or with one of the handicaps of 1698. */
interface StartingPosition {
  readonly name: string;
  readonly position: Position;
}

/**
 * Every beginning. The player who receives the dice throws first; men on the head leave that to chance, and here White throws
 * first, because White needs no gift to throw from the pile.
 */
export const BEGINNINGS: readonly StartingPosition[] = [
  { name: 'All men piled', position: START },
  ...ADVANTAGES.filter(({ to, gives }) => to !== START.toPlay || gives !== 'dice').map(
    (handicap): StartingPosition => ({
      name: `${sayPlayer(handicap.to)} ${sayHandicap(handicap)}`,
      position: {
        men: menToStart({ men: undefined, handicap }),
        toPlay: receiverOfDice({ handicap }) ?? START.toPlay,
      },
    }),
  ),
];

/** State of the page as served: the first throw of a game, the book's own example. */
export const FIRST: ExplorerState = {
  position: START,
  dice: [3, 3],
  made: [],
  starter: 0,
  finished: [],
  changes: {},
  kept: {},
  viewer: 0,
  seed: 1792,
  thrown: 0,
  before: [],
};

const MOST_BEFORE = 300;

const momentOf = ({ position, dice, made, starter, finished, thrown }: ExplorerState): Moment => ({
  position,
  dice,
  made,
  starter,
  finished,
  thrown,
});

/** State after an act that can be undone. */
const act = (state: ExplorerState, next: Partial<Moment>): ExplorerState => ({
  ...state,
  made: [],
  ...next,
  before: [...state.before, momentOf(state)].slice(-MOST_BEFORE),
});

/** Dice of a seed from the next throw on: the same seed gives the same throws in order. */
function diceFrom({ seed, thrown }: Pick<ExplorerState, 'seed' | 'thrown'>): Random {
  const random = makeRandom(seed);
  for (let n = 0; n < thrown; n++) randomThrow(random);
  return random;
}

export const throwDice = (state: ExplorerState): ExplorerState =>
  act(state, { dice: randomThrow(diceFrom(state)), thrown: state.thrown + 1 });

/** Sets another position or throw. A position set up is a new game. */
export const lay = (state: ExplorerState, next: Partial<ExplorerSituation>): ExplorerState =>
  act(state, next.position ? { starter: next.position.toPlay, ...next } : next);

/** Moves one man or several. */
export const moveOn = (state: ExplorerState, by: readonly ManMove[]): ExplorerState =>
  act(state, { made: [...state.made, ...by] });

/** Completes the play of the throw; if it ends the game the game is counted, otherwise the opponent throws next. */
export function completeThrow(state: ExplorerState, after: Position, rules: RevertierRules): ExplorerState {
  const ending = endingOf(after, rules);
  const finished = ending && {
    winner: ending.winner,
    double: isDouble(ending, termsOf(rules, { stake: undefined, double: undefined })),
  };
  return act(state, {
    position: after,
    dice: undefined,
    finished: finished ? [...state.finished, finished] : state.finished,
  });
}

/** Starts the next game from the piles, by the player who has the dice under the rules, or who wins the single dice. */
export function nextGame(state: ExplorerState, rules: RevertierRules): ExplorerState {
  const last = endingOf(state.position, rules);
  const due = last && dueAfter(last, state.starter, rules);
  if (due?.player !== undefined)
    return act(state, { position: { ...START, toPlay: due.player }, dice: undefined, starter: due.player });
  const dice = throwForStart(diceFrom(state));
  const starter = starterByDice({ kind: 'dice', dice }, rules) ?? 0;
  return act(state, {
    position: { ...START, toPlay: starter },
    dice: rules['start.throw'] === 'opening' ? makeThrow(...dice.at(-1)!) : undefined,
    starter,
    thrown: state.thrown + dice.length,
  });
}

/** Score of all games: how many each player has won, and how many of those double. */
export const explorerScore = (
  finished: readonly FinishedGame[],
  player: Player,
): { readonly won: number; readonly double: number } => {
  const won = finished.filter(({ winner }) => winner === player);
  return { won: won.length, double: won.filter(({ double }) => double).length };
};

export function undoThrow(state: ExplorerState): ExplorerState {
  const last = state.before.at(-1);
  return last ? { ...state, ...last, before: state.before.slice(0, -1) } : state;
}

/** Origin of the next man to set down: a place of one player, as he counts. */
export interface LiftedMan {
  readonly player: Player;
  readonly place: BoardPlace;
}

/** Moves a man from one place to another in any turn; the number of men stays right. */
function moveOne({ men, toPlay }: Position, { player, place }: LiftedMan, to: BoardPlace): Position {
  const own: Men = men[player].map((n, at) => n + (at === to ? 1 : 0) - (at === place ? 1 : 0));
  return { men: player === 0 ? [own, men[1]] : [men[0], own], toPlay };
}

/** Player with men on a point, as `viewer` counts it, and that player's own number of the point. */
function menOn({ men }: Position, viewer: Player, point: BoardPlace): LiftedMan | undefined {
  const other = otherPlayer(viewer);
  if ((men[viewer][point] ?? 0) > 0) return { player: viewer, place: point };
  if (point === HAND || point === OFF) return undefined;
  return (men[other][across(point)] ?? 0) > 0 ? { player: other, place: across(point) } : undefined;
}

/** Whether a man may be set on a point: it must have no man of the other colour. */
export const isFree = ({ men }: Position, player: Player, place: BoardPlace): boolean =>
  place === HAND || place === OFF || (men[otherPlayer(player)][across(place)] ?? 0) === 0;

/** Effect of touching a place during setting up: lift a man, put him back, or set him there. */
export function setUpBy(
  position: Position,
  lifted: LiftedMan | undefined,
  touched: LiftedMan,
): { readonly lifted: LiftedMan | undefined; readonly position: Position | undefined } {
  if (!lifted) return { lifted: menOn(position, touched.player, touched.place), position: undefined };
  const isPoint = touched.place !== HAND && touched.place !== OFF;
  const place = touched.player === lifted.player || !isPoint ? touched.place : across(touched.place);
  const isOwnTray = isPoint || touched.player === lifted.player;
  const isMoved = isOwnTray && place !== lifted.place && isFree(position, lifted.player, place);
  return { lifted: undefined, position: isMoved ? moveOne(position, lifted, place) : undefined };
}
