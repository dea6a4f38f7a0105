import type { Card } from '../cards/card.ts';

/** Time spent on a proof, in milliseconds, and turns searched. */
export interface Effort {
  readonly milliseconds: number;
  readonly nodes: number;
}

/**
 * What was possible in a deal from its first card on: one question with its answer as a sentence. `unknown` if time ran
 * out; the sentence then says what was proved.
 */
export interface SolverVerdict extends Effort {
  readonly kind: 'verdict';
  /** Name of the question, the same in every deal: `placed`, `most.first`. */
  readonly id: string;
  readonly answer: 'yes' | 'no' | 'unknown';
  readonly text: string;
  /** Proved number: tricks, or 1 for possible and 0 for impossible; the lower bound if not fully known. */
  readonly value: number;
  /** A play of the whole deal with this result, following the recorded play as long as possible. */
  readonly line: SolverLine | undefined;
}

export interface SolverLine {
  readonly plays: readonly (readonly Card[])[];
  /** Place of the first card that differs from the recorded play; undefined if none does. */
  readonly departs: string | undefined;
}

/** What could be forced after one card of the recorded play. */
export interface CardFinding extends Effort {
  readonly kind: 'card';
  /** Place, such as `t5.3`. */
  readonly at: string;
  readonly text: string;
  /** Whether this card changed what can be forced. */
  readonly turns: boolean;
}

export type SolverFinding = SolverVerdict | CardFinding;

/** A clock, and the milliseconds allowed for one question. */
export interface Timing {
  readonly now: () => number;
  readonly most: number;
}

/** Time the site allows for one question, in milliseconds. */
export const ONE_SECOND = 1000;

/** Yields a game's solver findings for a deal: the cards from last to first, then the verdicts. */
export type Solver<R, Rec> = (record: Rec, rules: R, timing: Timing) => Iterable<SolverFinding>;
