import { GAMES } from '#games/index.ts';
import { TITLES, WHATS, type Task } from '#games/game.ts';
import { ONE_SECOND, type Effort, type SolverFinding } from '#engine/solver/open-deal.ts';
import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { parse } from 'yaml';
import { unwrap } from '#engine/kernel/result.ts';
import type { GameFormat } from '#engine/ledger/game.ts';
import { parseRecord, type WrittenDeal } from '#engine/notation/record.ts';

/** An annotated deal with its parsed record. */
export interface DealOnFile<R, Rec> extends WrittenDeal<R, Rec> {
  readonly name: string;
}

/** Annotated deals of a game, sorted by name. */
export const dealsOnFile = <R, Rec>(game: GameFormat<R, Rec>): readonly DealOnFile<R, Rec>[] =>
  globSync(`content/deals/${game.id}/*.yaml`)
    .toSorted()
    .map((file) => ({
      name: basename(file, '.yaml'),
      ...unwrap(parseRecord(game, parse(readFileSync(file, 'utf8'))), file),
    }));

/** A question asked of many deals, with the results. */
interface QuestionResults {
  readonly efforts: Effort[];
  unknown: number;
}

/** Question without whom it is about: `most.2` is `most`. */
const kindOf = (found: SolverFinding): string =>
  found.kind === 'card' ? 'at each card as it was played' : `from the first card: ${found.id.replace(/\..*/, '')}`;

/** Whether time ran out before the answer was found. */
const isUnknown = (found: SolverFinding): boolean =>
  found.kind === 'card'
    ? found.text.includes('does not tell')
    : found.answer === 'unknown' || (found.line === undefined && found.text.includes('does not tell'));

/** Processor time in milliseconds; on a shared machine it can be a tenth of the wall time. */
const processorTime = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

/**
 * Measures the solver: every question about every annotated deal of each game that has a solver, with the site's limit of
 * one second of processor time. Prints how many are answered within half a second and a second, the median, the maximum,
 * and turns per second.
 */
export async function measureSolver(only: string | undefined): Promise<void> {
  for (const game of GAMES.filter(({ id }) => only === undefined || only === id))
    await game.open(async ({ engine, name, possible }) => {
      const solver = await possible?.();
      if (!solver) return;
      const byKind = new Map<string, QuestionResults>();
      const deals = dealsOnFile(engine);
      for (const { record, variation } of deals)
        for (const found of solver(record, variation.rules, { now: processorTime, most: ONE_SECOND })) {
          const kind = kindOf(found);
          const { efforts, unknown } = byKind.get(kind) ?? { efforts: [], unknown: 0 };
          byKind.set(kind, { efforts: [...efforts, found], unknown: unknown + (isUnknown(found) ? 1 : 0) });
        }
      console.log(`\n${name}: ${String(deals.length)} annotated deals`);
      for (const [kind, { efforts, unknown }] of byKind) console.log(report(kind, efforts, unknown));
    });
  console.log(COMPARED);
}

function report(kind: string, efforts: readonly Effort[], unknown: number): string {
  const times = efforts.map(({ milliseconds }) => milliseconds).toSorted((a, b) => a - b);
  const sum = times.reduce((total, time) => total + time, 0);
  const nodes = efforts.reduce((total, effort) => total + effort.nodes, 0);
  const within = (most: number): string =>
    `${((100 * times.filter((time) => time <= most).length) / times.length).toFixed(1)} %`;
  const figures = [
    `${String(times.length)} asked`,
    `${String(times.length - unknown)} answered whole`,
    `${within(ONE_SECOND / 2)} of all within half a second`,
    `median ${times[times.length >> 1]!.toFixed(1)} ms`,
    `worst ${times[times.length - 1]!.toFixed(0)} ms`,
    `${Math.round((1000 * nodes) / Math.max(1, sum)).toLocaleString('en')} turns a second`,
  ];
  return `  ${kind}\n    ${figures.join(', ')}`;
}

/** Note on the comparison's limits: other cards, another question, another machine. */
const COMPARED = `
Beside it, the double-dummy solver DDS of Bo Haglund and Soren Hein, in C++: its own benchmark (github.com/dds-bridge/dds,
benchmarks/README.md, read on 22 November 2026) gives 8,324 ms for 200 opening leads of bridge, thirteen tricks between two
sides of two, every lead valued: 42 ms each, on a machine that it does not name. It publishes no turns a second there.`;

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
