import { LabSink, netOfPools, type LabGame, type LabTypes, type PaidFor } from './lab-game.ts';

/**
 * The two questions of the lab, never mixed. *sameCards*: deals played by the book's rules are also settled under others.
 * *eachPlays*: the same deals are played and settled by each of the rules.
 */
export const QUESTIONS = ['sameCards', 'eachPlays'] as const;
export type LabQuestion = (typeof QUESTIONS)[number];

/** What is run: a book's rules, and others to compare with them, each for itself. */
export interface LabRun<R> {
  readonly question: LabQuestion;
  readonly book: R;
  readonly turned: readonly R[];
  /** Seed of the run: its deal n has the seed `firstDeal(seed) + n`. */
  readonly seed: number;
}

/** Seed of a run's first deal. Runs of up to a million deals share none. */
export const firstDeal = (seed: number): number => (seed - 1) * 1_000_003;

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
  readonly paid: Map<string, PaidFor>;
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
  /** Role of a seat → difference of its net, counted. Roles beyond the seats are left out. */
  readonly differences: readonly Counts[];
  /** Deals played otherwise; 0 where the same cards are paid. */
  playedOtherwise: number;
  /** The deals in which most lands elsewhere by the rule itself, most first. */
  most: readonly ChangedDeal[];
}

/** Sessions of a run, from one number on. */
export interface LabBlock {
  readonly firstSession: number;
  readonly deals: number;
  readonly book: SideTally;
  readonly turned: readonly { readonly side: SideTally; readonly difference: DifferenceTally }[];
}

/** Number of deals that are kept as examples. */
const MOST_KEPT = 12;

const countOne = (counts: Counts, amount: number): void => void counts.set(amount, (counts.get(amount) ?? 0) + 1);

const makeSide = (roles: number, paid: Map<string, PaidFor>): SideTally => ({
  nets: [],
  times: [],
  turnover: [],
  left: [],
  netCounts: Array.from({ length: roles }, () => new Map()),
  pools: new Map(),
  events: [],
  paid,
});

const makeDifference = (seats: number): DifferenceTally => ({
  moved: [],
  elsewhere: [],
  movedAlone: [],
  elsewhereAlone: [],
  differences: Array.from({ length: seats }, () => new Map()),
  playedOtherwise: 0,
  most: [],
});

/** One set of rules while deals run: its tallies, and what is carried from deal to deal. */
class Side<L extends LabTypes> {
  readonly sink = new LabSink();
  readonly tally: SideTally;
  carry: L['carry'];
  private readonly game: LabGame<L>;
  readonly rules: L['rules'];
  private nets: Float64Array;
  private times: Float64Array;
  private events: Uint16Array;

  constructor(game: LabGame<L>, rules: L['rules']) {
    this.game = game;
    this.rules = rules;
    this.tally = makeSide(game.roles.length, this.sink.paid);
    this.carry = game.opening;
    this.nets = new Float64Array(game.roles.length);
    this.times = new Float64Array(game.roles.length);
    this.events = new Uint16Array(game.events.length);
  }

  beginSession(): void {
    const { roles, opening } = this.game;
    this.carry = opening;
    this.nets = new Float64Array(roles.length);
    this.times = new Float64Array(roles.length);
    this.tally.nets.push(this.nets);
    this.tally.times.push(this.times);
    this.tally.turnover.push(0);
    this.events = new Uint16Array(this.game.events.length);
    this.tally.events.push(this.events);
  }

  /** Settles a deal with what was carried so far, and counts it. */
  settle(played: L['played']): void {
    const { game, rules, sink, tally, nets, times, events } = this;
    countOne(tally.pools, game.inPools(this.carry));
    sink.begin();
    this.carry = game.settle(played, rules, this.carry, sink);
    const { net } = sink;
    let turnover = Math.abs(netOfPools(net));
    for (const [seat, roles] of game.rolesOf(played).entries()) {
      const won = net[seat]!;
      turnover += Math.abs(won);
      for (const role of roles) {
        nets[role]! += won;
        times[role]!++;
        countOne(tally.netCounts[role]!, won);
      }
    }
    tally.turnover[tally.turnover.length - 1]! += turnover / 2;
    game.eachEvent(played, rules, (event) => events[event]!++);
  }

  endSession(): void {
    this.tally.left.push(this.game.inPools(this.carry));
  }

  end(): void {
    this.sink.end();
  }
}

/** Counters that land elsewhere: half the sum of the absolute differences of seats and pools. */
function elsewhereOf(one: Float64Array, other: Float64Array, seats: number): number {
  let sum = Math.abs(netOfPools(one) - netOfPools(other));
  for (let seat = 0; seat < seats; seat++) sum += Math.abs(one[seat]! - other[seat]!);
  return sum / 2;
}

/** The lab of one game, without the types of its deals. */
export interface Lab<R extends object, Record extends object> extends Required<
  Pick<LabGame<LabTypes>, 'seats' | 'roles' | 'events' | 'telling' | 'untold'>
