import type { BookHead } from '../rules/cites.ts';

/** A clause that runs, as the page of its edition has it, or what a plate shows in another text. */
export interface ReadClause {
  /** Its id without the rule set; of a plate that shows all that is paid at a step, none. */
  readonly id: string;
  /** Where it stands in its edition; undefined for a plate in another text. */
  readonly number: number | undefined;
  /** The rules that rest on it, in the order of the game's questions. */
  readonly keys: readonly string[];
  /** The moment that shows it: a deal by its place in the list, and a place of the record. */
  readonly plate?: PlateAt | undefined;
  /** Of a clause about the deal itself, instead of a moment: how the cards go round. */
  readonly dealt?: DealtAt | undefined;
}

export interface DealtAt {
  readonly players: number;
  /** Whether what is left lies one before each player but the dealer. */
  readonly isApart: boolean;
}

export interface PlateAt {
  readonly deal: number;
  readonly at: string;
}

export interface ReadDeal {
  readonly title: string;
  /** Where it can be played through, below the site’s root. */
  readonly path: string;
  /** Absent of a deal: of the others only plates are shown, and what is turned is not tried on them. */
  readonly kind?: 'session' | 'passage';
  /** By its own rules, at no step. */
  readonly link: string;
}

/** Another book of the game: what it would have paid at a plate is told beside it. */
export interface ReadBook {
  readonly id: string;
  readonly short: string;
}

/** All that the page of an edition hands to its table. It travels as one string of JSON. */
export interface ReadingData {
  readonly book: BookHead;
  /** What a record of the game is called. */
  readonly piece: 'deal' | 'game';
  readonly clauses: readonly ReadClause[];
  /** Rules that the book answers by one printed figure. */
  readonly figures: readonly (readonly string[])[];
  readonly deals: readonly ReadDeal[];
  readonly others: readonly ReadBook[];
}
