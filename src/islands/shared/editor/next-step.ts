import type { Card } from '#engine/cards/card.ts';

/** Something that can be done next: a card to be played, a bid to be made. */
export interface Choice {
  /** As the record says it: `KS`, `sans prendre`, `H`. */
  readonly write: string;
  readonly label: string;
  /** Where it is a card: shown as one. */
  readonly card?: Card;
  /** Folded away under these words: `with the vole`. */
  readonly under?: string;
}

/** One that the rules do not allow, and why. */
export interface Refused extends Choice {
  readonly message: string;
}

/** What comes next in a record that stops short. */
export interface NextStep {
  /** `Second hand to play`. */
  readonly says: string;
  /** Where it is written: `plays`, `bids`, `trump`. */
  readonly place: string;
  readonly legal: readonly Choice[];
  /** These can be done all the same: they are then listed as departures. */
  readonly others: readonly Refused[];
}
