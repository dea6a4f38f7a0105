import { mapOk, type Result, err, ok, refuse } from '#engine/kernel/result.ts';
import { boardOf, moveMan, positionOf, copyBoard, menAt } from '#engine/tables/board.ts';
import { OFF, placeAfter, otherPlayer, type Position } from '#engine/tables/position.ts';
import { type Play, printPlay, isDoublet, type Throw, printThrow } from '#engine/tables/play.ts';
import { inPhase, printPlace } from '#engine/ledger/place.ts';
import type { ManStep } from './find-plays.ts';
import {
  type Frame,
  type FrameEvent,
  type Pass,
  endingOfLanding,
  endingOnBoard,
  type Ending,
  type EndingKind,
} from './frame.ts';
import type { RevertierRules, RevertierKey } from '../rules/keys.ts';
import { boardAfter, describe, findLegalPlay, leadsTo } from './legal-plays.ts';
import { isHorsDuJeu, movementOf, placeOfThrow, type RevertierRecord, type ThrowRecord } from '../record/record.ts';
import type { Departure } from '#engine/ledger/game.ts';
import { whyNotPlay } from './why-not.ts';

/** One step of a game before payments. */
type PlayedStep = Pick<Frame, 'at' | 'event' | 'position'>;

export interface PlayedOut extends GameReview {
  readonly steps: readonly PlayedStep[];
}

/** Makes every throw of a record as it was played. A man moved from a place without men is an error. */
export const playOut = (record: RevertierRecord, start: Position, rules: RevertierRules): Result<PlayedOut> =>
  mapOk(reviewGame(record, start, rules), (watched) => ({ ...watched, steps: stepsOf(record, start, rules) }));

/** Steps of a reviewed record, one a throw. */
export function stepsOf(record: RevertierRecord, start: Position, rules: RevertierRules): readonly PlayedStep[] {
  const event: FrameEvent = { kind: 'start', player: start.toPlay, by: record.start, handicap: record.handicap };
  const steps: PlayedStep[] = [{ at: inPhase('start'), event, position: start }];
  let position = start;
  for (const [i, thrown] of record.throws.entries()) {
    const { event, after } = playThrow(position, thrown, rules);
    steps.push({ at: placeOfThrow(i), event, position: after });
    position = after;
  }
  return steps;
}

/**
 * Positions before the first throw and after each. The men move as recorded, legally or not; the rules decide only who begins.
 * Undefined if a man is moved from a place without men.
 */
export function positionsOf(
  { throws }: Pick<RevertierRecord, 'throws'>,
  start: Position,
): readonly Position[] | undefined {
  const positions = [start];
  let position = start;
  for (const { play } of throws) {
    const board = play && boardAfter(position, play);
    if (play && !board) return undefined;
    if (board) position = positionOf(board, otherPlayer(position.toPlay));
    positions.push(position);
  }
  return positions;
}

function playThrow(
  position: Position,
  { dice, play, named }: ThrowRecord,
  rules: RevertierRules,
): { readonly event: FrameEvent; readonly after: Position } {
  const player = position.toPlay;
  const board = play && boardAfter(position, play);
  const { legal, choices } = findLegalPlay(position, dice, play ?? [], rules, board);
  const common = { kind: 'throw', player, dice, named: named ?? false, choices } as const;
  const numbers = isDoublet(dice) ? movementOf(rules).doublet : 2;
  if (!board) {
    const event = {
      ...common,
      play: undefined,
      paths: [],
      steps: [],
      hits: [],
      enters: 0,
      bearsOff: 0,
      pass: undefined,
      unplayed: numbers,
    };
    return { event, after: position };
  }
  const { steps, paths, text, hits, enters, bearsOff, after } =
    legal ?? describe(position, stepsAsPlayed(position, dice, play), board);
  const event: FrameEvent = {
    ...common,
    play: text,
    paths,
    steps,
    hits,
    enters,
    bearsOff,
    pass: steps.length > 0 ? undefined : passOf(position, choices, rules),
    unplayed: Math.max(0, numbers - steps.length),
  };
  return { event, after };
}
function passOf(position: Position, choices: number, rules: RevertierRules): Pass {
  if (isHorsDuJeu(boardOf(position), position.toPlay, movementOf(rules))) return 'horsDuJeu';
  return choices === 1 ? 'noPlay' : 'declined';
}

/** Landings of an illegal play, each with the number that it uses. */
function stepsAsPlayed(position: Position, [high, low]: Throw, play: Play): readonly ManStep[] {
  const board = boardOf(position);
  return play.map(([from, to]) => {
    const die = to !== OFF ? to - from : placeAfter(from, low) === OFF ? low : high;
    return { from, to, die, hits: moveMan(board, position.toPlay, from, to) };
  });
}

/** Review of a game under the rules. */
interface GameReview {
  /** Departures from the rules, in the order of the throws. */
  readonly departures: readonly Departure[];
  /** How the game first ended under the rules, if it did. */
  readonly ending: Ending | undefined;
}

const KEY_OF_ENDING: Readonly<Record<EndingKind, RevertierKey>> = {
  borneOff: 'stake.game',
  shutOut: 'shutOut.end',
  frozen: 'frozen.end',
};
const OVER: Readonly<Record<EndingKind, string>> = {
  borneOff: 'The record goes on after the end of the game: one player has borne off all his men.',
  shutOut: 'The record goes on after the end of the game: one player is shut out by his own men.',
  frozen: 'The record goes on after the end of the game: neither player can play any number.',
};

const NOT_NAMED = 'The numbers of this throw were named, but by these rules broken dice are thrown again.';

/**
 * Reviews the throws of a record on one board, without keeping steps, so that many rules can be tried. A man moved from a place
 * without men is an error.
 */
export function reviewGame({ throws }: RevertierRecord, start: Position, rules: RevertierRules): Result<GameReview> {
  const movement = movementOf(rules);
  const departures: Departure[] = [];
  const board = boardOf(start);
  const after = boardOf(start);
  let player = start.toPlay;
  let ending = endingOnBoard(board, otherPlayer(player), movement, rules);
  let wasOver = false;
  for (const [i, { dice, play, named }] of throws.entries()) {
    const depart = (key: string, message: string): void => void departures.push({ at: placeOfThrow(i), key, message });
    if (ending && !wasOver) depart(KEY_OF_ENDING[ending.kind], OVER[ending.kind]);
    wasOver = ending !== undefined;
    for (const [from, to] of play ?? []) {
      if (menAt(after, player, from) === 0)
        return err({
          ...refuse(
            'no-man',
            `With ${printThrow(dice)}: ${printPlay(play ?? [], positionOf(board, player).men[player])} moves a man from a place where there is none.`,
            undefined,
            'dice.doublets',
          ).error,
          at: printPlace(placeOfThrow(i)),
        });
      moveMan(after, player, from, to);
      ending ??= endingOfLanding(after, player, movement, rules);
    }
    if (named && rules['dice.broken'] !== 'anyNumber' && !wasOver) depart('dice.broken', NOT_NAMED);
    if (play === undefined) continue;
    // A throw that ends the game need not be played to its end.
    const requirement = ending ? { ...movement, obliged: false } : movement;
    if (!wasOver && !leadsTo(board, after, player, dice, requirement)) {
      const refusal = whyNotPlay(positionOf(board, player), dice, play, rules);
      if (refusal) depart(refusal.key ?? '', refusal.message);
    }
    copyBoard(after, board);
    player = otherPlayer(player);
    ending ??= endingOnBoard(board, otherPlayer(player), movement, rules);
  }
  return ok({ departures, ending });
}
