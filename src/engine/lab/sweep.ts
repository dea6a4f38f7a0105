import { ok, refuse, type Result, didYouMean } from '../kernel/result.ts';
import { keysOf } from '../kernel/collections.ts';
import { arises, MAX_AMOUNT, type KeyTable } from '../rules/key.ts';
import { ruleOf, type RuleSet } from '../rules/rule-set.ts';
import type { LabRun } from './run.ts';
import type { LabBlock } from './tally.ts';
import { estimateDifference, estimateRatio, estimateShareOfSessions, type Estimate, type Share } from './statistics.ts';
import { columnsOf } from './summary.ts';

/** Most amounts that are tried at regular steps: every amount up to twice 20. */
const MOST_STEPS = 40;

/** An amount that books name. */
export interface SweepMark {
  readonly amount: number;
  /** Ids of the books. */
  readonly books: readonly string[];
}

/** The amounts at which a rule is tried, from 0 to twice its value. */
export interface SweepPlan {
  readonly key: string;
  /** Amount of the rules that are swept, with which every other is compared. */
  readonly own: number;
  /** Ascending; holds 0, the own amount, the last, and every marked amount in between. */
  readonly amounts: readonly number[];
  /** Difference of two amounts in sequence; 1 if every whole number is tried. */
  readonly step: number;
  /** Amounts of all books in which the question arises, ascending; some may lie beyond the last amount. */
  readonly marks: readonly SweepMark[];
}

/** What a rule does at one amount, compared with its own. */
export interface SweepPoint {
  readonly amount: number;
  /** Role → difference of its net. */
  readonly roles: readonly Estimate[];
  /** Counters a deal that end up with a different player or pool; below, deals that are paid differently. Both with the own pools. */
  readonly elsewhere: Estimate;
  readonly moved: Share;
}

/** Rules that are amounts and have an effect under these rules: what can be swept. */
export const amountsIn = (keys: KeyTable, rules: object): readonly string[] =>
  keysOf(keys).filter((key) => keys[key]!.type === 'amount' && arises(keys, key, rules));

/** Amounts of a rule in all books in which its question arises, ascending. */
function marksOf(key: string, books: readonly Pick<RuleSet, 'id' | 'rules'>[]): readonly SweepMark[] {
  const named = new Map<number, string[]>();
  for (const book of books) {
    const amount = ruleOf(book, key)?.value;
    if (typeof amount === 'number') named.set(amount, [...(named.get(amount) ?? []), book.id]);
  }
  return [...named].sort(([a], [b]) => a - b).map(([amount, ids]) => ({ amount, books: ids }));
}

/**
 * Plans the sweep of a rule: every amount from 0 to twice its value, or steps of equal size where that is more than forty. A rule
 * of 0 is swept to twice the largest amount of any book, or to 10. Refuses a rule that is no amount, or has no effect.
 */
export function planSweep(
  key: string,
  rules: object,
  game: { readonly keys: KeyTable; readonly ruleSets: readonly Pick<RuleSet, 'id' | 'rules'>[] },
): Result<SweepPlan> {
  const { keys, ruleSets } = game;
  const spec = Object.hasOwn(keys, key) ? keys[key] : undefined;
  const known = keysOf(keys).filter((one) => keys[one]!.type === 'amount');
  if (!spec) return refuse('unknown-key', `There is no rule called “${key}” in this game.${didYouMean(key, known)}`);
  if (spec.type !== 'amount')
    return refuse('no-amount', `The rule “${key}” is not an amount, so it cannot be tried from 0 to twice its value.`);
  if (!arises(keys, key, rules))
    return refuse('not-arising', `With these rules “${key}” has no effect, whatever its amount.`);
  const own = (rules as Readonly<Record<string, number>>)[key]!;
  const marks = marksOf(key, ruleSets);
  const last = Math.min(MAX_AMOUNT, 2 * (own || Math.max(5, ...marks.map(({ amount }) => amount))));
  const step = Math.max(1, Math.ceil(last / MOST_STEPS));
  const amounts = new Set([own, last]);
  for (let amount = 0; amount < last; amount += step) amounts.add(amount);
  for (const { amount } of marks) if (amount < last) amounts.add(amount);
  return ok({ key, own, amounts: [...amounts].sort((a, b) => a - b), step, marks });
}

/** The run of a sweep: the same cards, paid by the rules with each of the amounts. */
export const runOfSweep = <R extends object>({ key, amounts }: SweepPlan, book: R, seed: number): LabRun<R> => ({
  question: 'sameCards',
  book,
  turned: amounts.map((amount) => Object.freeze({ ...book, [key]: amount })),
  seed,
});

/** What the run of a sweep found at each amount. */
export const sweepPoints = ({ amounts }: SweepPlan, { deals, book, turned }: LabBlock): readonly SweepPoint[] => {
  const lengths = book.turnover.map(() => deals / book.turnover.length);
  return amounts.map((amount, i) => {
    const { side, difference } = turned[i]!;
    return {
      amount,
      roles: book.netCounts.map((_, role) => estimateDifference(columnsOf(side, role), columnsOf(book, role))),
      elsewhere: estimateRatio(difference.elsewhereAlone, lengths, 'sum'),
      moved: estimateShareOfSessions(difference.movedAlone, deals),
    };
  });
};
