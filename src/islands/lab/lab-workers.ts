import type { Game, GameTypes } from '#engine/ledger/game.ts';
import type { Result } from '#engine/kernel/result.ts';
import { type Lab, type LabRun, findBroken, type BrokenDeals } from '#engine/lab/run.ts';
import { mergeBlocks, type ChangedDeal, type LabBlock } from '#engine/lab/tally.ts';
import { estimateShare } from '#engine/lab/statistics.ts';
import { printLink } from '#engine/notation/link.ts';
import { explained, type ReplayedDeal } from '#engine/replay/replay.ts';
import type { RuleChanges } from '#engine/rules/rule-set.ts';
import { answerRequests, askWorker } from '../page/workers.ts';

/* The workers of the lab: what a page asks them, how a worker answers, and how a run is shared among them. */

/** What the lab learns from a few sessions before a run begins. */
export interface Trial {
  /** Deals a second of one worker, both sides together. */
  readonly speed: number;
  readonly dealsOfSession: number;
  /** Deals tried; below, those that the plain player plays differently by the other rules. None of the better player. */
  readonly tried: number;
  readonly playedOtherwise: number;
  /** Stakes of both sides, as amounts are compared by them where books count in different counters; 0: the rules have none. */
  readonly stakes: readonly [first: number, second: number];
  /** Deals of the first side that the other rules forbid. */
  readonly broken: BrokenDeals;
}

/** A deal to look at: a link to it by the rules that it was played by, and its nets under the rules of each side. */
export interface ExampleDeal {
  readonly deal: number;
  readonly link: string;
  /** The deal as played by the second side’s rules; undefined where the same cards are paid. */
  readonly otherLink: string | undefined;
  readonly seats: readonly string[];
  /** Seat → net under the first side’s rules; below, under the second’s. */
  readonly before: readonly number[];
  readonly after: readonly number[];
}

/** A side’s rules as a link needs them. */
interface LinkedRules<R> {
  readonly book: string;
  readonly changes: RuleChanges<R>;
  readonly rules: R;
}

/** Message to the worker, as plain data. */
type LabRequest<R> =
  | { readonly kind: 'try'; readonly run: LabRun<R> }
  | { readonly kind: 'speed'; readonly run: LabRun<R> }
  | { readonly kind: 'run'; readonly run: LabRun<R>; readonly sessions: readonly [from: number, to: number] }
  | {
      readonly kind: 'examples';
      readonly run: LabRun<R>;
      readonly sides: readonly [LinkedRules<R>, LinkedRules<R>];
      readonly deals: readonly ChangedDeal[];
    };

/** What the worker needs of its game. */
interface LabOfGame<G extends GameTypes> {
  readonly engine: Game<G>;
  readonly lab: Lab<G['rules'], G['record']>;
  readonly settleAgain: (record: G['record'], rules: G['rules']) => Result<ReplayedDeal<G['rules']>>;
}

/** Most sessions tried before a run, and the milliseconds after which no other is begun. */
const TRIED = 25;
const PATIENCE_MS = 250;

/** Plays first sessions until there are enough or time is over; at least two. */
function playFirst<R extends object, Record extends object>(lab: Lab<R, Record>, run: LabRun<R>): LabBlock {
  const blocks: LabBlock[] = [];
  const start = performance.now();
  while (blocks.length < 2 || (blocks.length < TRIED && performance.now() - start < PATIENCE_MS))
    blocks.push(lab.runSessions(run, [blocks.length, blocks.length + 1]));
  return mergeBlocks(blocks);
}

/** Deals a second: of the last half of some sessions, since a program is slow until the browser has compiled it. */
function speedOf<R extends object, Record extends object>(lab: Lab<R, Record>, run: LabRun<R>): number {
  const start = performance.now();
  const ends = [start];
  while (ends.length < 2 || performance.now() - start < PATIENCE_MS) {
    lab.runSessions(run, [ends.length - 1, ends.length]);
    ends.push(performance.now());
  }
  const half = Math.floor((ends.length - 1) / 2);
  const sessions = ends.length - 1 - half;
  const seconds = Math.max(0.001, (ends.at(-1)! - ends[half]!) / 1000);
  return (sessions * lab.dealsOfSession(run.book)) / seconds;
}

function tryOut<G extends GameTypes>({ lab, settleAgain }: LabOfGame<G>, run: LabRun<G['rules']>): Trial {
  const [rules] = run.turned;
  // The better player is slow, and plays every deal differently by chance alone: only his speed is tried, and what breaks.
  const isPlain = run.player !== lab.better.strength;
  const block = isPlain ? playFirst(lab, { ...run, question: 'eachPlays' }) : undefined;
  const sessions = block?.book.turnover.length ?? 1;
  return {
    speed: speedOf(lab, run),
    dealsOfSession: lab.dealsOfSession(run.book),
    tried: block?.deals ?? 0,
    playedOtherwise: block?.turned[0]?.difference.playedOtherwise ?? 0,
    stakes: [lab.stakeOf(run.book), lab.stakeOf(rules ?? run.book)],
    broken: rules
      ? findBroken(
          lab,
          run,
          (record) => {
            const replayed = settleAgain(record, rules);
            return replayed.ok ? (replayed.value.departures(rules) ?? []) : [];
          },
          Math.min(sessions, 10),
        )
      : { broken: estimateShare(0, 0), first: undefined },
  };
}

