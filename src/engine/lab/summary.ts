import type { BookAndTurned, LabBlock, Counts, DifferenceTally, ChangedDeal, SideTally } from './tally.ts';
import {
  estimateDifference,
  estimateRatio,
  estimateShare,
  estimateShareOfSessions,
  quantilesOf,
  shareBeyond,
  type Estimate,
  type Share,
} from './statistics.ts';

/** What was paid for one occasion: share of deals, and counters a deal. */
export interface PaidSummary {
  readonly occasion: string;
  readonly deals: Share;
  readonly perDeal: number;
}

/** Quantiles of a distribution, and its largest value. */
export interface Spread {
  readonly median: number;
  /** Nine in ten are not above this; below, ninety-nine in a hundred. */
  readonly ninth: number;
  readonly last: number;
  readonly largest: number;
}

/** Results of deals under one set of rules. Amounts are counters of the book’s unit. */
export interface SideSummary {
  /** Role → net of a deal. */
  readonly roles: readonly Estimate[];
  /** Role → net of a deal, counted, in ascending order. */
  readonly nets: readonly (readonly (readonly [net: number, times: number])[])[];
  /** What changes hands in a deal: half the sum of what seats and pools win or lose. */
  readonly turnover: Estimate;
  /** Counters that stay in the pools at the end of a session, for each deal of it. */
  readonly left: Estimate;
  /** Pools before a deal; undefined if they are always empty. */
  readonly pools: Spread | undefined;
  /** Event → share of deals. */
  readonly events: readonly Share[];
  readonly paid: readonly PaidSummary[];
}

/** What other rules change, deal by deal. */
export interface DifferenceSummary {
  /** Role → difference of its net, other rules less the book’s. */
  readonly roles: readonly Estimate[];
  /** The same with the book’s pools before every deal: by the rule itself. */
  readonly rolesAlone: readonly Estimate[];
  /** Seat's role → median of the difference; below, share of deals in which it is beyond ten counters. */
  readonly medians: readonly number[];
  readonly beyondTen: readonly Share[];
  /** Deals in which any payment differs; below, counters that land elsewhere in a deal. */
  readonly moved: Share;
  readonly elsewhere: Estimate;
  /** The same with the book’s pools before every deal: the rule by itself, without the pools it has made. */
  readonly movedAlone: Share;
  readonly elsewhereAlone: Estimate;
  /** Deals that were played differently. */
  readonly playedOtherwise: Share;
  /** The deals most moved, most first. */
  readonly most: readonly ChangedDeal[];
}

/** Results of a run. */
export interface LabSummary extends BookAndTurned<SideSummary, DifferenceSummary> {
  readonly deals: number;
  readonly sessions: number;
}

const BEYOND = 10;

/** Column of a role in the sessions of a tally: sums of its nets, divided by `scale`, and how often it occurred. */
export const columnsOf = (
  { nets, times }: Pick<SideTally, 'nets' | 'times'>,
  role: number,
  scale = 1,
): readonly [readonly number[], readonly number[]] => [
  nets.map((session) => session[role]! / scale),
  times.map((session) => session[role]!),
];

const byAmount = (counts: Counts): readonly (readonly [number, number])[] => [...counts].sort(([a], [b]) => a - b);

function spreadOf(counts: Counts): Spread | undefined {
  const [median = 0, ninth = 0, last = 0, largest = 0] = quantilesOf(counts, [0.5, 0.9, 0.99, 1]);
  return largest === 0 ? undefined : { median, ninth, last, largest };
}

function summariseSide(side: SideTally, deals: number): SideSummary {
  const lengths = side.turnover.map(() => deals / side.turnover.length);
  return {
    roles: side.netCounts.map((_, role) => estimateRatio(...columnsOf(side, role))),
    nets: side.netCounts.map(byAmount),
    turnover: estimateRatio(side.turnover, lengths, 'sum'),
    left: estimateRatio(side.left, lengths, 'sum'),
    pools: spreadOf(side.pools),
    events: Array.from(side.events[0] ?? [], (_, event) =>
      estimateShareOfSessions(
        side.events.map((session) => session[event]!),
        deals,
      ),
    ),
    paid: [...side.paid]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([occasion, paid]) => ({
        occasion,
        deals: estimateShare(paid.deals, deals),
        perDeal: paid.amount / deals,
      })),
  };
}

function summariseDifference(
  difference: DifferenceTally,
  [book, other]: readonly [SideTally, SideTally],
  deals: number,
): DifferenceSummary {
  const lengths = difference.moved.map(() => deals / difference.moved.length);
  const [bookScale, otherScale] = difference.scales;
  return {
    roles: book.netCounts.map((_, role) =>
      estimateDifference(columnsOf(other, role, otherScale), columnsOf(book, role, bookScale)),
    ),
    rolesAlone: book.netCounts.map((_, role) =>
      estimateRatio(columnsOf({ nets: difference.netsAlone, times: book.times }, role)[0], columnsOf(book, role)[1]),
    ),
    medians: difference.differences.map((counts) => quantilesOf(counts, [0.5])[0] ?? 0),
    beyondTen: difference.differences.map((counts) => shareBeyond(counts, BEYOND)),
    moved: estimateShareOfSessions(difference.moved, deals),
    elsewhere: estimateRatio(difference.elsewhere, lengths, 'sum'),
    movedAlone: estimateShareOfSessions(difference.movedAlone, deals),
    elsewhereAlone: estimateRatio(difference.elsewhereAlone, lengths, 'sum'),
    playedOtherwise: estimateShare(difference.playedOtherwise, deals),
    most: difference.most,
  };
}

/** Results of a block of whole sessions. */
export const summarise = ({ deals, book, turned }: LabBlock): LabSummary => ({
  deals,
  sessions: book.turnover.length,
  book: summariseSide(book, deals),
  turned: turned.map(({ side, difference }) => ({
    side: summariseSide(side, deals),
    difference: summariseDifference(difference, [book, side], deals),
  })),
});
