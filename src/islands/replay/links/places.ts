import type { Card } from '#engine/cards/card.ts';
import type { ReplayStep } from '../model.ts';

/** A hand as it lies on the table: cards, and the gaps they have left. */
export type HandPlaces = readonly (Card | undefined)[];

/**
 * Where each hand lies at a step. From the first card of the first trick a card played leaves a gap, so that the others stay
 * where they are; and a hand has as many places all through as it ever has cards, so that the table keeps its height.
 */
export function placesAt(steps: readonly ReplayStep[], step: number): readonly HandPlaces[] {
  const firstCard = steps.findIndex(({ trick }) => trick.length > 0);
  const before = firstCard < 0 ? step : Math.min(step, Math.max(0, firstCard - 1));
  return (steps[step]?.hands ?? []).map((hand, seat) => {
    const whole = steps[before]?.hands[seat] ?? hand;
    const most = Math.max(...steps.map(({ hands }) => hands[seat]?.length ?? 0));
    const lies = hand.every((card) => whole.includes(card))
      ? whole.map((card) => (hand.includes(card) ? card : undefined))
      : hand;
    return [...lies, ...Array.from({ length: most - lies.length }, () => undefined)];
  });
}

/** The longest of what is said of a seat in the course of a deal. */
export const longest = (texts: readonly (string | undefined)[]): string | undefined =>
  texts.reduce((most, text) => ((text?.length ?? 0) > (most?.length ?? 0) ? text : most), undefined);
