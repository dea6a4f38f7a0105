import type { Lab, LabRun } from './run.ts';
import { mergeBlocks } from './tally.ts';
import { settles, type Estimate, type Share } from './statistics.ts';
import { summarise, type LabSummary } from './summary.ts';

/** How often the interval of one estimate holds the value of the long run. */
export interface IntervalCoverage {
  /** What is estimated: `first hand`, `the Quinola is forced`, `rule 1: dealer`. */
  readonly words: string;
  readonly value: number;
  readonly runs: number;
  /** Small runs whose interval holds the value. */
  readonly held: number;
  /** Whether all runs together settle. */
  readonly settles: boolean;
}

/** An estimate or a share as an interval with two ends. */
interface Interval {
  readonly words: string;
  readonly value: number;
  readonly from: number;
  readonly to: number;
  readonly settles: boolean;
  readonly isShare: boolean;
}

/** A share is tried if a small run expects so many deals with it, and without: of fewer, no interval can hold just 95 %. */
const FEWEST = 10;

const asInterval = (words: string, estimate: Estimate): Interval => ({
  words,
  value: estimate.mean,
  from: estimate.mean - estimate.half,
  to: estimate.mean + estimate.half,
  settles: settles(estimate),
  isShare: false,
});
const shareInterval = (words: string, { share, from, to }: Share): Interval => ({
  words,
  value: share,
  from,
  to,
  settles: true,
  isShare: true,
});

/** All intervals of a run, in an order that depends on the lab and the number of changed rules only. */
function intervalsOf(lab: Pick<Lab<object, object>, 'roles' | 'events'>, { book, turned }: LabSummary) {
  const nets = (roles: readonly Estimate[], before: string): readonly Interval[] =>
    roles.map((estimate, role) => asInterval(before + lab.roles[role]!.words, estimate));
  return [
    ...nets(book.roles, ''),
    asInterval('changes hands', book.turnover),
    asInterval('stays in the pools', book.left),
    ...book.events.map((share, event) => shareInterval(lab.events[event]!.words, share)),
    ...turned.flatMap(({ difference }, n) => {
      const before = `change ${String(n + 1)}: `;
      return [
        ...nets(difference.roles, before),
        asInterval(`${before}lands elsewhere`, difference.elsewhere),
        asInterval(`${before}lands elsewhere by itself`, difference.elsewhereAlone),
        shareInterval(`${before}deals paid differently`, difference.moved),
        shareInterval(`${before}deals paid differently by itself`, difference.movedAlone),
      ];
    }),
  ];
}

/**
 * Repeats a small run of some sessions many times, each with its own deals, and counts how many of its intervals hold the value
 * of all of them together, whose own error is √repeats times smaller. What never varies is left out, and so
 * are shares of rare events.
 */
export function measureCoverage<R extends object, Record extends object>(
  lab: Lab<R, Record>,
  run: LabRun<R>,
  { repeats, sessions }: { readonly repeats: number; readonly sessions: number },
): readonly IntervalCoverage[] {
  const blocks = Array.from({ length: repeats }, (_, n) => lab.runSessions(run, [n * sessions, (n + 1) * sessions]));
  const small = blocks.map((block) => intervalsOf(lab, summarise(block)));
  const all = mergeBlocks(blocks);
  const dealsOfRun = all.deals / repeats;
  return intervalsOf(lab, summarise(all)).flatMap(({ words, value, settles, isShare }, i): IntervalCoverage[] => {
    const intervals = small.map((one) => one[i]!);
    const isRare = isShare && Math.min(value, 1 - value) * dealsOfRun < FEWEST;
    if (isRare || intervals.every((one) => one.value === value)) return [];
    const held = intervals.filter(({ from, to }) => from <= value && value <= to).length;
    return [{ words, value, runs: repeats, held, settles }];
  });
}
