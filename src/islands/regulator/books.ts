import type { BookHead } from '../rules/cites.ts';

/** A book as the regulator lists it before its rules are fetched. */
export interface RegulatedBook extends BookHead {
  /** How many may play. */
  readonly seats: readonly (4 | 5)[];
  /** How many deals it makes a party of; 0 where it does not say. */
  readonly deals: number;
}

/** What the page tells the island. */
export interface RegulatorData {
  readonly games: readonly { readonly id: string; readonly name: string }[];
  readonly books: readonly RegulatedBook[];
}
