import { plainDeal } from './policy/plain-deal.ts';
import { quadrille } from './game.ts';
import type { QuadrilleRules } from './rules/keys.ts';
import { runRandomDeals } from './policy/random-deals.ts';
import { settle } from './settle/settle.ts';
import { NetSink } from '#engine/ledger/sink.ts';
import { each, PREPARED, type BenchWorks, makeBench } from '../game.ts';

const sink = new NetSink();

function workUnder(rules: QuadrilleRules): BenchWorks {
  const prepared = Array.from({ length: PREPARED }, (_, seed) => plainDeal(seed, rules)).filter(
    ({ facts }) => facts.contract >= 0,
  );
  let seed = 0;
  return {
    deals: {
      batch: 200,
      run: (times) => {
        sink.reset();
        runRandomDeals(times, seed++, rules, sink);
      },
    },
    settlements: {
      batch: 4 * PREPARED,
      run: (times) => {
        for (let n = 0; n < times; n++) {
          const { facts, before } = prepared[n % prepared.length]!;
          sink.reset();
          settle(facts, rules, before, sink);
        }
      },
    },
    policy: {
      batch: 20,
      run: each(() => {
        const { facts, before } = plainDeal(seed++, rules);
        sink.reset();
        settle(facts, rules, before, sink);
      }),
    },
  };
}

/** Deals random deals under each rule set in turn, bids, plays uniformly random legal cards and settles; pools carry over. */
export const quadrilleBench = makeBench(
  {
    name: 'Quadrille',
    goals: { deals: 150_000, settlements: 2_000_000, policy: 20_000 },
    ruleSets: quadrille.ruleSets,
  },
  workUnder,
);
