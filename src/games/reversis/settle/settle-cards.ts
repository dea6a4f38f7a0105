import { momentOf } from '#engine/ledger/sink.ts';
import {
  doubled,
  doublingReasons,
  isOpposite,
  drawStake,
  dueAtEnd,
  dueAtOnce,
  pay,
  payDoubled,
  payStake,
  reversePayments,
  undoesOthers,
  type SettlementContext,
} from './posting.ts';
import { FORCED, LED, PLACED, UNPLAYED } from '../play/facts.ts';
import { ACE_OF_DIAMONDS, GREAT, LITTLE } from '../rules/shape.ts';
import type { ReversisRules } from '../rules/keys.ts';
import { why, poolOf, stakeOf } from '../play/pools.ts';

const order = new Int32Array(6);

/** Pays for the honours in the order they fell; payments stop where a reversis is undertaken. */
export function settleCards(s: SettlementContext): void {
  const { facts, rules, ending } = s;
  let size = 0;
  for (let honour = 0; honour < 6; honour++) {
    const fate = facts.fate[honour]!;
    // A led ace pays at the end of the deal, if at all.
    if (fate === UNPLAYED || (honour < GREAT && fate === LED) || (honour === LITTLE && !rules['quinola.little']))
      continue;
    const trick = facts.trick[honour]!;
    if (trick >= facts.played) continue;
    const code = (((trick << 3) | facts.position[honour]!) << 3) | honour;
    let i = size++;
    for (; i > 0 && order[i - 1]! > code; i--) order[i] = order[i - 1]!;
    order[i] = code;
  }
  let undertaken = false;
  for (let i = 0; i < size; i++) {
    const honour = order[i]! & 7;
    if (order[i]! >> 6 >= ending.undertakenAt) {
      if (!undertaken) settleUndertaking(s);
      undertaken = true;
      if (isSilent(rules, honour)) continue;
    }
    if (honour < GREAT) settleAce(s, honour);
    else settleQuinola(s, honour);
  }
  if (!undertaken && ending.maker >= 0) settleUndertaking(s);
}

/** Whether an honour pays nothing after a reversis was undertaken. */
const isSilent = (rules: ReversisRules, honour: number): boolean =>
  rules['reversis.lastTricks'] === 'nothing' || (rules['reversis.lastTricks'] === 'aces' && honour >= GREAT);

const UNDONE_AT_NINE = why('undone', 'reversis.undertaken', 'reversis.made.undoes', 'reversis.broken.undoes');

/**
 * Reverses payments when a reversis is undertaken: all of them where they are returned made or broken (Parlett); and if the
 * record breaks off, those for other players' Quinolas where an attempted reversis is enough. Where a reversis counts only once
 * made, nothing happens here: payments are undone at the end.
 */
function settleUndertaking(s: SettlementContext): void {
  const { facts, rules, ending } = s;
  if (rules['reversis.undertaken'] === 'onlyMade') return;
  const moment = momentOf(ending.undertakenAt - 1, facts.seats - 1);
  if (rules['reversis.made.undoes'] === 'everything' && rules['reversis.broken.undoes'] === 'everything')
    reversePayments(s, moment, () => UNDONE_AT_NINE);
  else if (rules['reversis.othersQuinolas'] === 'undoneAttempted' && ending.kind === 'unfinished')
    reversePayments(s, moment, ({ honour }) => undoesOthers(s, honour));
}

/** Reasons for a placed ace: any ace, the ace of diamonds. */
const ACE_PLACED = [
  doublingReasons('acePlaced', 'ace.placed.rate'),
  doublingReasons('acePlaced', 'ace.placed.diamonds'),
] as const;
const ACE_FORCED = [
  doublingReasons('aceForced', 'ace.forced.rate', 'ace.forced.payers'),
  doublingReasons('aceForced', 'ace.forced.diamonds', 'ace.forced.payers'),
] as const;

function settleAce(s: SettlementContext, honour: number): void {
  const { facts, rules } = s;
  const diamonds = honour === ACE_OF_DIAMONDS ? 1 : 0;
  const holder = facts.holder[honour]!;
  if (facts.fate[honour] === PLACED) {
    const rate = diamonds ? rules['ace.placed.diamonds'] : rules['ace.placed.rate'];
    if (rate > 0) payDoubled(dueAtOnce(s, honour), ACE_PLACED[diamonds], facts.taker[honour]!, holder, rate);
  } else if (facts.fate[honour] === FORCED) {
    const rate = diamonds ? rules['ace.forced.diamonds'] : rules['ace.forced.rate'];
    if (rate === 0) return;
    const due = dueAtOnce(s, honour);
    const leader = facts.leader[honour]!;
    if (rules['ace.forced.payers'] === 'holder') payDoubled(due, ACE_FORCED[diamonds], holder, leader, rate);
    else for (let seat = 0; seat < facts.seats; seat++) payDoubled(due, ACE_FORCED[diamonds], seat, leader, rate);
  }
}

