import { sortedCards, type Card } from '#engine/cards/card.ts';
import { makeRandom, shuffled, type Random } from '#engine/kernel/random.ts';
import type { Balances } from '#engine/ledger/entry.ts';
import { EMPTY_RECORD, type QuadrilleRecord } from '../record/record.ts';
import type { QuadrilleRules } from '../rules/keys.ts';
import { PACK } from '../rules/ranks.ts';

/** The orders in which ten cards may be dealt, in packets of three and four: so the summary of 1728 and Parlett after Quanti. */
export const PACKETS = [
  [3, 3, 4],
  [3, 4, 3],
  [4, 3, 3],
] as const;
export type Packets = (typeof PACKETS)[number];

/** Deals a pack from its top (its first card), packet by packet and in order of play. */
export function dealPack(pack: readonly Card[], packets: Packets = PACKETS[0]): readonly (readonly Card[])[] {
  const hands: Card[][] = [[], [], [], []];
  let next = 0;
  for (const size of packets)
    for (const hand of hands) {
      hand.push(...pack.slice(next, next + size));
      next += size;
    }
  return hands;
}

/** Shuffles and deals. */
export const randomHands = (random: Random, packets: Packets = PACKETS[0]): readonly (readonly Card[])[] =>
  dealPack(shuffled(PACK, random), packets);

/** A deal from a seed, and the favourite suit where it is drawn: nobody has spoken yet. */
export function dealOut(seed: number, rules: QuadrilleRules, pools?: Balances): QuadrilleRecord {
  const random = makeRandom(seed);
  const hands = randomHands(random).map(sortedCards);
  const suit = rules['favourite.suit'];
  const favourite = suit === 'lotForParty' || suit === 'lotEachDeal' ? random(4) : undefined;
  return { ...EMPTY_RECORD, hands, favourite, pools };
}

/** Why packets are not those a deal may be made in: ten cards by threes and fours, and the order the first dealer chose. */
export function whyNotPackets(
  packets: readonly number[],
  first: Packets | undefined,
  rule: 'firstDealer' | 'eachDealer',
): 'deal.packets' | undefined {
  const known = PACKETS.find((order) => order.join() === packets.join());
  if (!known) return 'deal.packets';
  return rule === 'firstDealer' && first && first !== known ? 'deal.packets' : undefined;
}
