import { nameCard, type Card } from '#engine/cards/card.ts';
import { err, mapOk, ok, refuse, type Problem, type Result } from '#engine/kernel/result.ts';
import { netOf } from '#engine/ledger/sink.ts';
import type { Departure, Settlement, Judgement } from '#engine/ledger/game.ts';
import { inPhase } from '#engine/ledger/place.ts';
import { whyPlayedTwice } from '#engine/wording/seat-names.ts';
import { contractFromFacts, readContract, type AuctionResult } from '../play/bidding/contract.ts';
import { stopDepartures, type Frame } from '../play/frame.ts';
import { endingOf } from '../play/ending.ts';
import { exchangeDepartures, exchangedHands, playOut, type PlayStep } from '../play/play-out.ts';
import { explainSink, carriedBalances, passDeal, poolBalances, poolsFrom, type Pools } from '../record/pools.ts';
import { emptyFacts, type Facts } from '../play/facts.ts';
import { framesOf, type WholeDeal } from './frames.ts';
import type { QuadrilleRules } from '../rules/keys.ts';
import { PACK } from '../rules/ranks.ts';
import { SEATS, aSeat, theSeat, type QuadrilleRecord, type Seat } from '../record/record.ts';
import { factsFromOutcome } from './facts-from-outcome.ts';
import { settle } from './settle.ts';
import type { ReplayedDeal } from '#engine/replay/replay.ts';

/** A record played through under some rules, with its departures, before payments. */
interface PlayedThrough {
  readonly agreed: AuctionResult;
  readonly hands: readonly (readonly Card[])[];
  readonly play: readonly PlayStep[];
  readonly facts: Facts;
  readonly departures: readonly Departure[];
}

function whyImpossible({ hands, plays }: QuadrilleRecord): Problem | undefined {
  const seen = new Map<Card, Seat>();
  for (const [seat, hand] of hands.entries()) {
    const at = `deal.hands.${SEATS[seat] ?? ''}`;
    for (const card of hand) {
      const before = seen.get(card);
      if (before !== undefined)
        return (
          whyPlayedTwice(plays, card, 'cards.redLow') ?? {
            code: 'card-twice',
            message: `The ${nameCard(card)} is ${before === seat ? `twice in ${aSeat(seat)}’s hand` : `both in ${aSeat(before)}’s hand and in ${aSeat(seat)}’s`}; the pack has only one.`,
            at,
            key: 'cards.redLow',
          }
        );
      if (!PACK.includes(card))
        return {
          code: 'not-in-pack',
          message: `The ${nameCard(card)} is not in the pack: eights, nines and tens are out.`,
          at,
          key: 'cards.redLow',
        };
      seen.set(card, seat);
    }
  }
  return undefined;
}

/** Departures of hands that were given whole with other than ten cards; a record of plays alone may lack cards. */
function dealDepartures({ hands, plays }: QuadrilleRecord): readonly Departure[] {
  const longest = Math.max(...hands.map((hand) => hand.length));
  if (longest === 0 || (plays.length < 10 && hands.every((hand) => hand.length <= plays.length))) return [];
  return hands.flatMap((hand, seat) =>
    hand.length === 10
      ? []
      : [
          {
            at: inPhase('deal'),
            key: 'deal.packets',
            message: `${theSeat(seat)} has ${String(hand.length)} ${hand.length === 1 ? 'card' : 'cards'}, but ten are dealt to each player.`,
          },
        ],
  );
}

