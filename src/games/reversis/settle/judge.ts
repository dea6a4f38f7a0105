import { nameCard } from '#engine/cards/card-name.ts';
import { err, mapOk, ok, type Problem, type Result } from '#engine/kernel/result.ts';
import { netOf } from '#engine/ledger/entry.ts';
import type { Departure, Settlement, Judgement } from '#engine/ledger/game.ts';
import { NO_SINK } from '#engine/ledger/sink.ts';
import { whyPlayedTwice } from '#engine/words/played-twice.ts';
import { dealDepartures } from '../play/before/deal-departures.ts';
import { endingOf } from '../play/ending.ts';
import { exchangeOf, type Exchanged } from '../play/before/exchange.ts';
import { framesOf, type WholeDeal } from './frames.ts';
import { explainSink, openPools, poolBalances, poolsFrom, type Pools } from '../play/pools.ts';
import type { ReversisRules } from '../rules/keys.ts';
import { playOut, type PlayedOut } from '../play/play-out.ts';
import { seatNames, aSeat, type ReversisRecord } from '../record/record.ts';
import { settle } from './settle.ts';
import type { Frame } from '../play/frame.ts';
import type { Again } from '#engine/replay/again.ts';
import type { Card } from '#engine/cards/card.ts';

/** A record played through under some rules, and what it found; nothing has been paid yet. */
interface PlayedThrough {
  readonly before: Pools;
  readonly exchanged: Exchanged;
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
            message: `The ${nameCard(card)} is ${places}; the pack has one.`,
            at,
            key: 'pack.tens',
          }
        );
      seen.set(card, where);
    }
  return undefined;
}

/** `isSeen` where somebody will look at the table: whoever tries a hundred rules looks at none of its pictures. */
export function playThrough(record: ReversisRecord, rules: ReversisRules, isSeen: boolean): Result<PlayedThrough> {
  const problem = whyImpossible(record);
  if (problem) return err(problem);
  const before = poolsFrom(rules, record.pools);
  // Thresholds for laying out and exchanging are read once the ante is in.
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

/** A record settled, and all that its frames are made from. */
export interface SettledRecord {
  readonly settlement: Settlement;
  readonly told: WholeDeal;
}

/**
 * Settles a record as it was played: departures in the order of the deal, and the whole ledger. Whatever breaks a rule is
 * listed and play goes on as it went; an error only for what cannot have happened: a card twice, not held or out of turn,
 * a trick of too many cards, a seat that is not there.
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
      departures,
      entries: sink.entries,
      net: netOf(seats, sink.entries),
      poolsBefore,
      pools,
      next: Object.keys(pools).length > 0 ? { pools } : {},
    },
    told: {
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

/** Judges and settles a record at once: frames, departures in the order of the deal, the whole ledger. Fails as `settleRecord` does. */
export const judge = (record: ReversisRecord, rules: ReversisRules): Result<Judgement<Frame>> =>
  mapOk(settleRecord(record, rules), ({ settlement, told }) => ({ ...settlement, frames: framesOf(told) }));

/** A deal played through once, to be settled under other rules. Fails as `settleRecord` does. */
export function settleAgain(record: ReversisRecord, rules: ReversisRules): Result<Again<ReversisRules>> {
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
