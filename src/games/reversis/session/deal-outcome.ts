import { type Seat, theSeat, aSeat } from '../record/record.ts';
import { nameCard, printCard } from '#engine/cards/card.ts';
import { refuse, ok, type Result } from '#engine/kernel/result.ts';
import { ACE_OF_DIAMONDS, GREAT, HONOURS, LITTLE, packFor, shapeOf } from '../rules/shape.ts';
import type { ReversisRules } from '../rules/keys.ts';
import type { Facts } from '../play/facts.ts';

/** Fates that a form may give an ace or a Quinola. `unplayed`: in no hand, or still in hand when play stopped. */
export const FATES = ['placed', 'forced', 'led', 'laidOut', 'unplayed'] as const;
export type Fate = (typeof FATES)[number];

export interface HonourOutcome {
  readonly fate: Fate;
  /** The seat that played it, or held it when play stopped. */
  readonly by?: Seat | undefined;
  /** Placed: the seat that took the trick. Forced: the seat that led it. */
  readonly on?: Seat | undefined;
  /** Trick, from 1. Absent: a trick after the first and before any with special payments. */
  readonly trick?: number | undefined;
}

/** A reversis undertaken: made, or broken by another seat in a trick counted from 1. */
export interface ReversisOutcome {
  readonly by: Seat;
  readonly broken?: { readonly by: Seat; readonly trick: number } | undefined;
}

/** Outcome of a deal at a real table, without its cards. Arrays are by seat. */
export interface DealOutcome {
  readonly seats: 4 | 5;
  /** By honour, in the order of `HONOURS`; an absent one paid nothing. */
  readonly honours: readonly (HonourOutcome | undefined)[];
  readonly reversis: ReversisOutcome | undefined;
  /** Winner and loser of the partie as the table found them; tricks and points are then not needed. */
  readonly partie?: { readonly winner: Seat; readonly loser: Seat } | undefined;
  /** Tricks taken. Needed unless there is a reversis or the partie is given. */
  readonly tricks: readonly number[] | undefined;
  /** Card points taken, as the rules in force count them. Needed with the tricks. */
  readonly points: readonly number[] | undefined;
  /** Number of aces, kings, queens and knaves taken: only needed where a tie depends on it. */
  readonly cards: readonly number[] | undefined;
  /** Kings, queens and knaves laid out, without the honours already given as laid out. */
  readonly laid: readonly [kings: number, queens: number, knaves: number];
  /** Whether payments for led cards were claimed. */
  readonly claimed: boolean;
  /** The seat that renounced by four aces or the espagnolette. */
  readonly espagnolette: Seat | undefined;
  /** The seat that threw down its cards and took the remaining tricks and points. */
  readonly thrownBy: Seat | undefined;
}

type Refusal = ReturnType<typeof refuse> | undefined;

/** First error among honours that contradict each other, the tricks or the rules. */
export function checkHonours(outcome: DealOutcome, rules: ReversisRules, tricks: number): Refusal {
  for (const [i, honour] of outcome.honours.entries()) {
    const refused = honour && checkHonour(outcome, rules, tricks, i, honour);
    if (refused) return refused;
  }
  return checkTogether(outcome);
}

