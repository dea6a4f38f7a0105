import { nameCard, type Card } from '#engine/cards/card.ts';
import { err, mapOk, ok, type Problem, type Result } from '#engine/kernel/result.ts';
import { netOf, type Balances, NO_SINK, ANTE, END, RunningAccount, type ExplainSink } from '#engine/ledger/sink.ts';
import type { Departure, Settlement, Judgement } from '#engine/ledger/game.ts';
import { whyPlayedTwice } from '#engine/wording/seat-names.ts';
import { dealDepartures } from '../play/deal.ts';
import { endingOf, tiesOf, type Ending } from '../play/ending.ts';
import { exchangeOf, type ExchangeResult, type ExchangeStep } from '../play/exchange.ts';
import { explainSink, openPools, poolBalances, poolsFrom, type Pools } from '../play/pools.ts';
import type { ReversisRules } from '../rules/keys.ts';
import { playOut, type PlayedOut, type PlayStep } from '../play/play-out.ts';
import { seatNames, aSeat, type ReversisRecord, type Seat } from '../record/record.ts';
import { settle } from './settle.ts';
import { type Frame, type FrameEvent, type Outcome, laidPoints, pointsOf, type Facts } from '../play/facts.ts';
import type { ReplayedDeal } from '#engine/replay/replay.ts';
import { inPhase, type Place } from '#engine/ledger/place.ts';
import { cardsHeld, handMasks } from '../play/play.ts';

/** A record played through under some rules, with its departures, before payments. */
interface PlayedThrough {
  readonly before: Pools;
  readonly exchanged: ExchangeResult;
  readonly played: PlayedOut;
  readonly departures: readonly Departure[];
}

function whyImpossible(record: ReversisRecord): Problem | undefined {
  if (record.hands.length !== record.seats)
    return {
      code: 'seat-count',
      message: `There are ${String(record.hands.length)} hands for ${String(record.seats)} players.`,
      at: 'deal.hands',
      key: 'players.five',
    };
  const piles = [
    ...seatNames(record.seats).map((name, seat) => ({
      cards: record.hands[seat] ?? [],
      at: `deal.hands.${name}`,
      where: `in ${aSeat(record.seats, seat)}’s hand`,
    })),
    { cards: record.talon, at: 'deal.talon', where: 'in the talon' },
  ];
  const seen = new Map<Card, string>();
  for (const { cards, at, where } of piles)
    for (const card of cards) {
      const before = seen.get(card);
      const places = before === where ? `twice ${where}` : `both ${before ?? ''} and ${where}`;
      if (before !== undefined)
        return (
          whyPlayedTwice(record.plays, card, 'pack.tens') ?? {
            code: 'card-twice',
            message: `The ${nameCard(card)} is ${places}; the pack has only one.`,
            at,
            key: 'pack.tens',
          }
        );
      seen.set(card, where);
    }
  return undefined;
}

/** Plays a record through. `isSeen`: whether to keep the steps for display; callers that try many rules do not need them. */
export function playThrough(record: ReversisRecord, rules: ReversisRules, isSeen: boolean): Result<PlayedThrough> {
  const problem = whyImpossible(record);
  if (problem) return err(problem);
  const before = poolsFrom(rules, record.pools);
  // Thresholds for laying out and exchanging apply to the pools after the ante.
  const exchanged = exchangeOf(record, rules, openPools(rules, before, record.seats, NO_SINK));
  if (!exchanged.ok) return exchanged;
  const played = playOut(record, rules, exchanged.value, isSeen);
  if (!played.ok) return played;
  const departures = [
    ...dealDepartures(record, rules, exchanged.value.hands),
    ...exchanged.value.departures,
    ...played.value.departures,
  ];
  return ok({ before, exchanged: exchanged.value, played: played.value, departures });
}

/** A settled record with everything needed for its frames. */
export interface SettledRecord {
  readonly settlement: Settlement;
  readonly deal: WholeDeal;
}

/**
 * Settles a record as it was played; returns the departures in the order of the deal and the whole ledger. An act against the
 * rules is listed, and play continues as recorded. Errors are impossible acts: a card played twice, not held or out of turn, a
 * trick of too many cards, an unknown seat.
 */
