import type { Strength } from './played-game.ts';

/** A mean gain a deal, in the book’s unit, and the half of its 95 % interval. */
export interface Gain {
  readonly gain: number;
  readonly within: number;
}

/** How strong the house is by one book, as it was measured: with so many deals, on that day. */
export interface MeasuredStrength {
  readonly deals: number;
  /** In how many deals the careful house tried each choice; it has more at a table. */
  readonly samples?: number;
  readonly on: string;
  /** What the strength gains against another, or against somebody who does anything he may. */
  readonly gains: readonly (Gain & { readonly better: Strength; readonly worse: Strength | 'random' })[];
}

/** By book. */
export type Strengths = Readonly<Record<string, MeasuredStrength>>;
