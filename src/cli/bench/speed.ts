import { GAMES } from '#games/index.ts';
import { TITLES, WHATS, type Task } from '#games/bench.ts';
import { referenceRate } from './reference.ts';

export interface Speeds {
  /** Whether it fails below half of what the design asks. */
  readonly gate: boolean;
  /** How long each thing is measured. */
  readonly seconds: number;
  /** One game alone. */
  readonly game: string | undefined;
}

/**
 * How fast the engine is. Deals at random are uniformly so; settlements alone start from prepared facts. Each figure is the
 * best of many short runs, taken in rounds with a fixed reference loop beside them, since a machine shared with others is
 * slow by fits. False where a gate was wanted and is not passed.
 */
export async function measureSpeed({ gate, seconds, game }: Speeds): Promise<boolean> {
  const games = GAMES.filter(({ id }) => game === undefined || id === game);
  const benches = await Promise.all(games.map((game) => game.bench()));

  let reference = referenceRate();
  /** Seconds for one piece of each task's work, at best. */
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
    const asked = bench.asked[what];
    if (asked === 0) continue;
    console.log(`  asked: ${figure(asked).trim()} a second; the gate is half of that`);
    if (all < asked / 2) failed = true;
  }
  if (gate) console.log(failed ? '\nBelow the gate.' : '\nThe gate is passed.');
  return !(gate && failed);
}
