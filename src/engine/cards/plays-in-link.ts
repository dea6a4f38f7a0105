import { range } from '../kernel/collections.ts';
import { bits, times } from '../kernel/bits/bit-form.ts';
import type { BitReader, BitWriter } from '../kernel/bits/bits.ts';
import { sortedCards, type Card } from './card.ts';
import { Digits, foldDigits, readBelow, writeBelow, type Digit } from './permutation.ts';
import type { Plays, WinningPosition } from './plays.ts';

/*
 * Cards and plays in short links, format 1, in both directions. Published links decode for ever: nothing here may change.
 *
 * Plays have a dense form, for what keeps to the hands, and a loose one, six bits a card, for what does not. Dense, each
 * play is a choice among what its seat still holds.
 */

/** More cards, or plays, than any record holds in one place: a link that says so is damaged. */
export const TOO_MANY = 60;

/** The hands play begins with, and whose card takes a trick, whatever the rules in force come to say of it. */
export interface ReadyToPlay {
  readonly hands: readonly ReadonlySet<Card>[];
  readonly winner: WinningPosition;
}

/** How many cards there are to play. */
export const cardsIn = ({ hands }: ReadyToPlay): number => hands.reduce((sum, hand) => sum + hand.size, 0);

/** Writes cards in the loose form, each by itself: it holds whatever was played, by the rules or against them. */
/** A card in the loose form. */
export const CARD = bits(6, 51);

/** Writes plays in the dense form; undefined where a card is not held when its turn comes. */
export function densePlays(ready: ReadyToPlay, plays: readonly Card[]): ((to: BitWriter) => void) | undefined {
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

/** Reads so many plays in either form, trick by trick; undefined where they are none of these hands. */
/** So many plays, in either form. */
export function readPlays(
  ready: ReadyToPlay,
  { count, isDense }: { readonly count: number; readonly isDense: boolean },
  from: BitReader,
): Plays {
  const plays = count > TOO_MANY ? undefined : (isDense ? readDense : readLoose)(ready, count, from);
  if (!plays) from.spoil();
  return plays ?? [];
}

function readLoose({ hands }: ReadyToPlay, count: number, from: BitReader): Plays {
  const seats = hands.length;
  const cards = times(count, CARD).read(from);
  return range(Math.ceil(count / seats)).map((trick) => cards.slice(trick * seats, (trick + 1) * seats));
}

function readDense(ready: ReadyToPlay, count: number, from: BitReader): Plays | undefined {
  const digits = new Digits(readBelow(from, boundOf(ready, count)));
  return followPlays(ready, count, (held) => held[held.length === 0 ? 0 : digits.take(held.length)]);
}

/** Never fewer than the ways in which so many plays can fall: each trick takes one card from every hand. */
function boundOf({ hands }: ReadyToPlay, plays: number): bigint {
  const seats = hands.length;
  let bound = 1n;
  for (let trick = 0; trick * seats < plays; trick++) {
    const left = hands.map((hand) => Math.max(1, hand.size - trick));
    const short = plays - trick * seats;
    // Of a trick cut short nobody knows yet whose cards it has.
    for (const size of short >= seats ? left : range(short).map(() => Math.max(...left))) bound *= BigInt(size);
  }
  return bound;
}

/**
 * Follows so many plays, asking `choose` for each card with what its seat still holds, in the order of their numbers;
 * undefined when one is not held.
 */
export function followPlays(
  { hands, winner }: ReadyToPlay,
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
