/** How the pages of a session speak of it and of its parts. */
export interface SessionWords {
  readonly whole: string;
  readonly part: string;
  /** The heading of a part: `Deal 3`. */
  readonly Part: string;
  /** Where its records come from: made up for the site, or the source’s own. */
  readonly composed: string;
  readonly attested: string;
}

/** Deals in a row. */
export const SESSION_WORDS: SessionWords = {
  whole: 'session',
  part: 'deal',
  Part: 'Deal',
  composed: 'Cards, play and players are composed for this site.',
  attested: 'The cards are those of the source.',
};

/** Games between the same two. */
export const MATCH_WORDS: SessionWords = {
  whole: 'match',
  part: 'game',
  Part: 'Game',
  composed: 'Throws, play and players are composed for this site.',
  attested: 'The games are those of the source.',
};
