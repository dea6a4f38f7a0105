import { rankOf, suitOf, type Card } from '#engine/cards/card.ts';
import { makeRandom, type Random } from '#engine/kernel/random.ts';
import { dealtRecord, isAsDealt } from '../play/before/deal.ts';
import { exchangeOf, type Exchanged } from '../play/before/exchange.ts';
import { advance, handMasks, startDraft } from '../play/play.ts';
import { poolsAtStart, type Pools } from '../play/pools.ts';
import { talonCardBefore, type ReversisRecord } from '../record/record.ts';
import type { ReversisRules } from '../rules/keys.ts';
import { dealtTable, givePlainly, layOutPlainly, playPlainly, tradePlainly } from './plain-deal.ts';

/** The cards of a deal number, as the whole deal of that number has them; nothing is done with them yet. */
export const dealOut = (seed: number, rules: ReversisRules, seats: 4 | 5): ReversisRecord =>
  dealtRecord(rules, seats, makeRandom(seed));

/** Goes on from whatever stands, to the end of the deal: what has been exchanged and played stays as it is. */
export function playOn(record: ReversisRecord, rules: ReversisRules, random: Random): ReversisRecord {
  const pools = poolsAtStart(record, rules);
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
  const { hands, laid } = exchanged({ ...record, opposites: [] }, rules, pools);
  const table = { ...dealtTable({ hands, talon: record.talon }, rules), laid: [...laid] };
  const settled = record.laidOut.findLastIndex((card) => card !== undefined);
  const chosen = layOutPlainly(table, settled + 1, rules, pools, random);
  return {
    ...record,
    laidOut: record.hands.map((_, seat) => (seat <= settled ? record.laidOut[seat] : chosen[seat])),
    trades: tradePlainly(table, record.trades, (record.trades.at(-1)?.by ?? -1) + 1, rules, random),
    opposites: rules['exchange.opposites'] ? givePlainly(table, record.opposites, rules, random) : record.opposites,
  };
}
