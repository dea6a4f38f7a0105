import type { NonEmpty } from '#engine/kernel/collections.ts';
import type { Reason } from '#engine/ledger/sink.ts';
import type { ReversisKey } from '../rules/keys.ts';

/** What a payment is for; the words are in `say/occasions.ts`. */
export const OCCASIONS = [
  'ante',
  'filling',
  'acePlaced',
  'aceForced',
  'aceLed',
  'quinolaPlaced',
  'quinolaDraws',
  'quinolaForced',
  'quinolaForcedOthers',
  'bete',
  'quinolaLed',
  'quinolaLedOthers',
  'stakeTaken',
  'partie',
  'points',
  'reversisMade',
  'reversisBroken',
  'reversisDraws',
  'reversisForcedFirst',
  'reversisBete',
  'reversisBreakerQuinola',
  'espagnoletteReturns',
  'espagnoletteStake',
  'undone',
  'leftover',
] as const;
export type Occasion = (typeof OCCASIONS)[number];

/** Why something is paid at Réversis. */
export type Why = Reason<Occasion, ReversisKey>;
export const why = (occasion: Occasion, ...keys: NonEmpty<ReversisKey>): Why => ({ occasion, keys });
