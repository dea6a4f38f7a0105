import { range } from '#engine/kernel/collections.ts';
import { boardOf, menAt, moveMan, positionOf, type Board } from '#engine/tables/board.ts';
import { HAND, OFF, type Place } from '#engine/tables/point.ts';
import { makePlay, pathsOf, printPaths, type Landing, type Path, type Play } from '#engine/tables/play.ts';
import { lonePoints, otherPlayer, type Position } from '#engine/tables/position.ts';
import type { Throw } from '#engine/tables/throw.ts';
import { PlayFinder, type Step } from './finding/find-plays.ts';
import type { RevertierRules } from '../rules/keys.ts';
import { movementOf, type Movement } from '../record/movement.ts';

/** A legal play of a throw. Points are as the player who throws counts them. */
export interface LegalPlay {
  /** In canonical notation, `1/5*` and the like. */
  readonly text: string;
  readonly play: Play;
  /** A path for each man that moves. */
  readonly paths: readonly Path[];
  /** In an order in which they can be played. */
  readonly steps: readonly Step[];
  /** The points where a man is hit. */
  readonly hits: readonly Place[];
  readonly enters: number;
  readonly bearsOff: number;
  /** His points that then have one man. */
  readonly open: readonly Place[];
  /** The other player throws next. */
  readonly after: Position;
}

const finder = new PlayFinder();

/** A play by its steps, as the pages take it; `board` is what it leaves. */
export function describe(
  position: Position,
  steps: readonly Step[],
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

function boardAfterSteps(position: Position, steps: readonly Step[]): Board {
  const board = boardOf(position);
  for (const { from, to } of steps) moveMan(board, position.toPlay, from, to);
  return board;
}

/**
 * Every legal play of a throw for the player whose turn it is, each position that can follow once; at least one, which may
 * be the pass. In the order in which they were found: the higher number first, the rearmost man first. The position must be
 * one that can stand on a board (`whyNotPosition`), and the game not over (`endingOf`).
 */
export function legalPlays(position: Position, thrown: Throw, rules: RevertierRules): readonly LegalPlay[] {
  const board = boardOf(position);
  finder.find(board, position.toPlay, thrown[0], thrown[1], movementOf(rules));
  return range(finder.count).map((i) => describe(position, finder.stepsOf(i)));
}

/** One of them, by its number among them, where the others need not be described; and how many there are. */
export function legalPlayAt(
  position: Position,
  thrown: Throw,
  number: number,
  rules: RevertierRules,
): { readonly legal: LegalPlay; readonly choices: number } {
  finder.find(boardOf(position), position.toPlay, thrown[0], thrown[1], movementOf(rules));
  return { legal: describe(position, finder.stepsOf(number)), choices: finder.count };
}

/** The men of both after a play, moved as it says, whatever the rules: undefined when a man is not where it says. */
export function boardAfter(position: Position, play: Play): Board | undefined {
  const board = boardOf(position);
  for (const [from, to] of play) {
    if (menAt(board, position.toPlay, from) === 0) return undefined;
    moveMan(board, position.toPlay, from, to);
  }
  return board;
}

/** Whether a throw lets a player make of one board the other. */
export function leadsTo(board: Board, after: Board, player: number, [high, low]: Throw, movement: Movement): boolean {
  finder.find(board, player, high, low, movement);
  return finder.numberLeadingTo(after) >= 0;
}

/** How a play written down stands to the legal plays of its throw. */
export interface Found {
  /** The legal play that leads to the same position; undefined when none does. */
  readonly legal: LegalPlay | undefined;
  /** How many legal plays there are. */
  readonly choices: number;
  /** How many numbers can be played at most, where the player must play all he can. */
  readonly most: number;
}

/** Looks for the legal play that comes to the same as a play written down, which leaves the board `after`. */
export function findLegalPlay(
  position: Position,
  thrown: Throw,
  play: Play,
  rules: RevertierRules,
  after = boardAfter(position, play),
): Found {
  const board = boardOf(position);
  finder.find(board, position.toPlay, thrown[0], thrown[1], movementOf(rules));
  const { count: choices, most } = finder;
  const number = after ? finder.numberLeadingTo(after) : -1;
  return { legal: number < 0 ? undefined : describe(position, finder.stepsOf(number), after), choices, most };
}
