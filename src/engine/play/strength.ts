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

const PLAYERS: Readonly<Record<Strength | 'random', string>> = {
  plain: 'the plain house',
  careful: 'the careful house',
  attentive: 'the attentive house',
  random: 'somebody who plays anything he may',
};

/** How strong the house is, in a sentence for readers of a book; `units` are its counters, several of them. */
export function sayStrength(
  { deals, gains }: MeasuredStrength,
  units: string,
  kind: 'cards' | 'tables' = 'cards',
): string {
  const [piece, chance] = kind === 'cards' ? (['deal', 'cards'] as const) : (['game', 'throws'] as const);
  // Stakes are won by the one, and gains of them are fractions.
  const digits = kind === 'cards' ? 1 : 2;
  const each = gains.map(
    ({ better, worse, gain, within }) =>
      `${PLAYERS[better]} wins ${gain.toFixed(digits)} ${units} a ${piece} more than ${PLAYERS[worse]}, give or take ${within.toFixed(digits)}`,
  );
  return `In ${deals.toLocaleString('en')} ${piece}s, the ${chance} being the same, ${each.join('; ')}.`;
}
