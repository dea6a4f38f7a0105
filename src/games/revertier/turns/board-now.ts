import { positionOf } from '#engine/tables/board.ts';
import type { Play } from '#engine/tables/play.ts';
import { otherPlayer, type Position } from '#engine/tables/position.ts';
import type { Throw } from '#engine/tables/throw.ts';
import { endingOf, type Ending } from '../play/ending.ts';
import { boardAfter } from '../play/legal-plays.ts';
import { positionsOf } from '../play/play-out.ts';
import type { RevertierRecord } from '../record/record.ts';
import { startOf } from '../record/starter.ts';
import type { RevertierRules } from '../rules/keys.ts';

/** Where a game stands: whose turn it is, the throw that lies on the board, and how it has ended, if it has. */
export interface BoardNow {
  readonly position: Position;
  /** Undefined while the dice are still to be thrown. */
  readonly dice: Throw | undefined;
  readonly ending: Ending | undefined;
}

/** Boards that have been looked at: a game of a hundred throws is not played through again for each of them. */
const known = new WeakMap<RevertierRecord, { readonly rules: RevertierRules; readonly now: BoardNow }>();

/** Undefined for a record that could not be: nobody knows who begins, or a man is moved from where there is none. */
export function boardNow(record: RevertierRecord, rules: RevertierRules): BoardNow | undefined {
  const found = known.get(record);
  if (found?.rules === rules) return found.now;
  const start = startOf(record, rules);
  const position = start.ok ? positionsOf(record, start.value)?.at(-1) : undefined;
  if (!position) return undefined;
  const last = record.throws.at(-1);
  const now = {
    position,
    dice: last && last.play === undefined ? last.dice : undefined,
    ending: endingOf(position, rules),
  };
  known.set(record, { rules, now });
  return now;
}

/** A record that has grown by a throw, or by what was played with it, stands where that brings it. */
export function growsBy(
  record: RevertierRecord,
  before: BoardNow,
  added: { readonly dice: Throw } | { readonly play: Play },
  rules: RevertierRules,
): RevertierRecord {
  if ('dice' in added) known.set(record, { rules, now: { ...before, dice: added.dice } });
  else {
    const board = boardAfter(before.position, added.play);
    if (!board) return record;
    const position = positionOf(board, otherPlayer(before.position.toPlay));
    known.set(record, { rules, now: { position, dice: undefined, ending: endingOf(position, rules) } });
  }
  return record;
}
