import { basename } from 'node:path';
import type { AstroIntegration } from 'astro';
import type { Finish } from './finished-pages.ts';

/** Each script by its name, with the names of those that it cannot begin without. */
export type Imports = ReadonlyMap<string, readonly string[]>;

const ISLAND = /<astro-island\b(?=[^>]*\bclient="painted")[^>]*/g;
const ADDRESS = /\b(?:component|renderer)-url="([^"]+\/)([^"/]+\.js)"/g;

/** A page on which each tool names all of its scripts, for src/islands/page/wake-painted.ts to ask for at once. */
export const namingScripts = (html: string, imports: Imports): string =>
  html.replace(ISLAND, (island) => {
    const roots = [...island.matchAll(ADDRESS)];
    const folder = roots[0]?.[1] ?? '';
    const needed = new Set(roots.map(([, , name = '']) => name));
    for (const name of needed) for (const other of imports.get(name) ?? []) needed.add(other);
    return `${island} data-scripts="${[...needed].map((name) => `${folder}${name}`).join(' ')}"`;
  });

/** Learns what imports what as the scripts are built, so that each tool can name all that it consists of. */
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
