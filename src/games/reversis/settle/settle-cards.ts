import { END, placeOf } from '#engine/ledger/sink.ts';
import { keysFor } from './doubling.ts';
import { FORCED, LED, PLACED, UNPLAYED } from '../play/facts.ts';
import { ACE_OF_DIAMONDS, GREAT, LITTLE } from '../rules/honours.ts';
import { UNDOING } from './journal.ts';
import { occasionNumber as on } from '../play/occasions.ts';
import { poolOf, stakeOf } from '../play/pools.ts';
import { drawStake, pay, payDoubled, payStake, type Settling } from './posting.ts';

const order = new Int32Array(6);

/** The honours in the order they fell, payments stopping where a reversis is undertaken. */
export function settleCards(s: Settling): void {
  const { facts, rules, ending } = s;
  let size = 0;
  for (let honour = 0; honour < 6; honour++) {
    const fate = facts.fate[honour]!;
    // An ace led pays at the end, if at all.
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
      if (rules['reversis.lastTricks'] === 'nothing' || (rules['reversis.lastTricks'] === 'aces' && honour >= GREAT))
        continue;
    }
    if (honour < GREAT) settleAce(s, honour);
    else settleQuinola(s, honour);
  }
  if (!undertaken && ending.maker >= 0) settleUndertaking(s);
}

const UNDONE_AT_NINE = ['reversis.undertaken', 'reversis.made.undoes', 'reversis.broken.undoes'];

/** Where everything goes back made or broken, it goes back as soon as the reversis is undertaken (Parlett). */
function settleUndertaking({ facts, rules, ending, pools, sink, journal: past }: Settling): void {
  if (rules['reversis.made.undoes'] !== 'everything' || rules['reversis.broken.undoes'] !== 'everything') return;
  past.undo(placeOf(ending.undertakenAt - 1, facts.seats - 1), sink, pools, UNDOING, 1, () => UNDONE_AT_NINE);
}

const ACE_PLACED = on('acePlaced');
const ACE_FORCED = on('aceForced');
const K_ACE_PLACED = [keysFor('ace.placed.rate'), keysFor('ace.placed.diamonds')] as const;
const K_ACE_FORCED = [
  keysFor('ace.forced.rate', 'ace.forced.payers'),
  keysFor('ace.forced.diamonds', 'ace.forced.payers'),
] as const;

function settleAce(s: Settling, honour: number): void {
  const { facts, rules } = s;
  const diamonds = honour === ACE_OF_DIAMONDS ? 1 : 0;
  const holder = facts.holder[honour]!;
  if (facts.fate[honour] === PLACED) {
    payDoubled(
      s,
      honour,
      ACE_PLACED,
      facts.taker[honour]!,
      holder,
      diamonds ? rules['ace.placed.diamonds'] : rules['ace.placed.rate'],
      K_ACE_PLACED[diamonds],
    );
  } else if (facts.fate[honour] === FORCED) {
    const leader = facts.leader[honour]!;
    const rate = diamonds ? rules['ace.forced.diamonds'] : rules['ace.forced.rate'];
    if (rules['ace.forced.payers'] === 'holder')
      payDoubled(s, honour, ACE_FORCED, holder, leader, rate, K_ACE_FORCED[diamonds]);
    else
      for (let seat = 0; seat < facts.seats; seat++)
        payDoubled(s, honour, ACE_FORCED, seat, leader, rate, K_ACE_FORCED[diamonds]);
  }
}

const QUINOLA_PLACED = on('quinolaPlaced');
const QUINOLA_DRAWS = on('quinolaDraws');
const QUINOLA_FORCED = on('quinolaForced');
const QUINOLA_FORCED_OTHERS = on('quinolaForcedOthers');
const BETE = on('bete');
const STAKE_TAKEN = on('stakeTaken');
const K_PLACED = [keysFor('quinola.placed.winnerToHolder'), keysFor('little.placed.winnerToHolder')] as const;
const K_FORCED = [keysFor('quinola.forced.holderToForcer'), keysFor('little.forced.holderToForcer')] as const;
const K_FORCED_OTHERS = [keysFor('quinola.forced.othersToForcer'), keysFor('little.forced.othersToForcer')] as const;
const K_DRAWS = [['quinola.placed.draws'], ['quinola.placed.draws', 'quinola.little']] as const;
const K_FORCED_IN = [['quinola.forced.intoPool'], ['quinola.forced.intoPool', 'quinola.little']] as const;
const K_LED_IN = [['quinola.led.intoPool'], ['quinola.led.intoPool', 'quinola.little']] as const;
const K_STAKE_TAKEN = ['espagnolette.forcesQuinola', 'quinola.forced.intoPool'];

