import { countingCards, espagnoletteOf, pointsOf, type Facts } from './facts.ts';
import type { ReversisRules } from '../rules/keys.ts';
import type { Seat } from '../record/record.ts';

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
  /** Whether the winner or the loser had as many points as another, so that the ties decided. */
  readonly tied: boolean;
  /** Who plays four aces or the espagnolette, and whether without a trick so far. */
  readonly espagnolette: Seat;
  readonly kept: boolean;
}

/** How many first tricks undertake a reversis; one more than there are where it is only known when made. */
export function tricksToUndertake(facts: Pick<Facts, 'tricks'>, rules: ReversisRules): number {
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
  let kind: Ending['kind'] = facts.played === facts.tricks ? 'partie' : 'unfinished';
  let undertaken = false;
  if (streak >= needed && streak > 0) {
    const goes = streak === facts.tricks ? 'reversisMade' : streak < facts.played ? 'reversisBroken' : 'unfinished';
    undertaken = goes !== 'unfinished' || rules['reversis.undertaken'] === 'nine';
    if (undertaken) kind = goes;
  }
  let winner = -1;
  let loser = -1;
  let tied = false;
  if (kind === 'partie') {
    stand(facts, rules);
    // A loser by contract pays the best placed of the others; a contract kept may win before anybody.
    const failed = espagnolette >= 0 && !kept && rules['espagnolette.failed.losesPartie'];
    const wins = kept && rules['espagnolette.kept'] === 'wins';
    winner = wins ? espagnolette : placed(facts.seats, 1, failed ? espagnolette : -1);
    loser = failed ? espagnolette : placed(facts.seats, -1, wins ? espagnolette : -1);
    tied = isTied(facts.seats, winner) || isTied(facts.seats, loser);
  }
  return {
    kind,
    undertakenAt: undertaken ? needed : facts.tricks,
    maker: undertaken ? maker : -1,
    breaker: kind === 'reversisBroken' ? facts.winners[streak]! : -1,
    brokenAt: undertaken ? streak : -1,
    winner,
    loser,
    tied,
    espagnolette,
    kept,
  };
}

/** Seat → its place while one ending is read. */
const standing = new Int32Array(5);
const POINTS = 12;

/**
 * One full order of the seats, the lower the better placed: points, then the ties, then the dealer and leftwards from him
 * (the Almanach of 1785 as summarised; Parlett 2008). So winner and loser are always two persons.
 */
function stand(facts: Facts, rules: ReversisRules): void {
  const order = rules['tie.order'];
  for (let seat = 0; seat < facts.seats; seat++) {
    const taken = facts.taken[seat]!;
    const tricks = order === 'seat' && taken > 1 ? 1 : taken;
    const cards = order === 'tricksThenCards' ? countingCards(facts, seat) : 0;
    standing[seat] = (pointsOf(facts, rules, seat) << POINTS) | (tricks << 8) | (cards << 3) | (7 - seat);
  }
}

/** The best (or with `sign` -1 the worst) placed seat, leaving one out (-1 for none). */
function placed(seats: number, sign: 1 | -1, without: Seat): Seat {
  let found = -1;
  let least = 0;
  for (let seat = 0; seat < seats; seat++) {
    const place = sign * standing[seat]!;
    if (seat === without || (found >= 0 && place > least)) continue;
    found = seat;
    least = place;
  }
  return found;
}

function isTied(seats: number, seat: Seat): boolean {
  const points = standing[seat]! >> POINTS;
  for (let other = 0; other < seats; other++) if (other !== seat && standing[other]! >> POINTS === points) return true;
  return false;
}

/** The best placed seat but one, and whether the ties decided it. */
export function bestPlaced(
  facts: Facts,
  rules: ReversisRules,
  without: Seat,
): { readonly seat: Seat; readonly tied: boolean } {
  stand(facts, rules);
  const seat = placed(facts.seats, 1, without);
  return { seat, tied: isTied(facts.seats, seat) };
}