function checkHonour(
  outcome: DealOutcome,
  rules: ReversisRules,
  tricks: number,
  i: number,
  { fate, by, on, trick }: HonourOutcome,
): Refusal {
  const code = printCard(HONOURS[i]!);
  const name = nameCard(HONOURS[i]!);
  const key = i < GREAT ? 'ace.placed.rate' : 'quinola.placed.winnerToHolder';
  const refuseHonour = (what: string, message: string): Refusal =>
    refuse(`honour-${what}`, message, `${code}.${what}`, key);
  if (fate === 'laidOut') return undefined;
  const matters = fatePays(i, fate, rules);
  if (fate === 'unplayed') {
    const inHand = outcome.thrownBy !== undefined && rules['thrown.pays'] !== 'nothing';
    return inHand && by === undefined
      ? refuseHonour('by', `Say who still held the ${name} when the cards were thrown down.`)
      : undefined;
  }
  if (by === undefined && (matters || outcome.espagnolette !== undefined))
    return refuseHonour('by', `Say who ${SAID[fate]} the ${name}.`);
  if (by !== undefined && fate === 'led' && cannotLead(outcome, by, trick))
    return refuseHonour('by', `${theSeat(outcome.seats, by)} took no trick and so cannot have led the ${name}.`);
  if (fate !== 'led' && matters) {
    if (on === undefined)
      return refuseHonour(
        'on',
        fate === 'placed' ? `Say who took the trick with the ${name}.` : `Say who forced the ${name} by a lead.`,
      );
    if (on === by)
      return refuseHonour(
        'on',
        fate === 'placed'
          ? `A player who places the ${name} throws it on a trick that somebody else takes.`
          : `The ${name} cannot be forced by its own holder.`,
      );
  }
  if (on !== undefined && fate === 'placed' && takesNothing(outcome, on, trick))
    return refuseHonour(
      'on',
      `${theSeat(outcome.seats, on)} cannot have taken that trick, by the tricks and the reversis entered.`,
    );
  if (on !== undefined && fate === 'forced' && cannotLead(outcome, on, trick))
    return refuseHonour('on', `${theSeat(outcome.seats, on)} took no trick and so cannot have forced the ${name}.`);
  if (trick !== undefined && (trick < 1 || trick > tricks))
    return refuseHonour('trick', `A deal has only ${String(tricks)} tricks.`);
  return undefined;
}

const SAID = { placed: 'placed', forced: 'held', led: 'led' } as const;

/** Whether a trick comes at least `later` tricks after the one in which a reversis was broken; anybody may have taken it. */
const isAfterBreak = ({ reversis }: DealOutcome, trick: number | undefined, later: number): boolean =>
  reversis?.broken !== undefined && trick !== undefined && trick >= reversis.broken.trick + later;

/** Whether a seat cannot have led a trick: it took none before, and is not first hand. */
function cannotLead(outcome: DealOutcome, seat: Seat, trick: number | undefined): boolean {
  const { tricks, reversis } = outcome;
  if (seat === 0 || isAfterBreak(outcome, trick, 2)) return false;
  if (reversis) return seat !== reversis.by && seat !== reversis.broken?.by;
  return tricks !== undefined && tricks[seat] === 0;
}

/** Whether tricks or reversis show that a seat took no trick. */
function takesNothing(outcome: DealOutcome, seat: Seat, trick: number | undefined): boolean {
  const { tricks, reversis } = outcome;
  if (isAfterBreak(outcome, trick, 1)) return false;
  if (!reversis) return tricks !== undefined && tricks[seat] === 0;
  const { by, broken } = reversis;
  return seat !== (broken && trick === broken.trick ? broken.by : by);
}

/** Checks honours that fell in one trick: one seat each, one leader, one taker. */
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
            `The ${nameCard(HONOURS[i]!)} and the ${nameCard(HONOURS[j]!)} are entered for the same trick, but only one player leads a trick and only one takes it.`,
            `${at}.${other.fate === 'led' ? 'by' : 'on'}`,
            'play.follow',
          );
    }
  return undefined;
}

const leaderOf = ({ fate, by, on }: HonourOutcome): Seat | undefined =>
  fate === 'led' ? by : fate === 'forced' ? on : undefined;

/** Whether a fate of an honour can lead to a payment under some rules, so that its details matter. */
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
        (pool && rules['quinola.forced.intoPool']) ||
        (honour === GREAT && rules['reversis.made.forcedFirst'] > 0)
      );
    case 'led':
      return (
        rules[`${which}.led.holderToWinner`] + rules[`${which}.led.othersToWinner`] > 0 ||
        (pool && rules['quinola.led.intoPool'])
      );
  }
}

/** Points of ace, king, queen and knave. */
const valuesOf = (rules: ReversisRules): readonly [number, number, number, number] =>
  rules['points.scale'] === 'high' ? [5, 4, 3, 2] : [4, 3, 2, 1];

/** Points of the Quinola in a trick beyond those of another knave. */
const extra = (rules: ReversisRules): number => rules['points.quinolaTaken'] - valuesOf(rules)[3];

