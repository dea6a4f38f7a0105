import type { Changes } from '../rules/changes.ts';

/**
 * What is turned, change by change. Rules that a book answers by one changes figure are one change as long as they have one
 * answer; set apart, each is its own.
 */
export function changesByFigure(
  changes: Changes,
  figures: readonly (readonly string[])[],
): readonly (readonly string[])[] {
  const left = new Set(Object.keys(changes));
  const largestFirst = figures.toSorted((a, b) => b.length - a.length);
  return Object.keys(changes).flatMap((key) => {
    if (!left.has(key)) return [];
    const figure = largestFirst.find(
      (one) => one.includes(key) && one.every((other) => left.has(other) && changes[other] === changes[key]),
    );
    const together = figure ?? [key];
    for (const one of together) left.delete(one);
    return [together];
  });
}
