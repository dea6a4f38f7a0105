/** `<rule set>.<topic>[.<topic>…]`: permanent, meaningful, never a page or an ordinal. */
export type ClauseId = `${string}.${string}`;
/** `<scope>.<topic>`: an entry of the register of readings, where the scope is a rule set or a game. */
export type ReadingId = `${string}.${string}`;

/** The address of a clause below the site's base: `/reversis/almanach-1785/#almanach-1785.quinola.forced`. */
export const clauseHref = (game: string, clause: ClauseId, base = '/'): string =>
  `${base}${game}/${ruleSetOfClause(clause)}/#${clause}`;

/** The address of a reading in the register, which has a page for each scope: `/readings/reversis/#reversis.ledOwn`. */
export const readingHref = (reading: ReadingId, base = '/'): string =>
  `${base}readings/${reading.slice(0, reading.indexOf('.'))}/#${reading}`;

export const ruleSetOfClause = (clause: ClauseId): string => clause.slice(0, clause.indexOf('.'));
