import { revertier } from './game.ts';
import type { RevertierRules } from './rules/keys.ts';
import { runRandomGames, PlainTable } from './policy/sample-game.ts';
import { settle, termsOf } from './settle/judge.ts';
import type { Ending } from './play/frame.ts';
import { makeRandom } from '#engine/kernel/random.ts';
import { NetSink } from '#engine/ledger/sink.ts';
import { each, type BenchWorks, makeBench } from '../game.ts';

const sink = new NetSink();
const ENDINGS: readonly Ending[] = [
  { kind: 'borneOff', winner: 0 },
  { kind: 'shutOut', winner: 1, shut: { inHand: 2, free: 1 } },
  { kind: 'frozen', winner: undefined },
];

function workUnder(rules: RevertierRules): BenchWorks {
  let seed = 0;
  const plain = new PlainTable(rules, makeRandom(1698));
  const terms = termsOf(rules, { stake: undefined, double: undefined });
  return {
    deals: {
      batch: 20,
      run: (times) => void runRandomGames(times, seed++, rules),
    },
    settlements: {
      batch: 4096,
      run: (times) => {
        for (let n = 0; n < times; n++) {
          sink.reset();
          settle(ENDINGS[n % ENDINGS.length], termsOf(rules, { stake: undefined, double: undefined }), sink);
        }
      },
    },
    policy: {
      batch: 1,
      run: each(() => {
        sink.reset();
        settle(plain.play(), terms, sink);
      }),
    },
  };
}

/** Plays whole random games: finds every legal play of every throw and plays one of them. */
export const revertierBench = makeBench(
  {
    name: 'Revertier',
    goals: { deals: 30_000, settlements: 2_000_000, policy: 1_000 },
    ruleSets: revertier.ruleSets,
  },
  workUnder,
);
