import { nameCard, type Card } from '#engine/cards/card.ts';
import { ok, refuse, type Problem, type Result } from '#engine/kernel/result.ts';
import type { Departure } from '#engine/ledger/game.ts';
import { atExchange, atTrade, inPhase, printPlace, type Place } from '#engine/ledger/place.ts';
import { mustExchange, whyNotLayOut, whyNotTrade, type TradeFault } from './exchange-rules.ts';
import type { FrameEvent } from './facts.ts';
import type { ReversisKey, ReversisRules } from '../rules/keys.ts';
import { packFor, shapeOf } from '../rules/shape.ts';
import type { Pools } from './pools.ts';
import {
  seatNames,
  talonCardBefore,
  aSeat,
  theSeat,
  type ReversisRecord,
  type Seat,
  type Trade,
} from '../record/record.ts';

/** How the undealt cards were treated. `asPlayed`: the record gives only the hands as played. */
export type Manner = 'talon' | 'aside' | 'each' | 'asPlayed';

export function mannerOf({ seats, hands, talon, laidOut }: ReversisRecord): Manner {
  const isLaid = laidOut.some((card) => card !== undefined);
  // Cards laid aside also outnumber the seats that could take them, but then no seat lays out a card of its own.
  if (talon.length === seats - 1 || (seats === 5 && talon.length >= seats && isLaid)) return 'talon';
  if (talon.length > 0) return 'aside';
  return laidOut.some((card, seat) => card !== undefined && hands[seat]?.includes(card)) ? 'each' : 'asPlayed';
}

/** One act before play, and the hands after it. */
export interface ExchangeStep {
  readonly at: Place;
  readonly event: FrameEvent;
  readonly hands: readonly (readonly Card[])[];
}

export interface ExchangeResult {
  /** The hands when play begins. */
  readonly hands: readonly (readonly Card[])[];
  /** The cards known to lie under the pools: laid out, left in the talon or laid aside. */
  readonly laid: readonly Card[];
  readonly steps: readonly ExchangeStep[];
  readonly departures: readonly Departure[];
}

const OPPOSITES = inPhase('opposites');

/** The hands during the exchange. Keeps the first impossible act as its error. */
class ExchangeTable {
  readonly hands: Set<Card>[];
  readonly laid: Card[] = [];
  readonly steps: ExchangeStep[] = [];
  readonly departures: Departure[] = [];
  problem: Problem | undefined;
  private readonly record: ReversisRecord;
  private readonly rules: ReversisRules;
  private readonly pools: Pools;
  private readonly manner: Manner;

  constructor(record: ReversisRecord, rules: ReversisRules, pools: Pools) {
    this.record = record;
    this.rules = rules;
    this.pools = pools;
    this.manner = mannerOf(record);
    this.hands = record.hands.map((hand) => new Set(hand));
  }

  step(at: Place, event: FrameEvent): void {
    this.steps.push({ at, event, hands: this.hands.map((hand) => [...hand]) });
  }

  depart(at: Place, key: ReversisKey, message: string): void {
    this.departures.push({ at, key, message });
  }

  notHeld(seat: Seat, card: Card, act: string, at: Place, key: ReversisKey): void {
    this.problem ??= {
      code: 'not-held',
      message: `${theSeat(this.record.seats, seat)} cannot ${act} the ${nameCard(card)}: it is not in that hand.`,
      at: printPlace(at),
      key,
    };
  }

