import type { Occasion } from '../settle/settle.ts';

/** What a payment is for. */
export const OCCASION_WORDS: Readonly<Record<Occasion, string>> = {
  game: 'game won',
  shutOut: 'game lost, shut out by his own men',
  frozen: 'game lost with more men in hand',
  double: 'the double',
};

/** The line of a ledger: “game won”, “the double”. */
export const sayOccasion = (occasion: Occasion): string => OCCASION_WORDS[occasion];
