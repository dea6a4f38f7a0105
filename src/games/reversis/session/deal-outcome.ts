import type { Seat } from '../record/record.ts';

/** What may be told of an ace or a Quinola; `unplayed` where it lay in nobody’s hand or play stopped before it fell. */
export const FATES = ['placed', 'forced', 'led', 'laidOut', 'unplayed'] as const;
export type Fate = (typeof FATES)[number];

export interface ToldHonour {
  readonly fate: Fate;
  /** Who played it, or held it when play stopped. */
  readonly by?: Seat | undefined;
  /** Placed: who took the trick. Forced: who led it. */
  readonly on?: Seat | undefined;
  /** Counted from 1. Absent: an earlier trick than any that is paid otherwise, and not the first. */
  readonly trick?: number | undefined;
}

/** A reversis undertaken: made, or broken by another in some trick counted from 1. */
export interface ToldReversis {
  readonly by: Seat;
  readonly broken?: { readonly by: Seat; readonly trick: number } | undefined;
}

/** A deal of which only the outcome is known, as somebody at a real table tells it. Lists are by seat. */
export interface DealOutcome {
  readonly seats: 4 | 5;
  /** In the order of honours.ts; one that is not told has paid nothing. */
  readonly honours: readonly (ToldHonour | undefined)[];
  readonly reversis: ToldReversis | undefined;
  /** Who won the partie and who lost it, as the table itself found; then nobody’s tricks and points are asked. */
  readonly partie?: { readonly winner: Seat; readonly loser: Seat } | undefined;
  /** Needed unless there is a reversis, or the partie is told. */
  readonly tricks: readonly number[] | undefined;
  /** The card points of their tricks, as the rules in force count them. Needed with the tricks. */
  readonly points: readonly number[] | undefined;
  /** How many aces, kings, queens and knaves they took: only where ties turn on it. */
  readonly cards: readonly number[] | undefined;
  /** Kings, queens and knaves laid out, without the honours told as laid out. */
  readonly laid: readonly [kings: number, queens: number, knaves: number];
  /** Whether led cards were claimed. */
  readonly claimed: boolean;
  /** Who played four aces or the espagnolette: renounced by that right. */
  readonly espagnolette: Seat | undefined;
  /** Who threw down the cards, and took the tricks and points left. */
  readonly thrownBy: Seat | undefined;
}
