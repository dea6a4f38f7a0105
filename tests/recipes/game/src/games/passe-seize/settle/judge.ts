import { printCard, type Card } from '#engine/cards/card.ts';
import { ok, refuse, type Result } from '#engine/kernel/result.ts';
import { balancesAfter, ExplainSink } from '#engine/ledger/sink.ts';
import type { Judgement } from '#engine/ledger/game.ts';
import { inPhase, isSamePlace, printPlace, type Place } from '#engine/ledger/place.ts';
import type { ReplayedDeal } from '#engine/replay/replay.ts';
import { placeOfTurn, SEATS, type PasseSeizeRecord } from '../record/record.ts';
import type { PasseSeizeRules } from '../rules/keys.ts';
import { settle, type Why } from './settle.ts';

/** What is seen after one card: the card, who turned it up, and what the count came to. */
export interface Frame {
  readonly at: Place;
  readonly entries: number;
  readonly turned: { readonly card: Card; readonly count: number } | undefined;
}

const explainSink = (): ExplainSink<Why> => new ExplainSink({ seats: SEATS, poolName: () => '' });

/** Counts and settles a deal at once. An error only for what cannot have happened: one card turned up twice. */
export function judge(record: PasseSeizeRecord, rules: PasseSeizeRules): Result<Judgement<Frame>> {
  const { cards } = record;
  const repeated = cards.findIndex((card, i) => cards.indexOf(card) !== i);
  if (repeated >= 0) {
    const card = printCard(cards[repeated] ?? 0);
    return refuse('card-twice', `${card} is turned up a second time.`, printPlace(placeOfTurn(repeated)));
  }
  const sink = explainSink();
  const counts = settle(record, rules, sink);
  const { entries } = sink;
  let paid = 0;
  const turns = cards.map((card, i): Frame => {
    const at = placeOfTurn(i);
    if (entries.some((entry) => isSamePlace(entry.at, at))) paid++;
    return { at, entries: paid, turned: { card, count: counts[i] ?? 0 } };
  });
  const frames: readonly Frame[] = [
    { at: inPhase('start'), entries: 0, turned: undefined },
    ...turns,
    { at: inPhase('end'), entries: paid, turned: undefined },
  ];
  const net = balancesAfter(Object.fromEntries(SEATS.map((seat) => [seat, 0])), entries);
  return ok({
    seats: SEATS,
    isComplete: true,
    frames,
    departures: [],
    entries,
    net,
    poolsBefore: {},
    pools: {},
    next: {},
  });
}

export const settleAgain = (record: PasseSeizeRecord): Result<ReplayedDeal<PasseSeizeRules>> =>
  ok({
    seats: SEATS,
    pay: (under, sink) => settle(record, under, sink),
    explaining: explainSink,
    departures: () => [],
  });
