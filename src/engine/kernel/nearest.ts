/** How many letters must be changed, added, dropped or swapped with a neighbour to make one word the other. */
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

/** The known word a misspelt one most likely meant: at most a third of its letters, or one, away; the first of equals; undefined when none is that near. */
export function nearest(word: string, known: readonly string[]): string | undefined {
  // Nobody misspells a word of sixty letters, and the work grows with its length.
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

/** ` Did you mean “plays”?`, or nothing: the tail of a refusal. */
export function didYouMean(word: string, known: readonly string[]): string {
  const meant = nearest(word, known);
  return meant === undefined ? '' : ` Did you mean “${meant}”?`;
}
