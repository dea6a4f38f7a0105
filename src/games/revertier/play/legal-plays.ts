import { range } from '#engine/kernel/collections.ts';
import { boardOf, menAt, moveMan, positionOf, type Board } from '#engine/tables/board.ts';
import { HAND, OFF, type BoardPlace, lonePoints, otherPlayer, type Position } from '#engine/tables/position.ts';
import { makePlay, pathsOf, printPaths, type Landing, type Path, type Play, type Throw } from '#engine/tables/play.ts';
import { PlayFinder, type ManStep } from './find-plays.ts';
import type { RevertierRules } from '../rules/keys.ts';
import { movementOf, type Movement } from '../record/record.ts';

/** A legal play of a throw. Points are as the player who throws counts them. */
export interface LegalPlay {
  /** In canonical notation, such as `1/5*`. */
  readonly text: string;
  readonly play: Play;
  /** Path of each man that moves. */
  readonly paths: readonly Path[];
  /** Landings in an order in which they can be played. */
  readonly steps: readonly ManStep[];
  /** Points where a man is hit. */
  readonly hits: readonly BoardPlace[];
  readonly enters: number;
  readonly bearsOff: number;
  /** Points on which he then has one man. */
  readonly open: readonly BoardPlace[];
  /** Position after the play, with the opponent to throw. */
  readonly after: Position;
}

const finder = new PlayFinder();

/** Legal play from its landings, as pages use it; `board` is the board after it. */
export function describe(
  position: Position,
  steps: readonly ManStep[],
  board = boardAfterSteps(position, steps),
): LegalPlay {
  const { toPlay } = position;
  const play = makePlay(steps.map(({ from, to }): Landing => [from, to]));
  const hits = steps.flatMap((step) => (step.hits ? [step.to] : []));
  const paths = pathsOf(play, position.men[toPlay]);
  const after = positionOf(board, otherPlayer(toPlay));
  return {
    text: printPaths(paths, hits),
    play,
    paths,
    steps,
    hits,
    enters: steps.filter(({ from }) => from === HAND).length,
    bearsOff: steps.filter(({ to }) => to === OFF).length,
    open: lonePoints(after.men[toPlay]),
    after,
  };
}

function boardAfterSteps(position: Position, steps: readonly ManStep[]): Board {
  const board = boardOf(position);
  for (const { from, to } of steps) moveMan(board, position.toPlay, from, to);
  return board;
}

/**
 * Every legal play of a throw for the player whose turn it is, each resulting position once; at least one, which may be the
 * pass. In the order of the search: the higher number first, the rearmost man first. The position must be possible on a board
 * (`whyNotPosition`), and the game not over (`endingOf`).
 */
export function legalPlays(position: Position, thrown: Throw, rules: RevertierRules): readonly LegalPlay[] {
  const board = boardOf(position);
  finder.find(board, position.toPlay, thrown[0], thrown[1], movementOf(rules));
  return range(finder.count).map((i) => describe(position, finder.stepsOf(i)));
}

/** One legal play by its index, without describing the others; and their number. */
export function legalPlayAt(
  position: Position,
  thrown: Throw,
  number: number,
  rules: RevertierRules,
): { readonly legal: LegalPlay; readonly choices: number } {
  finder.find(boardOf(position), position.toPlay, thrown[0], thrown[1], movementOf(rules));
  return { legal: describe(position, finder.stepsOf(number)), choices: finder.count };
}

/** Men of both players after a play, made as written whatever the rules; undefined if a man is not where it says. */
export function boardAfter(position: Position, play: Play): Board | undefined {
  const board = boardOf(position);
  for (const [from, to] of play) {
    if (menAt(board, position.toPlay, from) === 0) return undefined;
    moveMan(board, position.toPlay, from, to);
  }
  return board;
}

/** Whether a throw lets a player turn one board into the other. */
export function leadsTo(board: Board, after: Board, player: number, [high, low]: Throw, movement: Movement): boolean {
  finder.find(board, player, high, low, movement);
  return finder.numberLeadingTo(after) >= 0;
}

/** A written play compared with the legal plays of its throw. */
export interface PlayMatch {
  /** The legal play with the same resulting position; undefined if there is none. */
  readonly legal: LegalPlay | undefined;
  /** Number of legal plays. */
  readonly choices: number;
  /** How many numbers can be played at most, if the player must play all he can. */
  readonly most: number;
}

/** Finds the legal play equivalent to a written one, which leads to the board `after`. */
export function findLegalPlay(
  position: Position,
  thrown: Throw,
  play: Play,
  rules: RevertierRules,
  after = boardAfter(position, play),
): PlayMatch {
  const board = boardOf(position);
  finder.find(board, position.toPlay, thrown[0], thrown[1], movementOf(rules));
  const { count: choices, most } = finder;
  const number = after ? finder.numberLeadingTo(after) : -1;
  return { legal: number < 0 ? undefined : describe(position, finder.stepsOf(number), after), choices, most };
}
