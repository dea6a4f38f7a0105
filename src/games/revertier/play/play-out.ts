import { mapOk, type Result } from '#engine/kernel/result.ts';
import { boardOf, moveMan, positionOf } from '#engine/tables/board.ts';
import { OFF, placeAfter } from '#engine/tables/point.ts';
import type { Play } from '#engine/tables/play.ts';
import { otherPlayer, type Position } from '#engine/tables/position.ts';
import { isDoublet, type Throw } from '#engine/tables/throw.ts';
import { inPhase } from '#engine/ledger/place.ts';
import type { Step } from './finding/find-plays.ts';
import type { Frame, FrameEvent, Pass } from './frame.ts';
import type { RevertierRules } from '../rules/keys.ts';
import { boardAfter, describe, findLegalPlay } from './legal-plays.ts';
import { isHorsDuJeu, movementOf } from '../record/movement.ts';
import { placeOfThrow, type RevertierRecord, type Thrown } from '../record/record.ts';
import { watch, type Watched } from './watch.ts';

/** One step of a game before anything is paid. */
export type PlayedStep = Pick<Frame, 'at' | 'event' | 'position'>;

export interface PlayedOut extends Watched {
  readonly steps: readonly PlayedStep[];
}

/** Plays every throw of a record as it was played. Fails for a man moved from where there is none. */
export const playOut = (record: RevertierRecord, start: Position, rules: RevertierRules): Result<PlayedOut> =>
  mapOk(watch(record, start, rules), (watched) => ({ ...watched, steps: stepsOf(record, start, rules) }));

/** Every throw of a record that has been watched. */
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
 * Where the men stand before the first throw and after each. They go where the record says, whatever the rules allow: of
 * those only who begins has a part in it. Undefined where a man is moved from where there is none.
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
  { dice, play, named }: Thrown,
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

/** The landings of a play that is not legal, each with the number it comes to. */
function stepsAsPlayed(position: Position, [high, low]: Throw, play: Play): readonly Step[] {
  const board = boardOf(position);
  return play.map(([from, to]) => {
    const die = to !== OFF ? to - from : placeAfter(from, low) === OFF ? low : high;
    return { from, to, die, hits: moveMan(board, position.toPlay, from, to) };
  });
}
