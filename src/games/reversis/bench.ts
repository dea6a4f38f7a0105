import { makeRandom } from '#engine/kernel/random.ts';
import { NetSink } from '#engine/ledger/sink.ts';
import { valuesOf } from '#engine/rules/vary.ts';
import { plainDeal } from './policy/plain-deal.ts';
import { reversis } from './game.ts';
import type { ReversisRules } from './rules/keys.ts';
import { settle } from './settle/settle.ts';
import { RandomTable } from './bench-table.ts';
import { each, PREPARED, type Bench, type Task } from '../bench.ts';

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
      run: each(() => {
        sink.reset();
        settle(table.play(), rules, table.before, sink);
      }),
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
      batch: 20,
      run: each(() => {
        const { facts, before } = plainDeal(seed++, rules);
        sink.reset();
        settle(facts, rules, before, sink);
      }),
    },
  ];
}

/** Random deals are dealt, exchanged, played by uniformly random legal cards and settled, under every rule set in turn. */
export const reversisBench: Bench = {
  name: 'Reversis',
  asked: { deals: 250_000, settlements: 2_000_000, policy: 20_000 },
  tasks: reversis.ruleSets.flatMap((ruleSet) => tasksUnder(ruleSet.id, valuesOf(ruleSet))),
};
