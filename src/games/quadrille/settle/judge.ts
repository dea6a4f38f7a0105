import { nameCard } from '#engine/cards/card-name.ts';
import type { Card } from '#engine/cards/card.ts';
import { err, mapOk, ok, refuse, type Problem, type Result } from '#engine/kernel/result.ts';
import { netOf } from '#engine/ledger/entry.ts';
import type { Departure, Settlement, Judgement } from '#engine/ledger/game.ts';
import { inPhase } from '#engine/ledger/place.ts';
import { whyPlayedTwice } from '#engine/words/played-twice.ts';
import { agreedFromFacts, agreedOf, type Agreed } from '../play/bidding/contract.ts';
import { endingOf } from '../play/ending.ts';
import { exchangeDepartures, exchangedHands } from '../play/exchange.ts';
import { explainSink, carriedBalances, passDeal, poolBalances, poolsFrom, type Pools } from '../record/pools.ts';
import { emptyFacts, type Facts } from '../play/facts.ts';
import { framesOf, type WholeDeal } from './frames.ts';
import type { QuadrilleRules } from '../rules/keys.ts';
import { playOut, type PlayStep } from '../play/play-out.ts';
import { PACK } from '../rules/ranks.ts';
import { SEATS, aSeat, theSeat, type QuadrilleRecord, type Seat } from '../record/record.ts';
import { factsFromOutcome } from './facts-from-outcome.ts';
import { settle } from './settle.ts';
import type { Frame } from '../play/frame.ts';
import type { Again } from '#engine/replay/again.ts';

/** A record played through under some rules, and what it found; nothing has been paid yet. */
interface PlayedThrough {
  readonly agreed: Agreed;
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
            message: `The ${nameCard(card)} is ${before === seat ? `twice in ${aSeat(seat)}’s hand` : `both in ${aSeat(before)}’s hand and in ${aSeat(seat)}’s`}; the pack has one.`,
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

/** Hands of other than ten cards, when they are given whole; a record of the play alone shows what it shows. */
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
            message: `${theSeat(seat)} has ${String(hand.length)} ${hand.length === 1 ? 'card' : 'cards'}, and ten are dealt to each.`,
          },
        ],
  );
}

/** `isSeen` where somebody will look at the table: whoever tries a hundred rules looks at none of its pictures. */
export function playThrough(record: QuadrilleRecord, rules: QuadrilleRules, isSeen: boolean): Result<PlayedThrough> {
  const problem = whyImpossible(record);
  if (problem) return err(problem);
  if (record.result) return toldThrough(record, rules);
  const agreed = agreedOf(record, rules);
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

/** A deal of which only the outcome is told: the contract must be one that the book has. */
function toldThrough(record: QuadrilleRecord, rules: QuadrilleRules): Result<PlayedThrough> {
  if (record.plays.length > 0)
    return refuse(
      'result-and-plays',
      'A record gives either the plays or the result, not both.',
      'result',
      'play.follow',
    );
  const facts = factsFromOutcome(record, rules, poolsFrom(record.pools));
  if (!facts.ok) return facts;
  const agreed = agreedFromFacts(record, facts.value, rules);
  if (!agreed.ok) return agreed;
  return ok({
    agreed: agreed.value,
    hands: record.hands,
    play: [],
    facts: facts.value,
    departures: agreed.value.departures,
  });
}

/** A record settled, all that the next deal of a session must know of the pools, and all that its frames are made from. */
export interface SettledRecord {
  readonly settlement: Settlement;
  readonly carried: Pools;
  readonly told: WholeDeal;
}

/**
 * Settles a record as it was played: departures in the order of the deal, and the whole ledger. Whatever breaks a rule is
 * listed and play goes on as it went; an error only for what cannot have happened: a card twice, not held or out of turn,
 * a contract the book lacks, a card called that nobody holds.
 */
export function settleRecord(record: QuadrilleRecord, rules: QuadrilleRules): Result<SettledRecord> {
  const through = playThrough(record, rules, true);
  if (!through.ok) return through;
  const { agreed, hands, play, facts, departures } = through.value;
  const before = poolsFrom(record.pools);
  const sink = explainSink();
  const carried = settle(facts, rules, before, sink);
  const poolsBefore = poolBalances(before);
  return ok({
    settlement: {
      seats: SEATS,
      departures,
      entries: sink.entries,
      net: netOf(SEATS, sink.entries),
      poolsBefore,
      pools: poolBalances(carried),
      next: { pools: carriedBalances(passDeal(carried), rules) },
    },
    carried,
    told: { record, rules, agreed, hands, play, facts, ending: endingOf(facts, rules), sink, poolsBefore },
  });
}

/** A judgement, and all that the next deal of a session must know of the pools. */
export interface QuadrilleJudgement extends Judgement<Frame> {
  readonly carried: Pools;
  readonly facts: Facts;
}

/** Judges and settles a record at once: frames, departures in the order of the deal, the whole ledger. Fails as `settleRecord` does. */
export const judge = (record: QuadrilleRecord, rules: QuadrilleRules): Result<QuadrilleJudgement> =>
  mapOk(settleRecord(record, rules), ({ settlement, carried, told }) => ({
    ...settlement,
    frames: framesOf(told),
    carried,
    facts: told.facts,
  }));

/** A deal played through once, to be settled under other rules. Fails as `settleRecord` does. */
export function settleAgain(record: QuadrilleRecord, rules: QuadrilleRules): Result<Again<QuadrilleRules>> {
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
