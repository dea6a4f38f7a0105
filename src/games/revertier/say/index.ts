/** Everything Revertier says to a reader: its questions and answers, the lines of its ledgers, and a sentence for every step. */
export { GROUPS, QUESTIONS } from '../rules/questions.ts';
export { sayValue } from '../rules/values.ts';
export { OCCASION_WORDS, sayOccasion } from './occasions.ts';
export { nameThrow, sayAccount, sayPlayer, sayWay } from './names.ts';
export { sayFrame, sayHandicap } from './frames.ts';
export { countPlays, sayPlay } from './plays.ts';
export { SAY_NUMBERS, sayMen, sayPosition, sayTray } from './positions.ts';
export { sayPlace, sayPlaceInBook, throwOf } from './places.ts';
