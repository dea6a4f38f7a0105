import type { OccasionTotal } from './lab-game.ts';

/** Amounts and how often each was met. */
export type CountedAmounts = Iterable<readonly [amount: number, times: number]>;

/** How often each amount was met: amount → number of times. */
export type Counts = Map<number, number>;

/** Tallies of deals under one set of rules. All numbers are sums of whole counters, so the order of adding does not matter. */
export interface SideTally {
  /** Session → sum of the nets of each role; below, how often each role occurred. */
  readonly nets: Float64Array[];
  readonly times: Float64Array[];
  /** Session → what changes hands: half the sum of what seats and pools win or lose. */
  readonly turnover: number[];
  /** Session → counters left in the pools. */
  readonly left: number[];
  /** Role → net of a deal, counted. */
  readonly netCounts: readonly Counts[];
  /** Counters in the pools before a deal, counted. */
  readonly pools: Counts;
  /** Session → event → deals. */
  readonly events: Uint16Array[];
  readonly paid: Map<string, OccasionTotal>;
}

/** A deal that the other rules change: its number in the run, and how much lands elsewhere. */
export interface ChangedDeal {
  readonly deal: number;
  readonly elsewhere: number;
}

/** Tallies of the differences between two sets of rules, deal by deal; seats and pools are compared. */
export interface DifferenceTally {
  /** Session → deals in which anything differs; below, counters that land elsewhere: half the sum of absolute differences. */
  readonly moved: number[];
  readonly elsewhere: number[];
  /** The same with the book's pools before every deal: what the rule does by itself, without the pools it has made. */
  readonly movedAlone: number[];
  readonly elsewhereAlone: number[];
  /** Session → role → sum of the differences of its nets, by the rule itself; 0 where each rule plays. */
  readonly netsAlone: Float64Array[];
  /** Role of a seat → difference of its net, counted. Roles beyond the seats are left out. */
  readonly differences: readonly Counts[];
  /** Deals played otherwise; 0 where the same cards are paid. */
  playedOtherwise: number;
  /** Amounts of the book and of the other rules that count as 1 here: 1 each, or their stakes. */
  readonly scales: readonly [book: number, other: number];
  /** The deals in which most lands elsewhere by the rule itself, most first. */
  most: readonly ChangedDeal[];
}

/** What a run has of the book, and of each set of other rules by itself and against the book. */
export interface BookAndTurned<Side, Difference> {
  readonly book: Side;
  readonly turned: readonly { readonly side: Side; readonly difference: Difference }[];
}

/** Sessions of a run, from one number on. */
export interface LabBlock extends BookAndTurned<SideTally, DifferenceTally> {
  readonly firstSession: number;
  readonly deals: number;
}

/** Number of deals that are kept as examples. */
const MOST_KEPT = 12;

export const countOne = (counts: Counts, amount: number): void =>
  void counts.set(amount, (counts.get(amount) ?? 0) + 1);

export const makeSide = (roles: number, paid: Map<string, OccasionTotal>): SideTally => ({
  nets: [],
  times: [],
  turnover: [],
  left: [],
  netCounts: Array.from({ length: roles }, () => new Map()),
  pools: new Map(),
  events: [],
  paid,
});

export const makeDifference = (seats: number, scales: DifferenceTally['scales']): DifferenceTally => ({
  scales,
  moved: [],
  elsewhere: [],
  movedAlone: [],
  elsewhereAlone: [],
  netsAlone: [],
  differences: Array.from({ length: seats }, () => new Map()),
  playedOtherwise: 0,
  most: [],
});

/** Keeps the deals in which most lands elsewhere; of two alike, the earlier one. */
export function keepMost(difference: DifferenceTally, moved: ChangedDeal): void {
  const { most } = difference;
  if (!(moved.elsewhere > 0) || (most.length === MOST_KEPT && moved.elsewhere <= most[MOST_KEPT - 1]!.elsewhere))
    return;
  difference.most = firstOfMost([...most, moved]);
}

const firstOfMost = (deals: readonly ChangedDeal[]): readonly ChangedDeal[] =>
  [...deals].sort((a, b) => b.elsewhere - a.elsewhere || a.deal - b.deal).slice(0, MOST_KEPT);

/** Puts blocks together in the order of their sessions: the same block as one run of all of them. At least one. */
export function mergeBlocks(blocks: readonly LabBlock[]): LabBlock {
  const inOrder = [...blocks].sort((a, b) => a.firstSession - b.firstSession);
  const [first] = inOrder;
  if (!first) throw new Error('There is no block to merge.');
  return {
    firstSession: first.firstSession,
    deals: inOrder.reduce((sum, { deals }) => sum + deals, 0),
    book: mergeSides(inOrder.map(({ book }) => book)),
    turned: first.turned.map((_, i) => ({
      side: mergeSides(inOrder.map(({ turned }) => turned[i]!.side)),
      difference: mergeDifferences(inOrder.map(({ turned }) => turned[i]!.difference)),
    })),
  };
}

/** Sums counted amounts: of several blocks, roles or seats. */
export function sumCounts(all: readonly CountedAmounts[]): Counts {
  const sum: Counts = new Map();
  for (const counts of all) for (const [amount, times] of counts) sum.set(amount, (sum.get(amount) ?? 0) + times);
  return sum;
}

function mergePaid(all: readonly ReadonlyMap<string, OccasionTotal>[]): Map<string, OccasionTotal> {
  const sum = new Map<string, OccasionTotal>();
  for (const paid of all)
    for (const [occasion, { deals, payments, amount }] of paid) {
      const before = sum.get(occasion) ?? { deals: 0, payments: 0, amount: 0 };
      sum.set(occasion, {
        deals: before.deals + deals,
        payments: before.payments + payments,
        amount: before.amount + amount,
      });
    }
  return sum;
}

const mergeSides = (sides: readonly SideTally[]): SideTally => ({
  nets: sides.flatMap(({ nets }) => nets),
  times: sides.flatMap(({ times }) => times),
  turnover: sides.flatMap(({ turnover }) => turnover),
  left: sides.flatMap(({ left }) => left),
  netCounts: sides[0]!.netCounts.map((_, role) => sumCounts(sides.map(({ netCounts }) => netCounts[role]!))),
  pools: sumCounts(sides.map(({ pools }) => pools)),
  events: sides.flatMap(({ events }) => events),
  paid: mergePaid(sides.map(({ paid }) => paid)),
});

const mergeDifferences = (all: readonly DifferenceTally[]): DifferenceTally => ({
  scales: all[0]!.scales,
  moved: all.flatMap(({ moved }) => moved),
  elsewhere: all.flatMap(({ elsewhere }) => elsewhere),
  movedAlone: all.flatMap(({ movedAlone }) => movedAlone),
  elsewhereAlone: all.flatMap(({ elsewhereAlone }) => elsewhereAlone),
  netsAlone: all.flatMap(({ netsAlone }) => netsAlone),
  differences: all[0]!.differences.map((_, role) => sumCounts(all.map(({ differences }) => differences[role]!))),
  playedOtherwise: all.reduce((sum, { playedOtherwise }) => sum + playedOtherwise, 0),
  most: firstOfMost(all.flatMap(({ most }) => most)),
});
