import { boardOf, menAt, moveMan, turnBoard, unmoveMan, type Board } from '#engine/tables/board.ts';
import { HAND, OFF, placeAfter, POINTS, type BoardPlace, type Position } from '#engine/tables/position.ts';
import {
  type Landing,
  type Path,
  type Play,
  makePlay,
  pathsOf,
  printPaths,
  isDoublet,
  nameDie,
  nameThrow,
  type Throw,
} from '#engine/tables/play.ts';
import { refuse, type Problem } from '#engine/kernel/result.ts';
import type { RevertierKey, RevertierRules } from '../rules/keys.ts';
import { findLegalPlay, legalPlays } from './legal-plays.ts';
import { closedTo, HEAD, isHorsDuJeu, movementOf, PILE, type Movement } from '../record/record.ts';

const problem = (code: string, key: RevertierKey, message: string): Problem =>
  refuse(code, message, undefined, key).error;

const onPoint = (point: BoardPlace): string =>
  point === PILE ? 'point 1, the pile' : point === HEAD ? 'point 12, the head' : `point ${String(point)}`;

/** Board, player and throw for which a reason is given. */
interface MoveContext {
  readonly board: Board;
  readonly player: number;
  readonly movement: Movement;
  /** Whether the throw began with more men in hand than entries, under the rule about that. */
  readonly bound: boolean;
}

/** Why a man may not land on a point, because of the men there. */
function whyNotLand({ board, player, movement }: MoveContext, from: BoardPlace, to: BoardPlace): Problem | undefined {
  if ((closedTo(board, player, movement) >> to) & 1)
    return problem(
      'closed',
      'hit.men',
      (turnBoard(board.doubled[1 - player]!) >> to) & 1
        ? `Two or more of the other player’s men stand on ${onPoint(to)}, so it is closed.`
        : 'The last man on the other player’s pile cannot be hit, so point 13 is closed.',
    );
  const own = menAt(board, player, to);
  if (own === 0) return undefined;
  if (from === HAND && !movement.enterOwn)
    return problem(
      'own-entry',
      'enter.own',
      to === PILE
        ? 'An ace enters a man on point 1, but men of the player’s own pile still stand there.'
        : `A man of the same player stands on ${onPoint(to)}, so no man can enter there.`,
    );
  if (from !== HAND && (movement.single >> to) & 1)
    return to === HEAD
      ? problem('head-single', 'head.free', 'The head, point 12, can hold only one man.')
      : problem(
          'outward-single',
          'outward.single',
          `A man of the same player already stands on ${onPoint(to)}: points 2 to 11 hold one man each.`,
        );
  return undefined;
}

/** Why a man may not be borne off by a number. */
function whyNotOff({ board, player, movement }: MoveContext, from: BoardPlace, die: number): Problem | undefined {
  const behind = (first: BoardPlace, last: BoardPlace): boolean => {
    for (let point = first; point <= last; point++) if (menAt(board, player, point) > 0) return true;
    return false;
  };
  if (menAt(board, player, HAND) > 0)
    return problem('not-home', 'off.allHome', 'No man can be borne off while another is in hand.');
  if (movement.allHome && behind(1, 18))
    return problem('not-home', 'off.allHome', 'No man can be borne off until all of them are on points 19 to 24.');
  const exact = POINTS + 1 - die;
  if (from === exact) return undefined;
  if (!movement.rearmost)
    return problem(
      'too-large',
      'off.tooLarge',
      `A ${String(die)} can bear off a man only from point ${String(exact)}; for other men it is too large.`,
    );
  if (behind(1, exact))
    return problem(
      'too-large',
      'off.tooLarge',
      `A ${String(die)} cannot bear off a man from ${onPoint(from)} while another stands on point ${String(exact)} or behind it.`,
    );
  if (behind(1, from - 1))
    return problem('too-large', 'off.tooLarge', 'A number that is too large can bear off only the rearmost man.');
  return undefined;
}

/** Why one man may not be moved by one number on the present board, after `n` landings of the throw. */
function whyNotStep(context: MoveContext, n: number, from: BoardPlace, die: number): Problem | undefined {
  const { board, player, movement, bound } = context;
  if (menAt(board, player, from) === 0)
    return refuse(
      'no-man',
      from === HAND ? 'There is no man in hand to move.' : `There is no man to move on ${onPoint(from)}.`,
    ).error;
  if (bound && (from !== HAND || n > 0))
    return problem(
      'hors-du-jeu',
      'enter.horsDuJeu',
      'There are more men in hand than open points for them: one may enter, or none, and no other man may move.',
    );
  if (movement.enterFirst && from !== HAND && menAt(board, player, HAND) > 0)
    return problem('in-hand', 'enter.first', 'All men in hand must enter before another man moves.');
  const to = placeAfter(from, die);
  return to === OFF ? whyNotOff(context, from, die) : whyNotLand(context, from, to);
}

/** Whether a number makes this landing; a larger number than needed bears a man off. */
const fits = ([from, to]: Landing, die: number): boolean => placeAfter(from, die) === to;

/**
 * Tries the landings in every order with every number, and returns the refusal that comes latest; undefined if there is none.
 */
