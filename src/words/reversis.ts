/** Everything Reversis says to a reader: its questions and answers, the lines of its ledgers, and a sentence for every step. */
export { GROUPS, QUESTIONS } from './reversis/questions.ts';
export { sayValue } from './reversis/values.ts';
export { OCCASION_WORDS, sayOccasion } from './reversis/occasions.ts';
export { counted, type Unit } from './counted.ts';
export { nameInBook, quinolasOf, sayCard, saySeat, type Quinolas } from './reversis/names.ts';
export { sayAccount } from './reversis/payments.ts';
export { sayFrame } from './reversis/frames.ts';