  /** One seat lays out a card and takes the talon card before it; or it declines, and the talon card is laid away. */
  layOut(seat: Seat): void {
    const { record, rules, manner } = this;
    const at = atExchange(seatNames(record.seats)[seat]);
    const card = record.laidOut[seat];
    const before = manner === 'talon' ? talonCardBefore(record, seat) : undefined;
    const hand = this.hands[seat]!;
    const declined = before !== undefined && (card === undefined || card === before);
    if (declined) {
      this.laid.push(before);
      if (rules['deal.discard'] === 'talon' && mustExchange(rules, this.pools))
        this.depart(
          at,
          'exchange.compulsory',
          `${theSeat(record.seats, seat)} did not exchange a card with the talon, but these rules require it.`,
        );
      if (card !== undefined)
        this.step(at, {
          kind: 'exchange',
          seat,
          laid: undefined,
          took: undefined,
          looked: rules['exchange.look'] ? before : undefined,
        });
      return;
    }
    if (card === undefined) {
      const missing =
        manner === 'each' ? rules['deal.discard'] === 'each' : manner === 'talon' && rules['deal.discard'] === 'talon';
      if (missing)
        this.depart(at, 'deal.discard', `${theSeat(record.seats, seat)} laid out no card, but these rules require it.`);
      return;
    }
    this.checkLaid(seat, card, at);
    if (!hand.delete(card)) {
      // Hands given as played no longer contain the cards laid out.
      if (manner !== 'asPlayed') this.notHeld(seat, card, 'lay out', at, 'deal.discard');
      else if (this.laid.includes(card) || this.hands.some((other) => other.has(card)))
        this.problem ??= {
          code: 'card-twice',
          message: `The ${nameCard(card)} laid out by ${aSeat(record.seats, seat)} is in the record twice.`,
          at: printPlace(at),
          key: 'pack.tens',
        };
      this.laid.push(card);
      return;
    }
    this.laid.push(card);
    if (before !== undefined) hand.add(before);
    this.step(at, { kind: 'exchange', seat, laid: card, took: before, looked: undefined });
  }

  private checkLaid(seat: Seat, card: Card, at: Place): void {
    const key = whyNotLayOut(this.rules, this.pools, card);
    if (key === undefined) return;
    const when =
      this.rules[key] === 'threeStakes'
        ? ' until there are three stakes in its pool'
        : this.rules[key] === 'notAfterRemise'
          ? ' once a remise has been paid'
          : '';
    this.depart(
      at,
      key,
      `${theSeat(this.record.seats, seat)} lays out the ${nameCard(card)}, which may not be laid out${when}.`,
    );
  }

  /**
   * Hands before the first trade, if the record gives the hands as played and they are consistent with every trade; otherwise
   * undefined.
   */
  handsBeforeTrades(): readonly Set<Card>[] | undefined {
    if (this.manner !== 'asPlayed') return undefined;
    const hands = this.hands.map((hand) => new Set(hand));
    for (const { by, gives, takes } of this.record.trades.toReversed()) {
      const other = hands.find((hand, seat) => seat !== by && hand.has(gives));
      if (!other || !hands[by]?.has(takes)) return undefined;
      swap(hands[by], takes, other, gives);
    }
    return hands;
  }

  /** Judges one trade by the hands before it, and makes it. */
  trade(number: number, trade: Trade, hands: readonly Set<Card>[]): void {
    const { record, rules } = this;
    const at = atTrade(number + 1);
    const { by, gives, takes } = trade;
    const caller = hands[by]!;
    const from = hands.findIndex((hand) => hand.has(takes));
    const given = hands.findIndex((hand) => hand.has(gives));
    if (given !== by) {
      this.notHeld(by, gives, 'trade', at, 'trade.aces');
      return;
    }
    if (from < 0 || from === by) {
      this.problem ??= {
        code: 'not-held',
        message: `${theSeat(record.seats, by)} calls for the ${nameCard(takes)}, which nobody else holds, so the call has no effect.`,
        at: printPlace(at),
        key: 'trade.aces',
      };
      return;
    }
    const fault = whyNotTrade(rules, [...caller], record.trades.slice(0, number), trade);
    if (fault)
      this.depart(
        at,
        fault.key,
        `${theSeat(record.seats, by)} may not trade the ${nameCard(gives)} for the ${nameCard(takes)}: ${faultWords(fault)}.`,
      );
    swap(caller, gives, hands[from]!, takes);
    if (hands === this.hands) this.step(at, { kind: 'trade', seat: by, from, gives, takes });
  }