export function settleRecord(record: ReversisRecord, rules: ReversisRules): Result<SettledRecord> {
  const through = playThrough(record, rules, true);
  if (!through.ok) return through;
  const { before, exchanged, played, departures } = through.value;
  const { facts } = played;
  const seats = seatNames(record.seats);
  const sink = explainSink(rules, record.seats);
  const after = settle(facts, rules, before, sink);
  const poolsBefore = poolBalances(rules, before);
  const pools = poolBalances(rules, after);
  return ok({
    settlement: {
      seats,
      isComplete: facts.tricks > 0 && facts.played === facts.tricks,
      departures,
      entries: sink.entries,
      net: netOf(seats, sink.entries),
      poolsBefore,
      pools,
      next: Object.keys(pools).length > 0 ? { pools } : {},
    },
    deal: {
      record,
      rules,
      exchange: exchanged.steps,
      play: played.steps,
      facts,
      ending: endingOf(facts, rules),
      sink,
      poolsBefore,
    },
  });
}

/** Judges and settles a record: frames, departures in the order of the deal, the whole ledger. Fails like `settleRecord`. */
export const judge = (record: ReversisRecord, rules: ReversisRules): Result<Judgement<Frame>> =>
  mapOk(settleRecord(record, rules), ({ settlement, deal }) => ({ ...settlement, frames: framesOf(deal) }));

/** A deal played through once, to be settled under several rule sets. Fails like `settleRecord`. */
export function settleAgain(record: ReversisRecord, rules: ReversisRules): Result<ReplayedDeal<ReversisRules>> {
  const through = playThrough(record, rules, false);
  if (!through.ok) return through;
  const { played, departures } = through.value;
  const { facts } = played;
  return ok({
    seats: seatNames(record.seats),
    pay: (under, sink) => settle(facts, under, poolsFrom(under, record.pools), sink),
    explaining: (under) => explainSink(under, record.seats),
    departures: () => departures,
  });
}

/** Everything that happened in a deal, with its payments. */
export interface WholeDeal {
  readonly record: ReversisRecord;
  readonly rules: ReversisRules;
  readonly exchange: readonly ExchangeStep[];
  readonly play: readonly PlayStep[];
  readonly facts: Facts;
  readonly ending: Ending;
  readonly sink: ExplainSink;
  readonly poolsBefore: Balances;
}

const seatOrNobody = (seat: Seat): Seat | undefined => (seat < 0 ? undefined : seat);

const outcomeOf = (ending: Ending, facts: Facts, rules: ReversisRules): Outcome => ({
  kind: ending.kind,
  winner: seatOrNobody(ending.winner),
  loser: rules['partie.manner'] === 'ownPoints' ? undefined : seatOrNobody(ending.loser),
  maker: seatOrNobody(ending.maker),
  breaker: seatOrNobody(ending.breaker),
  espagnolette: seatOrNobody(ending.espagnolette),
  kept: ending.kept,
  points: facts.taken.map((_, seat) => pointsOf(facts, rules, seat)),
  winnerTies: tiesOf(facts, rules, ending, ending.winner),
  loserTies: rules['partie.manner'] === 'ownPoints' ? [] : tiesOf(facts, rules, ending, ending.loser),
  laidOut: laidPoints(facts, rules),
});

/** Hands by suit, then from the ace down. */
function sortedHands(hands: readonly (readonly Card[])[]): readonly (readonly Card[])[] {
  const masks = handMasks(hands);
  return hands.map((_, seat) => cardsHeld(masks, seat));
}

/** Frames of a deal: the ante, each act before play, each card, cards thrown down, the end. */
export function framesOf({
  record,
  rules,
  exchange,
  play,
  facts,
  ending,
  sink,
  poolsBefore,
}: WholeDeal): readonly Frame[] {
  const none = record.hands.map(() => 0);
  const running = new RunningAccount(sink, seatNames(record.seats), poolsBefore);
  const frames: Frame[] = [];
  let last: Omit<Frame, 'at' | 'event' | 'entries' | 'pools' | 'net'> = {
    hands: sortedHands(record.hands),
    trick: [],
    leader: 0,
    winning: undefined,
    tricksTaken: none,
    points: none,
  };
  const show = (at: Place, event: FrameEvent, upTo: number, table: typeof last): void => {
    running.upTo(upTo);
    last = table;
    frames.push({ at, event, ...table, entries: running.count, pools: running.pools, net: running.net });
  };
  show(inPhase('ante'), { kind: 'ante' }, ANTE, last);
  for (const { at, event, hands } of exchange) show(at, event, ANTE, { ...last, hands: sortedHands(hands) });
  for (const { at, event, moment, ...table } of play) show(at, event, moment, table);
  show(inPhase('end'), { kind: 'end', outcome: outcomeOf(ending, facts, rules) }, END, {
    ...last,
    tricksTaken: facts.taken,
    points: facts.taken.map((_, seat) => pointsOf(facts, rules, seat)),
  });
  return frames;
}
