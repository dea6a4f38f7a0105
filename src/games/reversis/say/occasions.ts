import type { Card } from '#engine/cards/card.ts';
import type { Occasion } from '../play/occasions.ts';
import { nameInBook, type Quinolas } from './names.ts';

/** What a payment is for. Where it is for a card, the words are what comes after the card’s name: “ace of clubs” + “placed”. */
export const OCCASION_WORDS: Readonly<Record<Occasion, string>> = {
  ante: 'ante',
  filling: 'pool filled',
  acePlaced: 'placed',
  aceForced: 'forced',
  aceLed: 'led',
  quinolaPlaced: 'placed',
  quinolaDraws: 'placed: draws the pool',
  quinolaForced: 'forced',
  quinolaForcedOthers: 'forced: consolation',
  bete: 'played: bête',
  quinolaLed: 'led',
  quinolaLedOthers: 'led: consolation',
  stakeTaken: 'forced: stake taken',
  partie: 'partie',
  points: 'points taken',
  reversisMade: 'reversis made',
  reversisBroken: 'reversis broken',
  reversisDraws: 'played, reversis made: draws the pool',
  reversisForcedFirst: 'forced on the first trick, reversis made',
  reversisBete: 'played, reversis broken: bête',
  reversisBreakerQuinola: 'breaks the reversis: paid as forced',
  espagnoletteReturns: 'payment given back',
  espagnoletteStake: 'stake paid in',
  undone: 'payment undone',
  leftover: 'share of what is left',
};

/** The line of a ledger: “ace of clubs placed”, “partie”. `card` is the one the payment is for. */
export function sayOccasion(occasion: Occasion, card: Card | undefined, quinolas: Quinolas): string {
  const words = OCCASION_WORDS[occasion];
  return card === undefined ? words : `${nameInBook(card, quinolas)} ${words}`;
}