function examplesOf<G extends GameTypes>(
  { engine, lab, settleAgain }: LabOfGame<G>,
  { run, sides: [first, second], deals }: Extract<LabRequest<G['rules']>, { kind: 'examples' }>,
): readonly ExampleDeal[] {
  const length = lab.dealsOfSession(run.book);
  const recordUnder = (rules: G['rules'], deal: number): G['record'] => {
    const session = Math.floor(deal / length);
    return lab.recordsOf({ ...run, book: rules, length }, [session, session + 1])[deal % length]!;
  };
  const linkTo = (record: G['record'], { book, changes, rules }: LinkedRules<G['rules']>): string =>
    printLink(engine, {
      record,
      variation: { source: engine.ruleSets.find(({ id }) => id === book)!, changes, rules },
      step: undefined,
    });
  return deals.flatMap(({ deal }): ExampleDeal[] => {
    const record = recordUnder(first.rules, deal);
    const isSame = run.question === 'sameCards';
    const other = isSame ? record : recordUnder(second.rules, deal);
    const [before, after] = [settleAgain(record, first.rules), settleAgain(other, second.rules)];
    if (!before.ok || !after.ok) return [];
    const { seats } = before.value;
    const netsOf = (replayed: ReplayedDeal<G['rules']>, rules: G['rules']): readonly number[] => {
      const { net } = explained(replayed, rules);
      return seats.map((seat) => net[seat] ?? 0);
    };
    return [
      {
        deal,
        link: linkTo(record, first),
        otherLink: isSame ? undefined : linkTo(other, second),
        seats,
        before: netsOf(before.value, first.rules),
        after: netsOf(after.value, second.rules),
      },
    ];
  });
}

/** Has this worker play for the lab of a game. */
export function answerAsLab<G extends GameTypes>(game: LabOfGame<G>): void {
  answerRequests((request: LabRequest<G['rules']>) => {
    if (request.kind === 'try') return tryOut(game, request.run);
    if (request.kind === 'speed') return speedOf(game.lab, request.run);
    if (request.kind === 'run') return game.lab.runSessions(request.run, request.sessions);
    return examplesOf(game, request);
  });
}

/** Milliseconds that a worker should play before it answers: long enough to cost little, short enough to stop soon. */
const BLOCK_MS = 200;
/** Most workers: more would only wait for the page. */
const MOST_WORKERS = 15;

/** Workers for a machine: as many as it has processors but one, at least one. */
export const workersFor = (processors: number): number => Math.min(MOST_WORKERS, Math.max(1, processors - 1));

/**
 * Blocks of a run as they come back, in any order. Only sessions from the first on without a gap count, so that what is shown
 * never depends on the number of workers or on their speed.
 */
export class BlocksInOrder {
  /** All sessions from the first on; undefined before the first block. */
  block: LabBlock | undefined;
  private next = 0;
  private readonly waiting = new Map<number, LabBlock>();

  /** Number of sessions without a gap. */
  get sessions(): number {
    return this.next;
  }

  add(block: LabBlock): void {
    this.waiting.set(block.firstSession, block);
    const joined = this.block ? [this.block] : [];
    for (let found = this.waiting.get(this.next); found; found = this.waiting.get(this.next)) {
      this.waiting.delete(this.next);
      joined.push(found);
      this.next += found.book.turnover.length;
    }
    if (joined.length > 1 || !this.block) this.block = joined.length > 0 ? mergeBlocks(joined) : undefined;
  }
}

/** Where a run stands. */
interface RunStage<R> {
  readonly run: LabRun<R>;
  /** Sessions wanted in all. */
  readonly sessions: number;
  readonly blocks: BlocksInOrder;
}

/** Workers of the lab, started when first asked. */
export class LabPool<R> {
  private readonly workers: Worker[] = [];
  private readonly start: () => Worker;

  constructor(start: () => Worker) {
    this.start = start;
  }

  private worker(i: number): Worker {
    return (this.workers[i] ??= this.start());
  }

  ask<Answer>(request: LabRequest<R>, signal?: AbortSignal): Promise<Answer> {
    return askWorker<Answer>(this.worker(0), request, signal ? { signal } : {});
  }

  /** Plays what is missing from a run, on all workers, until the signal says stop. `onBlock` is called after each block. */
  async play({ run, sessions, blocks }: RunStage<R>, signal: AbortSignal, onBlock: () => void): Promise<void> {
    let next = blocks.sessions;
    const work = async (i: number): Promise<void> => {
      const worker = this.worker(i);
      let size = 1;
      while (next < sessions && !signal.aborted) {
        const from = next;
        const to = Math.min(sessions, from + size);
        next = to;
        const start = performance.now();
        const block = await askWorker<LabBlock>(worker, {
          kind: 'run',
          run,
          sessions: [from, to],
        } satisfies LabRequest<R>);
        const spent = Math.max(1, performance.now() - start);
        size = Math.max(1, Math.min(4 * size, Math.round(((to - from) * BLOCK_MS) / spent)));
        blocks.add(block);
        onBlock();
      }
    };
    await Promise.all(Array.from({ length: workersFor(navigator.hardwareConcurrency) }, (_, i) => work(i)));
  }

  end(): void {
    for (const worker of this.workers.splice(0)) worker.terminate();
  }
}
