import type { BookHead } from '../../shared/cites.ts';

/** What the page hands to the editor. It travels as one string of JSON. */
export interface EditorData {
  /** The deal the page stands with, as a fragment. */
  readonly fragment: string;
  readonly books: readonly Pick<BookHead, 'id'>[];
}
