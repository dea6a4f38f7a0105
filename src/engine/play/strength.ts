import type { Strength } from './played-game.ts';

/** Mean gain a deal in the book's unit, and half of its 95 % interval. */
export interface Gain {
  readonly gain: number;
  readonly within: number;
}

/** Measured strength of the house under one book: number of deals, date and gains. */
export interface MeasuredStrength {
  readonly deals: number;
  /** Deals in which the careful house tried each choice while measured; it tries more at a table. */
  readonly samples?: number;
  readonly on: string;
  /** Gain of one strength over another, or over a player who acts at random. */
  readonly gains: readonly (Gain & { readonly better: Strength; readonly worse: Strength | 'random' })[];
}

/** Measured strengths by rule set id. */
export type Strengths = Readonly<Record<string, MeasuredStrength>>;

const PLAYERS: Readonly<Record<Strength | 'random', string>> = {
  plain: 'the plain house',
  careful: 'the careful house',
  attentive: 'the attentive house',
  random: 'a player who plays at random',
};

/** Describes the house's strength in a sentence for readers; `units` is the plural name of the counters. */
export function sayStrength(
  { deals, gains }: MeasuredStrength,
  units: string,
  kind: 'cards' | 'tables' = 'cards',
): string {
  const [piece, chance] = kind === 'cards' ? (['deal', 'cards'] as const) : (['game', 'throws'] as const);
  // At tables a game is won or lost by one stake, so gains are fractions.
  const digits = kind === 'cards' ? 1 : 2;
  const each = gains.map(
    ({ better, worse, gain, within }) =>
      `${PLAYERS[better]} wins ${gain.toFixed(digits)} ${units} a ${piece} more than ${PLAYERS[worse]}, give or take ${within.toFixed(digits)}`,
  );
  return `In ${deals.toLocaleString('en')} ${piece}s with the same ${chance} for both, ${each.join('; ')}.`;
}
