import type { LabRun } from '#engine/lab/run.ts';
import { mergeBlocks, type LabBlock } from '#engine/lab/tally.ts';
import { askWorker } from '../page/workers.ts';
import type { LabRequest } from './lab-messages.ts';

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
export interface RunStage<R> {
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
