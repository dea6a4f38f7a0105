import { suitOf, type Card } from './card.ts';

/** Which card of a trick wins without trumps, counted from the lead: the highest of the suit led. */
export function winningPosition(trick: readonly Card[]): number {
  let best = 0;
  trick.forEach((card, i) => {
    const winner = trick[best]!;
    // Cards of one suit are numbered by rank.
    if (suitOf(card) === suitOf(winner) && card > winner) best = i;
  });
  return best;
}
