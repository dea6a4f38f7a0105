import { revertier } from './game.ts';
import type { RevertierRules } from './rules/keys.ts';
import { runRandomGames } from './policy/random-games.ts';
import { PlainTable } from './policy/plain-games.ts';
import { settle, termsOf } from './settle/settle.ts';
import type { Ending } from './play/ending.ts';
import { makeRandom } from '#engine/kernel/random.ts';
import { NetSink } from '#engine/ledger/sink.ts';
import { valuesOf } from '#engine/rules/vary.ts';
import { each, type Bench, type Task } from '../bench.ts';

const sink = new NetSink();
const ENDINGS: readonly Ending[] = [
  { kind: 'borneOff', winner: 0 },
  { kind: 'shutOut', winner: 1, shut: { inHand: 2, free: 1 } },
  { kind: 'frozen', winner: undefined },
];

function tasksUnder(under: string, rules: RevertierRules): readonly Task[] {
  let seed = 0;
  const plain = new PlainTable(rules, makeRandom(1698));
  const terms = termsOf(rules, { stake: undefined, double: undefined });
  return [
    {
      what: 'deals',
      under,
      batch: 20,
      run: (times) => void runRandomGames(times, seed++, rules),
    },
    {
      what: 'settlements',
      under,
      batch: 4096,
      run: (times) => {
        for (let n = 0; n < times; n++) {
          sink.reset();
          settle(ENDINGS[n % ENDINGS.length], termsOf(rules, { stake: undefined, double: undefined }), sink);
        }
      },
    },
    {
      what: 'policy',
      under,
      batch: 1,
      run: each(() => {
        sink.reset();
        settle(plain.play(), terms, sink);
      }),
    },
  ];
}

/** Whole games, every legal play of every throw found and one of them played. */
export const revertierBench: Bench = {
  name: 'Revertier',
  asked: { deals: 30_000, settlements: 2_000_000, policy: 1_000 },
  tasks: revertier.ruleSets.flatMap((ruleSet) => tasksUnder(ruleSet.id, valuesOf(ruleSet))),
};
