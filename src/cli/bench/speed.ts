import { GAMES } from '#games/index.ts';
import { TITLES, WHATS, type Task } from '#games/game.ts';

/**
 * Fixed reference work for comparing machines: whole-number steps over a small table, the same everywhere. Results are
 * also given per million of these steps, which varies less between machines than a rate per second.
 */
const STEPS = 1_000_000;
const TABLE = new Int32Array(1024);

function referenceSteps(): number {
  let a = 0x9e3779b9 | 0;
  for (let i = 0; i < STEPS; i++) {
    a ^= a << 13;
    a ^= a >>> 17;
    a ^= a << 5;
    const at = a & 1023;
    TABLE[at] = (TABLE[at]! + (a & 255)) ^ i;
  }
  return TABLE[0]!;
}

/** Millions of reference steps per second on this machine, the best of some short runs. */
function referenceRate(): number {
  let best = Infinity;
  for (let run = 0; run < 10; run++) {
    const start = performance.now();
    referenceSteps();
    best = Math.min(best, performance.now() - start);
  }
  return 1000 / best;
}

export interface Speeds {
  /** Whether to fail below half of the design's figures. */
  readonly gate: boolean;
  /** Seconds for which each thing is measured. */
  readonly seconds: number;
  /** A single game to measure. */
  readonly game: string | undefined;
}

/**
 * Measures the engine. Random deals have a uniform distribution; settlements start from prepared facts. Each figure is
 * the best of many short runs, interleaved with a fixed reference loop, because a shared machine is slow at times.
 * Returns false if a gate was asked for and failed.
 */
export async function measureSpeed({ gate, seconds, game }: Speeds): Promise<boolean> {
  const games = GAMES.filter(({ id }) => game === undefined || id === game);
  const benches = await Promise.all(games.map((game) => game.bench()));

  let reference = referenceRate();
  /** Best time, in seconds, for one unit of each task's work. */
  function measure(tasks: readonly Task[]): readonly number[] {
    const best = tasks.map(() => Infinity);
    for (const end = performance.now() + 1000 * seconds; performance.now() < end;) {
      for (const [i, task] of tasks.entries()) {
        const start = performance.now();
        task.run(task.batch);
        best[i] = Math.min(best[i]!, (performance.now() - start) / 1000 / task.batch);
      }
      reference = Math.max(reference, referenceRate());
    }
    return best;
  }
  const measured = benches.flatMap((bench) =>
    WHATS.map((what) => {
      const tasks = bench.tasks.filter((task) => task.what === what);
      return { bench, what, tasks, best: measure(tasks) };
    }),
  );

  const figure = (n: number): string => Math.round(n).toLocaleString('en').padStart(12);
  const line = (name: string, rate: number): string =>
    `  ${name.padEnd(14)}${figure(rate)} a second${(rate / reference).toFixed(rate / reference < 10 ? 2 : 0).padStart(9)} per million reference steps`;

  console.log(`Reference loop: ${reference.toFixed(0)} million steps a second.`);
  let failed = false;
  for (const { bench, what, tasks, best } of measured) {
    console.log(`\n${bench.name}: ${TITLES[what]}`);
    for (const [i, { under }] of tasks.entries()) console.log(line(under, 1 / best[i]!));
    const all = tasks.length / best.reduce((sum, seconds) => sum + seconds, 0);
    console.log(line('all in turn', all));
    const goal = bench.goals[what];
    if (goal === 0) continue;
    console.log(`  asked: ${figure(goal).trim()} a second; the gate is half of that`);
    if (all < goal / 2) failed = true;
  }
  if (gate) console.log(failed ? '\nBelow the gate.' : '\nThe gate is passed.');
  return !(gate && failed);
}
