/** What a payment is for; the words are in `words/quadrille`. Sinks get the index. Append only. */
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
  'premium',
  'matadors',
  'premiers',
  'vole',
  'volePool',
  'noTrick',
  'leftover',
] as const;
export type Occasion = (typeof OCCASIONS)[number];

/** The index a sink gets for an occasion. */
export const occasionNumber = (occasion: Occasion): number => OCCASIONS.indexOf(occasion);
