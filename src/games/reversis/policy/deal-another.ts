import type { Card } from '#engine/cards/card.ts';
import { makeRandom, type Random } from '#engine/kernel/random.ts';
import type { Balances } from '#engine/ledger/entry.ts';
import { NO_SINK } from '#engine/ledger/sink.ts';
import { randomDeal, type Dealt } from '../play/deal.ts';
import { exchangeOf, type Exchanged } from '../play/exchange.ts';
import type { ReversisRules } from '../rules/keys.ts';
import { advance, cardsHeld, handMasks, hasPrivilege, legalCards, startDraft } from '../play/play.ts';
import { chooseCard } from './policy.ts';
import { chooseGift, chooseLayOut, chooseTrade } from './policy-exchange.ts';
import { openPools, poolsFrom, type Pools } from '../play/pools.ts';
import type { ReversisRecord, Seat, Trade } from '../record/record.ts';

/**
 * A whole deal from a seed: shuffled, exchanged and played out by the policy under the rules. The same seed and rules make
 * the same deal everywhere. `pools` is what lay there before the deal, as in a record.
 */
export function dealAnother(seed: number, rules: ReversisRules, seats: 4 | 5 = 4, pools?: Balances): ReversisRecord {
  const random = makeRandom(seed);
  const opened = openPools(rules, poolsFrom(rules, pools), seats, NO_SINK);
  const dealt = randomDeal(rules, seats, random);
  const laidOut = dealt.hands.map((_, seat) => laidBy(seat, dealt, rules, opened, random));
  const bare: ReversisRecord = {
    ...dealt,
    seats,
    laidOut,
    trades: [],
    opposites: [],
    plays: [],
    pools,
    claimed: true,
    thrownBy: undefined,
  };
  const traded = { ...bare, trades: tradesOf(bare, rules, opened, random) };
  const given = rules['exchange.opposites'] && seats === 4;
  const opposites = given ? exchanged(traded, rules, opened).hands.map((hand) => chooseGift(hand, rules, random)) : [];
  const ready = { ...traded, opposites };
  return { ...ready, plays: playsOf(ready, exchanged(ready, rules, opened), rules, random) };
}

/** What the policy made legal cannot be impossible. */
function exchanged(record: ReversisRecord, rules: ReversisRules, pools: Pools): Exchanged {
  const done = exchangeOf(record, rules, pools);
  return done.ok ? done.value : { hands: record.hands, laid: [], steps: [], departures: [] };
}

function laidBy(
  seat: Seat,
  { hands, talon }: Dealt,
  rules: ReversisRules,
  pools: Pools,
  random: Random,
): Card | undefined {
  const discard = rules['deal.discard'];
  if (discard === 'none' || discard === 'aside') return undefined;
  const before = discard === 'talon' && seat < hands.length - 1 ? talon[seat] : undefined;
  return chooseLayOut(hands[seat] ?? [], rules, pools, before !== undefined, random) ?? before;
}

function tradesOf(record: ReversisRecord, rules: ReversisRules, pools: Pools, random: Random): readonly Trade[] {
  const trades: Trade[] = [];
  if (!rules['trade.aces']) return trades;
  for (let seat = 0; seat < record.seats; seat++) {
    const trade = chooseTrade(exchanged({ ...record, trades }, rules, pools).hands, seat, trades, rules, random);
    if (trade) trades.push(trade);
  }
  return trades;
}

/** Every trick to the last, each seat seeing its own hand and what has fallen. */
function playsOf(
  { seats, talon, laidOut }: ReversisRecord,
  { hands, laid }: Exchanged,
  rules: ReversisRules,
  random: Random,
): readonly (readonly Card[])[] {
  const state = startDraft(handMasks(hands), seats, Math.min(...hands.map((hand) => hand.length)), laid);
  const fallen: Card[] = [];
  const plays: Card[][] = [];
  const known = laidOut.map((card, seat) => (rules['exchange.look'] || card !== talon[seat] ? card : undefined));
  for (let trick: Card[] = []; state.facts.played < state.facts.tricks;) {
    const seat = state.toPlay;
    if (state.position === 0) plays.push((trick = []));
    const own = known[seat];
    const card = chooseCard(
      {
        seat,
        seats,
        tricks: state.facts.tricks,
        hand: cardsHeld(state.hands, seat),
        legal: legalCards(state, rules),
        trick,
        gone: new Set(own === undefined ? fallen : [...fallen, own]),
        winners: state.facts.winners.slice(0, state.facts.played),
        free: hasPrivilege(state, rules),
      },
      rules,
      random,
    );
    trick.push(card);
    fallen.push(card);
    advance(state, card);
  }
  return plays;
}
