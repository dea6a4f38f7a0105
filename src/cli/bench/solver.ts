import { ONE_SECOND, type Effort, type Found } from '#engine/solver/verdict.ts';
import { GAMES } from '#games/index.ts';
import { dealsOnFile } from './deals-on-file.ts';

/** Something that is asked of many deals, and what came of it. */
interface Asked {
  readonly efforts: Effort[];
  unknown: number;
}

/** What is asked, whoever it is asked about: `most.2` is `most`. */
const kindOf = (found: Found): string =>
  found.kind === 'card' ? 'at each card as it was played' : `from the first card: ${found.id.replace(/\..*/, '')}`;

/** Whether the time was over before the answer was found. */
const isUnknown = (found: Found): boolean =>
  found.kind === 'card'
    ? found.says.includes('does not tell')
    : found.answer === 'unknown' || (found.line === undefined && found.says.includes('does not tell'));

/** Processor time, in milliseconds: on a machine that others use as well, a second by the clock may be a tenth of one. */
const processorTime = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

/**
 * How fast the solver is: of every annotated deal of every game that has one, every question, with the second that the site
 * allows each, of processor time. Printed are how many are answered in half a second and in a second, the median and the worst, and turns a second.
 */
export async function measureSolver(only: string | undefined): Promise<void> {
  for (const game of GAMES.filter(({ id }) => only === undefined || only === id))
    await game.open(async ({ engine, name, possible }) => {
      const solver = await possible?.();
      if (!solver) return;
      const asked = new Map<string, Asked>();
      const deals = dealsOnFile(engine);
      for (const { record, variation } of deals)
        for (const found of solver(record, variation.rules, { now: processorTime, most: ONE_SECOND })) {
          const kind = kindOf(found);
          const { efforts, unknown } = asked.get(kind) ?? { efforts: [], unknown: 0 };
          asked.set(kind, { efforts: [...efforts, found], unknown: unknown + (isUnknown(found) ? 1 : 0) });
        }
      console.log(`\n${name}: ${String(deals.length)} annotated deals`);
      for (const [kind, { efforts, unknown }] of asked) console.log(report(kind, efforts, unknown));
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

/** Nothing else is claimed of it: other cards, another question, another machine. */
const COMPARED = `
Beside it, the double-dummy solver DDS of Bo Haglund and Soren Hein, in C++: its own benchmark (github.com/dds-bridge/dds,
benchmarks/README.md, read on 22 November 2026) gives 8,324 ms for 200 opening leads of bridge, thirteen tricks between two
sides of two, every lead valued: 42 ms each, on a machine that it does not name. It publishes no turns a second there.`;
