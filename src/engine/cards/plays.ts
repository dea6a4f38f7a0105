import { range } from '../kernel/collections.ts';
import { suitOf, type Card } from './card.ts';

/** The cards of a deal as they fell, trick by trick, each trick from its leader on; the last may be short. */
export type Plays = readonly (readonly Card[])[];

/** Whose card of a trick takes it, counted from the lead. */
export type WinningPosition = (trick: readonly Card[]) => number;

/** A trick as it fell. */
export interface FallenTrick {
  readonly cards: readonly Card[];
  /** The seat that led, and the one that took it; nobody while it is not whole. */
  readonly leader: number;
  readonly winner: number | undefined;
}

/** The tricks with who led and took each: first hand leads, or whoever is said to, then whoever took the trick before. */
export function fallenTricks(plays: Plays, seats: number, winner: WinningPosition, first = 0): readonly FallenTrick[] {
  let next = first;
  return plays.map((cards) => {
    const leader = next;
    const won = cards.length === seats ? (leader + winner(cards)) % seats : undefined;
    next = won ?? leader;
    return { cards, leader, winner: won };
  });
}

/** Seat → the cards it plays, in order. */
export function playsBySeat(plays: Plays, seats: number, winner: WinningPosition, first = 0): Plays {
  const played = range(seats).map((): Card[] => []);
  for (const { cards, leader } of fallenTricks(plays, seats, winner, first))
    cards.forEach((card, i) => played[(leader + i) % seats]?.push(card));
  return played;
}

/** The plays with one card more: on the trick that lies there, or leading to the next. */
export function withPlay(plays: Plays, card: Card, seats: number): Plays {
  const trick = plays.at(-1);
  return trick && trick.length < seats ? plays.with(-1, [...trick, card]) : [...plays, [card]];
}

/** The card that comes next in a deal on file, of which so much has been played. */
export function nextPlay(onFile: Plays, played: Plays, seats: number): Card | undefined {
  const trick = played.at(-1);
  return trick && trick.length < seats ? onFile[played.length - 1]?.[trick.length] : onFile[played.length]?.[0];
}

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
