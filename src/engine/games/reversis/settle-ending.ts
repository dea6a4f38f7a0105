import { range } from '../../kernel/collections.ts';
import { END, FIRST_POOL } from '../../ledger/sink.ts';
import { doubled, doubling, isOpposite, keysFor, type KeySets } from './doubling.ts';
import { bestPlaced, type Ending } from './ending.ts';
import { FORCED, LED, laidPoints, PLACED, pointsOf, UNPLAYED } from './facts.ts';
import { ACE_OF_DIAMONDS, GREAT, HONOURS, LITTLE } from './honours.ts';
import { UNDOING } from './journal.ts';
import { REVERSIS_KEYS, type ReversisRules } from './keys.ts';
import { occasionNumber as on } from './occasions.ts';
import { drawStake, pay, payStake, type Settling } from './posting.ts';
import type { Seat } from './record.ts';

/** The end of the deal: the reversis made or broken, or else the partie and what was led. */
export function settleEnding(s: Settling): void {
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
      settlePartie(s, s.ending.loser, s.ending.winner, s.ending.tied, contractOf(s.ending));
      settleLed(s, s.ending.winner);
      return;
  }
}

const NO_CONTRACT: readonly string[] = [];
const CONTRACT_KEPT = ['espagnolette.kept'];
const CONTRACT_FAILED = ['espagnolette.failed.losesPartie'];
const contractOf = ({ espagnolette, kept }: Ending): readonly string[] =>
  espagnolette < 0 ? NO_CONTRACT : kept ? CONTRACT_KEPT : CONTRACT_FAILED;

/** The Quinolas the rules know. */
const quinolas = (s: Settling): readonly number[] => (s.rules['quinola.little'] ? [GREAT, LITTLE] : [GREAT]);

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

