import type { BookHead } from '../rules/cites.ts';

/** What the page hands to the editor. It travels as one string of JSON. */
export interface EditorData {
  /** The deal it begins with, as a link. */
  readonly link: string;
  /** The books of the game, the oldest first. */
  readonly books: readonly BookHead[];
}
