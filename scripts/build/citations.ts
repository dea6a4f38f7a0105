import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { AstroIntegration } from 'astro';
import type { CitationFile } from '../../src/edition/cite/print-citations.ts';

/** Page that holds all citation files until they are written. */
const ALL = 'citation-files.json';

/**
 * Writes the citation files, `/cite/book-1700.bib` and so on, four for each page. A build gets them from a single page,
 * because an Astro page for each would take a hundred times as long.
 */
export const citations = (): AstroIntegration => ({
  name: 'citations',
  hooks: {
    'astro:config:setup': ({ command, injectRoute }) => {
      if (command === 'build')
        injectRoute({ pattern: `/${ALL}`, entrypoint: './src/components/cite/all-citation-files.ts' });
    },
    'astro:build:done': ({ dir }) => {
      const all = new URL(ALL, dir);
      const folder = new URL('cite/', dir);
      mkdirSync(folder, { recursive: true });
      for (const { stem, format, text } of JSON.parse(readFileSync(all, 'utf8')) as readonly CitationFile[])
        writeFileSync(new URL(`${stem}.${format}`, folder), text);
      rmSync(all);
    },
  },
});