function settleMade(s: Settling): void {
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
  for (const honour of drawn) drawStake(s, honour, maker, DRAWS, ['reversis.made.pool'], END);
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
const BROKEN_UNDOES = ['reversis.broken.undoes'];
const BROKEN_OWN = ['reversis.broken.ownQuinola'];

function settleBroken(s: Settling): void {
  const { facts, rules, ending, sink, journal } = s;
  const { maker, breaker, espagnolette } = ending;
  const undoes = rules['reversis.broken.undoes'];
  const own = ownEarly(s);
  const ownUndone = rules['reversis.broken.ownQuinola'] === 'undone';
  journal.undo(END, sink, s.pools, UNDOING, 1, (honour, from, to) => {
    if (undoes === 'everything' || (undoes === 'breakerPaid' && from === breaker)) return BROKEN_UNDOES;
    const consolation = from < FIRST_POOL && to < FIRST_POOL;
    return undoesOthers(s, honour) ?? (ownUndone && consolation && own.includes(honour) ? BROKEN_OWN : undefined);
  });
  if (rules['reversis.broken.bete'])
    for (const honour of own)
      if (!journal.hasPaidIn(honour, maker)) payStake(s, honour, maker, BROKEN_BETE, ['reversis.broken.bete'], END);
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

const RETURNS = on('espagnoletteReturns');
const STAKE = on('espagnoletteStake');

/** Four aces or the espagnolette has taken a trick: what he gives back, and what becomes of the stake he drew. */
function settleFailed(s: Settling, seat: Seat): void {
  const { facts, rules, sink, pools, journal } = s;
  const returns = rules['espagnolette.failed.returns'];
  const keys = ['espagnolette.failed.returns'];
  const received = (to: number, from: number): boolean => to === seat && from < FIRST_POOL;
  if (returns === 'single')
    journal.undo(END, sink, pools, RETURNS, 1, (_, from, to) => (received(to, from) ? keys : undefined));
  if (returns === 'double')
    journal.undo(END, sink, pools, RETURNS, 2, (honour, from, to) =>
      received(to, from) && facts.fate[honour] === PLACED && facts.holder[honour] === seat ? keys : undefined,
    );
  const stake = rules['espagnolette.failed.stake'];
  if (stake === 'stands') return;
  const stakeKeys = ['espagnolette.failed.stake'];
  for (const honour of quinolas(s)) {
    const { pool, amount } = journal.drawnBy(honour);
    const unplayed = facts.fate[honour] === UNPLAYED;
    // Unplayed, it can still have drawn: cards thrown down count it as placed (Bohn, law 9).
    const holds = unplayed ? amount > 0 && ((facts.held[seat]! >> honour) & 1) === 1 : facts.holder[honour] === seat;
    if (!holds) continue;
    if (!unplayed && facts.fate[honour] !== PLACED) {
      if (stake === 'paysHeld') payStake(s, honour, seat, STAKE, stakeKeys, END);
    } else if (stake === 'paysDouble') {
      if (amount > 0) pay(s, honour, STAKE, seat, FIRST_POOL + pool, 2 * amount, stakeKeys, END);
    } else {
      journal.undo(END, sink, pools, STAKE, 1, (drawer, from) =>
        drawer === honour && from >= FIRST_POOL ? stakeKeys : undefined,
      );
      payStake(s, honour, seat, STAKE, stakeKeys, END);
    }
  }
}

const PARTIE = on('partie');
const POINTS = on('points');

/** What the partie comes to, before any doubling; of a partie counted by own points, nothing. */
function partieAmount({ facts, rules, pools, dealt }: Settling): number {
  switch (rules['partie.manner']) {
    case 'ownPoints':
      return 0;
    case 'fixed':
      return rules['partie.base'];
    case 'discard':
      return rules['partie.base'] + laidPoints(facts, rules);
    case 'mat':
      return rules['partie.base'] + rules['partie.mat'] + laidPoints(facts, rules);
    case 'poolAsDealt':
      return dealt;
    case 'poolAtEnd':
      return pools.amounts[0] ?? 0;
  }
}

/** The keys of a partie: its manner, whether the Quinola or the ace of diamonds was laid out, whether a tie was broken. */
function keysOfPartie(
  manner: ReversisRules['partie.manner'],
  quinola: boolean,
  diamonds: boolean,
  tied: boolean,
): KeySets {
  const counted = manner === 'discard' || manner === 'mat';
  return keysFor(
    'partie.manner',
    ...(counted || manner === 'fixed' ? (['partie.base'] as const) : []),
    ...(manner === 'mat' ? (['partie.mat'] as const) : []),
    ...(manner === 'ownPoints' ? (['partie.tariff', 'points.scale'] as const) : []),
    ...(counted ? (['points.scale'] as const) : []),
    ...(counted && quinola ? (['points.quinolaLaid'] as const) : []),
    ...(counted && diamonds ? (['points.aceDiamondsLaid'] as const) : []),
    ...(tied ? (['tie.order'] as const) : []),
  );
}

/** Made once: manner → by three bits, the Quinola laid out, the ace of diamonds laid out, a tie. */
const PARTIE_KEYS = new Map(
  REVERSIS_KEYS['partie.manner'].values.map((manner) => [
    manner,
    range(8).map((bits) => keysOfPartie(manner, (bits & 1) !== 0, (bits & 2) !== 0, (bits & 4) !== 0)),
  ]),
);

/** The partie, from the loser to the winner, or from each by his own points. `because` are further keys it rests on. */
function settlePartie(s: Settling, loser: Seat, winner: Seat, tied: boolean, because: readonly string[]): void {
  const { facts, rules } = s;
  const laid = ((facts.laidHonours >> GREAT) & 1) | (((facts.laidHonours >> ACE_OF_DIAMONDS) & 1) << 1);
  const sets = PARTIE_KEYS.get(rules['partie.manner'])![laid | (tied ? 4 : 0)]!;
  if (rules['partie.manner'] !== 'ownPoints') {
    postPartie(s, PARTIE, loser, winner, partieAmount(s), sets, because);
    return;
  }
  for (let seat = 0; seat < facts.seats; seat++)
    if (seat !== winner)
      postPartie(s, POINTS, seat, winner, pointsOf(facts, rules, seat) * rules['partie.tariff'], sets, because);
}

/** Double between opposites where everything is. */
function postPartie(
  { facts, rules, sink }: Settling,
  occasion: number,
  from: Seat,
  to: Seat,
  amount: number,
  sets: KeySets,
  because: readonly string[],
): void {
  if (amount === 0) return;
  const which = rules['double.manner'] === 'oppositeAndLast' && isOpposite(facts.seats, from, to) ? 1 : 0;
  const keys = sets[which];
  sink.post(END, occasion, -1, from, to, doubled(amount, which), because.length > 0 ? [...keys, ...because] : keys);
}

const ACE_LED = on('aceLed');
const QUINOLA_LED = on('quinolaLed');
const QUINOLA_LED_OTHERS = on('quinolaLedOthers');
const K_ACE_LED = [
  keysFor('ace.led.rate', 'ace.led.payers', 'led.claim'),
  keysFor('ace.led.diamonds', 'ace.led.payers', 'led.claim'),
] as const;
const K_LED = [
  keysFor('quinola.led.holderToWinner', 'led.claim'),
  keysFor('little.led.holderToWinner', 'led.claim'),
] as const;
const K_LED_OTHERS = [
  keysFor('quinola.led.othersToWinner', 'led.claim'),
  keysFor('little.led.othersToWinner', 'led.claim'),
] as const;

/** What led aces and Quinolas owe the winner of the partie, when he has claimed it. */
function settleLed(s: Settling, winner: Seat): void {
  const { facts, rules } = s;
  if (rules['led.claim'] && !facts.claimed) return;
  for (let honour = 0; honour < 6; honour++) {
    if (facts.fate[honour] !== LED || (honour === LITTLE && !rules['quinola.little'])) continue;
    const holder = facts.holder[honour]!;
    const diamonds = honour === ACE_OF_DIAMONDS ? 1 : 0;
    const little = honour === LITTLE ? 1 : 0;
    if (holder === winner && rules['led.own'] === 'nothing') continue;
    for (let seat = 0; seat < facts.seats; seat++) {
      if (seat === winner) continue;
      const isHolder = seat === holder;
      const rate = ledRate(rules, honour, isHolder);
      if (rate === 0) continue;
      const which = doubling(facts, rules, facts.trick[honour]!, seat, winner, honour >= GREAT, true);
      const amount = doubled(rate, which);
      if (honour < GREAT) pay(s, honour, ACE_LED, seat, winner, amount, K_ACE_LED[diamonds][which]!, END);
      else if (isHolder) pay(s, honour, QUINOLA_LED, seat, winner, amount, K_LED[little][which]!, END);
      else pay(s, honour, QUINOLA_LED_OTHERS, seat, winner, amount, K_LED_OTHERS[little][which]!, END);
    }
  }
}

/** What one seat owes for a led card, before doubling: its holder, or one of the others. */
function ledRate(rules: ReversisRules, honour: number, isHolder: boolean): number {
  if (honour < GREAT) {
    if (!isHolder && rules['ace.led.payers'] === 'holder') return 0;
    return honour === ACE_OF_DIAMONDS ? rules['ace.led.diamonds'] : rules['ace.led.rate'];
  }
  if (honour === LITTLE) return isHolder ? rules['little.led.holderToWinner'] : rules['little.led.othersToWinner'];
  return isHolder ? rules['quinola.led.holderToWinner'] : rules['quinola.led.othersToWinner'];
}
