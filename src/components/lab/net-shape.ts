import { BESIDE_ZERO, type StoredNets } from '#engine/lab/stored.ts';

/** Width of a column in a drawing, and the height of the tallest. */
export const COLUMN = 10;
export const TALLEST = 60;

/** Outline of the columns of one role as a path from the floor, in a drawing of `COLUMN` × columns by `TALLEST`. */
export function outlineOf(counts: readonly number[], tallest: number): string {
  const tops = counts.map((count) => TALLEST - (TALLEST * count) / tallest);
  return `M0 ${String(TALLEST)}${tops.map((top) => `V${top.toFixed(1).replace(/\.0$/, '')}h${String(COLUMN)}`).join('')}V${String(TALLEST)}Z`;
}

/** Nets that a column counts, in words: `0 to 4`, `below −50`, `50 or more`; `3` where a column counts one net. */
export function sayColumn(column: number, { step, counts }: StoredNets): string {
  const from = (column - BESIDE_ZERO) * step;
  const say = (n: number): string => String(n).replace('-', '−');
  if (column === 0) return `below ${say(from + step)}`;
  if (column === (counts[0]?.length ?? 0) - 1) return `${say(from)} or more`;
  return step === 1 ? say(from) : `${say(from)} to ${say(from + step - 1)}`;
}

/** Columns that hold anything, from the first to the last. */
export function columnsInUse({ counts }: StoredNets): readonly number[] {
  const used = (counts[0] ?? []).flatMap((_, column) => (counts.some((of) => of[column]! > 0) ? [column] : []));
  const [first = 0] = used;
  const last = used.at(-1) ?? 0;
  return Array.from({ length: last - first + 1 }, (_, i) => first + i);
}
