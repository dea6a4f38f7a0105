import { ok, refuse, type Result } from '#engine/kernel/result.ts';
import type { Facts } from '../play/facts.ts';
import { GREAT } from '../rules/honours.ts';
import type { ReversisRules } from '../rules/keys.ts';
import { aSeat, theSeat, type Seat } from '../record/record.ts';
import { packFor, shapeOf } from '../rules/shape.ts';
import type { DealOutcome } from './deal-outcome.ts';

/** What ace, king, queen and knave count. */
const valuesOf = (rules: ReversisRules): readonly [number, number, number, number] =>
  rules['points.scale'] === 'high' ? [5, 4, 3, 2] : [4, 3, 2, 1];

/** What the Quinola counts in a trick beyond any other knave. */
const extra = (rules: ReversisRules): number => rules['points.quinolaTaken'] - valuesOf(rules)[3];

/** Whether the cards laid out are looked at: then the points must come out exactly. */
export const countsLaid = (rules: ReversisRules): boolean =>
  rules['partie.manner'] === 'discard' || rules['partie.manner'] === 'mat';

/** The least and the most that all tricks together can count. */
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
  // Cards lie aside unseen: at the most so many of the highest.
  let aside = packFor(rules).length - seats * shapeOf(rules, seats).tricks;
  let hidden = 0;
  for (const value of values) {
    hidden += value * Math.min(4, aside);
    aside -= Math.min(4, aside);
  }
  return [whole - hidden + Math.min(0, extra(rules)), whole + Math.max(0, extra(rules))];
}

/** Refuses points that are not told, not in the pack, or in tricks that nobody took. */
export function checkPoints(
  told: DealOutcome,
  facts: Facts,
  rules: ReversisRules,
): ReturnType<typeof refuse> | undefined {
  const { points, seats } = told;
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
  const [least, most] = pointsInAll(told, rules);
  if (sum >= least && sum <= most) return undefined;
  const should = least === most ? String(most) : `${String(least)} to ${String(most)}`;
  return refuse(
    'point-count',
    `That makes ${String(sum)} points; the tricks hold ${should}${countsLaid(rules) ? ' beside the cards laid out' : ''}.`,
    'points',
    'points.scale',
  );
}

/**
 * A seat’s points as cards that come to them, packed as facts keep them: which cards they were nobody asks, but for how
 * many where ties turn on it.
 */
export function pointsAsCounts(
  { points, cards, honours, seats }: DealOutcome,
  seat: Seat,
  rules: ReversisRules,
): Result<number> {
  const values = valuesOf(rules);
  const [ace, , , knave] = values;
  const quinola = honours[GREAT]?.fate === 'placed' && honours[GREAT].on === seat;
  // The facts add what the Quinola counts more than another knave.
  const left = (points?.[seat] ?? 0) - (quinola ? extra(rules) : 0);
  const told = cards?.[seat];
  const number = told ?? Math.ceil(left / ace);
  if (left < number * knave || left > number * ace || (quinola && number === 0))
    return refuse(
      'points-of-no-cards',
      told === undefined
        ? `${theSeat(seats, seat)} cannot have ${String(points?.[seat] ?? 0)} points: no cards come to that.`
        : `${String(told)} counting cards cannot come to ${aSeat(seats, seat)}’s ${String(points?.[seat] ?? 0)} points.`,
      told === undefined ? 'points' : 'cards',
      'points.scale',
    );
  // So many knaves, each raised as far as it takes.
  const counts = [0, 0, 0, 0];
  let rest = left - number * knave;
  for (let i = 0; i < number; i++) {
    const raise = Math.min(rest, ace - knave);
    counts[3 - raise]!++;
    rest -= raise;
  }
  return ok(counts[0]! + (counts[1]! << 8) + (counts[2]! << 16) + (counts[3]! << 24));
}
