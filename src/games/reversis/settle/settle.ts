import { type Sink, because, END, FIRST_POOL } from '#engine/ledger/sink.ts';
import { type PaymentReason, fillDrawn, openPools, type Pools, why } from '../play/pools.ts';
import { endingOf, type Ending, bestPlaced } from '../play/ending.ts';
import { type Facts, FORCED, UNPLAYED, PLACED } from '../play/facts.ts';
import {
  Journal,
  type SettlementContext,
  doubled,
  doubling,
  doublingReasons,
  isOpposite,
  drawStake,
  dueAtEnd,
  pay,
  payStake,
  quinolas,
  reversePayments,
  undoesOthers,
  type HonourPayment,
} from './posting.ts';
import type { ReversisRules, ReversisKey } from '../rules/keys.ts';
import { settleCards, settleThrown } from './settle-cards.ts';
import { settleLed, settlePartie, partieAmount } from './settle-partie.ts';
import { GREAT, HONOURS, LITTLE } from '../rules/shape.ts';
import type { Seat } from '../record/record.ts';

const RETURNS = why('espagnoletteReturns', 'espagnolette.failed.returns');
const STAKE = why('espagnoletteStake', 'espagnolette.failed.stake');

/** Returns to the other players what they paid a seat for aces and Quinolas, after a failed espagnolette. */
function giveBack(s: SettlementContext, seat: Seat, reason: PaymentReason): void {
  const { facts, rules } = s;
  const returns = rules['espagnolette.failed.returns'];
  const received = ({ from, to }: HonourPayment): boolean => to === seat && from < FIRST_POOL;
  const placed = ({ honour }: HonourPayment): boolean => facts.fate[honour] === PLACED && facts.holder[honour] === seat;
  if (returns === 'single') reversePayments(s, END, (paid) => (received(paid) ? reason : undefined));
  if (returns === 'double') reversePayments(s, END, (paid) => (received(paid) && placed(paid) ? reason : undefined), 2);
}

/** Settles four aces or an espagnolette that took a trick: payments returned, and the stake drawn. */
function settleFailed(s: SettlementContext, seat: Seat): void {
  const { facts, rules, journal } = s;
  giveBack(s, seat, RETURNS);
  const stake = rules['espagnolette.failed.stake'];
  if (stake === 'stands') return;
  for (const honour of quinolas(s)) {
    const drawn = journal.drawnBy(honour);
    const due = dueAtEnd(s, honour);
    const unplayed = facts.fate[honour] === UNPLAYED;
    // An unplayed Quinola can have drawn the stake: with cards thrown down it counts as placed (Bohn, law 9).
    const holds = unplayed
      ? drawn !== undefined && ((facts.held[seat]! >> honour) & 1) === 1
      : facts.holder[honour] === seat;
    if (!holds) continue;
    if (!unplayed && facts.fate[honour] !== PLACED) {
      if (stake === 'paysHeld') payStake(due, seat, STAKE);
      // If a forced or led Quinola cost nothing, nothing is paid again.
      const paid = stake === 'paysHeldAgain' ? journal.stakePaid(honour, seat) : undefined;
      if (paid) pay(due, STAKE, seat, paid.to, paid.amount);
    } else if (stake === 'paysDouble') {
      if (drawn) pay(due, STAKE, seat, FIRST_POOL + drawn.pool, 2 * drawn.amount);
    } else {
      reversePayments(s, END, ({ honour: drawer, from }) =>
        drawer === honour && from >= FIRST_POOL ? STAKE : undefined,
      );
      payStake(due, seat, STAKE);
    }
  }
}

/** Quinolas that the maker of a reversis played himself before it was undertaken. */
const ownEarlyQuinolas = (s: SettlementContext): readonly number[] =>
  quinolas(s).filter(
    (q) =>
      s.facts.fate[q] !== UNPLAYED && s.facts.holder[q] === s.ending.maker && s.facts.trick[q]! < s.ending.undertakenAt,
  );

const DRAWS = why('reversisDraws', 'reversis.made.pool');
const FORCED_FIRST = why('reversisForcedFirst', 'reversis.made.forcedFirst');
const MADE_UNDOES = why('undone', 'reversis.made.undoes');
const MADE_RESTORES = why('undone', 'reversis.made.pool');
/** Reasons of the payment for a reversis made: by each other player, and by the maker's opposite. */
const MADE = [why('reversisMade', 'reversis.made.each'), why('reversisMade', 'reversis.made.opposite')] as const;

