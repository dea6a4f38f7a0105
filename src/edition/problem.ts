/** What is wrong in a content file, where, and what would be right. `file` is below the project's root. */
export interface ContentProblem {
  readonly file: string;
  readonly line?: number | undefined;
  readonly message: string;
}

export const printProblem = ({ file, line, message }: ContentProblem): string =>
  `${file}${line === undefined ? '' : `:${String(line)}`}: ${message}`;

/** Ids closest to a mistaken one, the closest first: those it begins, then those a few letters away. */
export function nearestIds(wrong: string, known: Iterable<string>, most = 3): readonly string[] {
  const ranked: { id: string; far: number }[] = [];
  const limit = Math.max(3, Math.ceil(wrong.length / 3));
  for (const id of known) {
    const far = id.startsWith(`${wrong}.`) ? 0.5 : id.endsWith(`.${wrong}`) ? 0.75 : distance(wrong, id);
    if (far <= limit) ranked.push({ id, far });
  }
  return ranked
    .sort((a, b) => a.far - b.far || a.id.localeCompare(b.id))
    .slice(0, most)
    .map(({ id }) => id);
}

/** “Did you mean “a” or “b”?”, or nothing when nothing is near. */
export function didYouMean(wrong: string, known: Iterable<string>): string {
  const near = nearestIds(wrong, known);
  return near.length === 0 ? '' : ` Did you mean ${near.map((id) => `“${id}”`).join(' or ')}?`;
}

/** Levenshtein's distance, one row at a time. */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const kept = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      next.push(Math.min(kept, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[b.length] ?? 0;
}
