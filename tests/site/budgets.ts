import type { PageClass } from './page-class.ts';

/** What a page makes a reader load, in bytes as a server sends them (`gzip -9`; fonts are compressed already). */
export interface Weight {
  /** Everything but fonts: the document, styles, scripts, data, pictures. */
  readonly page: number;
  readonly script: number;
  readonly fonts: number;
}

/** The most a page may weigh before anybody scrolls, and once every part of it has been in view. */
export interface Budget {
  readonly atFirst: Weight;
  readonly toTheEnd: Weight;
}

const kB = 1000;
const fonts = 80 * kB;

const always = (page: number, script: number): Budget => {
  const weight = { page: page * kB, script: script * kB, fonts };
  return { atFirst: weight, toTheEnd: weight };
};

/** The gates. A page that outgrows its own is to be mended, or split; the figure stays. */
export const BUDGETS: Readonly<Record<PageClass, Budget>> = {
  text: always(20, 0),
  // No script until an embedded replay comes into view.
  edition: {
    atFirst: { page: 20 * kB, script: 0, fonts },
    toTheEnd: { page: (20 + 24) * kB, script: 24 * kB, fonts },
  },
  deal: always(45, 24),
  // Compare, editor and regulator carry the engine.
  engine: always(60, 60),
  // Long tables: coverage, matrix, glossary, registers.
  reference: always(40, 40),
  // Until the reader types: Pagefind brings its script and its index then.
  search: always(40, 20),
};
