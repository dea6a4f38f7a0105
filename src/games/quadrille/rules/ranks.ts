import {
  ACE,
  CLUBS,
  DIAMONDS,
  HEARTS,
  JACK,
  KING,
  makeCard,
  QUEEN,
  RANK_10,
  rankOf,
  SPADES,
  type Card,
} from '#engine/cards/card.ts';
import { range } from '#engine/kernel/collections.ts';
import type { QuadrilleRules } from './keys.ts';

/** The pack of forty: no tens, nines or eights. */
export const PACK: readonly Card[] = range(52).filter((card) => rankOf(card) > RANK_10 || rankOf(card) <= 5);

export const SPADILLE: Card = makeCard(SPADES, ACE);
export const BASTO: Card = makeCard(CLUBS, ACE);

/** Trump suit of grandissimo and devole, where only the two black aces are trumps. */
export const NO_SUIT = 4;
/** Number of suits of play: the four suits, and the black aces where no suit is trump. */
export const PLAY_SUITS = 5;

/** Strengths within a suit of play: the matadors are the top three bits of a trump suit of either colour. */
const SPADILLE_BIT = 11;
export const MANILLE_BIT = 10;
export const BASTO_BIT = 9;
export const FOURTH_BIT = 8;
export const MATADORS = 0b111 << BASTO_BIT;

const isRed = (suit: number): boolean => suit === HEARTS || suit === DIAMONDS;

/**
 * Ranks of the cards under one trump suit. A card of play is `suit of play * 16 + strength`: the black aces belong to the
 * trumps, and a higher number of one suit beats a lower.
 */
export interface RankTable {
  /** 0 to 3 for a suit, `NO_SUIT` if only the black aces are trumps. */
  readonly trump: number;
  /** Card → card of play; -1 for cards not in the pack. Below, the reverse. */
  readonly toPlay: readonly number[];
  readonly toCard: readonly Card[];
}

/** Rules on which the order of cards depends, and what they are in every book. */
type RankingRules = Pick<QuadrilleRules, 'cards.redLow' | 'cards.punto'>;
const USUAL: RankingRules = { 'cards.redLow': 'reversed', 'cards.punto': true };

/** Cards of a suit from the highest to the lowest, as trumps (with the matadors) or plain. */
export function ranking(suit: number, isTrump: boolean, rules = USUAL): readonly Card[] {
  // Twos to sevens are ranks 0 to 5. Black suits rank 7 6 5 4 3 2; red suits 2 3 4 5 6 7.
  const rises = isRed(suit) && rules['cards.redLow'] === 'reversed';
  const low = range(6).map((i) => makeCard(suit, rises ? i : 5 - i));
  const ace = isRed(suit) ? [makeCard(suit, ACE)] : [];
  const courts = [makeCard(suit, KING), makeCard(suit, QUEEN), makeCard(suit, JACK)];
  if (!isTrump) return [...courts, ...ace, ...low];
  const manille = low[5]!;
  const rest = low.slice(0, 5);
  return [SPADILLE, manille, BASTO, ...(rules['cards.punto'] ? [...ace, ...courts] : [...courts, ...ace]), ...rest];
}

function makeTable(trump: number, rules: RankingRules): RankTable {
  const toPlay = new Array<number>(52).fill(-1);
  const toCard = new Array<Card>(PLAY_SUITS * 16).fill(-1);
  const put = (card: Card, suit: number, strength: number): void => {
    toPlay[card] = suit * 16 + strength;
    toCard[suit * 16 + strength] = card;
  };
  for (let suit = 0; suit < 4; suit++) {
    // Trumps use bits 11 to 0, plain suits 9 to 0 (black ones fewer): a king is bit 9 of any plain suit.
    const cards = ranking(suit, suit === trump, rules);
    const top = suit === trump ? SPADILLE_BIT : 9;
    cards.forEach((card, i) => put(card, suit, top - i));
  }
  if (trump === NO_SUIT) {
    put(SPADILLE, NO_SUIT, SPADILLE_BIT);
    put(BASTO, NO_SUIT, BASTO_BIT);
  }
  return { trump, toPlay, toCard };
}

const tables = range(20).map((i) =>
  makeTable(i >> 2, { 'cards.redLow': i & 1 ? 'natural' : 'reversed', 'cards.punto': (i & 2) === 0 }),
);

/** Table of a trump suit (`NO_SUIT` for none) under the rules in force. */
export const rankTable = (trump: number, rules: RankingRules): RankTable =>
  tables[trump * 4 + (rules['cards.punto'] ? 0 : 2) + (rules['cards.redLow'] === 'natural' ? 1 : 0)]!;

/** Ranking of 1728, 1752 and 1822, with which short links are written. */
export const plainTable = (trump: number): RankTable => tables[trump * 4]!;

/** Index, from the lead, of the winning card of a trick: the highest trump, else the highest card of the suit led. */
export function winningPosition(trick: readonly Card[], { trump, toPlay }: RankTable): number {
  let best = 0;
  trick.forEach((card, i) => {
    const own = toPlay[card]!;
    const winner = toPlay[trick[best]!]!;
    if (own >> 4 === winner >> 4 ? own > winner : own >> 4 === trump) best = i;
  });
  return best;
}

/** Length of the unbroken sequence from spadille down in a mask of trumps. */
export function sequence(mask: number): number {
  let count = 0;
  while (count <= SPADILLE_BIT && (mask >> (SPADILLE_BIT - count)) & 1) count++;
  return count;
}
