import type { PageClass } from './page-class.ts';

/** What a page makes a reader load, in bytes as served (`gzip`; fonts are already compressed). */
export interface Weight {
  /** Everything but fonts: document, styles, scripts, data, pictures. */
  readonly page: number;
  readonly script: number;
  readonly fonts: number;
}

/** Before scrolling; and after every part was in view and everything that waits for a touch was touched. */
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
 * Limits for each class of page, against accidents. Raise one that prevents an improvement or simpler code, with the
 * reason in the commit.
 */
export const BUDGETS: Readonly<Record<PageClass, Weights>> = {
  text: always(40, 0),
  // Every clause of every book with its keys, tests and deals; grows with each book.
  coverage: always(80, 0),
  // Static pages with plates; the glossary has a sense, often with a plate, for each book that uses a word.
  plates: always(120, 0),
  // Text pages whose choices a script keeps in the address: rules of a game, single rules, lists of deals, citations of a
  // book.
  matrix: always(40, 3),
  // Plates and replays load when they come into view, their script when touched. The page of a game has both a stepped
  // deal and the table of its book. Of this, some 4 kB of script and 1 kB of styles are a handout's, which is an island of the same file;
  // and 2 kB are left for another book and another game, as the recipes add them.
  edition: { atFirst: weight(86, 0), toTheEnd: weight(86 + 115, 115) },
  // A tool has the rules of every book of its game, the regulator those of all games, with room for more.
  deal: always(155),
  // What other sites embed: others pay for it too. Of this, some 7 kB are what a deal needs for branches: its script names them, and
  // an embedded page never loads them.
  embed: always(130),
  tool: always(242),
  // The table with its data, and below it the same deal as a text with a plate at each step.
  firstHand: always(230),
};

/** Most script files that a page may ask for, with everything loaded that its reader may need. Each costs a request. */
export const MOST_SCRIPTS = 12;

/**
 * Limits for the work that one answer to a rule may cause: function calls and changes to the document. Counts do not
 * depend on the machine's speed; `npm run bench -- page` measures time.
 */
export const TOGGLE = {
  deal: { calls: 40_000, mutations: 60 },
  comparison: { calls: 90_000, mutations: 80 },
  edition: { calls: 30_000, mutations: 80 },
} as const;

const PARTS = ['page', 'script', 'fonts'] as const;

export const printWeight = (bytes: number): string => `${(bytes / kB).toFixed(1)} kB`;

/** Limits that a page exceeds, such as `script 25.1 kB of 24.0 kB toTheEnd`. */
export const overweight = (gate: Weights, weights: Weights): readonly string[] =>
  MOMENTS.flatMap((moment) =>
    PARTS.filter((part) => weights[moment][part] > gate[moment][part]).map(
      (part) => `${part} ${printWeight(weights[moment][part])} of ${printWeight(gate[moment][part])} ${moment}`,
    ),
  );

/** Table of the heaviest page of each class, for the log. */
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
