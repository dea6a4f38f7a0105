import type { NonEmpty } from '#engine/kernel/collections.ts';
import type { Reason } from '#engine/ledger/sink.ts';
import type { QuadrilleKey } from '../rules/keys.ts';

/** What a payment is for; the words are in `say/occasions.ts`. */
export const OCCASIONS = [
  'ante',
  'oddOfLast',
  'voleLaid',
  'kingPrice',
  'stakeWon',
  'stakeShared',
  'remise',
  'codille',
  'beast',
  'consolation',
  'theGame',
  'premium',
  'matadors',
  'premiers',
  'vole',
  'volePool',
  'noTrick',
  'leftover',
] as const;
export type Occasion = (typeof OCCASIONS)[number];

/** Why something is paid at Quadrille. */
export type Why = Reason<Occasion, QuadrilleKey>;
export const why = (occasion: Occasion, ...keys: NonEmpty<QuadrilleKey>): Why => ({ occasion, keys });
