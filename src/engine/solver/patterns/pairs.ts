/** Two cards of a suit of thirteen make 78 pairs: so many words have a bit for each. */
export const WORDS = 3;

const MOST = 13;

/** Which bit a pair has, whichever of the two comes first: `PAIR[a * 16 + b]`. */
export const PAIR = new Uint8Array(MOST * 16);
/** The two of a pair. */
export const UPPER = new Uint8Array((MOST * (MOST - 1)) / 2);
export const UNDER = new Uint8Array(UPPER.length);

for (let upper = 1, pair = 0; upper < MOST; upper++)
  for (let under = 0; under < upper; under++, pair++) {
    PAIR[upper * 16 + under] = pair;
    PAIR[under * 16 + upper] = pair;
    UPPER[pair] = upper;
    UNDER[pair] = under;
  }
