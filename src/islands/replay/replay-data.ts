import type { BookHead } from '../rules/cites.ts';

/** All that a page hands to its replay. It travels as one string of JSON. */
export interface ReplayData {
  readonly book: BookHead;
  /** The deal as a link, by its own rules and at no step. */
  readonly link: string;
  /** The rules that matter to it, by key: those that move a payment, the most telling first, and those that would forbid the play. */
  readonly moving: readonly string[];
  readonly forbidding: readonly string[];
  /** The other books of the game that could settle it. */
  readonly others: readonly OtherBook[];
  /** Of a deal in a session: by seat, who sits there, and where he stood before the deal. */
  readonly seated?: Readonly<Record<string, { readonly name: string; readonly stood: number }>>;
}

/** A book the page is not about: enough of it to lead there. */
export interface OtherBook {
  readonly id: string;
  readonly short: string;
}