function settleQuinola(s: Settling, honour: number): void {
  const { facts, rules, ending } = s;
  const little = honour === LITTLE ? 1 : 0;
  const holder = facts.holder[honour]!;
  const leader = facts.leader[honour]!;
  switch (facts.fate[honour]) {
    case PLACED:
      payDoubled(
        s,
        honour,
        QUINOLA_PLACED,
        facts.taker[honour]!,
        holder,
        little ? rules['little.placed.winnerToHolder'] : rules['quinola.placed.winnerToHolder'],
        K_PLACED[little],
      );
      if (rules['quinola.placed.draws']) drawStake(s, honour, holder, QUINOLA_DRAWS, K_DRAWS[little]);
      return;
    case FORCED:
      if (rules['quinola.forced.intoPool']) {
        if (rules['espagnolette.forcesQuinola'] === 'stakeToo' && ending.espagnolette === leader) {
          const pool = poolOf(rules, s.pools, honour);
          if (pool >= 0) pay(s, honour, STAKE_TAKEN, holder, leader, stakeOf(rules, s.pools, pool), K_STAKE_TAKEN);
        } else payStake(s, honour, holder, BETE, K_FORCED_IN[little]);
      }
      payDoubled(
        s,
        honour,
        QUINOLA_FORCED,
        holder,
        leader,
        little ? rules['little.forced.holderToForcer'] : rules['quinola.forced.holderToForcer'],
        K_FORCED[little],
      );
      for (let seat = 0; seat < facts.seats; seat++)
        if (seat !== holder)
          payDoubled(
            s,
            honour,
            QUINOLA_FORCED_OTHERS,
            seat,
            leader,
            little ? rules['little.forced.othersToForcer'] : rules['quinola.forced.othersToForcer'],
            K_FORCED_OTHERS[little],
          );
      return;
    case LED:
      if (rules['quinola.led.intoPool']) payStake(s, honour, holder, BETE, K_LED_IN[little]);
      return;
    default:
  }
}

const K_THROWN_ACE = [
  ['thrown.pays', 'ace.placed.rate'],
  ['thrown.pays', 'ace.placed.diamonds'],
] as const;
const K_THROWN_QUINOLA = [
  ['thrown.pays', 'quinola.placed.winnerToHolder'],
  ['thrown.pays', 'little.placed.winnerToHolder'],
] as const;
const K_THROWN_DRAWS = ['thrown.pays', 'quinola.placed.draws'];

/**
 * Cards thrown down (Bohn, law 9): every ace and Quinola still in the others' hands pays as if placed on the thrower's
 * trick, single. `holder` of an unplayed honour is who held it when play began.
 */
export function settleThrown(s: Settling): void {
  const { facts, rules, ending } = s;
  const pays = rules['thrown.pays'];
  if (pays === 'nothing' || (ending.maker >= 0 && rules['reversis.lastTricks'] === 'nothing')) return;
  const thrower = facts.thrownBy;
  for (let honour = 0; honour < 6; honour++) {
    if (
      facts.fate[honour] !== UNPLAYED ||
      facts.taker[honour] !== thrower ||
      (honour === LITTLE && !rules['quinola.little'])
    )
      continue;
    const holder = facts.held.findIndex((mask) => (mask >> honour) & 1);
    if (holder < 0 || holder === thrower) continue;
    if (honour < GREAT) {
      const diamonds = honour === ACE_OF_DIAMONDS ? 1 : 0;
      pay(
        s,
        honour,
        ACE_PLACED,
        thrower,
        holder,
        diamonds ? rules['ace.placed.diamonds'] : rules['ace.placed.rate'],
        K_THROWN_ACE[diamonds],
        END,
      );
    } else {
      const little = honour === LITTLE ? 1 : 0;
      pay(
        s,
        honour,
        QUINOLA_PLACED,
        thrower,
        holder,
        little ? rules['little.placed.winnerToHolder'] : rules['quinola.placed.winnerToHolder'],
        K_THROWN_QUINOLA[little],
        END,
      );
      if (pays === 'asPlaced' && rules['quinola.placed.draws'])
        drawStake(s, honour, holder, QUINOLA_DRAWS, K_THROWN_DRAWS, END);
    }
  }
}
