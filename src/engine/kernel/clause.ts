/** `<rule set>.<topic>[.<topic>…]`: permanent, meaningful, never a page or an ordinal. */
export type ClauseId = `${string}.${string}`;
/** `<scope>.<topic>`: an entry of the register of readings, where the scope is a rule set or a game. */
export type ReadingId = `${string}.${string}`;

/** The address of a clause below the site's base: `/game/book-1700/#book-1700.pool.opening`. */
export const clauseHref = (game: string, clause: ClauseId, base = '/'): string =>
  `${base}${game}/${ruleSetOfClause(clause)}/#${clause}`;

/** The address of a reading in the register, which has a page for each scope: `/readings/game/#game.lastTrick`. */
export const readingHref = (reading: ReadingId, base = '/'): string =>
  `${base}readings/${reading.slice(0, reading.indexOf('.'))}/#${reading}`;

/** `book-1700` of `book-1700.basket`. */
export const ruleSetOfClause = (clause: ClauseId): string => clause.slice(0, clause.indexOf('.'));
