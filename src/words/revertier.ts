/** Everything Revertier says to a reader: its questions and answers, the lines of its ledgers, and a sentence for every step. */
export { GROUPS, QUESTIONS } from './revertier/questions.ts';
export { sayValue } from './revertier/values.ts';
export { OCCASION_WORDS, sayOccasion } from './revertier/occasions.ts';
export { nameThrow, sayAccount, sayPlayer, sayWay } from './revertier/names.ts';
export { sayFrame, sayHandicap } from './revertier/frames.ts';
export { countPlays, sayPlay } from './revertier/plays.ts';
export { sayMen, sayPosition, sayTray } from './revertier/positions.ts';
export { sayPlace, sayPlaceInBook, throwOf } from './revertier/places.ts';
