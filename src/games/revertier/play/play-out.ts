import { err, ok, refuse, type Problem, type Result } from '#engine/kernel/result.ts';
import type { Departure } from '#engine/ledger/game.ts';
import { boardOf, moveMan, positionOf } from '#engine/tables/board.ts';
import { HAND, OFF, placeAfter, type Place } from '#engine/tables/point.ts';
import { pathsOf, printPaths, printPlay, type Play } from '#engine/tables/play.ts';
import { otherPlayer, type Position } from '#engine/tables/position.ts';
import { isDoublet, printThrow, type Throw } from '#engine/tables/throw.ts';
import { inPhase, printPlace } from '#engine/ledger/place.ts';
import { endingOf, type Ending, type EndingKind } from './ending.ts';
import type { Step } from './find-plays.ts';
import type { Frame, FrameEvent, Pass } from './frame.ts';
import type { RevertierKey, RevertierRules } from '../rules/keys.ts';
import { boardAfter, findLegalPlay } from './legal-plays.ts';
import { isHorsDuJeu, movementOf } from '../record/movement.ts';
import { placeOfThrow, type RevertierRecord, type Thrown } from '../record/record.ts';
import { whyNotPlay } from './why-not.ts';

/** One step of a game before anything is paid. */
export type PlayedStep = Pick<Frame, 'at' | 'event' | 'position'>;

export interface PlayedOut {
  readonly steps: readonly PlayedStep[];
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
  borneOff: 'The game is over, all the men of one player being off, and the record goes on.',
  shutOut: 'The game is over, one player being shut out by his own men, and the record goes on.',
  frozen: 'The game is over, neither player being able to play any number, and the record goes on.',
};

const NOT_NAMED = 'The numbers of this throw were named, and dice that have been broken are thrown again.';

/** Plays every throw of a record as it was played. Fails for a man moved from where there is none. */
export function playOut(record: RevertierRecord, start: Position, rules: RevertierRules): Result<PlayedOut> {
  const departures: Departure[] = [];
  const event: FrameEvent = { kind: 'start', player: start.toPlay, by: record.start, handicap: record.handicap };
  const steps: PlayedStep[] = [{ at: inPhase('start'), event, position: start }];
  let position = start;
  let ending = endingOf(position, rules);
  let wasOver = false;
  for (const [i, thrown] of record.throws.entries()) {
    const at = placeOfThrow(i);
    if (ending && !wasOver) departures.push({ at, key: KEY_OF_ENDING[ending.kind], message: OVER[ending.kind] });
    wasOver = ending !== undefined;
    const played = playThrow(position, thrown, rules);
    if (!played.ok) return err({ ...played.error, at: printPlace(at) });
    const { refusal, event, after } = played.value;
    if (thrown.named && rules['dice.broken'] !== 'anyNumber' && !wasOver)
      departures.push({ at, key: 'dice.broken', message: NOT_NAMED });
    if (refusal && !wasOver) departures.push({ at, key: refusal.key ?? '', message: refusal.message });
    steps.push({ at, event, position: after });
    position = after;
    ending ??= endingOf(position, rules);
  }
  return ok({ steps, departures, ending });
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

interface PlayedThrow {
  readonly refusal: Problem | undefined;
  readonly event: FrameEvent;
  readonly after: Position;
}

function playThrow(position: Position, { dice, play, named }: Thrown, rules: RevertierRules): Result<PlayedThrow> {
  const player = position.toPlay;
  const { legal, choices } = findLegalPlay(position, dice, play ?? [], rules);
  const common = { kind: 'throw', player, dice, named: named ?? false, choices } as const;
  const numbers = isDoublet(dice) ? movementOf(rules).doublet : 2;
  if (play === undefined) {
    const event = {
      ...common,
      play,
      paths: [],
      steps: [],
      hits: [],
      enters: 0,
      bearsOff: 0,
      pass: undefined,
      unplayed: numbers,
    };
    return ok({ refusal: undefined, event, after: position });
  }
  const board = boardAfter(position, play);
  if (!board)
    return refuse(
      'no-man',
      `With ${printThrow(dice)}: ${printPlay(play, position.men[player])} a man is moved from where there is none.`,
      undefined,
      'dice.doublets',
    );
  const steps = legal?.steps ?? stepsAsPlayed(position, dice, play);
  const paths = legal?.paths ?? pathsOf(play, position.men[player]);
  const event: FrameEvent = {
    ...common,
    play: legal?.text ?? printPaths(paths, hitsOf(steps)),
    paths,
    steps,
    hits: hitsOf(steps),
    enters: steps.filter(({ from }) => from === HAND).length,
    bearsOff: steps.filter(({ to }) => to === OFF).length,
    pass: steps.length > 0 ? undefined : passOf(position, choices, rules),
    unplayed: Math.max(0, numbers - steps.length),
  };
  const refusal = legal ? undefined : whyNotPlay(position, dice, play, rules);
  return ok({ refusal, event, after: legal?.after ?? positionOf(board, otherPlayer(player)) });
}

const hitsOf = (steps: readonly Step[]): readonly Place[] => steps.flatMap(({ to, hits }) => (hits ? [to] : []));

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
