/** Edit distance: letters to change, add, drop or swap with a neighbour to turn one word into the other. */
function distance(a: string, b: string): number {
  const rows: number[][] = [Array.from({ length: b.length + 1 }, (_, j) => j)];
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1;
      let least = Math.min(rows[i - 1]![j]! + 1, row[j - 1]! + 1, rows[i - 1]![j - 1]! + same);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        least = Math.min(least, rows[i - 2]![j - 2]! + 1);
      row.push(least);
    }
    rows.push(row);
  }
  return rows[a.length]![b.length]!;
}

/**
 * Nearest known word to a misspelt one, if it differs in at most a third of the letters (or one); the first among equals,
 * else undefined.
 */
export function nearest(word: string, known: readonly string[]): string | undefined {
  // A word this long is no misspelling, and the work grows with its length.
  if (word.length > 60) return undefined;
  let best: string | undefined;
  let least = Math.max(1, Math.floor(word.length / 3)) + 1;
  for (const candidate of known) {
    const far = distance(word.toLowerCase(), candidate.toLowerCase());
    if (far < least) {
      best = candidate;
      least = far;
    }
  }
  return best;
}

/** Ending of an error message, ` Did you mean “plays”?`, or an empty text. */
export function didYouMean(word: string, known: readonly string[]): string {
  const meant = nearest(word, known);
  return meant === undefined ? '' : ` Did you mean “${meant}”?`;
}
