import { sortedCards, type Card } from '#engine/cards/card.ts';
import { makeRandom, shuffled, type Random } from '#engine/kernel/random.ts';
import type { Balances } from '#engine/ledger/sink.ts';
import { EMPTY_RECORD, type QuadrilleRecord } from '../record/record.ts';
import type { QuadrilleRules } from '../rules/keys.ts';
import { PACK } from '../rules/ranks.ts';

/** Orders in which ten cards may be dealt, in packets of three and four (the summary of 1728; Parlett after Quanti). */
export const PACKETS = [
  [3, 3, 4],
  [3, 4, 3],
  [4, 3, 3],
] as const;
export type Packets = (typeof PACKETS)[number];

/** Deals a pack from its top (its first card), one packet after another in order of play. */
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

/** Shuffles the pack and deals it. */
export const randomHands = (random: Random, packets: Packets = PACKETS[0]): readonly (readonly Card[])[] =>
  dealPack(shuffled(PACK, random), packets);

/** Deal from a seed, with the favourite suit if that is drawn; before the first bid. */
export function dealOut(seed: number, rules: QuadrilleRules, pools?: Balances): QuadrilleRecord {
  const random = makeRandom(seed);
  const hands = randomHands(random).map(sortedCards);
  const suit = rules['favourite.suit'];
  const favourite = suit === 'lotForParty' || suit === 'lotEachDeal' ? random(4) : undefined;
  return { ...EMPTY_RECORD, hands, favourite, pools };
}

/** Error for packets that are not allowed: ten cards by threes and fours, in the order the first dealer chose. */
export function whyNotPackets(
  packets: readonly number[],
  first: Packets | undefined,
  rule: 'firstDealer' | 'eachDealer',
): 'deal.packets' | undefined {
  const known = PACKETS.find((order) => order.join() === packets.join());
  if (!known) return 'deal.packets';
  return rule === 'firstDealer' && first && first !== known ? 'deal.packets' : undefined;
}
