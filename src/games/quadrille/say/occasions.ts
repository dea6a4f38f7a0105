import type { Card } from '#engine/cards/card.ts';
import type { Occasion } from '../record/occasions.ts';
import { nameInBook } from './names.ts';

/** What a payment is for. */
export const OCCASION_WORDS: Readonly<Record<Occasion, string>> = {
  ante: 'stake',
  oddOfLast: 'odd counters of the last codille',
  voleLaid: 'laid for the vole',
  kingPrice: 'price of the king',
  stakeWon: 'pool won',
  stakeShared: 'codille: share of the pool',
  remise: 'remise',
  codille: 'codille: beast',
  beast: 'beast for showing as ally',
  consolation: 'consolation',
  theGame: 'the game itself',
  premium: 'game',
  matadors: 'matadors',
  premiers: 'premiers',
  vole: 'vole',
  volePool: 'vole pool',
  noTrick: 'no trick taken',
  leftover: 'share of what is left',
};

/** The line of a ledger: “matadors”, “vole pool”. `card` is the one the payment is for, where there is one. */
export function sayOccasion(occasion: Occasion, card?: Card): string {
  return card === undefined ? OCCASION_WORDS[occasion] : `${nameInBook(card, undefined)} ${OCCASION_WORDS[occasion]}`;
}
