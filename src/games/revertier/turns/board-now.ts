import type { Position } from '#engine/tables/position.ts';
import type { Throw } from '#engine/tables/throw.ts';
import { endingOf, type Ending } from '../play/ending.ts';
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

/** Undefined for a record that could not be: nobody knows who begins, or a man is moved from where there is none. */
export function boardNow(record: RevertierRecord, rules: RevertierRules): BoardNow | undefined {
  const start = startOf(record, rules);
  const position = start.ok ? positionsOf(record, start.value)?.at(-1) : undefined;
  if (!position) return undefined;
  const last = record.throws.at(-1);
  const dice = last && last.play === undefined ? last.dice : undefined;
  return { position, dice, ending: endingOf(position, rules) };
}
