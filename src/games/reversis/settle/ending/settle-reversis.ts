import { because, END, FIRST_POOL } from '#engine/ledger/sink.ts';
import { doubled, doubling, doublingWhys, isOpposite } from '../doubling.ts';
import { bestPlaced } from '../../play/ending.ts';
import { FORCED, UNPLAYED } from '../../play/facts.ts';
import { GREAT, HONOURS, LITTLE } from '../../rules/honours.ts';
import { why, type Why } from '../../play/occasions.ts';
import { drawStake, dueAtEnd, pay, payStake, quinolas, undo, type Settling } from '../posting.ts';
import { partieAmount, settlePartie } from './settle-partie.ts';

/** His own Quinolas that the maker of a reversis played before it was undertaken. */
const ownEarly = (s: Settling): readonly number[] =>
  quinolas(s).filter(
    (q) =>
      s.facts.fate[q] !== UNPLAYED && s.facts.holder[q] === s.ending.maker && s.facts.trick[q]! < s.ending.undertakenAt,
  );

const OTHERS_QUINOLA = why('undone', 'reversis.othersQuinolas');

/** What a payment for a Quinola that is not the maker's own is undone by. */
const undoesOthers = ({ rules, facts, ending }: Settling, honour: number): Why | undefined =>
  rules['reversis.othersQuinolas'] === 'undone' && honour >= GREAT && facts.holder[honour] !== ending.maker
    ? OTHERS_QUINOLA
    : undefined;

const DRAWS = why('reversisDraws', 'reversis.made.pool');
const FORCED_FIRST = why('reversisForcedFirst', 'reversis.made.forcedFirst');
const MADE_UNDOES = why('undone', 'reversis.made.undoes');
const MADE_RESTORES = why('undone', 'reversis.made.pool');
/** Each of the others pays: the sum of an ordinary player, and of the maker’s opposite. */
const MADE = [why('reversisMade', 'reversis.made.each'), why('reversisMade', 'reversis.made.opposite')] as const;

/** A reversis made: what was paid that is undone, what is drawn, and what each of the others pays its maker. */
export function settleMade(s: Settling): void {
  const { facts, rules, ending, sink } = s;
  const { maker, espagnolette } = ending;
  const undoes = rules['reversis.made.undoes'];
  const pool = rules['reversis.made.pool'];
  undo(s, END, ({ honour, from }) => {
    if (undoes === 'everything' || (undoes === 'makerPaid' && from === maker)) return MADE_UNDOES;
    return undoesOthers(s, honour) ?? (pool === 'restored' && from >= FIRST_POOL ? MADE_RESTORES : undefined);
  });
  const drawn =
    pool === 'nothing'
      ? []
      : pool === 'ifQuinola'
        ? ownEarly(s)
        : rules['pool.structure'] === 'greatAndLittle'
          ? [GREAT, LITTLE]
          : [GREAT];
  for (const honour of drawn) {
    // Placed in the trick on which he threw down his cards, it has drawn its stake already.
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

/** A reversis broken: what was paid that is undone, and what its maker owes whoever broke it. */
export function settleBroken(s: Settling): void {
  const { facts, rules, ending, sink, journal } = s;
  const { maker, breaker, espagnolette } = ending;
  const undoes = rules['reversis.broken.undoes'];
  const own = ownEarly(s);
  const ownUndone = rules['reversis.broken.ownQuinola'] === 'undone';
  undo(s, END, ({ honour, from, to, why: paidFor }) => {
    if (undoes === 'everything' || (undoes === 'breakerPaid' && from === breaker)) return BROKEN_UNDOES;
    const consolation = from < FIRST_POOL && to < FIRST_POOL && paidFor.occasion !== 'stakeTaken';
    return undoesOthers(s, honour) ?? (ownUndone && consolation && own.includes(honour) ? BROKEN_OWN : undefined);
  });
  if (rules['reversis.broken.bete'])
    for (const honour of own)
      if (!journal.hasPaidStake(honour, maker)) payStake(dueAtEnd(s, honour), maker, BROKEN_BETE);
  if (rules['reversis.brokenByQuinola'] === 'forcerPaid') payForcerOfBreaker(s);

  const byTalon = rules['reversis.broken.manner'] === 'talon';
  // A talon counted by the pool is the pool as dealt, also where that of an ordinary deal is what the end finds there.
  const talon = rules['partie.manner'] === 'poolAtEnd' ? s.dealt : partieAmount(s);
  const amount = byTalon ? talon : rules['reversis.broken.sum'];
  const stands =
    espagnolette >= 0 && espagnolette !== breaker && rules['espagnolette.reversisBroken'] === 'espagnolette';
  const broken = byTalon ? BROKEN_BY_TALON : BROKEN_BY_SUM;
  const payer = stands ? espagnolette : maker;
  if (amount > 0 && payer !== breaker)
    sink.at(END).pay(stands ? because(broken, 'espagnolette.reversisBroken') : broken, payer, breaker, amount);
  if (espagnolette === breaker && espagnolette >= 0 && rules['espagnolette.breaks'] === 'fails') {
    const { seat, tied } = bestPlaced(facts, rules, espagnolette);
    settlePartie(s, { loser: espagnolette, winner: seat, tied }, ['espagnolette.breaks']);
  }
}

const BREAKER = doublingWhys('reversisBreakerQuinola', 'reversis.brokenByQuinola', 'quinola.forced.holderToForcer');
const BREAKER_OTHERS = doublingWhys(
  'reversisBreakerQuinola',
  'reversis.brokenByQuinola',
  'quinola.forced.othersToForcer',
);

/** Parlett: when the Quinola itself takes the breaking trick, the reversis player is paid as its forcer. */
function payForcerOfBreaker(s: Settling): void {
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
