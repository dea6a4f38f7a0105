/**
 * Random source: returns a whole number from 0 up to but not including `n`. The same seed gives the same numbers
 * everywhere.
 */
export type Random = (n: number) => number;

/**
 * sfc32 generator seeded with one 32-bit number. It uses whole numbers only, so every machine gives the same sequence.
 */
export function makeRandom(seed: number): Random {
  let a = 0x9e3779b9 ^ seed;
  let b = 0x243f6a88;
  let c = 0xb7e15162;
  let d = 1;
  const next = (): number => {
    const t = (((a + b) | 0) + d) | 0;
    d = (d + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (((c << 21) | (c >>> 11)) + t) | 0;
    return t >>> 0;
  };
  for (let i = 0; i < 12; i++) next();
  // Multiplies the high 16 bits by n: no division, and a bias below 2^-16 for the small n used here.
  return (n) => ((next() >>> 16) * n) >>> 16;
}

/** Fisher–Yates shuffle into a new array. */
export function shuffled<T>(items: readonly T[], random: Random): T[] {
  const out = [...items];
  for (let i = out.length - 1; i > 0; i--) {
    const j = random(i + 1);
    const kept = out[i] as T;
    out[i] = out[j] as T;
    out[j] = kept;
  }
  return out;
}
