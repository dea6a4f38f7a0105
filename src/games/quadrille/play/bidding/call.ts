import { KING, makeCard, QUEEN, rankOf, suitOf, type Card } from '#engine/cards/card.ts';
import { ALLIANCE, CASCO, FORCED, MEDIATEUR, type Contract } from '../../rules/bids.ts';
import type { QuadrilleKey, QuadrilleRules } from '../../rules/keys.ts';

/** Whether a contract calls a card: for an ally, or into the ombre's own hand. */
export const isCalling = (contract: Contract): boolean => contract >= FORCED && contract <= CASCO;

/** The suits whose kings a hand holds. */
const kingsIn = (hand: readonly Card[]): readonly number[] =>
  [0, 1, 2, 3].filter((suit) => hand.includes(makeCard(suit, KING)));

/**
 * The rule that forbids a call by the ombre, whose hand is given as dealt; undefined when it is allowed. In casco `trump` is
 * not yet named: give -1.
 */
export function whyNotCall(
  contract: Contract,
  hand: readonly Card[],
  trump: number,
  call: Card,
  rules: QuadrilleRules,
): QuadrilleKey | undefined {
  const kings = kingsIn(hand);
  const suit = suitOf(call);
  const isOwn = hand.includes(call);
  if (rankOf(call) === KING) {
    if (suit === trump && contract === MEDIATEUR && !rules['mediateur.kingOfTrumps']) return 'mediateur.kingOfTrumps';
    if (suit === trump && (contract === FORCED || contract === ALLIANCE)) {
      const onlyOneLacking = kings.length === 3 && !isOwn;
      if (rules['call.kingOfTrumps'] === 'never' || !onlyOneLacking) return 'call.kingOfTrumps';
    }
  } else {
    const mayCallTrumps = contract === MEDIATEUR || contract === CASCO;
    if (rankOf(call) !== QUEEN || (suit === trump && !mayCallTrumps)) return 'call.queen';
    if (contract === CASCO && rules['casco.fourKings'] === 'mayNotBid') return 'casco.fourKings';
    if (kings.length < 4 && !hasNoneLeft(contract, kings, trump, rules)) return 'call.queen';
  }
  if (!isOwn) return undefined;
  if (contract === CASCO) return 'casco.fourKings';
  return contract === MEDIATEUR ? 'call.queen' : rules['call.own'] ? undefined : 'call.own';
}

/** Three kings and none left to call, where a book lets that suffice for a queen. */
function hasNoneLeft(contract: Contract, kings: readonly number[], trump: number, rules: QuadrilleRules): boolean {
  if (rules['call.queen'] !== 'noneLeft' || kings.length < 3 || kings.includes(trump)) return false;
  return contract === MEDIATEUR ? !rules['mediateur.kingOfTrumps'] : contract !== CASCO;
}

/** Every card the ombre may call, kings first; those of his own hand come last. */
export function legalCalls(
  contract: Contract,
  hand: readonly Card[],
  trump: number,
  rules: QuadrilleRules,
): readonly Card[] {
  return [KING, QUEEN]
    .flatMap((rank) => [0, 1, 2, 3].map((suit) => makeCard(suit, rank)))
    .filter((card) => whyNotCall(contract, hand, trump, card, rules) === undefined)
    .sort((a, b) => Number(hand.includes(a)) - Number(hand.includes(b)));
}
