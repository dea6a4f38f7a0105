/** Everything Quadrille and Médiateur say to a reader: their questions and answers, the lines of their ledgers, and a sentence for every step. */
export { GROUPS, QUESTIONS } from './quadrille/questions.ts';
export { sayValue } from './quadrille/values.ts';
export { OCCASION_WORDS, sayOccasion } from './quadrille/occasions.ts';
export type { Unit } from './counted.ts';
export { sayAccount, saySeat } from './quadrille/accounts.ts';
export { nameInBook, sayCard } from './quadrille/names.ts';
export { sayFrame } from './quadrille/frames.ts';
