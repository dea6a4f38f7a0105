import { nameCard } from '#engine/cards/card-name.ts';
import { printCard } from '#engine/cards/card.ts';
import { refuse } from '#engine/kernel/result.ts';
import { ACE_OF_DIAMONDS, GREAT, HONOURS, LITTLE } from '../rules/honours.ts';
import type { ReversisRules } from '../rules/keys.ts';
import { theSeat, type Seat } from '../record/record.ts';
import type { DealOutcome, Fate, ToldHonour } from './deal-outcome.ts';

type Refusal = ReturnType<typeof refuse> | undefined;

/** Refuses honours that cannot have fallen as they are told, the first fault first. */
export function checkHonours(told: DealOutcome, rules: ReversisRules, tricks: number): Refusal {
  for (const [i, honour] of told.honours.entries()) {
    const refused = honour && checkHonour(told, rules, tricks, i, honour);
    if (refused) return refused;
  }
  return checkTogether(told);
}

function checkHonour(
  told: DealOutcome,
  rules: ReversisRules,
  tricks: number,
  i: number,
  { fate, by, on, trick }: ToldHonour,
): Refusal {
  const code = printCard(HONOURS[i]!);
  const name = nameCard(HONOURS[i]!);
  const key = i < GREAT ? 'ace.placed.rate' : 'quinola.placed.winnerToHolder';
  const say = (what: string, message: string): Refusal => refuse(`honour-${what}`, message, `${code}.${what}`, key);
  if (fate === 'laidOut') return undefined;
  const matters = fatePays(i, fate, rules);
  if (fate === 'unplayed') {
    const inHand = told.thrownBy !== undefined && rules['thrown.pays'] !== 'nothing';
    return inHand && by === undefined
      ? say('by', `Say who still held the ${name} when the cards were thrown down.`)
      : undefined;
  }
  if (by === undefined && (matters || told.espagnolette !== undefined))
    return say('by', `Say who ${SAID[fate]} the ${name}.`);
  if (by !== undefined && cannotLead(told, by, fate === 'led'))
    return say('by', `${theSeat(told.seats, by)} took no trick, and cannot have led the ${name}.`);
  if (fate !== 'led' && matters) {
    if (on === undefined)
      return say(
        'on',
        fate === 'placed' ? `Say who took the trick with the ${name}.` : `Say who led, and forced the ${name}.`,
      );
    if (on === by)
      return say(
        'on',
        fate === 'placed'
          ? `Whoever places the ${name} throws it on another’s trick, and does not take it.`
          : `The ${name} cannot be forced by its own holder.`,
      );
  }
  if (on !== undefined && fate === 'placed' && takesNothing(told, on, trick))
    return say('on', `${theSeat(told.seats, on)} did not take that trick, by what is told of tricks and reversis.`);
  if (on !== undefined && cannotLead(told, on, fate === 'forced'))
    return say('on', `${theSeat(told.seats, on)} took no trick, and cannot have led to the ${name}.`);
  if (trick !== undefined && (trick < 1 || trick > tricks)) return say('trick', `There are ${String(tricks)} tricks.`);
  return undefined;
}

const SAID = { placed: 'placed', forced: 'held', led: 'led' } as const;

/** A seat without a trick has never led, first hand excepted. */
function cannotLead({ tricks, reversis }: DealOutcome, seat: Seat, isLead: boolean): boolean {
  if (!isLead || seat === 0) return false;
  if (reversis) return seat !== reversis.by && seat !== reversis.broken?.by;
  return tricks !== undefined && tricks[seat] === 0;
}

/** Whether by tricks or reversis a seat cannot have taken a trick. */
function takesNothing({ tricks, reversis }: DealOutcome, seat: Seat, trick: number | undefined): boolean {
  if (!reversis) return tricks !== undefined && tricks[seat] === 0;
  const { by, broken } = reversis;
  return seat !== (broken && trick === broken.trick ? broken.by : by);
}

/** Two honours in one trick: two players, one leader, one taker. */
function checkTogether({ honours, seats }: DealOutcome): Refusal {
  for (const [i, one] of honours.entries())
    for (const [j, other] of honours.entries()) {
      if (i >= j || one?.trick === undefined || one.trick !== other?.trick) continue;
      const at = printCard(HONOURS[j]!);
      if (one.by !== undefined && one.by === other.by)
        return refuse(
          'two-cards',
          `${theSeat(seats, other.by)} cannot have played the ${nameCard(HONOURS[i]!)} and the ${nameCard(HONOURS[j]!)} to one trick.`,
          `${at}.trick`,
          'play.follow',
        );
      const leaders = [leaderOf(one), leaderOf(other)];
      const takers = [one, other].map(({ fate, on }) => (fate === 'placed' ? on : undefined));
      for (const [first, second] of [leaders, takers])
        if (first !== undefined && second !== undefined && first !== second)
          return refuse(
            'one-trick',
            `The ${nameCard(HONOURS[i]!)} and the ${nameCard(HONOURS[j]!)} are told of the same trick, which one player leads and one takes.`,
            `${at}.${other.fate === 'led' ? 'by' : 'on'}`,
            'play.follow',
          );
    }
  return undefined;
}

const leaderOf = ({ fate, by, on }: ToldHonour): Seat | undefined =>
  fate === 'led' ? by : fate === 'forced' ? on : undefined;

/** Whether a fate of an honour can pay anything under some rules, so that its particulars matter. */
export function fatePays(honour: number, fate: Fate, rules: ReversisRules): boolean {
  if (fate === 'laidOut' || fate === 'unplayed') return false;
  if (honour < GREAT) return rules[`ace.${fate}.${honour === ACE_OF_DIAMONDS ? 'diamonds' : 'rate'}`] > 0;
  if (honour === LITTLE && !rules['quinola.little']) return false;
  const pool = rules['pool.structure'] !== 'none';
  const which = honour === LITTLE ? 'little' : 'quinola';
  switch (fate) {
    case 'placed':
      return rules[`${which}.placed.winnerToHolder`] > 0 || (pool && rules['quinola.placed.draws']);
    case 'forced':
      return (
        rules[`${which}.forced.holderToForcer`] + rules[`${which}.forced.othersToForcer`] > 0 ||
        (pool && rules['quinola.forced.intoPool'])
      );
    case 'led':
      return (
        rules[`${which}.led.holderToWinner`] + rules[`${which}.led.othersToWinner`] > 0 ||
        (pool && rules['quinola.led.intoPool'])
      );
  }
}
