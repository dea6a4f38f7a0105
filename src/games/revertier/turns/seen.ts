import type { RevertierRecord } from '../record/record.ts';
import type { RevertierRules } from '../rules/keys.ts';
import type { Playing } from '#engine/play/played-game.ts';
import { boardNow, type BoardNow } from './board-now.ts';

/** All that a player knows: at tables that is everything but the throws to come, and so not the number they come from. */
export interface RevertierSeen {
  readonly record: RevertierRecord;
  readonly now: BoardNow;
}

export function seen({ record }: Playing<RevertierRecord>, rules: RevertierRules): RevertierSeen {
  const now = boardNow(record, rules);
  if (!now) throw new Error('No player sits before a board that could not be.');
  return { record, now };
}
