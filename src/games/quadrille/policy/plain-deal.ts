import type { Card } from '#engine/cards/card.ts';
import type { Balances } from '#engine/ledger/sink.ts';
import { applyBid, speaker, judgeBids } from '../play/bidding/auction.ts';
import { isCalling } from '../play/bidding/naming.ts';
import { readContract, declaredBid } from '../play/bidding/contract.ts';
import { dealOut } from '../play/frame.ts';
import { favouriteSuit, isUndertaking } from '../play/ending.ts';
import { emptyFacts, NOBODY, type Facts } from '../play/facts.ts';
import { startOfPlay, tableAfter } from '../play/play-out.ts';
import { advance, type PlayDraft, type PlayState } from '../play/play.ts';
import { poolsFrom, type Pools } from '../record/pools.ts';
import type { QuadrilleRecord, Seat, SpokenBid } from '../record/record.ts';
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

/** A deal bid and played by the policy: its record and the facts to settle. */
export interface PlainDeal {
  readonly record: QuadrilleRecord;
  readonly facts: Facts;
  /** The pools before the deal. */
  readonly before: Pools;
}

/**
 * Deal from a seed, bid and played by the plain policy of this site, which follows no single source. The same seed and rules
 * give the same deal on every machine. `pools` are the pools before the deal, as in a record.
 */
export const plainDeal = (seed: number, rules: QuadrilleRules, pools?: Balances): PlainDeal => ({
  ...completeDeal(dealOut(seed, rules, pools), rules),
  before: poolsFrom(pools),
});

/** Completes a record to the end of the deal; what is already bid, named and played stays. */
export const completeDeal = (record: QuadrilleRecord, rules: QuadrilleRules): Pick<PlainDeal, 'record' | 'facts'> =>
  playThrough(completeNaming(completeAuction(record, rules), rules), rules);

function completeAuction(record: QuadrilleRecord, rules: QuadrilleRules): QuadrilleRecord {
  const { hands, contract, trump, call, plays } = record;
  if (contract || trump !== undefined || call !== undefined || plays.length > 0) return record;
  const favourite = favouriteSuit(rules, record.favourite ?? NOBODY);
  const bids: SpokenBid[] = [...record.bids];
  let state = judgeBids(record, rules).last;
  for (let by = speaker(state, rules['auction.raise']); by >= 0; by = speaker(state, rules['auction.raise'])) {
    const bid = chooseBid(state, hands[by] ?? [], favourite, rules);
    bids.push({ by, bid });
    state = applyBid(state, by, bid, rules);
  }
  return { ...record, bids };
}

/** Completes trumps, call and exchange as the last bid requires. */
function completeNaming(record: QuadrilleRecord, rules: QuadrilleRules): QuadrilleRecord {
  if (record.plays.length > 0) return record;
  const { ombre, bid } = declaredBid(record, judgeBids(record, rules).last);
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

/** Plays the deal from its auction to the end. */
function playThrough(record: QuadrilleRecord, rules: QuadrilleRules): Pick<PlainDeal, 'record' | 'facts'> {
  const ready = startOfPlay(record, rules);
  if (!ready) {
    const agreed = readContract(record, rules);
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
  const vole = playPlainly(state, rules, isKnown, see, tricks);
  return { record: { ...record, plays, vole: vole ?? record.vole }, facts: state.facts };
}

/** Whether the ombre’s side has taken the first six tricks and may end the deal. */
const isAfterFirstSix = ({ facts }: PlayState, rules: QuadrilleRules): boolean =>
  facts.straight === 6 && facts.played === 6 && facts.announced === UNDECLARED && rules['play.stop'];

/**
 * Reason of the policy to end a deal before its last card: a devole is lost, or six tricks are made and the vole is not safe.
 */
function stopsAt(state: PlayState, rules: QuadrilleRules): 'devoleLost' | 'firstSix' | undefined {
  const { facts } = state;
  if (facts.contract === DEVOLE && facts.taken[facts.ombre]! > 0) return 'devoleLost';
  if (!isAfterFirstSix(state, rules)) return undefined;
  const led = { ...facts, seventhLed: true, leaveRefused: false };
  return shouldUndertake(state) && isUndertaking(led, rules) ? undefined : 'firstSix';
}

const STOPS: Readonly<Record<NonNullable<ReturnType<typeof stopsAt>>, string>> = {
  devoleLost: 'the ombre has taken a trick, so the devole is lost and the deal is decided',
  firstSix: 'the first six tricks win the game, and a lead to the seventh would risk the vole',
};

/** Clause: why the policy plays no further in a record; undefined if it does. */
export function whyPlayStops(record: QuadrilleRecord, rules: QuadrilleRules): string | undefined {
  const state = tableAfter(record, rules);
  const stops = state?.position === 0 ? stopsAt(state, rules) : undefined;
  return stops && STOPS[stops];
}

/**
 * Plays a deal to its end; the side stops after six tricks unless the vole is safe. `isKnown`: whether every seat knows the
 * ally. Returns what was asked before the seventh lead.
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
      if (stopsAt(state, rules) !== undefined) break;
      if (isAfterFirstSix(state, rules) && facts.ally >= 0 && rules['vole.asks']) {
        vole = { asked: true, answer: 'yes' };
        facts.leaveAsked = true;
        isKnown = true;
      }
    }
    const code = choosePlay(state, rules, isKnown);
    if (code === state.called) isKnown = true;
    see?.(code, state.toPlay);
    advance(state, code);
  }
  return vole;
}

/** Label shown with each hand that the policy played. */
export const POLICY_LABEL =
  'Bid and played by our simplest computer player, which follows the advice of the sources. The choices are ours, not those of a source.';

/** Record of a whole deal from a seed. */
export const dealAnother = (seed: number, rules: QuadrilleRules, pools?: Balances): QuadrilleRecord =>
  plainDeal(seed, rules, pools).record;
