/** What a payment is for; the words are in `words/reversis.ts`. Sinks get the index. Append only. */
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

/** The index a sink gets for an occasion. */
export const occasionNumber = (occasion: Occasion): number => OCCASIONS.indexOf(occasion);
