import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { AstroIntegration } from 'astro';
import type { CitationFile } from '../../src/edition/cite/print-citations.ts';

/** All citation files stand in this one among the pages until each has been written. */
const ALL = 'citation-files.json';

/**
 * The citation files: `/cite/book-1700.bib` and the like, four for every page. A page of Astro’s takes a hundred times as
 * long as writing a file of a few lines, and so a build has them all from one.
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