/** Settles a reversis made: payments undone, the stake drawn, and the payment from each other player to the maker. */
function settleMade(s: SettlementContext): void {
  const { facts, rules, ending, sink } = s;
  const { maker, espagnolette } = ending;
  const undoes = rules['reversis.made.undoes'];
  const pool = rules['reversis.made.pool'];
  reversePayments(s, END, ({ honour, from }) => {
    if (undoes === 'everything' || (undoes === 'makerPaid' && from === maker)) return MADE_UNDOES;
    return undoesOthers(s, honour) ?? (pool === 'restored' && from >= FIRST_POOL ? MADE_RESTORES : undefined);
  });
  const drawn =
    pool === 'nothing'
      ? []
      : pool === 'ifQuinola'
        ? ownEarlyQuinolas(s)
        : rules['pool.structure'] === 'greatAndLittle'
          ? [GREAT, LITTLE]
          : [GREAT];
  for (const honour of drawn) {
    // Counted as placed when the cards were thrown down, it has already drawn the stake.
    if (pool === 'ifQuinola' && s.journal.drawnBy(honour)) continue;
    drawStake(dueAtEnd(s, honour), maker, DRAWS);
  }
  if (facts.fate[GREAT] === FORCED && facts.trick[GREAT] === 0 && facts.holder[GREAT] === maker)
    pay(dueAtEnd(s, GREAT), FORCED_FIRST, facts.leader[GREAT]!, maker, rules['reversis.made.forcedFirst']);
  const tariff = rules['reversis.made.manner'] === 'tariff' ? rules['partie.tariff'] : 1;
  const payer = sink.at(END);
  const paysAll = espagnolette >= 0 && espagnolette !== maker && rules['espagnolette.reversisMade'] === 'paysAll';
  for (let seat = 0; seat < facts.seats; seat++) {
    if (seat === maker) continue;
    const opposite = isOpposite(facts.seats, seat, maker);
    const amount = tariff * (opposite ? rules['reversis.made.opposite'] : rules['reversis.made.each']);
    const made = MADE[opposite ? 1 : 0];
    const reason = tariff === 1 ? made : because(made, 'reversis.made.manner', 'partie.tariff');
    if (amount > 0)
      payer.pay(
        paysAll ? because(reason, 'espagnolette.reversisMade') : reason,
        paysAll ? espagnolette : seat,
        maker,
        amount,
      );
  }
}

const BROKEN_BY_TALON = why('reversisBroken', 'reversis.broken.manner', 'partie.manner', 'partie.base');
const BROKEN_BY_SUM = why('reversisBroken', 'reversis.broken.sum', 'reversis.broken.manner');
const BROKEN_BETE = why('reversisBete', 'reversis.broken.bete');
const BROKEN_UNDOES = why('undone', 'reversis.broken.undoes');
const BROKEN_OWN = why('undone', 'reversis.broken.ownQuinola');

/** Settles a reversis broken: payments undone, and the maker's payment to the seat that broke it. */
function settleBroken(s: SettlementContext): void {
  const { facts, rules, ending, sink, journal } = s;
  const { maker, breaker, espagnolette } = ending;
  const undoes = rules['reversis.broken.undoes'];
  const own = ownEarlyQuinolas(s);
  const ownUndone = rules['reversis.broken.ownQuinola'] === 'undone';
  reversePayments(s, END, ({ honour, from, to, why: paidFor }) => {
    if (undoes === 'everything' || (undoes === 'breakerPaid' && from === breaker)) return BROKEN_UNDOES;
    const consolation = from < FIRST_POOL && to < FIRST_POOL && paidFor.occasion !== 'stakeTaken';
    return undoesOthers(s, honour) ?? (ownUndone && consolation && own.includes(honour) ? BROKEN_OWN : undefined);
  });
  if (rules['reversis.broken.bete'])
    for (const honour of own) if (!journal.stakePaid(honour, maker)) payStake(dueAtEnd(s, honour), maker, BROKEN_BETE);
  if (rules['reversis.brokenByQuinola'] === 'forcerPaid') payForcerOfBreaker(s);

  const byTalon = rules['reversis.broken.manner'] === 'talon';
  // A talon measured by the pool is the pool as dealt, even where an ordinary deal uses the pool at the end.
  const talon = rules['partie.manner'] === 'poolAtEnd' ? s.dealt : partieAmount(s);
  const amount = byTalon ? talon : rules['reversis.broken.sum'];
  const stands =
    espagnolette >= 0 && espagnolette !== breaker && rules['espagnolette.reversisBroken'] === 'espagnolette';
  const broken = byTalon ? BROKEN_BY_TALON : BROKEN_BY_SUM;
  const payer = stands ? espagnolette : maker;
  if (amount > 0 && payer !== breaker)
    sink.at(END).pay(stands ? because(broken, 'espagnolette.reversisBroken') : broken, payer, breaker, amount);
  if (espagnolette !== breaker || espagnolette < 0) return;
  if (rules['espagnolette.breaks'] === 'returns') giveBack(s, espagnolette, BREAKER_RETURNS);
  if (rules['espagnolette.breaks'] === 'fails') {
    const { seat, tied } = bestPlaced(facts, rules, espagnolette);
    settlePartie(s, { loser: espagnolette, winner: seat, tied }, ['espagnolette.breaks']);
  }
}

