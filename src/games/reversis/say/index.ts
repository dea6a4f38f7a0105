/** Everything Reversis says to a reader: its questions and answers, the lines of its ledgers, and a sentence for every step. */
export { GROUPS, QUESTIONS } from '../rules/questions.ts';
export { sayValue } from '../rules/values.ts';
export { OCCASION_WORDS, sayOccasion } from './occasions.ts';
export { counted, type Unit } from '#engine/words/counted.ts';
export { nameInBook, quinolasOf, sayCard, type Quinolas } from './names.ts';
export { sayAccount } from './accounts.ts';
export { sayFrame } from './frames.ts';
