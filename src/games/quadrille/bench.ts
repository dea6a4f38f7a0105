import { plainDeal } from './policy/plain-deal.ts';
import { quadrille } from './game.ts';
import type { QuadrilleRules } from './rules/keys.ts';
import { runRandomDeals } from './policy/random-deals.ts';
import { settle } from './settle/settle.ts';
import { NetSink } from '#engine/ledger/sink.ts';
import { valuesOf } from '#engine/rules/vary.ts';
import { each, PREPARED, type Bench, type Task } from '../bench.ts';

const sink = new NetSink();

function tasksUnder(under: string, rules: QuadrilleRules): readonly Task[] {
  const prepared = Array.from({ length: PREPARED }, (_, seed) => plainDeal(seed, rules)).filter(
    ({ facts }) => facts.contract >= 0,
  );
  let seed = 0;
  return [
    {
      what: 'deals',
      under,
      batch: 200,
      run: (times) => {
        sink.reset();
        runRandomDeals(times, seed++, rules, sink);
      },
    },
    {
      what: 'settlements',
      under,
      batch: 4 * PREPARED,
      run: (times) => {
        for (let n = 0; n < times; n++) {
          const { facts, before } = prepared[n % prepared.length]!;
          sink.reset();
          settle(facts, rules, before, sink);
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

/** Random deals are dealt, bid, played by uniformly random legal cards and settled, the stake carried on, under every rule set in turn. */
export const quadrilleBench: Bench = {
  name: 'Quadrille',
  asked: { deals: 150_000, settlements: 2_000_000, policy: 20_000 },
  tasks: quadrille.ruleSets.flatMap((ruleSet) => tasksUnder(ruleSet.id, valuesOf(ruleSet))),
};
