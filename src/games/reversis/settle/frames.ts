import type { Card } from '#engine/cards/card.ts';
import type { Balances } from '#engine/ledger/entry.ts';
import { RunningAccount } from '#engine/ledger/running-account.ts';
import { ANTE, END } from '#engine/ledger/sink.ts';
import type { Ending } from '../play/ending.ts';
import type { ExchangeStep } from '../play/before/exchange.ts';
import type { ExplainSink } from '#engine/ledger/explain-sink.ts';
import { inPhase, type Place } from '#engine/ledger/place.ts';
import { laidPoints, pointsOf, type Facts } from '../play/facts.ts';
import type { Frame, FrameEvent, Outcome } from '../play/frame.ts';
import type { ReversisRules } from '../rules/keys.ts';
import { cardsHeld, handMasks } from '../play/play.ts';
import type { PlayStep } from '../play/play-out.ts';
import { seatNames, type ReversisRecord, type Seat } from '../record/record.ts';

/** All that happened in a deal, and all that was paid. */
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
  loser: seatOrNobody(ending.loser),
  maker: seatOrNobody(ending.maker),
  breaker: seatOrNobody(ending.breaker),
  espagnolette: seatOrNobody(ending.espagnolette),
  kept: ending.kept,
  points: facts.taken.map((_, seat) => pointsOf(facts, rules, seat)),
  laidOut: laidPoints(facts, rules),
});

/** By suit, then from the ace down. */
function sortedHands(hands: readonly (readonly Card[])[]): readonly (readonly Card[])[] {
  const masks = handMasks(hands);
  return hands.map((_, seat) => cardsHeld(masks, seat));
}

/** The deal in frames: the ante, what was done before play, every card, cards thrown down, the end. */
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
