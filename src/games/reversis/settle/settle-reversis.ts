import { END, FIRST_POOL } from '#engine/ledger/sink.ts';
import { doubled, doubling, isOpposite, keysFor } from './doubling.ts';
import { bestPlaced } from '../play/ending.ts';
import { FORCED, UNPLAYED } from '../play/facts.ts';
import { GREAT, HONOURS, LITTLE } from '../rules/honours.ts';
import { UNDOING } from './journal.ts';
import { occasionNumber as on } from '../play/occasions.ts';
import { drawStake, pay, payStake, quinolas, type Settling } from './posting.ts';
import { partieAmount, settlePartie } from './settle-partie.ts';

/** His own Quinolas that the maker of a reversis played before it was undertaken. */
const ownEarly = (s: Settling): readonly number[] =>
  quinolas(s).filter(
    (q) =>
      s.facts.fate[q] !== UNPLAYED && s.facts.holder[q] === s.ending.maker && s.facts.trick[q]! < s.ending.undertakenAt,
  );

const OTHERS_QUINOLA = ['reversis.othersQuinolas'];

/** What a payment for a Quinola that is not the maker's own is undone by. */
const undoesOthers = ({ rules, facts, ending }: Settling, honour: number): readonly string[] | undefined =>
  rules['reversis.othersQuinolas'] === 'undone' && honour >= GREAT && facts.holder[honour] !== ending.maker
    ? OTHERS_QUINOLA
    : undefined;

const MADE = on('reversisMade');
const DRAWS = on('reversisDraws');
const FORCED_FIRST = on('reversisForcedFirst');
const MADE_UNDOES = ['reversis.made.undoes'];
const MADE_RESTORES = ['reversis.made.pool'];

/** A reversis made: what was paid that is undone, what is drawn, and what each of the others pays its maker. */
export function settleMade(s: Settling): void {
  const { facts, rules, ending, sink } = s;
  const { maker, espagnolette } = ending;
  const undoes = rules['reversis.made.undoes'];
  const pool = rules['reversis.made.pool'];
  s.journal.undo(END, sink, s.pools, UNDOING, 1, (honour, from) => {
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
    if (pool === 'ifQuinola' && s.journal.drawnBy(honour).amount > 0) continue;
    drawStake(s, honour, maker, DRAWS, ['reversis.made.pool'], END);
  }
  if (facts.fate[GREAT] === FORCED && facts.trick[GREAT] === 0 && facts.holder[GREAT] === maker)
    pay(
      s,
      GREAT,
      FORCED_FIRST,
      facts.leader[GREAT]!,
      maker,
      rules['reversis.made.forcedFirst'],
      ['reversis.made.forcedFirst'],
      END,
    );
  const tariff = rules['reversis.made.manner'] === 'tariff' ? rules['partie.tariff'] : 1;
  const paysAll = espagnolette >= 0 && espagnolette !== maker && rules['espagnolette.reversisMade'] === 'paysAll';
  for (let seat = 0; seat < facts.seats; seat++) {
    if (seat === maker) continue;
    const opposite = isOpposite(facts.seats, seat, maker);
    const amount = tariff * (opposite ? rules['reversis.made.opposite'] : rules['reversis.made.each']);
    const key = opposite ? 'reversis.made.opposite' : 'reversis.made.each';
    const keys = tariff === 1 ? [key] : [key, 'reversis.made.manner', 'partie.tariff'];
    if (amount > 0)
      sink.post(
        END,
        MADE,
        -1,
        paysAll ? espagnolette : seat,
        maker,
        amount,
        paysAll ? [...keys, 'espagnolette.reversisMade'] : keys,
      );
  }
}

const BROKEN = on('reversisBroken');
const BROKEN_BETE = on('reversisBete');
const BREAKER_QUINOLA = on('reversisBreakerQuinola');
const STAKE_TAKEN = on('stakeTaken');
const BROKEN_UNDOES = ['reversis.broken.undoes'];
const BROKEN_OWN = ['reversis.broken.ownQuinola'];

/** A reversis broken: what was paid that is undone, and what its maker owes whoever broke it. */
export function settleBroken(s: Settling): void {
  const { facts, rules, ending, sink, journal } = s;
  const { maker, breaker, espagnolette } = ending;
  const undoes = rules['reversis.broken.undoes'];
  const own = ownEarly(s);
  const ownUndone = rules['reversis.broken.ownQuinola'] === 'undone';
  journal.undo(END, sink, s.pools, UNDOING, 1, (honour, from, to, occasion) => {
    if (undoes === 'everything' || (undoes === 'breakerPaid' && from === breaker)) return BROKEN_UNDOES;
    const consolation = from < FIRST_POOL && to < FIRST_POOL && occasion !== STAKE_TAKEN;
    return undoesOthers(s, honour) ?? (ownUndone && consolation && own.includes(honour) ? BROKEN_OWN : undefined);
  });
  if (rules['reversis.broken.bete'])
    for (const honour of own)
      if (!journal.hasPaidStake(honour, maker)) payStake(s, honour, maker, BROKEN_BETE, ['reversis.broken.bete'], END);
  if (rules['reversis.brokenByQuinola'] === 'forcerPaid') payForcerOfBreaker(s);

  const byTalon = rules['reversis.broken.manner'] === 'talon';
  // A talon counted by the pool is the pool as dealt, also where that of an ordinary deal is what the end finds there.
  const talon = rules['partie.manner'] === 'poolAtEnd' ? s.dealt : partieAmount(s);
  const amount = byTalon ? talon : rules['reversis.broken.sum'];
  const stands =
    espagnolette >= 0 && espagnolette !== breaker && rules['espagnolette.reversisBroken'] === 'espagnolette';
  const keys = byTalon
    ? ['reversis.broken.manner', 'partie.manner', 'partie.base']
    : ['reversis.broken.sum', 'reversis.broken.manner'];
  const payer = stands ? espagnolette : maker;
  if (amount > 0 && payer !== breaker)
    sink.post(END, BROKEN, -1, payer, breaker, amount, stands ? [...keys, 'espagnolette.reversisBroken'] : keys);
  if (espagnolette === breaker && espagnolette >= 0 && rules['espagnolette.breaks'] === 'fails') {
    const { seat, tied } = bestPlaced(facts, rules, espagnolette);
    settlePartie(s, espagnolette, seat, tied, ['espagnolette.breaks']);
  }
}

const K_BREAKER = keysFor('reversis.brokenByQuinola', 'quinola.forced.holderToForcer');
const K_BREAKER_OTHERS = keysFor('reversis.brokenByQuinola', 'quinola.forced.othersToForcer');

/** Parlett: when the Quinola itself takes the breaking trick, the reversis player is paid as its forcer. */
function payForcerOfBreaker({ facts, rules, ending, sink }: Settling): void {
  const { maker, breaker, brokenAt } = ending;
  if (facts.fate[GREAT] !== FORCED || facts.trick[GREAT] !== brokenAt || facts.holder[GREAT] !== breaker) return;
  for (let seat = 0; seat < facts.seats; seat++) {
    if (seat === maker) continue;
    const rate = seat === breaker ? rules['quinola.forced.holderToForcer'] : rules['quinola.forced.othersToForcer'];
    const which = doubling(facts, rules, brokenAt, seat, maker, true, false);
    if (rate > 0)
      sink.post(
        END,
        BREAKER_QUINOLA,
        HONOURS[GREAT]!,
        seat,
        maker,
        doubled(rate, which),
        (seat === breaker ? K_BREAKER : K_BREAKER_OTHERS)[which]!,
      );
  }
}
