import { range } from '../kernel/collections.ts';
import { bits, times, type BitReader, type BitWriter } from '../kernel/bits.ts';
import { sortedCards, type Card, suitOf } from './card.ts';
import { Digits, foldDigits, readBelow, writeBelow, type Digit } from './permutation.ts';
import { atCard, isLater, type Place } from '../ledger/place.ts';

/** Cards of a deal as played, trick by trick, each trick starting with its leader; the last may be incomplete. */
export type Plays = readonly (readonly Card[])[];

/** Returns the position in the trick, counted from the lead, of the winning card. */
type WinningPosition = (trick: readonly Card[]) => number;

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
export function highestOfLedSuit(trick: readonly Card[]): number {
  let best = 0;
  trick.forEach((card, i) => {
    const winner = trick[best]!;
    // Within a suit, card numbers rise with rank.
    if (suitOf(card) === suitOf(winner) && card > winner) best = i;
  });
  return best;
}

/*
 * Encoding of cards and plays in short links, format 1. Published links must decode for ever, so nothing here may change.
 *
 * Plays have two forms. The dense form stores each play as a choice among the cards its seat still holds. The loose form
 * takes six bits a card, for plays of cards that the hands do not hold.
 */

/** More cards or plays than any record holds in one place; a link with more is damaged. */
export const TOO_MANY = 60;

/** Hands at the start of play and the rule for who wins a trick, independent of the rules in force. */
export interface PlayPosition {
  readonly hands: readonly ReadonlySet<Card>[];
  readonly winner: WinningPosition;
}

/** Number of cards in all hands. */
export const countCards = ({ hands }: PlayPosition): number => hands.reduce((sum, hand) => sum + hand.size, 0);

/** One card in the loose form, which can also hold plays of cards that nobody has. */
export const CARD_BITS = bits(6, 51);

/** Prepares plays for writing in the dense form; undefined if a seat does not hold a card it plays. */
export function densePlays(ready: PlayPosition, plays: readonly Card[]): ((to: BitWriter) => void) | undefined {
  const digits: Digit[] = [];
  const followed = followPlays(ready, plays.length, (held) => {
    const card = plays[digits.length];
    digits.push([card === undefined ? -1 : held.indexOf(card), held.length]);
    return card;
  });
  return (
    followed &&
    ((to) => {
      writeBelow(to, foldDigits(digits), boundOf(ready, plays.length));
    })
  );
}

/** Reads `count` plays in either form, trick by trick. Plays that the hands do not hold mark the reader as corrupt. */
export function readPlays(
  ready: PlayPosition,
  { count, isDense }: { readonly count: number; readonly isDense: boolean },
  from: BitReader,
): Plays {
  const plays = count > TOO_MANY ? undefined : (isDense ? readDense : readLoose)(ready, count, from);
  if (!plays) from.spoil();
  return plays ?? [];
}

function readLoose({ hands }: PlayPosition, count: number, from: BitReader): Plays {
  const seats = hands.length;
  const cards = times(count, CARD_BITS).read(from);
  return range(Math.ceil(count / seats)).map((trick) => cards.slice(trick * seats, (trick + 1) * seats));
}

function readDense(ready: PlayPosition, count: number, from: BitReader): Plays | undefined {
  const digits = new Digits(readBelow(from, boundOf(ready, count)));
  return followPlays(ready, count, (held) => held[held.length === 0 ? 0 : digits.take(held.length)]);
}

/** Upper bound for the number of ways these plays can fall: each trick takes one card from every hand. */
function boundOf({ hands }: PlayPosition, plays: number): bigint {
  const seats = hands.length;
  let bound = 1n;
  for (let trick = 0; trick * seats < plays; trick++) {
    const left = hands.map((hand) => Math.max(1, hand.size - trick));
    const short = plays - trick * seats;
    // In an incomplete trick it is not known which seats have played.
    for (const size of short >= seats ? left : range(short).map(() => Math.max(...left))) bound *= BigInt(size);
  }
  return bound;
}

/**
 * Replays plays card by card: `choose` picks each card from what its seat still holds, in card-number order. Returns
 * undefined if a chosen card is not held.
 */
export function followPlays(
  { hands, winner }: PlayPosition,
  count: number,
  choose: (held: readonly Card[]) => Card | undefined,
): Plays | undefined {
  const seats = hands.length;
  const left = hands.map((hand) => new Set(sortedCards([...hand])));
  const plays: Card[][] = [];
  let leader = 0;
  for (let played = 0; played < count;) {
    const trick: Card[] = [];
    plays.push(trick);
    for (let i = 0; i < seats && played < count; i++, played++) {
      const hand = left[(leader + i) % seats];
      const card = choose([...(hand ?? [])]);
      if (card === undefined || !hand?.delete(card)) return undefined;
      trick.push(card);
    }
    leader = (leader + winner(trick)) % seats;
  }
  return plays;
}