/** Reasons for a placed Quinola: the Quinola, the little Quinola. */
const PLACED_PAYS = [
  doublingReasons('quinolaPlaced', 'quinola.placed.winnerToHolder'),
  doublingReasons('quinolaPlaced', 'little.placed.winnerToHolder'),
] as const;
const FORCED_PAYS = [
  doublingReasons('quinolaForced', 'quinola.forced.holderToForcer'),
  doublingReasons('quinolaForced', 'little.forced.holderToForcer'),
] as const;
const FORCED_OTHERS_PAY = [
  doublingReasons('quinolaForcedOthers', 'quinola.forced.othersToForcer'),
  doublingReasons('quinolaForcedOthers', 'little.forced.othersToForcer'),
] as const;
const DRAWS = [
  why('quinolaDraws', 'quinola.placed.draws'),
  why('quinolaDraws', 'quinola.placed.draws', 'quinola.little'),
] as const;
const FORCED_IN = [
  why('bete', 'quinola.forced.intoPool'),
  why('bete', 'quinola.forced.intoPool', 'quinola.little'),
] as const;
const LED_IN = [why('bete', 'quinola.led.intoPool'), why('bete', 'quinola.led.intoPool', 'quinola.little')] as const;
const STAKE_TAKEN = why('stakeTaken', 'espagnolette.forcesQuinola', 'quinola.forced.intoPool');

function settleQuinola(s: SettlementContext, honour: number): void {
  const { facts, rules, ending } = s;
  const due = dueAtOnce(s, honour);
  const little = honour === LITTLE ? 1 : 0;
  const holder = facts.holder[honour]!;
  const leader = facts.leader[honour]!;
  switch (facts.fate[honour]) {
    case PLACED:
      payDoubled(due, PLACED_PAYS[little], facts.taker[honour]!, holder, placedRate(rules, little));
      if (rules['quinola.placed.draws']) drawStake(due, holder, DRAWS[little]);
      return;
    case FORCED:
      if (rules['quinola.forced.intoPool']) {
        if (rules['espagnolette.forcesQuinola'] === 'stakeToo' && ending.espagnolette === leader) {
          const pool = poolOf(rules, s.pools, honour);
          if (pool >= 0) pay(due, STAKE_TAKEN, holder, leader, stakeOf(rules, s.pools, pool));
        } else payStake(due, holder, FORCED_IN[little]);
      }
      payDoubled(
        due,
        FORCED_PAYS[little],
        holder,
        leader,
        little ? rules['little.forced.holderToForcer'] : rules['quinola.forced.holderToForcer'],
      );
      for (let seat = 0; seat < facts.seats; seat++)
        if (seat !== holder)
          payDoubled(
            due,
            FORCED_OTHERS_PAY[little],
            seat,
            leader,
            little ? rules['little.forced.othersToForcer'] : rules['quinola.forced.othersToForcer'],
          );
      return;
    case LED:
      if (rules['quinola.led.intoPool']) payStake(due, holder, LED_IN[little]);
      return;
    default:
  }
}

/** Amount paid to the holder of a placed Quinola by the seat that takes it. */
const placedRate = (rules: ReversisRules, little: 0 | 1): number =>
  little ? rules['little.placed.winnerToHolder'] : rules['quinola.placed.winnerToHolder'];

const THROWN_ACE = [
  doublingReasons('acePlaced', 'thrown.pays', 'ace.placed.rate'),
  doublingReasons('acePlaced', 'thrown.pays', 'ace.placed.diamonds'),
] as const;
const THROWN_QUINOLA = [
  doublingReasons('quinolaPlaced', 'thrown.pays', 'quinola.placed.winnerToHolder'),
  doublingReasons('quinolaPlaced', 'thrown.pays', 'little.placed.winnerToHolder'),
] as const;
const THROWN_DRAWS = why('quinolaDraws', 'thrown.pays', 'quinola.placed.draws');

/**
 * Settles cards thrown down (Bohn, law 9): every ace and Quinola in the other hands pays as if placed on a trick of the seat
 * that threw down its cards, doubled between opposite seats where everything is, but not for the last tricks. After a reversis
 * was undertaken they pay like cards of its last tricks. `holder` of an unplayed honour is the seat that held it at the start.
 */
export function settleThrown(s: SettlementContext): void {
  const { facts, rules, ending } = s;
  const pays = rules['thrown.pays'];
  if (pays === 'nothing') return;
  const isUndertaken = facts.thrownAfter >= ending.undertakenAt;
  const thrower = facts.thrownBy;
  for (let honour = 0; honour < 6; honour++) {
    if (
      facts.fate[honour] !== UNPLAYED ||
      facts.taker[honour] !== thrower ||
      (honour === LITTLE && !rules['quinola.little']) ||
      (isUndertaken && isSilent(rules, honour))
    )
      continue;
    const holder = facts.held.findIndex((mask) => (mask >> honour) & 1);
    if (holder < 0 || holder === thrower) continue;
    const due = dueAtEnd(s, honour);
    const which = rules['double.manner'] === 'oppositeAndLast' && isOpposite(facts.seats, thrower, holder) ? 1 : 0;
    if (honour < GREAT) {
      const diamonds = honour === ACE_OF_DIAMONDS ? 1 : 0;
      const rate = diamonds ? rules['ace.placed.diamonds'] : rules['ace.placed.rate'];
      pay(due, THROWN_ACE[diamonds][which], thrower, holder, doubled(rate, which));
    } else {
      const little = honour === LITTLE ? 1 : 0;
      pay(due, THROWN_QUINOLA[little][which], thrower, holder, doubled(placedRate(rules, little), which));
      if (pays === 'asPlaced' && rules['quinola.placed.draws']) drawStake(due, holder, THROWN_DRAWS);
    }
  }
}
