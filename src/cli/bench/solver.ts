import { ONE_SECOND, type Effort, type SolverFinding } from '#engine/solver/verdict.ts';
import { GAMES } from '#games/index.ts';
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
