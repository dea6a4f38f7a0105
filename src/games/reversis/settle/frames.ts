import type { Card } from '#engine/cards/card.ts';
import type { Balances, Entry } from '#engine/ledger/entry.ts';
import { ANTE, END } from '#engine/ledger/sink.ts';
import type { Ending } from '../play/ending.ts';
import type { ExchangeStep } from '../play/exchange.ts';
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

/** What each account holds while the entries are gone through, as fresh balances every time something has moved. */
class Running {
  count = 0;
  net: Balances;
  pools: Balances;
  private readonly entries: readonly Entry[];
  private readonly moments: readonly number[];

  constructor({ entries, moments }: ExplainSink, net: Balances, pools: Balances) {
    this.entries = entries;
    this.moments = moments;
    this.net = net;
    this.pools = pools;
  }

  /** Makes every entry whose moment is below the one given. */
  upTo(before: number): void {
    const from = this.count;
    while (this.count < this.entries.length && this.moments[this.count]! < before) this.count++;
    if (this.count === from) return;
    const net = { ...this.net };
    const pools = { ...this.pools };
    const add = (account: string, amount: number): void => {
      const balances = Object.hasOwn(net, account) ? net : pools;
      balances[account] = (balances[account] ?? 0) + amount;
    };
    for (const entry of this.entries.slice(from, this.count)) {
      add(entry.from, -entry.amount);
      add(entry.to, entry.amount);
    }
    this.net = net;
    this.pools = pools;
  }
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
  const running = new Running(sink, Object.fromEntries(seatNames(record.seats).map((name) => [name, 0])), poolsBefore);
  const frames: Frame[] = [];
  let last: Omit<Frame, 'at' | 'event' | 'entries' | 'pools' | 'net'> = {
    hands: sortedHands(record.hands),
    trick: [],
    leader: 0,
    winning: undefined,
    tricksTaken: none,
    points: none,
  };
  const show = (at: Place, event: FrameEvent, before: number, table: typeof last): void => {
    running.upTo(before);
    last = table;
    frames.push({ at, event, ...table, entries: running.count, pools: running.pools, net: running.net });
  };
  show(inPhase('ante'), { kind: 'ante' }, ANTE + 1, last);
  for (const { at, event, hands } of exchange) show(at, event, ANTE + 1, { ...last, hands: sortedHands(hands) });
  for (const { at, event, before, ...table } of play) show(at, event, before, table);
  show(inPhase('end'), { kind: 'end', outcome: outcomeOf(ending, facts, rules) }, END + 1, {
    ...last,
    tricksTaken: facts.taken,
    points: facts.taken.map((_, seat) => pointsOf(facts, rules, seat)),
  });
  return frames;
}
