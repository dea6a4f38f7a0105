import { choose, count, DEALER_FIELD, FLAG, PLAYER, type EntryOf } from '#islands/regulator/account/fields.ts';
import { MEN } from '../../record/movement.ts';
import { ENDINGS } from '../../play/ending.ts';
import { HANDICAPS } from '../../record/record.ts';

/** What two players say of a game of Revertier. */
export const REVERTIER_FIELDS = {
  ...DEALER_FIELD,
  winner: PLAYER,
  /** Neither won. */
  drawn: FLAG,
  kind: choose(...ENDINGS),
  double: FLAG,
  /** What the stronger gave the weaker; the men, where they stand on the head. */
  handicap: choose(...HANDICAPS),
  to: PLAYER,
  men: count(MEN),
} as const;
export type RevertierEntry = EntryOf<typeof REVERTIER_FIELDS>;
