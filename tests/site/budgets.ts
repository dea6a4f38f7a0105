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

const always = (page: number, script: number): Weights => {
  const weight = { page: page * kB, script: script * kB, fonts };
  return { atFirst: weight, toTheEnd: weight };
};

/** The gates, against accidents: what a reader feels, not what a byte costs. A page that outgrows its own is looked into first. */
export const BUDGETS: Readonly<Record<PageClass, Weights>> = {
  text: always(40, 0),
  // No script until an embedded replay comes into view.
  edition: {
    atFirst: { page: 80 * kB, script: 0, fonts },
    toTheEnd: { page: (80 + 90) * kB, script: 90 * kB, fonts },
  },
  deal: always(130, 130),
  // Compare, explore and regulator, with the engine loaded (waking.ts); the editor before it is.
  engine: always(200, 200),
  // Long tables: coverage, matrix, glossary, registers.
  reference: always(40, 40),
  // Until the reader types: Pagefind brings its script and its index then.
  search: always(40, 20),
};

const PARTS = ['page', 'script', 'fonts'] as const;

const printWeight = (bytes: number): string => `${(bytes / kB).toFixed(1)} kB`;

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
