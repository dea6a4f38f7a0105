import { LabSink, netOfPools, type LabGame, type LabStrength, type LabTypes } from './lab-game.ts';
import { countOne, keepMost, makeDifference, makeSide, type LabBlock, type SideTally } from './tally.ts';
import type { Departure } from '../ledger/game.ts';
import type { KeyTable } from '../rules/key.ts';
import { estimateShare, type Share } from './statistics.ts';

/** The question that changes allow first: deals and play stay the same unless a changed rule touches them. */
export const questionFor = (keys: KeyTable, changes: object): LabQuestion =>
  Object.keys(changes).every((key) => keys[key]?.touches === 'payment') ? 'sameCards' : 'eachPlays';

/** Deals of a run that other rules would not have allowed to be played so. */
export interface BrokenDeals {
  readonly broken: Share;
  /** The first of them, with what breaks the rules. */
  readonly first: { readonly deal: number; readonly departure: Departure } | undefined;
}

/** Judges the first deals of a run under other rules. `departuresOf` judges one record. */
export function findBroken<R extends object, Record extends object>(
  lab: Lab<R, Record>,
  run: Pick<LabRun<R>, 'book' | 'seed' | 'player'>,
  departuresOf: (record: Record) => readonly Departure[],
  sessions: number,
): BrokenDeals {
  let broken = 0;
  let first: BrokenDeals['first'];
  const records = lab.recordsOf(run, [0, sessions]);
  for (const [deal, record] of records.entries()) {
    const [departure] = departuresOf(record);
    if (!departure) continue;
    broken++;
    first ??= { deal, departure };
  }
  return { broken: estimateShare(broken, records.length), first };
}

/**
 * Whether the plain player plays alike by a book and by each of the other rules, as far as some sessions show. It does not look
 * at most payments, and then both questions have one answer.
 */
export const playsAlike = <R extends object, Record extends object>(
  lab: Lab<R, Record>,
  { book, turned, seed }: Pick<LabRun<R>, 'book' | 'turned' | 'seed'>,
  sessions: number,
): readonly boolean[] =>
  lab
    .runSessions({ question: 'eachPlays', book, turned, seed }, [0, sessions])
    .turned.map(({ difference }) => difference.playedOtherwise === 0);

/**
 * The two questions of the lab, never mixed. *sameCards*: deals played by the book's rules are also settled under others.
 * *eachPlays*: the same deals are played and settled by each of the rules.
 */
export const LAB_QUESTIONS = ['sameCards', 'eachPlays'] as const;
export type LabQuestion = (typeof LAB_QUESTIONS)[number];

/** What is run: a book's rules, and others to compare with them, each for itself. */
export interface LabRun<R> {
  readonly question: LabQuestion;
  readonly book: R;
  readonly turned: readonly R[];
  /** Seed of the run: its deal n has the seed `firstDeal(seed) + n`. */
  readonly seed: number;
  /** Who plays, in every seat: the plain player if left out, or the better one of the game. */
  readonly player?: LabStrength | undefined;
  /**
   * Changed rules → number of the draw by which the better player imagines deals; 0 where left out, as for the book. The book’s own
   * rules with another draw show what chance alone does.
   */
  readonly draws?: readonly number[];
  /**
   * Whether amounts are divided by the stake of their rules before they are compared, because the sides count in different
   * counters. Sums of either side stay in its counters.
   */
  readonly perStake?: boolean;
}

/** Most deals of a run: seeds of two runs would otherwise overlap. */
export const MOST_DEALS = 1_000_000;
/** Largest seed of a run: with the most deals, the seeds of single deals then stay below 2³². */
export const MOST_SEED = 4000;

/** Seed of a run's first deal. Runs of up to a million deals share none. */
export const firstDeal = (seed: number): number => (seed - 1) * 1_000_003;

