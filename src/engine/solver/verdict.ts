import type { Card } from '../cards/card.ts';

/** How long something took to prove, or was tried: milliseconds, and turns looked at. */
export interface Effort {
  readonly milliseconds: number;
  readonly nodes: number;
}

/**
 * What was possible in a deal from its first card on: one question, and the answer in a sentence. `unknown` where the time
 * allowed was over first; what was proved by then is said all the same.
 */
export interface Verdict extends Effort {
  readonly kind: 'verdict';
  /** `placed`, `most.first`: the same question has the same name in every deal. */
  readonly id: string;
  readonly answer: 'yes' | 'no' | 'unknown';
  readonly says: string;
  /** What was proved, as a number: tricks, or 1 for what can be brought about and 0 for what cannot; the least, where not all is known. */
  readonly value: number;
  /** A play of the whole deal in which it comes out so; it follows the deal as it was played for as long as it can. */
  readonly line: Line | undefined;
}

export interface Line {
  readonly plays: readonly (readonly Card[])[];
  /** The place of the first card that is not as it was played; undefined where all are. */
  readonly departs: string | undefined;
}

/** What is possible at a card of the deal as it was played, once that card lies on the table. */
export interface AtCard extends Effort {
  readonly kind: 'card';
  /** `t5.3`. */
  readonly at: string;
  readonly says: string;
  /** Whether this card changed what can be forced. */
  readonly turns: boolean;
}

export type Found = Verdict | AtCard;

/** A clock, and how many milliseconds a question may take by it. */
export interface Timing {
  readonly now: () => number;
  readonly most: number;
}

/** What the site allows a question. */
export const ONE_SECOND = 1000;

/** What a game’s solver finds of a deal, one thing after another: the cards from the last to the first, then the verdicts. */
export type Solver<R, Rec> = (record: Rec, rules: R, timing: Timing) => Iterable<Found>;
