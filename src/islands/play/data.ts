import type { BookHead } from '../rules/cites.ts';

/** What the page hands to the table. It travels as one string of JSON. */
export interface PlayData {
  /** The books of the game, the oldest first. */
  readonly books: readonly BookHead[];
  /** The book the page begins with. */
  readonly book: string;
  /** Book → the page below the base on which its deals are replayed. */
  readonly replays: Readonly<Record<string, string>>;
  /** Clause → its words, for those that may refuse something. */
  readonly words: Readonly<Record<string, string>>;
  /** Book → how strong the house is by it, where that has been measured. */
  readonly strengths: Readonly<Record<string, string>>;
}