const BREAKER_RETURNS = why('espagnoletteReturns', 'espagnolette.breaks', 'espagnolette.failed.returns');

const BREAKER = doublingReasons('reversisBreakerQuinola', 'reversis.brokenByQuinola', 'quinola.forced.holderToForcer');
const BREAKER_OTHERS = doublingReasons(
  'reversisBreakerQuinola',
  'reversis.brokenByQuinola',
  'quinola.forced.othersToForcer',
);

/** Parlett: if the Quinola itself takes the breaking trick, the reversis player is paid as its forcer. */
function payForcerOfBreaker(s: SettlementContext): void {
  const { facts, rules, ending, sink } = s;
  const { maker, breaker, brokenAt } = ending;
  if (facts.fate[GREAT] !== FORCED || facts.trick[GREAT] !== brokenAt || facts.holder[GREAT] !== breaker) return;
  const payer = sink.at(END, HONOURS[GREAT]);
  for (let seat = 0; seat < facts.seats; seat++) {
    if (seat === maker) continue;
    const rate = seat === breaker ? rules['quinola.forced.holderToForcer'] : rules['quinola.forced.othersToForcer'];
    const which = doubling(s, 'quinola', brokenAt, seat, maker);
    if (rate > 0) payer.pay((seat === breaker ? BREAKER : BREAKER_OTHERS)[which]!, seat, maker, doubled(rate, which));
  }
}

const journal = new Journal();

/**
 * Settles a deal: the ante, payments for cards in the order they fell, and the end. Posts to the sink in order and returns the
 * pools at the end. Amounts are whole counters of the rule set's unit. An unfinished deal is settled as far as it goes.
 */
export function settle(facts: Facts, rules: ReversisRules, before: Pools, sink: Sink<PaymentReason>): Pools {
  journal.reset();
  const pools = openPools(rules, before, facts.seats, sink);
  const dealt = rules['pool.refill.manner'] === 'onTopAlsoDrawn' ? pools.amounts.slice() : undefined;
  const ending = endingOf(facts, rules);
  const settling: SettlementContext = {
    facts,
    rules,
    ending,
    pools,
    dealt: pools.amounts.length > 0 ? pools.amounts[0]! : 0,
    sink,
    journal,
    remembers: ending.maker >= 0 || (ending.espagnolette >= 0 && !ending.kept),
  };
  settleCards(settling);
  if (facts.thrownBy >= 0) settleThrown(settling);
  settleEnding(settling);
  if (dealt && ending.kind !== 'unfinished') fillDrawn(rules, pools, dealt, facts.seats, sink);
  return pools;
}

/** Settles the end of the deal: the reversis made or broken, or the partie and the led cards. */
export function settleEnding(s: SettlementContext): void {
  switch (s.ending.kind) {
    case 'unfinished':
      return;
    case 'reversisMade':
      settleMade(s);
      return;
    case 'reversisBroken':
      settleBroken(s);
      return;
    case 'partie':
      if (s.ending.espagnolette >= 0 && !s.ending.kept) settleFailed(s, s.ending.espagnolette);
      settlePartie(s, s.ending, contractOf(s.ending));
      settleLed(s, s.ending.winner);
      return;
  }
}

const NO_CONTRACT: readonly ReversisKey[] = [];
const CONTRACT_KEPT: readonly ReversisKey[] = ['espagnolette.kept'];
const CONTRACT_FAILED: readonly ReversisKey[] = ['espagnolette.failed.losesPartie'];
const contractOf = ({ espagnolette, kept }: Ending): readonly ReversisKey[] =>
  espagnolette < 0 ? NO_CONTRACT : kept ? CONTRACT_KEPT : CONTRACT_FAILED;
