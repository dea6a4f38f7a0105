import type { Changes } from '../rules/changes.ts';
import type { BookHead } from '../rules/cites.ts';

/** A choice that a book leaves to the table: the book’s own manner first, which changes nothing. */
export interface OpenChoice {
  readonly id: string;
  readonly question: string;
  readonly answers: readonly { readonly says: string; readonly changes: Changes }[];
}

/** A book as the regulator lists it before its rules are fetched. */
export interface RegulatedBook extends BookHead {
  /** How many may play. */
  readonly seats: readonly (2 | 4 | 5)[];
  /** How many deals it makes a party of; 0 where it does not say. */
  readonly deals: number;
  /** What its table has to agree on before it begins. */
  readonly choices: readonly OpenChoice[];
}

/** What the page tells the island. */
export interface RegulatorData {
  readonly games: readonly {
    readonly id: string;
    readonly name: string;
    /** The book by which its page teaches it. */
    readonly taught: string | undefined;
    /** What it is played in. */
    readonly one: 'deal' | 'game';
  }[];
  readonly books: readonly RegulatedBook[];
}
