/** What a payment is for; the words are in `words/revertier.ts`. Sinks get the index. Append only. */
export const OCCASIONS = ['game', 'shutOut', 'frozen', 'double'] as const;
export type Occasion = (typeof OCCASIONS)[number];

/** The index a sink gets for an occasion. */
export const occasionNumber = (occasion: Occasion): number => OCCASIONS.indexOf(occasion);
