/** Everything Quadrille and Médiateur say to a reader: their questions and answers, the lines of their ledgers, and a sentence for every step. */
export { GROUPS, QUESTIONS } from '../rules/questions.ts';
export { sayValue } from '../rules/values.ts';
export { OCCASION_WORDS, sayOccasion } from './occasions.ts';
export type { Unit } from '#engine/words/counted.ts';
export { sayAccount } from './accounts.ts';
export { nameInBook, sayCard } from './names.ts';
export { sayBid, sayFrame } from './frames.ts';
