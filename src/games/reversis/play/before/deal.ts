import { rankOf, suitOf, type Card } from '#engine/cards/card.ts';
import { range } from '#engine/kernel/collections.ts';
import { shuffled, type Random } from '#engine/kernel/random.ts';
import type { Balances } from '#engine/ledger/entry.ts';
import type { ReversisRecord } from '../../record/record.ts';
import { QUINOLA } from '../../rules/honours.ts';
import type { ReversisRules } from '../../rules/keys.ts';
import { packFor, shapeOf } from '../../rules/shape.ts';

export interface Dealt {
  readonly hands: readonly (readonly Card[])[];
  readonly talon: readonly Card[];
}

/**
 * The rounds of a deal, each the cards every seat then gets. With a talon threes where the hand can be dealt in threes (1765),
 * else three, then fours (3, 4, 4 in 1785), the dealer one more in the first round; otherwise threes, what is left over
 * joining the last round (3, 3, 3, 4 in 1634).
 */
export function packetsFor(rules: ReversisRules, seats: number): readonly (readonly number[])[] {
  const { hands } = shapeOf(rules, seats);
  const least = hands[0] ?? 0;
  const rounds: number[] = [];
  if (rules['deal.discard'] === 'talon' && least % 3 !== 0) {
    rounds.push(least - 4 * Math.floor((least - 1) / 4));
    while (rounds.reduce((sum, n) => sum + n, 0) < least) rounds.push(4);
  } else {
    for (let left = least; left > 0; left -= rounds[rounds.length - 1] ?? left)
      rounds.push(left === 4 ? 4 : Math.min(3, left));
  }
  return rounds.map((size, round) => hands.map((hand) => size + (round === 0 ? hand - least : 0)));
}

/** Deals a pack from its top (its first card), in packets and in order of play; the talon comes after the hands. */
export function dealPack(pack: readonly Card[], rules: ReversisRules, seats: number): Dealt {
  const hands = range(seats).map((): Card[] => []);
  let next = 0;
  for (const round of packetsFor(rules, seats))
    round.forEach((size, seat) => {
      hands[seat]?.push(...pack.slice(next, next + size));
      next += size;
    });
  return { hands, talon: pack.slice(next, next + shapeOf(rules, seats).talon) };
}

/** Shuffles and deals. */
export const randomDeal = (rules: ReversisRules, seats: number, random: Random): Dealt =>
  dealPack(shuffled(packFor(rules), random), rules, seats);

/** The same as a record, with which nothing has been done yet. */
export const dealtRecord = (rules: ReversisRules, seats: 4 | 5, random: Random, pools?: Balances): ReversisRecord => ({
  ...randomDeal(rules, seats, random),
  seats,
  laidOut: range(seats).map(() => undefined),
  trades: [],
  opposites: [],
  plays: [],
  pools,
  claimed: true,
  thrownBy: undefined,
});

/** Whether the cards lie as they are dealt: as many in every hand and in the talon as the book deals. */
export function isAsDealt({ hands, talon }: Dealt, rules: ReversisRules): boolean {
  const shape = shapeOf(rules, hands.length);
  return talon.length === shape.talon && hands.every((hand, seat) => hand.length === shape.hands[seat]);
}

/** In 1785, as summarised: the pack is parted into a pile for every player; whose pile holds the Quinola deals first. */
export function dealerByPiles(pack: readonly Card[], players: number): number {
  const size = Math.ceil(pack.length / players);
  return Math.max(0, Math.floor(pack.indexOf(QUINOLA) / size));
}

/** In 1634, as summarised: a card is thrown on the table and one dealt to each in turn; the first to get its suit deals. */
export function dealerByThrownCard([thrown, ...rest]: readonly Card[], players: number): number {
  const suit = suitOf(thrown ?? 0);
  return (
    Math.max(
      0,
      rest.findIndex((card) => suitOf(card) === suit),
    ) % players
  );
}

/** In 1765: each draws a card, and the highest deals; those who drew equal cards draw again. */
export function dealerByDrawnCard(pack: readonly Card[], players: number): number {
  let among = range(players);
  for (let next = 0; among.length > 1 && next + among.length <= pack.length;) {
    const drawn = among.map((_, i) => rankOf(pack[next + i] ?? 0));
    next += among.length;
    const highest = Math.max(...drawn);
    among = among.filter((_, i) => drawn[i] === highest);
  }
  return among[0] ?? 0;
}

/** Who deals first, as a number from 0; where the players agree among themselves, anybody. */
export function drawFirstDealer(rules: ReversisRules, players: number, random: Random): number {
  switch (rules['deal.firstDealer']) {
    case 'quinolaPile':
      return dealerByPiles(shuffled(packFor(rules), random), players);
    case 'thrownCard':
      return dealerByThrownCard(shuffled(packFor(rules), random), players);
    case 'drawnCard':
      return dealerByDrawnCard(shuffled(packFor(rules), random), players);
    case 'agreed':
      return random(players);
  }
}
