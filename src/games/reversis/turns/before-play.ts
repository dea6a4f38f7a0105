import { nameCard } from '#engine/cards/card-name.ts';
import { ACE, makeCard, rankOf, type Card } from '#engine/cards/card.ts';
import { isSamePlace, atExchange, type Place } from '#engine/ledger/place.ts';
import type { Playing } from '#engine/play/played-game.ts';
import { seatHeading } from '#engine/words/seats.ts';
import { exchangeOf, type Exchanged } from '../play/before/exchange.ts';
import { mustExchange, whyNotLayOut, whyNotTrade } from '../play/before/exchange-rules.ts';
import { poolsAtStart, type Pools } from '../play/pools.ts';
import { seatNames, talonCardBefore, type ReversisRecord, type Seat } from '../record/record.ts';
import { QUINOLA } from '../rules/honours.ts';
import type { ReversisRules } from '../rules/keys.ts';
import type { ReversisChoice, ReversisRefused, ReversisTurn } from './acts.ts';

export const heading = (record: ReversisRecord, seat: Seat): string => seatHeading(seatNames(record.seats)[seat] ?? '');

/** Whether all have chosen the card they give the seat opposite. Until then none has changed hands. */
export const haveGiven = ({ seats, opposites }: ReversisRecord): boolean =>
  opposites.length === seats && opposites.every((card) => card !== undefined);

/** The hands as they now are; gifts lie face down until all are chosen. Undefined for what cannot have happened. */
export function exchangedSoFar(record: ReversisRecord, rules: ReversisRules): Exchanged | undefined {
  const given = haveGiven(record) ? record : { ...record, opposites: [] };
  const made = exchangeOf(given, rules, poolsAtStart(record, rules));
  return made.ok ? made.value : undefined;
}

/** What the laying out of a record breaks at a place. */
function faultAt(record: ReversisRecord, rules: ReversisRules, pools: Pools, at: Place): string | undefined {
  const made = exchangeOf(record, rules, pools);
  return made.ok ? made.value.departures.find((one) => isSamePlace(one.at, at))?.message : made.error.message;
}

/** Whoever has still to lay out a card, or to decline the one before him. */
export function layingOut(record: ReversisRecord, rules: ReversisRules): ReversisTurn | undefined {
  const discard = rules['deal.discard'];
  if ((discard !== 'talon' && discard !== 'each') || record.plays.length > 0) return undefined;
  const seat = seatNames(record.seats).findIndex((_, i) => record.laidOut[i] === undefined);
  if (seat < 0) return undefined;
  const pools = poolsAtStart(record, rules);
  const at = atExchange(seatNames(record.seats)[seat]);
  const legal: ReversisChoice[] = [];
  const refused: ReversisRefused[] = [];
  for (const card of record.hands[seat] ?? []) {
    const choice: ReversisChoice = { act: { kind: 'layOut', card }, label: nameCard(card), card };
    const key = whyNotLayOut(rules, pools, card);
    if (key === undefined) legal.push(choice);
    else {
      const tried = { ...record, laidOut: record.laidOut.with(seat, card) };
      refused.push({ ...choice, key, message: faultAt(tried, rules, pools, at) ?? '' });
    }
  }
  const before = discard === 'talon' ? talonCardBefore(record, seat) : undefined;
  if (before !== undefined) {
    const keeps: ReversisChoice = { act: { kind: 'keep' }, label: 'keep the hand' };
    const tried = { ...record, laidOut: record.laidOut.with(seat, before) };
    if (!mustExchange(rules, pools)) legal.push(keeps);
    else refused.push({ ...keeps, key: 'exchange.compulsory', message: faultAt(tried, rules, pools, at) ?? '' });
  }
  return { seat, kind: 'layOut', says: `${heading(record, seat)} to lay out a card`, legal, refused };
}

/**
 * The calls open to a seat: each of its unguarded cards that may be traded, for each ace it does not hold. Where that ace
 * lies nobody has told it: a call that nobody can meet falls.
 */
function callsOf(
  record: ReversisRecord,
  rules: ReversisRules,
  hand: readonly Card[],
  by: Seat,
): readonly ReversisChoice[] {
  const aces = [0, 1, 2, 3].map((suit) => makeCard(suit, ACE)).filter((ace) => !hand.includes(ace));
  return hand
    .filter((card) => card === QUINOLA || rankOf(card) === ACE)
    .flatMap((gives) => aces.map((takes) => ({ by, gives, takes })))
    .filter((trade) => whyNotTrade(rules, hand, record.trades, trade) === undefined)
    .map(({ gives, takes }) => ({
      act: { kind: 'trade', gives, takes },
      label: `the ${nameCard(takes)} for the ${nameCard(gives)}`,
    }));
}

/** Whoever may call for an ace; a seat that has none to trade is passed over. */
export function trading({ record, declined }: Playing<ReversisRecord>, rules: ReversisRules): ReversisTurn | undefined {
  if (!rules['trade.aces'] || record.plays.length > 0) return undefined;
  const hands = exchangedSoFar(record, rules)?.hands ?? [];
  const done = Math.max(-1, ...declined, ...record.trades.map(({ by }) => by));
  for (let seat = done + 1; seat < record.seats; seat++) {
    const calls = callsOf(record, rules, hands[seat] ?? [], seat);
    if (calls.length > 0)
      return {
        seat,
        kind: 'trade',
        says: `${heading(record, seat)} to call for an ace`,
        legal: [...calls, { act: { kind: 'noTrade' }, label: 'no call' }],
        refused: [],
      };
  }
  return undefined;
}

/** Whoever has still to choose a card for the seat opposite. */
export function giving(record: ReversisRecord, rules: ReversisRules): ReversisTurn | undefined {
  if (!rules['exchange.opposites'] || record.seats !== 4 || record.plays.length > 0) return undefined;
  const seat = [0, 1, 2, 3].findIndex((i) => record.opposites[i] === undefined);
  if (seat < 0) return undefined;
  const hand = exchangedSoFar(record, rules)?.hands[seat] ?? [];
  return {
    seat,
    kind: 'give',
    says: `${heading(record, seat)} to give a card to the seat opposite`,
    legal: hand.map((card) => ({ act: { kind: 'give', card }, label: nameCard(card), card })),
    refused: [],
  };
}
