import { countingCards, espagnoletteOf, pointsOf, type Facts } from './facts.ts';
import type { ReversisRules } from './keys.ts';
import type { Seat } from './record.ts';

/** How a deal ended; seats are -1 for nobody. */
export interface Ending {
  readonly kind: 'partie' | 'reversisMade' | 'reversisBroken' | 'unfinished';
  /** The trick, from 0, from which a reversis is undertaken: tricks before it pay as usual. The number of tricks when there is none. */
  readonly undertakenAt: number;
  readonly maker: Seat;
  readonly breaker: Seat;
  readonly brokenAt: number;
  readonly winner: Seat;
  readonly loser: Seat;
  /** Who plays four aces or the espagnolette, and whether without a trick so far. */
  readonly espagnolette: Seat;
  readonly kept: boolean;
}

/** How many first tricks undertake a reversis; one more than there are where it is only known when made. */
function tricksToUndertake(facts: Facts, rules: ReversisRules): number {
  switch (rules['reversis.undertaken']) {
    case 'nine':
      return Math.min(9, facts.tricks);
    case 'butLast':
      return facts.tricks - 1;
    case 'onlyMade':
      return facts.tricks;
  }
}

/** Reads the ending off the facts: a reversis comes before everything, then the partie between the best and the worst placed. */
export function endingOf(facts: Facts, rules: ReversisRules): Ending {
  const espagnolette = espagnoletteOf(facts, rules);
  const kept = espagnolette >= 0 && facts.taken[espagnolette] === 0;
  const needed = tricksToUndertake(facts, rules);
  const maker = facts.winners[0]!;
  let streak = 0;
  while (streak < facts.played && facts.winners[streak] === maker) streak++;
  const complete = facts.played === facts.tricks;
  if (streak >= needed && streak > 0) {
    const kind = streak === facts.tricks ? 'reversisMade' : streak < facts.played ? 'reversisBroken' : 'unfinished';
    if (kind !== 'unfinished' || rules['reversis.undertaken'] === 'nine')
      return {
        kind,
        undertakenAt: needed,
        maker,
        breaker: kind === 'reversisBroken' ? facts.winners[streak]! : -1,
        brokenAt: streak,
        winner: -1,
        loser: -1,
        espagnolette,
        kept,
      };
  }
  const none = { undertakenAt: facts.tricks, maker: -1, breaker: -1, brokenAt: -1, espagnolette, kept };
  if (!complete) return { ...none, kind: 'unfinished', winner: -1, loser: -1 };
  return { ...none, kind: 'partie', ...placing(facts, rules, espagnolette, kept) };
}

/**
 * One full order of the seats, best first: points, then the ties, then the dealer and leftwards from him (S0, S1). So
 * winner and loser are always two persons.
 */
function isBetter(facts: Facts, rules: ReversisRules, a: Seat, b: Seat): boolean {
  const points = pointsOf(facts, rules, a) - pointsOf(facts, rules, b);
  if (points !== 0) return points < 0;
  const order = rules['tie.order'];
  const tricks =
    order === 'seat' ? Math.min(facts.taken[a]!, 1) - Math.min(facts.taken[b]!, 1) : facts.taken[a]! - facts.taken[b]!;
  if (tricks !== 0) return tricks < 0;
  if (order === 'tricksThenCards') {
    const cards = countingCards(facts, a) - countingCards(facts, b);
    if (cards !== 0) return cards < 0;
  }
  return a > b;
}

/** The best or the worst placed seat, leaving one out (-1 for none). */
function placed(facts: Facts, rules: ReversisRules, best: boolean, without: Seat): Seat {
  let found = -1;
  for (let seat = 0; seat < facts.seats; seat++) {
    if (seat === without) continue;
    if (found < 0 || isBetter(facts, rules, seat, found) === best) found = seat;
  }
  return found;
}

export const bestPlaced = (facts: Facts, rules: ReversisRules, without: Seat): Seat =>
  placed(facts, rules, true, without);

/** Who wins and who loses the partie. A loser by contract pays the best placed of the others. */
function placing(
  facts: Facts,
  rules: ReversisRules,
  espagnolette: Seat,
  kept: boolean,
): { readonly winner: Seat; readonly loser: Seat } {
  if (espagnolette >= 0 && !kept && rules['espagnolette.failed.losesPartie'])
    return { winner: bestPlaced(facts, rules, espagnolette), loser: espagnolette };
  if (kept && rules['espagnolette.kept'] === 'wins')
    return { winner: espagnolette, loser: placed(facts, rules, false, espagnolette) };
  return { winner: placed(facts, rules, true, -1), loser: placed(facts, rules, false, -1) };
}