> {
  /** Deals of a session, after which the pools begin anew. */
  readonly dealsOfSession: (rules: R) => number;
  /**
   * Plays whole sessions of a run, from one number up to but not including another. Sessions are independent, so blocks may be
   * run in any order, on any number of workers, and put together by `mergeBlocks`.
   */
  readonly runSessions: (run: LabRun<R>, sessions: readonly [from: number, to: number]) => LabBlock;
  /** Records of whole sessions of a run, as the book's rules played them, with the pools they took over. */
  readonly recordsOf: (
    run: Pick<LabRun<R>, 'book' | 'seed'>,
    sessions: readonly [from: number, to: number],
  ) => readonly Record[];
}

/** Makes the lab of a game. */
export const makeLab = <L extends LabTypes>(game: LabGame<L>): Lab<L['rules'], L['record']> => ({
  seats: game.seats,
  roles: game.roles,
  events: game.events,
  telling: game.telling,
  untold: game.untold ?? {},
  dealsOfSession: game.dealsOfSession,
  runSessions: (run, sessions) => runSessions(game, run, sessions),
  recordsOf: ({ book, seed }, [from, to]) => {
    const sink = new LabSink();
    const length = game.dealsOfSession(book);
    const records: L['record'][] = [];
    for (let session = from; session < to; session++) {
      let carry = game.opening;
      for (let n = session * length; n < (session + 1) * length; n++) {
        const played = game.play(firstDeal(seed) + n, book, carry);
        records.push(game.recordOf(played, book, carry));
        sink.begin();
        carry = game.settle(played, book, carry, sink);
      }
    }
    return records;
  },
});

function runSessions<L extends LabTypes>(
  game: LabGame<L>,
  run: LabRun<L['rules']>,
  [from, to]: readonly [from: number, to: number],
): LabBlock {
  const length = game.dealsOfSession(run.book);
  const book = new Side(game, run.book);
  const turned = run.turned.map((rules) => ({
    side: new Side(game, rules),
    difference: makeDifference(game.seats),
  }));
  const alone = new LabSink();
  for (let session = from; session < to; session++) {
    book.beginSession();
    for (const { side, difference } of turned) {
      side.beginSession();
      for (const sums of [difference.moved, difference.elsewhere, difference.movedAlone, difference.elsewhereAlone])
        sums.push(0);
    }
    for (let n = session * length; n < (session + 1) * length; n++) {
      const seed = firstDeal(run.seed) + n;
      const before = book.carry;
      const played = game.play(seed, run.book, before);
      book.settle(played);
      const roles = game.rolesOf(played);
      for (const { side, difference } of turned) {
        const replayed = run.question === 'sameCards' ? played : game.play(seed, side.rules, side.carry);
        side.settle(replayed);
        const last = difference.moved.length - 1;
        const elsewhere = elsewhereOf(book.sink.net, side.sink.net, game.seats);
        if (elsewhere > 0) difference.moved[last]!++;
        difference.elsewhere[last]! += elsewhere;
        for (let seat = 0; seat < game.seats; seat++)
          countOne(difference.differences[roles[seat]![0]!]!, side.sink.net[seat]! - book.sink.net[seat]!);
        let byItself = elsewhere;
        if (run.question === 'sameCards') {
          alone.begin();
          game.settle(played, side.rules, game.recast(before, run.book, side.rules), alone);
          byItself = elsewhereOf(book.sink.net, alone.net, game.seats);
        } else if (!game.isSamePlay(played, replayed)) difference.playedOtherwise++;
        if (byItself > 0) difference.movedAlone[last]!++;
        difference.elsewhereAlone[last]! += byItself;
        keepMost(difference, { deal: n, elsewhere: byItself });
      }
    }
    book.endSession();
    for (const { side } of turned) side.endSession();
  }
  book.end();
  for (const { side } of turned) side.end();
  return {
    firstSession: from,
    deals: (to - from) * length,
    book: book.tally,
    turned: turned.map(({ side, difference }) => ({ side: side.tally, difference })),
  };
}

/** Keeps the deals in which most lands elsewhere; of two alike, the earlier one. */
function keepMost(difference: DifferenceTally, moved: ChangedDeal): void {
  const { most } = difference;
  if (moved.elsewhere === 0 || (most.length === MOST_KEPT && moved.elsewhere <= most[MOST_KEPT - 1]!.elsewhere)) return;
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

function mergePaid(all: readonly ReadonlyMap<string, PaidFor>[]): Map<string, PaidFor> {
  const sum = new Map<string, PaidFor>();
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
  moved: all.flatMap(({ moved }) => moved),
  elsewhere: all.flatMap(({ elsewhere }) => elsewhere),
  movedAlone: all.flatMap(({ movedAlone }) => movedAlone),
  elsewhereAlone: all.flatMap(({ elsewhereAlone }) => elsewhereAlone),
  differences: all[0]!.differences.map((_, role) => sumCounts(all.map(({ differences }) => differences[role]!))),
  playedOtherwise: all.reduce((sum, { playedOtherwise }) => sum + playedOtherwise, 0),
  most: firstOfMost(all.flatMap(({ most }) => most)),
});
