import { JACK, KING, QUEEN, HEARTS, rankOf, suitOf, type Card } from '#engine/cards/card.ts';
import { range } from '#engine/kernel/collections.ts';
import { ok, type Result } from '#engine/kernel/result.ts';
import type { Code, OpenDeal } from '#engine/solver/open-deal.ts';
import { tricksOf } from '../play/before/deal-departures.ts';
import { exchangeOf } from '../play/before/exchange.ts';
import { mayRenounce } from '../play/facts.ts';
import { handMasks, legalMasks, startDraft } from '../play/play.ts';
import { poolsAtStart } from '../play/pools.ts';
import type { ReversisRecord } from '../record/record.ts';
import type { ReversisRules } from '../rules/keys.ts';

/** A card as the solver numbers it, and back. */
export const codeOf = (card: Card): Code => suitOf(card) * 16 + rankOf(card);
export const cardOf = (code: Code): Card => (code >> 4) * 13 + (code & 15);

/** King, queen and knave of hearts, which some rules let be thrown where no other heart may be. */
const COURTS = (1 << KING) | (1 << QUEEN) | (1 << JACK);

/**
 * A deal of Réversis with every card open, from the hands as they are played. What may be played is asked of the engine's
 * own `legalMasks`: hearts at the first lead, suit followed, four aces free to renounce. Undefined where the hands are not
 * known whole, so that nothing can be proved of them.
 */
export function openDeal(record: ReversisRecord, rules: ReversisRules): Result<OpenDeal | undefined> {
  const exchanged = exchangeOf(record, rules, poolsAtStart(record, rules));
  if (!exchanged.ok) return exchanged;
  const { hands, laid } = exchanged.value;
  const tricks = tricksOf(record, rules, hands);
  if (tricks === 0 || hands.some((hand) => hand.length !== tricks)) return ok(undefined);
  return ok(openHands(hands, laid, rules));
}

/** The same of hands of one length, before their first card. */
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
