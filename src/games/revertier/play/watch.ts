import { err, ok, refuse, type Result } from '#engine/kernel/result.ts';
import type { Departure } from '#engine/ledger/game.ts';
import { printPlace } from '#engine/ledger/place.ts';
import { boardOf, copyBoard, menAt, moveMan, positionOf } from '#engine/tables/board.ts';
import { printPlay } from '#engine/tables/play.ts';
import { otherPlayer, type Position } from '#engine/tables/position.ts';
import { printThrow } from '#engine/tables/throw.ts';
import { endingOnBoard, type Ending, type EndingKind } from './ending.ts';
import type { RevertierKey, RevertierRules } from '../rules/keys.ts';
import { leadsTo } from './legal-plays.ts';
import { movementOf } from '../record/movement.ts';
import { placeOfThrow, type RevertierRecord } from '../record/record.ts';
import { whyNotPlay } from './why-not.ts';

/** What the rules have to say to a game as it was played. */
export interface Watched {
  /** What is done against them, throw by throw. */
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

/**
 * Watches the throws of a record, all on one board: whoever tries a hundred rules on it looks at none of the throws
 * themselves. Fails for a man moved from where there is none.
 */
export function watch({ throws }: RevertierRecord, start: Position, rules: RevertierRules): Result<Watched> {
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
            `With ${printThrow(dice)}: ${printPlay(play ?? [], positionOf(board, player).men[player])} a man is moved from where there is none.`,
            undefined,
            'dice.doublets',
          ).error,
          at: printPlace(placeOfThrow(i)),
        });
      moveMan(after, player, from, to);
    }
    if (named && rules['dice.broken'] !== 'anyNumber' && !wasOver) depart('dice.broken', NOT_NAMED);
    if (play === undefined) continue;
    if (!wasOver && !leadsTo(board, after, player, dice, movement)) {
      const refusal = whyNotPlay(positionOf(board, player), dice, play, rules);
      if (refusal) depart(refusal.key ?? '', refusal.message);
    }
    copyBoard(after, board);
    player = otherPlayer(player);
    ending ??= endingOnBoard(board, otherPlayer(player), movement, rules);
  }
  return ok({ departures, ending });
}
