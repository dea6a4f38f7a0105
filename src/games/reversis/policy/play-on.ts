import { rankOf, suitOf, type Card } from '#engine/cards/card.ts';
import { makeRandom, type Random } from '#engine/kernel/random.ts';
import { NO_SINK } from '#engine/ledger/sink.ts';
import { isAsDealt, randomDeal } from '../play/deal.ts';
import { exchangeOf, type Exchanged } from '../play/exchange.ts';
import { legalTrades } from '../play/exchange-rules.ts';
import { advance, handMasks, startDraft } from '../play/play.ts';
import { openPools, poolsFrom, type Pools } from '../play/pools.ts';
import { talonCardBefore, type ReversisRecord, type Seat, type Trade } from '../record/record.ts';
import type { ReversisRules } from '../rules/keys.ts';
import { playPlainly } from './plain-deal.ts';
import { chooseGift, chooseLayOut, chooseTrade } from './policy-exchange.ts';

/** The cards of a deal number, as the whole deal of that number has them; nothing is done with them yet. */
export const dealOut = (seed: number, rules: ReversisRules, seats: 4 | 5): ReversisRecord => ({
  ...randomDeal(rules, seats, makeRandom(seed)),
  seats,
  laidOut: new Array<undefined>(seats).fill(undefined),
  trades: [],
  opposites: [],
  plays: [],
  pools: undefined,
  claimed: true,
  thrownBy: undefined,
});

/** Goes on from whatever stands, to the end of the deal: what has been exchanged and played stays as it is. */
export function playOn(record: ReversisRecord, rules: ReversisRules, random: Random): ReversisRecord {
  const pools = openPools(rules, poolsFrom(rules, record.pools), record.seats, NO_SINK);
  const ready =
    record.plays.length === 0 && isAsDealt(record, rules) ? exchangeOn(record, rules, pools, random) : record;
  const { hands, laid } = exchanged(ready, rules, pools);
  const state = startDraft(handMasks(hands), record.seats, Math.min(...hands.map((hand) => hand.length)), laid);
  const fallen = [0, 0, 0, 0];
  for (const card of ready.plays.flat()) {
    fallen[suitOf(card)]! |= 1 << rankOf(card);
    advance(state, card);
  }
  const known = hands.map((_, seat) => {
    const card = ready.laidOut[seat];
    return rules['exchange.look'] || card !== talonCardBefore(ready, seat) ? card : undefined;
  });
  const plays: Card[][] = ready.plays.map((trick) => [...trick]);
  const see = (card: Card): void => {
    if (state.position === 0) plays.push([]);
    plays.at(-1)?.push(card);
  };
  playPlainly(state, known, rules, random, { see, fallen });
  return { ...ready, plays };
}

/** What cannot have come about stays as it was dealt. */
function exchanged(record: ReversisRecord, rules: ReversisRules, pools: Pools): Pick<Exchanged, 'hands' | 'laid'> {
  const done = exchangeOf(record, rules, pools);
  return done.ok ? done.value : { hands: record.hands, laid: [] };
}

/** The seats after the last that has laid a card out, then after the last that has traded, and all that have given nothing. */
function exchangeOn(record: ReversisRecord, rules: ReversisRules, pools: Pools, random: Random): ReversisRecord {
  const settled = record.laidOut.findLastIndex((card) => card !== undefined);
  const laidOut = record.hands.map((_, seat) =>
    seat <= settled ? record.laidOut[seat] : laidBy(seat, record, rules, pools, random),
  );
  const laid = { ...record, laidOut };
  const traded = { ...laid, trades: tradesOf(laid, rules, pools, random) };
  if (!rules['exchange.opposites'] || record.seats !== 4) return traded;
  const { hands } = exchanged({ ...traded, opposites: [] }, rules, pools);
  return { ...traded, opposites: hands.map((hand, seat) => record.opposites[seat] ?? chooseGift(hand, rules, random)) };
}

function laidBy(
  seat: Seat,
  record: ReversisRecord,
  rules: ReversisRules,
  pools: Pools,
  random: Random,
): Card | undefined {
  const discard = rules['deal.discard'];
  if (discard !== 'talon' && discard !== 'each') return undefined;
  const before = discard === 'talon' ? talonCardBefore(record, seat) : undefined;
  return chooseLayOut(record.hands[seat] ?? [], rules, pools, before !== undefined, random) ?? before;
}

function tradesOf(record: ReversisRecord, rules: ReversisRules, pools: Pools, random: Random): readonly Trade[] {
  const trades: Trade[] = [...record.trades];
  if (!rules['trade.aces']) return trades;
  for (let seat = (trades.at(-1)?.by ?? -1) + 1; seat < record.seats; seat++) {
    const { hands } = exchanged({ ...record, trades }, rules, pools);
    const trade = chooseTrade(hands[seat] ?? [], legalTrades(rules, hands, trades, seat), random);
    if (trade) trades.push(trade);
  }
  return trades;
}
