import type { PageClass } from './page-class.ts';

/** What a page makes a reader load, in bytes as a server sends them (`gzip -9`; fonts are compressed already). */
export interface Weight {
  /** Everything but fonts: the document, styles, scripts, data, pictures. */
  readonly page: number;
  readonly script: number;
  readonly fonts: number;
}

/** Before anybody scrolls; and once every part of the page has been in view, and what waits for a touch has been touched. */
export const MOMENTS = ['atFirst', 'toTheEnd'] as const;
export type Weights = Readonly<Record<(typeof MOMENTS)[number], Weight>>;

const kB = 1000;
const fonts = 80 * kB;
const weight = (page: number, script: number): Weight => ({ page: page * kB, script: script * kB, fonts });
const always = (page: number, script = page): Weights => ({
  atFirst: weight(page, script),
  toTheEnd: weight(page, script),
});

/**
 * The gates. They are there against accidents: one that stands in the way of a reader’s good or of simple code is raised, with
 * the reason in the commit.
 */
export const BUDGETS: Readonly<Record<PageClass, Weights>> = {
  text: always(40, 0),
  // Every clause of every book, with what runs it and shows it: it grows with each book.
  coverage: always(80, 0),
  // As an edition, but still; and the glossary has a sense, often with its plate, for each book that uses a word.
  plates: always(120, 0),
  // A text page whose choices a script keeps in the address, or takes along from there: the rules of a game, each of them, its deals.
  matrix: always(40, 3),
  // Plates and replays are loaded as they come into view, and their script when they are touched.
  // The page of a game has both a deal that steps and the table of the book it teaches.
  edition: { atFirst: weight(80, 0), toTheEnd: weight(80 + 105, 105) },
  // Everything. A tool has the rules of every book of its game, and the regulator those of every game: there is room for more.
  deal: always(130),
  tool: always(230),
  // The table with what it needs, and below it the same deal as a text with a plate to each step.
  firstHand: always(230),
};

/**
 * What one answer to a rule may make a page do: functions called and changes to the document. They are counted, so that a slow
 * machine does not matter; how long it takes is measured by `npm run bench -- page`.
 */
export const TOGGLE = {
  deal: { calls: 40_000, mutations: 60 },
  comparison: { calls: 90_000, mutations: 80 },
  edition: { calls: 30_000, mutations: 80 },
} as const;

const PARTS = ['page', 'script', 'fonts'] as const;

export const printWeight = (bytes: number): string => `${(bytes / kB).toFixed(1)} kB`;

/** Each gate a page breaks, as `script 25.1 kB of 24.0 kB toTheEnd`. */
export const overweight = (gate: Weights, weights: Weights): readonly string[] =>
  MOMENTS.flatMap((moment) =>
    PARTS.filter((part) => weights[moment][part] > gate[moment][part]).map(
      (part) => `${part} ${printWeight(weights[moment][part])} of ${printWeight(gate[moment][part])} ${moment}`,
    ),
  );

/** A table of the heaviest page of each class, for the log. */
export function printHeaviest(weighed: ReadonlyMap<string, Weights>, classOf: (path: string) => PageClass): string {
  const lines = Object.entries(BUDGETS).flatMap(([name, gate]) => {
    const pages = [...weighed].filter(([path]) => classOf(path) === name);
    return PARTS.flatMap((part) => {
      const [worst] = pages.sort(([, a], [, b]) => b.toTheEnd[part] - a.toTheEnd[part]);
      if (worst === undefined) return [];
      const [path, { toTheEnd }] = worst;
      const figures = `${printWeight(toTheEnd[part]).padStart(8)} of ${printWeight(gate.toTheEnd[part]).padStart(8)}`;
      return [`${name.padEnd(10)} ${String(pages.length).padStart(4)}  ${part.padEnd(7)} ${figures}  ${path}`];
    });
  });
  return ['class     pages  heaviest', ...lines].join('\n');
}
