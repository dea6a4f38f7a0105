import type { NonEmpty } from '#engine/kernel/collections.ts';
import type { Reason } from '#engine/ledger/sink.ts';
import type { RevertierKey } from '../rules/keys.ts';

/** What a payment is for; the words are in `say/occasions.ts`. */
export const OCCASIONS = ['game', 'shutOut', 'frozen', 'double'] as const;
export type Occasion = (typeof OCCASIONS)[number];

/** Why something is paid at Revertier. */
export type Why = Reason<Occasion, RevertierKey>;
export const why = (occasion: Occasion, ...keys: NonEmpty<RevertierKey>): Why => ({ occasion, keys });