/** Number of a draw: other numbers give other imagined deals. */
interface Drawn {
  readonly draw: number;
}

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

  /** Plays a deal from its seed, with what was carried so far. */
  readonly play: (seed: number) => L['played'];

  constructor(game: LabGame<L>, rules: L['rules'], { player, draw }: Pick<LabRun<L['rules']>, 'player'> & Drawn) {
    this.game = game;
    this.rules = rules;
    this.play =
      player === game.better.strength
        ? (seed) => game.playBetter(seed, rules, { carry: this.carry, draw })
        : (seed) => game.play(seed, rules, this.carry);
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

/** Nets of a deal, and the amount that counts as 1 where they are compared. */
interface ScaledNets {
  readonly net: Float64Array;
  readonly scale: number;
}

/** What lands elsewhere: half the sum of the absolute differences of seats and pools. */
function elsewhereOf(one: ScaledNets, other: ScaledNets, seats: number): number {
  let sum = Math.abs(netOfPools(one.net) / one.scale - netOfPools(other.net) / other.scale);
  for (let seat = 0; seat < seats; seat++) sum += Math.abs(one.net[seat]! / one.scale - other.net[seat]! / other.scale);
  return sum / 2;
}

/** The lab of one game, without the types of its deals. */
export interface Lab<R extends object, Record extends object> extends Required<
  Pick<LabGame<LabTypes>, 'seats' | 'roles' | 'events' | 'telling' | 'untold' | 'better'>
> {
  /** What all players together put down before a deal; 0 if the rules know no such stake. */
  readonly stakeOf: (rules: R) => number;
  /** Deals of a session, after which the pools begin anew. */
  readonly dealsOfSession: (rules: R) => number;
  /**
   * Plays whole sessions of a run, from one number up to but not including another. Sessions are independent, so blocks may be
   * run in any order, on any number of workers, and put together by `mergeBlocks`.
   */
  readonly runSessions: (run: LabRun<R>, sessions: readonly [from: number, to: number]) => LabBlock;
  /**
   * Records of whole sessions of a run, as the book's rules played them, with the pools they took over. `length`: deals of a
   * session; left out, as many as the book says.
   */
  readonly recordsOf: (
    run: Pick<LabRun<R>, 'book' | 'seed' | 'player'> & Partial<Drawn> & { readonly length?: number },
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
  better: game.better,
  stakeOf: game.stakeOf,
  dealsOfSession: game.dealsOfSession,
  runSessions: (run, sessions) => runSessions(game, run, sessions),
  recordsOf: ({ book, seed, player, draw = 0, length = game.dealsOfSession(book) }, [from, to]) => {
    const side = new Side(game, book, { player, draw });
    const records: L['record'][] = [];
    for (let session = from; session < to; session++) {
      side.beginSession();
      for (let n = session * length; n < (session + 1) * length; n++) {
        const before = side.carry;
        const played = side.play(firstDeal(seed) + n);
        records.push(game.recordOf(played, book, before));
        side.settle(played);
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
  const { player, draws = [], perStake = false } = run;
  // Without a stake nothing can be compared: every amount is then no number.
  const scaleOf = (rules: L['rules']): number => (perStake ? game.stakeOf(rules) || NaN : 1);
  const book = new Side(game, run.book, { player, draw: 0 });
  const own: ScaledNets = { net: book.sink.net, scale: scaleOf(run.book) };
  const alone = new LabSink();
  const turned = run.turned.map((rules, n) => {
    const side = new Side(game, rules, { player, draw: draws[n] ?? 0 });
    const scale = scaleOf(rules);
    return {
      side,
      nets: { net: side.sink.net, scale },
      netsAlone: { net: alone.net, scale },
      difference: makeDifference(game.seats, [own.scale, scale]),
    };
  });
  for (let session = from; session < to; session++) {
    book.beginSession();
    for (const { side, difference } of turned) {
      side.beginSession();
      for (const sums of [difference.moved, difference.elsewhere, difference.movedAlone, difference.elsewhereAlone])
        sums.push(0);
      difference.netsAlone.push(new Float64Array(game.roles.length));
    }
    for (let n = session * length; n < (session + 1) * length; n++) {
      const seed = firstDeal(run.seed) + n;
      const before = book.carry;
      const played = book.play(seed);
      book.settle(played);
      const roles = game.rolesOf(played);
      for (const { side, nets, netsAlone, difference } of turned) {
        const replayed = run.question === 'sameCards' ? played : side.play(seed);
        side.settle(replayed);
        const last = difference.moved.length - 1;
        const elsewhere = elsewhereOf(own, nets, game.seats);
        if (elsewhere > 0) difference.moved[last]!++;
        difference.elsewhere[last]! += elsewhere;
        for (let seat = 0; seat < game.seats; seat++)
          countOne(
            difference.differences[roles[seat]![0]!]!,
            nets.net[seat]! / nets.scale - own.net[seat]! / own.scale,
          );
        let byItself = elsewhere;
        if (run.question === 'sameCards') {
          alone.begin();
          game.settle(played, side.rules, game.recast(before, run.book, side.rules), alone);
          byItself = elsewhereOf(own, netsAlone, game.seats);
          if (byItself > 0)
            for (const [seat, ofSeat] of roles.entries())
              for (const role of ofSeat)
                difference.netsAlone[last]![role]! +=
                  netsAlone.net[seat]! / netsAlone.scale - own.net[seat]! / own.scale;
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