function furthestRefusal(
  context: MoveContext,
  landings: readonly Landing[],
  numbers: readonly number[],
): Problem | undefined {
  let furthest = -1;
  let refusal: Problem | undefined;
  const go = (n: number, left: readonly Landing[], dice: readonly number[]): boolean => {
    if (left.length === 0) return true;
    for (const [i, landing] of left.entries()) {
      for (const [d, die] of dice.entries()) {
        if (dice.indexOf(die) !== d || !fits(landing, die)) continue;
        const why = whyNotStep(context, n, landing[0], die);
        if (why) {
          if (n > furthest || (n === furthest && refusal?.key === undefined)) [furthest, refusal] = [n, why];
          continue;
        }
        const hit = moveMan(context.board, context.player, ...landing);
        const through = go(n + 1, left.toSpliced(i, 1), dice.toSpliced(d, 1));
        unmoveMan(context.board, context.player, ...landing, hit);
        if (through) return true;
      }
    }
    if (furthest < n && refusal === undefined) refusal = notThrown(left[0], dice);
    return false;
  };
  return go(0, landings, numbers) ? undefined : refusal;
}

const notThrown = ([from, to]: Landing = [0, 0], dice: readonly number[]): Problem =>
  problem(
    'not-thrown',
    'dice.doublets',
    dice.length === 0
      ? 'This moves more men than the dice allow: each number is played once, or twice if the throw is a doublet.'
      : `No remaining number of the throw moves a man ${placeWords(from, to)}. Name every point where a man lands, as in 1/6/10.`,
  );

const placeWords = (from: BoardPlace, to: BoardPlace): string =>
  `${from === HAND ? 'from the hand' : `from ${String(from)}`} ${to === OFF ? 'off the board' : `to ${String(to)}`}`;

/**
 * Why a play of a throw is illegal, with the rule that forbids it; undefined if it is legal. Only the resulting position
 * counts: a play that is not written in canonical notation may still be legal.
 */
export function whyNotPlay(position: Position, thrown: Throw, play: Play, rules: RevertierRules): Problem | undefined {
  const { legal, most } = findLegalPlay(position, thrown, play, rules);
  if (legal) return undefined;
  const movement = movementOf(rules);
  const board = boardOf(position);
  const player = position.toPlay;
  const bound = movement.oneOrNone && isHorsDuJeu(board, player, movement);
  const numbers = isDoublet(thrown) ? Array<number>(movement.doublet).fill(thrown[0]) : thrown;
  const refusal = furthestRefusal({ board, player, movement, bound }, play, numbers);
  if (refusal) return refusal;
  if (movement.larger && play.length === 1 && most === 1)
    return problem(
      'larger',
      'dice.one',
      `Only one of the numbers ${nameThrow(thrown)} can be played, and it must be the larger.`,
    );
  return problem(
    'fewer',
    'dice.obliged',
    play.length === 0
      ? `At least one ${isDoublet(thrown) ? nameDie(thrown[0]) : `of the numbers ${nameThrow(thrown)}`} can be played, so passing is not allowed.`
      : `More of the numbers thrown (${nameThrow(thrown)}) can be played, and a player must play as many as possible.`,
  );
}

/** A play that a player might consider, and why it is not legal. */
export interface RefusedPlay {
  readonly text: string;
  readonly play: Play;
  /** Path of each man that would move. */
  readonly paths: readonly Path[];
  /** With the key of the rule that forbids it. */
  readonly why: Problem;
}

/** The landings to consider first: each man moved by each number. */
function firstLandings(
  position: Position,
  [high, low]: Throw,
): readonly (readonly [landing: Landing, other: number])[] {
  const own = position.men[position.toPlay];
  const landings: (readonly [Landing, number])[] = [];
  for (let from: BoardPlace = HAND; from <= POINTS; from++) {
    if ((own[from] ?? 0) === 0) continue;
    landings.push([[from, placeAfter(from, high)], low]);
    if (low !== high) landings.push([[from, placeAfter(from, low)], high]);
  }
  return landings;
}

/**
 * Plays of a throw that look possible and are illegal: each man moved by one number, and on by the other or with a second man;
 * and no man moved. A landing that is part of a legal play is not listed alone; an illegal landing is not continued.
 */
export function refusedPlays(position: Position, thrown: Throw, rules: RevertierRules): readonly RefusedPlay[] {
  const refused = new Map<string, RefusedPlay>();
  const legal = legalPlays(position, thrown, rules);
  const firsts = firstLandings(position, thrown);
  const ask = (landings: readonly Landing[], isShown: (why: Problem) => boolean): Problem | undefined => {
    const play = makePlay(landings);
    const why = whyNotPlay(position, thrown, play, rules);
    if (why?.key !== undefined && isShown(why)) {
      const paths = pathsOf(play, position.men[position.toPlay]);
      const text = printPaths(paths);
      refused.set(text, { text, play, paths, why });
    }
    return why;
  };
  /**
   * Whether a landing is part of a legal play. For a doublet each legal play has one form; otherwise the second man is tried.
   */
  const isPart = (landing: Landing, other: number): boolean =>
    isDoublet(thrown)
      ? legal.some(({ play }) => play.some(([from, to]) => from === landing[0] && to === landing[1]))
      : [...firsts.map(([[from]]) => from), landing[1]].some((from) => {
          const play = makePlay([landing, [from, placeAfter(from, other)]]);
          return from !== OFF && findLegalPlay(position, thrown, play, rules).legal !== undefined;
        });
  for (const [landing, other] of firsts) {
    const why = ask([landing], ({ code }) => code !== 'fewer' || !isPart(landing, other));
    const [from, to] = landing;
    const isGood = !why || why.code === 'fewer';
    if (isGood && isDoublet(thrown) && (position.men[position.toPlay][from] ?? 0) > 1)
      ask([landing, landing], ({ code }) => code !== 'fewer');
    if (isGood && to !== OFF) ask([landing, [to, placeAfter(to, other)]], ({ code }) => code !== 'fewer');
  }
  ask([], () => true);
  return [...refused.values()];
}