/** Plays a record through. `isSeen`: whether to keep the steps for display; callers that try many rules do not need them. */
export function playThrough(record: QuadrilleRecord, rules: QuadrilleRules, isSeen: boolean): Result<PlayedThrough> {
  const problem = whyImpossible(record);
  if (problem) return err(problem);
  if (record.result) return playThroughOutcome(record, rules);
  const agreed = readContract(record, rules);
  if (!agreed.ok) return agreed;
  const { contracted } = agreed.value;
  const before = [...dealDepartures(record), ...agreed.value.departures];
  if (contracted.contract < 0) {
    const facts = { ...emptyFacts(), contract: contracted.contract };
    return ok({ agreed: agreed.value, hands: record.hands, play: [], facts, departures: before });
  }
  const hands = exchangedHands(record, contracted);
  if (!hands.ok) return hands;
  const played = playOut(record, hands.value, contracted, rules, isSeen);
  if (!played.ok) return played;
  const { facts, steps, departures } = played.value;
  return ok({
    agreed: agreed.value,
    hands: hands.value,
    play: steps,
    facts,
    departures: [...before, ...exchangeDepartures(record, contracted), ...departures],
  });
}

/** Contract of a deal known by its outcome, which the book must have. */
function playThroughOutcome(record: QuadrilleRecord, rules: QuadrilleRules): Result<PlayedThrough> {
  if (record.plays.length > 0)
    return refuse(
      'result-and-plays',
      'A record must have either the plays or the result, not both.',
      'result',
      'play.follow',
    );
  const facts = factsFromOutcome(record, rules, poolsFrom(record.pools));
  if (!facts.ok) return facts;
  const agreed = contractFromFacts(record, facts.value, rules);
  if (!agreed.ok) return agreed;
  return ok({
    agreed: agreed.value,
    hands: record.hands,
    play: [],
    facts: facts.value,
    departures: [...agreed.value.departures, ...stopDepartures(facts.value, rules)],
  });
}

/** A settled record, with everything the next deal needs of the pools, and everything needed for its frames. */
export interface SettledRecord {
  readonly settlement: Settlement;
  readonly carryOver: Pools;
  readonly deal: WholeDeal;
}

/**
 * Settles a record as it was played; returns the departures in the order of the deal and the whole ledger. An act against the
 * rules is listed, and play continues as recorded. Errors are impossible acts: a card played twice, not held or out of turn, a
 * contract that the book lacks, a called card that no seat holds.
 */
export function settleRecord(record: QuadrilleRecord, rules: QuadrilleRules): Result<SettledRecord> {
  const through = playThrough(record, rules, true);
  if (!through.ok) return through;
  const { agreed, hands, play, facts, departures } = through.value;
  const before = poolsFrom(record.pools);
  const sink = explainSink();
  const carryOver = settle(facts, rules, before, sink);
  const ending = endingOf(facts, rules);
  const poolsBefore = poolBalances(before);
  return ok({
    settlement: {
      seats: SEATS,
      isComplete: ending.kind !== 'unfinished',
      departures,
      entries: sink.entries,
      net: netOf(SEATS, sink.entries),
      poolsBefore,
      pools: poolBalances(carryOver),
      next: { pools: carriedBalances(passDeal(carryOver), rules) },
    },
    carryOver,
    deal: { record, rules, agreed, hands, play, facts, ending, sink, poolsBefore },
  });
}

/** A judgement, with everything the next deal of a session needs of the pools. */
export interface QuadrilleJudgement extends Judgement<Frame> {
  readonly carryOver: Pools;
  readonly facts: Facts;
}

/** Judges and settles a record: frames, departures in the order of the deal, the whole ledger. Fails like `settleRecord`. */
export const judge = (record: QuadrilleRecord, rules: QuadrilleRules): Result<QuadrilleJudgement> =>
  mapOk(settleRecord(record, rules), ({ settlement, carryOver, deal }) => ({
    ...settlement,
    frames: framesOf(deal),
    carryOver,
    facts: deal.facts,
  }));

/** A deal played through once, to be settled under several rule sets. Fails like `settleRecord`. */
export function settleAgain(record: QuadrilleRecord, rules: QuadrilleRules): Result<ReplayedDeal<QuadrilleRules>> {
  const through = playThrough(record, rules, false);
  if (!through.ok) return through;
  const { facts, departures } = through.value;
  const before = poolsFrom(record.pools);
  return ok({
    seats: SEATS,
    pay: (under, sink) => settle(facts, under, before, sink),
    explaining: explainSink,
    departures: () => departures,
  });
}