  /** Every seat gives one card to the seat opposite, all chosen before any is seen. */
  exchangeOpposites(): void {
    const { record, rules } = this;
    const gives = record.opposites;
    if (gives.length === 0) {
      if (rules['exchange.opposites'] && record.seats === 4 && this.manner !== 'asPlayed')
        this.depart(
          OPPOSITES,
          'exchange.opposites',
          'Opposite players exchanged no cards before play, but each had to give one.',
        );
      return;
    }
    if (record.seats !== 4) {
      this.problem ??= {
        code: 'no-opposite',
        message: 'With five players nobody sits opposite, so no cards can be exchanged between opposite players.',
        at: 'opposites',
        key: 'exchange.opposites',
      };
      return;
    }
    if (!rules['exchange.opposites'])
      this.depart(
        OPPOSITES,
        'exchange.opposites',
        'Opposite players exchange a card each, which these rules do not allow.',
      );
    gives.forEach((card, seat) => {
      if (card === undefined && rules['exchange.opposites'])
        this.depart(
          OPPOSITES,
          'exchange.opposites',
          `${theSeat(4, seat)} gives no card to the player opposite, but had to.`,
        );
    });
    const isDone = gives.every((card, seat) => card === undefined || this.hands[(seat + 2) % 4]!.has(card));
    if (isDone && this.manner === 'asPlayed') return;
    gives.forEach((card, seat) => {
      if (card !== undefined && !this.hands[seat]!.delete(card))
        this.notHeld(seat, card, 'give away', OPPOSITES, 'exchange.opposites');
    });
    gives.forEach((card, seat) => {
      if (card !== undefined) this.hands[(seat + 2) % 4]!.add(card);
    });
    this.step(OPPOSITES, { kind: 'opposites', gives });
  }
}

/** Exchanges one card of a hand for one of another. */
function swap(hand: Set<Card>, card: Card, other: Set<Card>, its: Card): void {
  hand.delete(card);
  hand.add(its);
  other.delete(its);
  other.add(card);
}

const faultWords = ({ key, fault }: TradeFault): string =>
  ({
    none: key === 'trade.quinola' ? 'these rules do not allow the Quinola to be traded' : 'these rules have no trading',
    card: 'only an ace, or by agreement the Quinola, may be traded, and only for an ace',
    alone: 'the card that he gives must be his only card of its suit',
    again: 'each player may call only once, and no card is traded twice',
    turn: 'players call in turn, beginning with first hand',
  })[fault];

/**
 * Talon cards that no seat may take, in a record that gives every hand as played and every card laid out but no talon: the rest
 * of the pack, if its size is what these rules leave over (two in 1765 among five). Otherwise empty.
 */
function untakenTalonCards(record: ReversisRecord, rules: ReversisRules): readonly Card[] {
  if (rules['deal.discard'] !== 'talon' || mannerOf(record) !== 'asPlayed') return [];
  const known = new Set([...record.hands.flat(), ...record.laidOut]);
  const rest = packFor(rules).filter((card) => !known.has(card));
  const { hands, talon, tricks } = shapeOf(rules, record.seats);
  const areWhole = hands.every((_, seat) => record.hands[seat]?.length === tricks);
  return areWhole && rest.length === talon - (record.seats - 1) ? rest : [];
}

/**
 * Carries out the exchange before play: laying out with the talon, then trades, then the exchange between opposite seats. A
 * departure from the rules is listed and carried out all the same; a card that is not where it is taken from is an error.
 * `pools` are the pools after the ante.
 */
export function exchangeOf(record: ReversisRecord, rules: ReversisRules, pools: Pools): Result<ExchangeResult> {
  const table = new ExchangeTable(record, rules, pools);
  if (record.trades.some(({ by }) => by >= record.seats))
    return refuse('unknown-seat', 'A trade is called by a seat that this deal does not have.', 'trade.1', 'trade.aces');
  for (let seat = 0; seat < record.seats; seat++) table.layOut(seat);
  if (mannerOf(record) === 'aside') table.laid.push(...record.talon);
  // Among five the talon has two or more cards that no seat may take; they lie under the pools and count there.
  else if (record.talon.length > 0) table.laid.push(...record.talon.slice(record.seats - 1));
  else table.laid.push(...untakenTalonCards(record, rules));
  const before = table.handsBeforeTrades() ?? table.hands;
  record.trades.forEach((trade, number) => table.trade(number, trade, before));
  table.exchangeOpposites();
  if (table.problem) return { ok: false, error: table.problem };
  const { hands, laid, steps, departures } = table;
  return ok({ hands: hands.map((hand) => [...hand]), laid, steps, departures });
}