/** Whether the cards laid out are inspected; then the points must add up exactly. */
export const countsLaid = (rules: ReversisRules): boolean =>
  rules['partie.manner'] === 'discard' || rules['partie.manner'] === 'mat';

/** Least and most points that all tricks can hold. */
export function pointsInAll(
  { honours, laid, seats }: Pick<DealOutcome, 'honours' | 'laid' | 'seats'>,
  rules: ReversisRules,
): readonly [least: number, most: number] {
  const values = valuesOf(rules);
  const whole = 4 * values.reduce((sum, value) => sum + value, 0);
  if (countsLaid(rules)) {
    const isOut = (honour: number): boolean => honours[honour]?.fate === 'laidOut';
    const aces = [0, 1, 2, 3].filter(isOut).length;
    const [kings, queens, knaves] = laid;
    const counts = [aces, kings, queens + (isOut(5) ? 1 : 0), knaves + (isOut(GREAT) ? 1 : 0)];
    const out = counts.reduce((sum, n, i) => sum + n * values[i]!, 0);
    const all = whole - out + (isOut(GREAT) ? 0 : extra(rules));
    return [all, all];
  }
  // With cards laid aside unseen, as many of the highest may be missing.
  let aside = packFor(rules).length - seats * shapeOf(rules, seats).tricks;
  let hidden = 0;
  for (const value of values) {
    hidden += value * Math.min(4, aside);
    aside -= Math.min(4, aside);
  }
  return [whole - hidden + Math.min(0, extra(rules)), whole + Math.max(0, extra(rules))];
}

/** Error for points that are missing, impossible, or taken by a seat without a trick. */
export function checkPoints(
  outcome: DealOutcome,
  facts: Facts,
  rules: ReversisRules,
): ReturnType<typeof refuse> | undefined {
  const { points, seats } = outcome;
  if (!points) return refuse('no-points', 'Say how many points each took.', 'points', 'points.scale');
  const idle = points.findIndex((n, seat) => n > 0 && facts.taken[seat] === 0);
  if (idle >= 0)
    return refuse(
      'points-without-trick',
      `${theSeat(seats, idle)} has points, but no trick.`,
      'points',
      'points.scale',
    );
  const sum = points.reduce((total, n) => total + n, 0);
  const [least, most] = pointsInAll(outcome, rules);
  if (sum >= least && sum <= most) return undefined;
  const should = least === most ? String(most) : `${String(least)} to ${String(most)}`;
  return refuse(
    'point-count',
    `That makes ${String(sum)} points; the tricks hold ${should}${countsLaid(rules) ? ', besides the cards laid out' : ''}.`,
    'points',
    'points.scale',
  );
}

/**
 * Points of a seat as packed counts of cards with that sum. Which cards they are does not matter; their number does where a tie
 * depends on it.
 */
export function pointsAsCounts(
  { points, cards, honours, seats }: DealOutcome,
  seat: Seat,
  rules: ReversisRules,
): Result<number> {
  const values = valuesOf(rules);
  const [ace, , , knave] = values;
  const quinola = honours[GREAT]?.fate === 'placed' && honours[GREAT].on === seat;
  // The facts add the Quinola's extra points.
  const left = (points?.[seat] ?? 0) - (quinola ? extra(rules) : 0);
  const outcome = cards?.[seat];
  const number = outcome ?? Math.ceil(left / ace);
  if (left < number * knave || left > number * ace || (quinola && number === 0))
    return refuse(
      'points-of-no-cards',
      outcome === undefined
        ? `${theSeat(seats, seat)} cannot have ${String(points?.[seat] ?? 0)} points: no cards come to that.`
        : `${String(outcome)} counting cards cannot come to ${aSeat(seats, seat)}’s ${String(points?.[seat] ?? 0)} points.`,
      outcome === undefined ? 'points' : 'cards',
      'points.scale',
    );
  // Start with knaves, and raise each as far as needed.
  const counts = [0, 0, 0, 0];
  let rest = left - number * knave;
  for (let i = 0; i < number; i++) {
    const raise = Math.min(rest, ace - knave);
    counts[3 - raise]!++;
    rest -= raise;
  }
  return ok(counts[0]! + (counts[1]! << 8) + (counts[2]! << 16) + (counts[3]! << 24));
}
