import { countingCards, espagnoletteOf, pointsOf, type Facts, type Tie } from './facts.ts';
import type { ReversisRules } from '../rules/keys.ts';
import type { Seat } from '../record/record.ts';
import { range } from '#engine/kernel/collections.ts';

/** How a deal ended; a seat is -1 where there is none. */
export interface Ending {
  readonly kind: 'partie' | 'reversisMade' | 'reversisBroken' | 'unfinished';
  /**
   * First trick, from 0, in which a reversis counts as undertaken: the cards of earlier tricks pay as usual. The number of
   * tricks if there is no reversis.
   */
  readonly undertakenAt: number;
  readonly maker: Seat;
  readonly breaker: Seat;
  readonly brokenAt: number;
  readonly winner: Seat;
  readonly loser: Seat;
  /** Whether the winner or the loser had as many points as another seat, so that a tie rule decided. */
  readonly tied: boolean;
  /** The seat that plays four aces or the espagnolette; below, whether it has taken no trick so far. */
  readonly espagnolette: Seat;
  readonly kept: boolean;
}

/** Number of tricks that undertake a reversis; one more than the deal has, where a reversis counts only once made. */
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

/** Ending of a deal: a reversis comes first; otherwise the partie between the best and the worst placed seat. */
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
    rankSeats(facts, rules);
    const apart = seatApart(espagnolette, kept, rules);
    winner = kept && apart >= 0 ? apart : placedSeat(facts.seats, 1, apart);
    loser = !kept && apart >= 0 ? apart : placedSeat(facts.seats, -1, apart);
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

/**
 * Seat that wins or loses by its espagnolette, whatever its points; -1 if there is none. A seat that failed loses to the best
 * placed of the others; one that kept it may win before every other seat.
 */
function seatApart(espagnolette: Seat, kept: boolean, rules: ReversisRules): Seat {
  const decides = kept ? rules['espagnolette.kept'] === 'wins' : rules['espagnolette.failed.losesPartie'];
  return decides ? espagnolette : -1;
}

/** Seat → rank while one ending is computed; below, the bit at which each part of a rank begins. */
const ranks = new Int32Array(5);
const POINTS = 12;
const TRICKS = 8;
const CARDS = 3;

/**
 * Ranks all seats, the lowest rank the best placed: by points, then by the tie rules, then from the dealer leftwards (the
 * Almanach of 1785, known from a summary; Parlett 2008). Winner and loser are therefore always two seats.
 */
function rankSeats(facts: Facts, rules: ReversisRules): void {
  const order = rules['tie.order'];
  for (let seat = 0; seat < facts.seats; seat++) {
    const taken = facts.taken[seat]!;
    const tricks = order === 'seat' && taken > 1 ? 1 : taken;
    const cards = order === 'tricksThenCards' ? countingCards(facts, seat) : 0;
    ranks[seat] = (pointsOf(facts, rules, seat) << POINTS) | (tricks << TRICKS) | (cards << CARDS) | (7 - seat);
  }
}

/** Best placed seat (worst placed with `sign` -1), leaving one seat out (-1 for none). */
function placedSeat(seats: number, sign: 1 | -1, without: Seat): Seat {
  let found = -1;
  let least = 0;
  for (let seat = 0; seat < seats; seat++) {
    const place = sign * ranks[seat]!;
    if (seat === without || (found >= 0 && place > least)) continue;
    found = seat;
    least = place;
  }
  return found;
}

function isTied(seats: number, seat: Seat): boolean {
  const points = ranks[seat]! >> POINTS;
  for (let other = 0; other < seats; other++) if (other !== seat && ranks[other]! >> POINTS === points) return true;
  return false;
}

/** Best placed seat after one seat, and whether a tie rule decided it. */
export function bestPlaced(
  facts: Facts,
  rules: ReversisRules,
  without: Seat,
): { readonly seat: Seat; readonly tied: boolean } {
  rankSeats(facts, rules);
  const seat = placedSeat(facts.seats, 1, without);
  return { seat, tied: isTied(facts.seats, seat) };
}

/** Ties of the winner or the loser; none if an espagnolette made him that. Not for hot loops: it allocates. */
export function tiesOf(facts: Facts, rules: ReversisRules, ending: Ending, seat: Seat): readonly Tie[] {
  const apart = seatApart(ending.espagnolette, ending.kept, rules);
  if (seat < 0 || seat === apart) return [];
  rankSeats(facts, rules);
  return range(facts.seats).flatMap((other): readonly Tie[] => {
    const differs = ranks[other]! ^ ranks[seat]!;
    if (other === seat || other === apart || differs >> POINTS !== 0) return [];
    if (differs >> TRICKS !== 0) return [{ other, by: rules['tie.order'] === 'seat' ? 'noTrick' : 'tricks' }];
    return [{ other, by: differs >> CARDS === 0 ? 'seat' : 'cards' }];
  });
}
