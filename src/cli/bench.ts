/**
 * How fast the engine is: `npm run bench`, with `-- --gate` to fail below half of what the design asks, `-- --seconds 5` to
 * measure longer. Random deals are dealt, exchanged, played by uniformly random legal cards and settled, under every rule
 * set of Reversis in turn; settlements alone start from prepared facts. Each figure is the best of many short runs, taken
 * in rounds with a fixed reference loop beside them, since a machine shared with others is slow by fits.
 */
import { parseArgs } from 'node:util';
import { makeRandom } from '../engine/kernel/random.ts';
import { NetSink } from '../engine/ledger/sink.ts';
import { valuesOf } from '../engine/rules/vary.ts';
import { dealAnother } from '../engine/games/reversis/deal-another.ts';

import { reversis } from '../engine/games/reversis/index.ts';
import { factsFromRecord } from '../engine/games/reversis/judge.ts';
import type { ReversisRules } from '../engine/games/reversis/keys.ts';
import { settle } from '../engine/games/reversis/settle.ts';
import { RandomTable } from './bench/random-table.ts';
import { referenceRate } from './bench/reference.ts';

/** One thing measured, under one rule set: does its work so many times. */
interface Task {
  readonly what: What;
  readonly under: string;
  readonly batch: number;
  readonly run: (times: number) => void;
}

/** What is measured, and what the design asks of it a second, all rule sets together. */
const MEASURES = [
  { what: 'deals', title: 'random deals played and settled', asked: 250_000 },
  { what: 'settlements', title: 'settlements of prepared facts', asked: 2_000_000 },
  { what: 'policy', title: 'deals played by the policy and settled', asked: 0 },
] as const;
type What = (typeof MEASURES)[number]['what'];

const PREPARED = 256;
const sink = new NetSink();

function tasksUnder(under: string, rules: ReversisRules): readonly Task[] {
  const table = new RandomTable(rules, makeRandom(1785));
  const prepared = Array.from({ length: PREPARED }, (_, seed) => new RandomTable(rules, makeRandom(seed)).play());
  let seed = 0;
  return [
    {
      what: 'deals',
      under,
      batch: 200,
      run: (times) => {
        for (let n = 0; n < times; n++) {
          sink.reset();
          settle(table.play(), rules, table.before, sink);
        }
      },
    },
    {
      what: 'settlements',
      under,
      batch: 4 * PREPARED,
      run: (times) => {
        for (let n = 0; n < times; n++) {
          sink.reset();
          settle(prepared[n % PREPARED]!, rules, table.before, sink);
        }
      },
    },
    {
      what: 'policy',
      under,
      batch: 1,
      run: (times) => {
        for (let n = 0; n < times; n++) {
          const found = factsFromRecord(dealAnother(seed++, rules), rules);
          sink.reset();
          if (found.ok) settle(found.value.facts, rules, found.value.before, sink);
        }
      },
    },
  ];
}

const { values } = parseArgs({
  options: { gate: { type: 'boolean', default: false }, seconds: { type: 'string', default: '3' } },
});
const tasks = reversis.ruleSets.flatMap((ruleSet) => tasksUnder(ruleSet.id, valuesOf(ruleSet)));
/** Task → seconds for one piece of work, at best. */
const best = tasks.map(() => Infinity);
let reference = referenceRate();
for (const { what } of MEASURES) {
  for (const end = performance.now() + 1000 * Number(values.seconds); performance.now() < end;) {
    for (const [i, task] of tasks.entries()) {
      if (task.what !== what) continue;
      const start = performance.now();
      task.run(task.batch);
      best[i] = Math.min(best[i]!, (performance.now() - start) / 1000 / task.batch);
    }
    reference = Math.max(reference, referenceRate());
  }
}

const figure = (n: number): string => Math.round(n).toLocaleString('en').padStart(12);
const line = (name: string, rate: number): string =>
  `  ${name.padEnd(14)}${figure(rate)} a second${(rate / reference).toFixed(rate / reference < 10 ? 2 : 0).padStart(9)} per million reference steps`;

console.log(`Reference loop: ${reference.toFixed(0)} million steps a second.`);
let failed = false;
for (const { what, title, asked } of MEASURES) {
  console.log(`\nReversis: ${title}`);
  const own = tasks.flatMap((task, i) => (task.what === what ? [{ ...task, seconds: best[i]! }] : []));
  for (const { under, seconds } of own) console.log(line(under, 1 / seconds));
  const all = own.length / own.reduce((sum, { seconds }) => sum + seconds, 0);
  console.log(line('all in turn', all));
  if (asked === 0) continue;
  console.log(`  asked: ${figure(asked).trim()} a second; the gate is half of that`);
  if (all < asked / 2) failed = true;
}
if (values.gate) {
  console.log(failed ? '\nBelow the gate.' : '\nThe gate is passed.');
  process.exitCode = failed ? 1 : 0;
}
