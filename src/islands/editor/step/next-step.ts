import type { Card } from '#engine/cards/card.ts';
import { cardsAt, handPlace, PLAYS, type Draft, type ReadDraft } from '../draft/draft.ts';

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

/** Why nothing comes next. `seats`: how many sit at the table. */
export function whyNothingNext(draft: Draft, { record }: ReadDraft<unknown>, seats: number): string {
  const cards = (place: string): number => cardsAt(draft, place).length;
  const dealt = Array.from({ length: seats }, (_, seat) => cards(handPlace(seat))).reduce((sum, hand) => sum + hand, 0);
  if (dealt + cards(PLAYS) === 0) return 'Nobody to play before cards are dealt';
  if (!record.ok) return 'Nobody to play until all that is written can be read';
  // A card laid out is dealt and not played; they are never as many as would make a trick.
  return dealt - cards(PLAYS) < seats ? 'Every card is played' : 'Nothing more to play as this is told';
}
