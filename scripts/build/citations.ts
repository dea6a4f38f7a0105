import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { AstroIntegration } from 'astro';
import type { CitationFile } from '../../src/edition/cite/print-citations.ts';

/** Writes the citation files, `/cite/book-1700.bib` and so on, four for each page, from the one page that has them all. */
export const citations = (): AstroIntegration => ({
  name: 'citations',
  hooks: {
    'astro:build:done': ({ dir }) => {
      const folder = new URL('cite/', dir);
      const all = new URL('all.json', folder);
      for (const { stem, format, text } of JSON.parse(readFileSync(all, 'utf8')) as readonly CitationFile[])
        writeFileSync(new URL(`${stem}.${format}`, folder), text);
      rmSync(all);
    },
  },
});
