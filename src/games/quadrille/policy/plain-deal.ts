import type { Card } from '#engine/cards/card.ts';
import type { Balances } from '#engine/ledger/entry.ts';
import { speak, speaker } from '../play/bidding/auction.ts';
import { isCalling } from '../play/bidding/call.ts';
import { agreedOf, declaredOf } from '../play/bidding/contract.ts';
import { dealOut } from '../play/deal.ts';
import { favouriteSuit, isUndertaking } from '../play/ending.ts';
import { emptyFacts, NOBODY, type Facts } from '../play/facts.ts';
import { hearBids } from '../play/bidding/hearing.ts';
import { readyToPlay } from '../play/play-out.ts';
import { advance, type PlayDraft } from '../play/play.ts';
import { poolsFrom, type Pools } from '../record/pools.ts';
import type { QuadrilleRecord, Seat, Spoken } from '../record/record.ts';
import {
  BID_CONTRACT,
  BID_FAVOURITE,
  CASCO,
  DEVOLE,
  FORCED,
  GRANDISSIMO,
  MEDIATEUR,
  PASS,
  UNDECLARED,
} from '../rules/bids.ts';
import type { QuadrilleRules } from '../rules/keys.ts';
import { bestTrump, chooseBid, chooseCall, chooseGift, tricksInEach } from './policy-bids.ts';
import { choosePlay, shouldUndertake } from './policy-play.ts';

/** A deal that the policy has bid and played, as it is recorded and as it is settled. */
export interface PlainDeal {
  readonly record: QuadrilleRecord;
  readonly facts: Facts;
  /** What lay in the pools before the deal. */
  readonly before: Pools;
}

/** A deal from a seed, bid and played by the plain policy of this site: ours, and no source’s. The same seed and
 * rules make the same deal everywhere. `pools` is what lay there before the deal, as in a record. */
export const plainDeal = (seed: number, rules: QuadrilleRules, pools?: Balances): PlainDeal => ({
  ...goOn(dealOut(seed, rules, pools), rules),
  before: poolsFrom(pools),
});

/** Goes on from whatever stands, to the end of the deal: what has been bid, named and played stays as it is. */
export const goOn = (record: QuadrilleRecord, rules: QuadrilleRules): Pick<PlainDeal, 'record' | 'facts'> =>
  playThrough(nameOut(bidOut(record, rules), rules), rules);

function bidOut(record: QuadrilleRecord, rules: QuadrilleRules): QuadrilleRecord {
  const { hands, contract, trump, call, plays } = record;
  if (contract || trump !== undefined || call !== undefined || plays.length > 0) return record;
  const favourite = favouriteSuit(rules, record.favourite ?? NOBODY);
  const bids: Spoken[] = [...record.bids];
  let state = hearBids(record, rules).last;
  for (let by = speaker(state, rules['auction.raise']); by >= 0; by = speaker(state, rules['auction.raise'])) {
    const bid = chooseBid(state, hands[by] ?? [], favourite, rules);
    bids.push({ by, bid });
    state = speak(state, by, bid, rules);
  }
  return { ...record, bids };
}

/** Trumps, call and exchange, as far as they are not named, as the last bid asks for them. */
function nameOut(record: QuadrilleRecord, rules: QuadrilleRules): QuadrilleRecord {
  if (record.plays.length > 0) return record;
  const { ombre, bid } = declaredOf(record, hearBids(record, rules).last);
  const isForced = bid === PASS;
  if (ombre < 0 || (isForced && rules['auction.allPass'] === 'redeal')) return record;
  const contract = isForced ? FORCED : BID_CONTRACT[bid]!;
  const hand = record.hands[ombre] ?? [];
  if (contract >= GRANDISSIMO) return record;
  if (contract === CASCO) {
    const call = record.call ?? chooseCall(contract, hand, -1, rules);
    const ally = record.hands.find((cards) => cards.includes(call)) ?? hand;
    return { ...record, call, trump: record.trump ?? bestTrump(tricksInEach(ally, rules), () => true) };
  }
  const suit = favouriteSuit(rules, record.favourite ?? NOBODY);
  const bound = !isForced && suit >= 0 && rules['favourite.bids'] === 'bound';
  const isFavourite = !isForced && BID_FAVOURITE[bid]!;
  const isOpen = (own: number): boolean => !bound || (own === suit) === isFavourite;
  const trump = record.trump ?? bestTrump(tricksInEach(hand, rules), isOpen);
  if (!isCalling(contract)) return { ...record, trump };
  const call = record.call ?? chooseCall(contract, hand, trump, rules);
  const gives = record.gives ?? (contract === MEDIATEUR ? chooseGift(hand, trump, call, rules) : undefined);
  return { ...record, trump, call, gives };
}

/** Plays the deal out from what was bid and named. */
function playThrough(record: QuadrilleRecord, rules: QuadrilleRules): Pick<PlainDeal, 'record' | 'facts'> {
  const ready = readyToPlay(record, rules);
  if (!ready) {
    const agreed = agreedOf(record, rules);
    return { record, facts: { ...emptyFacts(), contract: agreed.ok ? agreed.value.contracted.contract : -1 } };
  }
  const { contracted: c, namedBy, hands, state } = ready;
  const fallen = record.plays.flat();
  for (const card of fallen) advance(state, state.table.toPlay[card]!);
  const plays: Card[][] = record.plays.map((trick) => trick.slice());
  const isKnown = c.contract === CASCO || (c.ally >= 0 && namedBy === c.ally) || fallen.includes(c.called);
  const tricks = Math.min(...hands.map((hand) => hand.length));
  const see = (code: number): void => {
    if (state.position === 0) plays.push([]);
    plays[plays.length - 1]!.push(state.table.toCard[code]!);
  };
  const asked = playPlainly(state, rules, isKnown, see, tricks);
  return { record: { ...record, plays, vole: asked ?? record.vole }, facts: state.facts };
}

/**
 * Plays a deal to its end, the side stopping after six tricks unless the vole is safe. `isKnown`: whether all know who is the
 * ally. Gives what was asked before the seventh lead.
 */
export function playPlainly(
  state: PlayDraft,
  rules: QuadrilleRules,
  isKnown: boolean,
  see?: (code: number, seat: Seat) => void,
  tricks = 10,
): QuadrilleRecord['vole'] {
  const { facts } = state;
  let vole: QuadrilleRecord['vole'];
  while (facts.played < tricks) {
    if (state.position === 0) {
      if (facts.contract === DEVOLE && facts.taken[facts.ombre]! > 0) break;
      if (facts.straight === 6 && facts.played === 6 && facts.announced === UNDECLARED && rules['play.stop']) {
        const led = { ...facts, seventhLed: true, refused: false };
        if (!shouldUndertake(state) || !isUndertaking(led, rules)) break;
        if (facts.ally >= 0 && rules['vole.asks']) {
          vole = { asked: true, answer: 'yes' };
          facts.asked = true;
          isKnown = true;
        }
      }
    }
    const code = choosePlay(state, rules, isKnown);
    if (code === state.called) isKnown = true;
    see?.(code, state.toPlay);
    advance(state, code);
  }
  return vole;
}

/** Said wherever the policy’s hands are shown. */
export const POLICY_LABEL =
  'Bid and played by a plain policy of this site, after the sources’ advice; the choices are ours and no source’s.';

/** A whole deal from a seed, as it is recorded. */
export const dealAnother = (seed: number, rules: QuadrilleRules, pools?: Balances): QuadrilleRecord =>
  plainDeal(seed, rules, pools).record;
