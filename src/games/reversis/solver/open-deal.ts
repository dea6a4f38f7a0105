import { JACK, KING, QUEEN, HEARTS, rankOf, suitOf, type Card } from '#engine/cards/card.ts';
import { range } from '#engine/kernel/collections.ts';
import { ok, type Result } from '#engine/kernel/result.ts';
import { type Code, type OpenDeal, ANY_CARD, type Goal, type DealState } from '#engine/solver/open-deal.ts';
import { tricksOf } from '../play/deal.ts';
import { exchangeOf } from '../play/exchange.ts';
import { mayRenounce } from '../play/facts.ts';
import { handMasks, legalMasks, startDraft } from '../play/play.ts';
import { poolsAtStart } from '../play/pools.ts';
import type { ReversisRecord, Seat } from '../record/record.ts';
import type { ReversisRules } from '../rules/keys.ts';
import { TrickSearch, type Limit } from '#engine/solver/trick-search.ts';

/** Number of a card in the solver; below, the card of such a number. */
export const codeOf = (card: Card): Code => suitOf(card) * 16 + rankOf(card);
export const cardOf = (code: Code): Card => (code >> 4) * 13 + (code & 15);

/** King, queen and knave of hearts: under some rules the only hearts a void player may throw. */
const COURTS = (1 << KING) | (1 << QUEEN) | (1 << JACK);

/**
 * A deal of Réversis with every card open, from the hands as played. Legal cards come from the engine's `legalMasks`: hearts at
 * the first lead, following suit, four aces free to renounce. Undefined if the hands are incomplete, so that nothing can be
 * proved.
 */
export function openDeal(record: ReversisRecord, rules: ReversisRules): Result<OpenDeal | undefined> {
  const exchanged = exchangeOf(record, rules, poolsAtStart(record, rules));
  if (!exchanged.ok) return exchanged;
  const { hands, laid } = exchanged.value;
  const tricks = tricksOf(record, rules, hands);
  if (tricks === 0 || hands.some((hand) => hand.length !== tricks)) return ok(undefined);
  return ok(openHands(hands, laid, rules));
}

/** Open deal from hands of equal length, before their first card. */
export function openHands(hands: readonly (readonly Card[])[], laid: readonly Card[], rules: ReversisRules): OpenDeal {
  const seats = hands.length;
  const tricks = hands[0]?.length ?? 0;
  const masks = handMasks(hands);
  const state = startDraft(masks.slice(), seats, tricks, laid);
  const bound = range(seats).filter((seat) => rules['play.follow'] && !mayRenounce(state.facts.held[seat]!, rules));
  return {
    seats,
    suits: 4,
    tricks,
    trump: -1,
    hands: masks,
    leader: 0,
    follows: bound.reduce((mask, seat) => mask | (1 << seat), 0),
    named: [0, 0, 0, 0].with(HEARTS, rules['play.throwHearts'] === 'any' ? 0 : COURTS),
    legal: (at, into) => {
      state.hands = at.hands as number[];
      state.trick = at.trick;
      state.position = at.position;
      state.toPlay = at.toPlay;
      state.suitLed = at.led >> 4;
      legalMasks(state, rules, into);
    },
  };
}

/** Tricks in a row by one seat before it is worth asking who can still break a reversis. */
const WORTH_ASKING = 2;

/** A reversis under way at one moment, and the hands that can break it against its player's best play, all others helping. */
export interface Breakers {
  readonly maker: Seat;
  /** Whether the reversis can still be broken; undefined if time ran out first. */
  readonly canBreak: boolean | undefined;
  /**
   * Each hand that can break it itself, with the cards that surely do so; undefined, or without cards, if time ran out first.
   */
  readonly hands: readonly { readonly seat: Seat; readonly cards: readonly Card[] }[] | undefined;
  readonly nodes: number;
}

/** Hands that can still break the reversis of the seat that has taken every trick; undefined if no seat has. */
export function breakersOf(
  deal: OpenDeal,
  moment: DealState,
  winners: readonly Seat[],
  limit: Limit,
): Breakers | undefined {
  const [maker] = winners;
  if (maker === undefined || winners.length < WORTH_ASKING || winners.some((winner) => winner !== maker))
    return undefined;
  const { seats } = deal;
  let nodes = 0;
  /** Whether the other seats can force the first trick that its player loses to go to one of these seats, or to this card. */
  const canBreak = (breakers: number, card: number): boolean | undefined => {
    const goal: Goal = { kind: 'unbroken', maker, breakers, card };
    const search = new TrickSearch(deal, goal);
    const unbroken = search.prove(moment, 1, limit);
    nodes += search.nodes;
    return unbroken === undefined ? undefined : !unbroken;
  };
  const all = (1 << seats) - 1;
  const can = canBreak(all, ANY_CARD);
  const others = can === true ? range(seats).filter((seat) => seat !== maker) : [];
  const able = allOf(others, (seat) => canBreak(1 << seat, ANY_CARD));
  const hands = able?.map((seat) => ({
    seat,
    cards: (allOf(cardsOf(deal, moment, seat), (card) => canBreak(1 << seat, card)) ?? []).map(cardOf),
  }));
  return { maker, canBreak: can, hands, nodes };
}

/** Cards of a hand, with the one it has on the table. */
function cardsOf({ suits, seats }: OpenDeal, { hands, table, leader }: DealState, seat: Seat): readonly number[] {
  const held = range(suits).flatMap((suit) =>
    range(13).flatMap((strength) => ((hands[seat * suits + suit]! >> strength) & 1 ? [suit * 16 + strength] : [])),
  );
  const lying = table[(seat - leader + seats) % seats];
  return lying === undefined ? held : [...held, lying];
}

/** Those for which the test holds; undefined if it is unknown for one. */
function allOf(these: readonly number[], holds: (one: number) => boolean | undefined): readonly number[] | undefined {
  const found: number[] = [];
  for (const one of these) {
    const result = holds(one);
    if (result === undefined) return undefined;
    if (result) found.push(one);
  }
  return found;
}
