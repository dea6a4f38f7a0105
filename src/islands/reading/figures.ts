/**
 * What is turned, change by change. Rules that a book answers by one printed figure are one change as long as they have one
 * answer; set apart, each is its own.
 */
export function changesByFigure(
  printed: Readonly<Record<string, string>>,
  figures: readonly (readonly string[])[],
): readonly (readonly string[])[] {
  const left = new Set(Object.keys(printed));
  const largestFirst = figures.toSorted((a, b) => b.length - a.length);
  return Object.keys(printed).flatMap((key) => {
    if (!left.has(key)) return [];
    const figure = largestFirst.find(
      (one) => one.includes(key) && one.every((other) => left.has(other) && printed[other] === printed[key]),
    );
    const together = figure ?? [key];
    for (const one of together) left.delete(one);
    return [together];
  });
}
