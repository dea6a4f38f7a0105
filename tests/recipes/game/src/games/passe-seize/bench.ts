import type { Bench } from '#games/game.ts';
import { NetSink } from '#engine/ledger/sink.ts';
import { valuesOf } from '#engine/rules/rule-set.ts';
import { passeSeize } from './game.ts';
import { dealAnother } from './policy/deal-another.ts';
import { settle } from './settle/settle.ts';

const sink = new NetSink();

/** Packs are shuffled, turned up and settled. */
export const passeSeizeBench: Bench = {
  name: 'Passe-Seize',
  goals: { deals: 0, settlements: 0, policy: 0 },
  tasks: passeSeize.ruleSets.map((ruleSet) => ({
    what: 'deals',
    under: ruleSet.id,
    batch: 100,
    run: (times) => {
      for (let seed = 0; seed < times; seed++) settle(dealAnother(seed), valuesOf(ruleSet), sink);
    },
  })),
};
