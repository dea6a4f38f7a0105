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

/** The pack of forty, without tens, nines and eights. */
export const PACK: readonly Card[] = range(52).filter((card) => rankOf(card) > RANK_10 || rankOf(card) <= 5);

export const SPADILLE: Card = makeCard(SPADES, ACE);
export const BASTO: Card = makeCard(CLUBS, ACE);

/** A play of the two black aces as the only trumps (grandissimo, devole). */
export const NO_SUIT = 4;
/** Five suits of play: the four, and the black aces where no suit is trump. */
export const PLAY_SUITS = 5;

/** Strengths within a suit of play: the matadors are the top three bits of a trump suit, whatever its colour. */
const SPADILLE_BIT = 11;
export const MANILLE_BIT = 10;
export const BASTO_BIT = 9;
export const FOURTH_BIT = 8;
export const MATADORS = 0b111 << BASTO_BIT;

const isRed = (suit: number): boolean => suit === HEARTS || suit === DIAMONDS;

/**
 * How the cards rank under one trump suit. A card of play is `suit of play * 16 + strength`: the black aces belong to the
 * trumps, and a higher number of one suit beats a lower.
 */
export interface RankTable {
  /** 0 to 3 a suit, `NO_SUIT` where only the black aces are trumps. */
  readonly trump: number;
  /** Card → card of play, and the other way; -1 for cards not in the pack. */
  readonly toPlay: readonly number[];
  readonly toCard: readonly Card[];
}

/** The cards of a suit from the highest to the lowest, as it ranks when it is trump, matadors included, or plain. */
export function ranking(
  suit: number,
  isTrump: boolean,
  redLow: 'reversed' | 'natural' = 'reversed',
  punto = true,
): readonly Card[] {
  // Twos to sevens are ranks 0 to 5. Black suits fall 7 6 5 4 3 2; red ones rise 2 3 4 5 6 7.
  const rises = isRed(suit) && redLow === 'reversed';
  const low = range(6).map((i) => makeCard(suit, rises ? i : 5 - i));
  const ace = isRed(suit) ? [makeCard(suit, ACE)] : [];
  const courts = [makeCard(suit, KING), makeCard(suit, QUEEN), makeCard(suit, JACK)];
  if (!isTrump) return [...courts, ...ace, ...low];
  const manille = low[5]!;
  const rest = low.slice(0, 5);
  return [SPADILLE, manille, BASTO, ...(punto ? [...ace, ...courts] : [...courts, ...ace]), ...rest];
}

function makeTable(trump: number, redLow: 'reversed' | 'natural', punto: boolean): RankTable {
  const toPlay = new Array<number>(52).fill(-1);
  const toCard = new Array<Card>(PLAY_SUITS * 16).fill(-1);
  const put = (card: Card, suit: number, strength: number): void => {
    toPlay[card] = suit * 16 + strength;
    toCard[suit * 16 + strength] = card;
  };
  for (let suit = 0; suit < 4; suit++) {
    // Trumps fill bits 11 to 0, and plain suits 9 to 0, the black ones stopping short: a king is bit 9 of any plain suit.
    const cards = ranking(suit, suit === trump, redLow, punto);
    const top = suit === trump ? SPADILLE_BIT : 9;
    cards.forEach((card, i) => put(card, suit, top - i));
  }
  if (trump === NO_SUIT) {
    put(SPADILLE, NO_SUIT, SPADILLE_BIT);
    put(BASTO, NO_SUIT, BASTO_BIT);
  }
  return { trump, toPlay, toCard };
}

const tables = range(20).map((i) => makeTable(i >> 2, i & 1 ? 'natural' : 'reversed', (i & 2) === 0));

/** The table of a trump suit (`NO_SUIT` for none) under the rules in force. */
export const rankTable = (trump: number, rules: Pick<QuadrilleRules, 'cards.redLow' | 'cards.punto'>): RankTable =>
  tables[trump * 4 + (rules['cards.punto'] ? 0 : 2) + (rules['cards.redLow'] === 'natural' ? 1 : 0)]!;

/** The ranking of 1728, 1752 and 1822, which short links are written by. */
export const plainTable = (trump: number): RankTable => tables[trump * 4]!;

/** Whose card of a trick wins, counted from the lead: the highest trump, else the highest of the suit led. */
export function winningPosition(trick: readonly Card[], { trump, toPlay }: RankTable): number {
  let best = 0;
  trick.forEach((card, i) => {
    const own = toPlay[card]!;
    const winner = toPlay[trick[best]!]!;
    if (own >> 4 === winner >> 4 ? own > winner : own >> 4 === trump) best = i;
  });
  return best;
}

/** How many trumps stand in unbroken sequence from spadille down in a mask of trumps. */
export function sequence(mask: number): number {
  let count = 0;
  while (count <= SPADILLE_BIT && (mask >> (SPADILLE_BIT - count)) & 1) count++;
  return count;
}
