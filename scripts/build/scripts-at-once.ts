import { basename } from 'node:path';
import type { AstroIntegration } from 'astro';
import type { Finish } from './finished-pages.ts';

/** Imports of each script, by file name: the scripts it needs to start. */
export type Imports = ReadonlyMap<string, readonly string[]>;

const ISLAND = /<astro-island\b(?=[^>]*\bclient="painted")[^>]*/g;
const ADDRESS = /\b(?:component|renderer)-url="([^"]+\/)([^"/]+\.js)"/g;

/** Writes the names of all its scripts on each tool of a page; src/islands/page/wake-painted.ts loads them at once. */
export const namingScripts = (html: string, imports: Imports): string =>
  html.replace(ISLAND, (island) => {
    const roots = [...island.matchAll(ADDRESS)];
    const folder = roots[0]?.[1] ?? '';
    const needed = new Set(roots.map(([, , name = '']) => name));
    for (const name of needed) for (const other of imports.get(name) ?? []) needed.add(other);
    return `${island} data-scripts="${[...needed].map((name) => `${folder}${name}`).join(' ')}"`;
  });

/**
 * Records the import graph while scripts are built, and adds the names to the pages. Vite names scripts ahead only for imports in
 * scripts, and Astro imports an island by an attribute: without the names the scripts of a tool take five trips (the regulator: 3).
 */
export function scriptsAtOnce(): { readonly learning: AstroIntegration; readonly finish: Finish } {
  const imports = new Map<string, readonly string[]>();
  const learning: AstroIntegration = {
    name: 'scripts-at-once',
    hooks: {
      'astro:config:setup': ({ updateConfig }) => {
        updateConfig({
          vite: {
            plugins: [
              {
                name: 'imports-of-scripts',
                applyToEnvironment: ({ name }) => name === 'client',
                writeBundle: (_, bundle) => {
                  for (const chunk of Object.values(bundle))
                    if (chunk.type === 'chunk')
                      imports.set(
                        basename(chunk.fileName),
                        chunk.imports.map((name) => basename(name)),
                      );
                },
              },
            ],
          },
        });
      },
    },
  };
  return { learning, finish: (html) => namingScripts(html, imports) };
}
