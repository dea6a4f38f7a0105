import { range } from '../kernel/collections.ts';
import { atCard, isLater, type Place } from '../ledger/place.ts';
import { suitOf, type Card } from './card.ts';

/** Cards of a deal as played, trick by trick, each trick starting with its leader; the last may be incomplete. */
export type Plays = readonly (readonly Card[])[];

/** Returns the position in the trick, counted from the lead, of the winning card. */
export type WinningPosition = (trick: readonly Card[]) => number;

/** One trick with its cards. */
export interface FallenTrick {
  readonly cards: readonly Card[];
  /** Seats that led and that won the trick; the winner is undefined until the trick is complete. */
  readonly leader: number;
  readonly winner: number | undefined;
}

/** Adds leader and winner to each trick. `first` leads the first trick, then each winner leads the next. */
export function fallenTricks(plays: Plays, seats: number, winner: WinningPosition, first = 0): readonly FallenTrick[] {
  let next = first;
  return plays.map((cards) => {
    const leader = next;
    const won = cards.length === seats ? (leader + winner(cards)) % seats : undefined;
    next = won ?? leader;
    return { cards, leader, winner: won };
  });
}

/** Cards played by each seat, in order. */
export function playsBySeat(plays: Plays, seats: number, winner: WinningPosition, first = 0): Plays {
  const played = range(seats).map((): Card[] => []);
  for (const { cards, leader } of fallenTricks(plays, seats, winner, first))
    cards.forEach((card, i) => played[(leader + i) % seats]?.push(card));
  return played;
}

/** Adds a card to the plays: to the current trick, or as the lead of the next. */
export function withPlay(plays: Plays, card: Card, seats: number): Plays {
  const trick = plays.at(-1);
  return trick && trick.length < seats ? plays.with(-1, [...trick, card]) : [...plays, [card]];
}

/** The plays up to a place: all of them after the play, none before it. */
export const playsUpTo = (plays: Plays, at: Place): Plays =>
  plays
    .map((trick, t) => trick.filter((_, i) => !isLater(atCard(t + 1, i + 1), at, [])))
    .filter((trick) => trick.length > 0);

/** Next card of a recorded deal after the cards already played. */
export function nextPlay(onFile: Plays, played: Plays, seats: number): Card | undefined {
  const trick = played.at(-1);
  return trick && trick.length < seats ? onFile[played.length - 1]?.[trick.length] : onFile[played.length]?.[0];
}

/** Position of the winning card without trumps, counted from the lead: the highest of the suit led. */
export function winningPosition(trick: readonly Card[]): number {
  let best = 0;
  trick.forEach((card, i) => {
    const winner = trick[best]!;
    // Within a suit, card numbers rise with rank.
    if (suitOf(card) === suitOf(winner) && card > winner) best = i;
  });
  return best;
}
