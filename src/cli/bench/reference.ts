/**
 * A fixed piece of work, to measure machines by: whole-number steps over a small table, the same everywhere. What a bench
 * measures is given per million of these steps too, which differs less between machines than a rate per second.
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

/** How many million reference steps this machine makes in a second, by the best of some short runs. */
export function referenceRate(): number {
  let best = Infinity;
  for (let run = 0; run < 10; run++) {
    const start = performance.now();
    referenceSteps();
    best = Math.min(best, performance.now() - start);
  }
  return 1000 / best;
}
