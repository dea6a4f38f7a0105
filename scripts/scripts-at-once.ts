import { basename } from 'node:path';
import type { AstroIntegration } from 'astro';
import type { Finish } from './finished-pages.ts';

/** Each script by its name, with the names of those that it cannot begin without. */
export type Imports = ReadonlyMap<string, readonly string[]>;

const ISLAND = /<astro-island\b[^>]*\bclient="load"[^>]*>/g;
const ADDRESS = /\b(?:component|renderer)-url="([^"]+\/)([^"/]+\.js)"/g;

/**
 * A page that names all scripts of its tools, where else a browser would learn of each only from the one that imports it: five
 * trips there and back, one after another, before a button answers. They are named at the foot: nothing above waits for them.
 */
export function namingScripts(html: string, imports: Imports): string {
  const roots = [...html.matchAll(ISLAND)].flatMap(([island]) => [...island.matchAll(ADDRESS)]);
  const folder = roots[0]?.[1] ?? '';
  const needed = new Set(roots.map(([, , name = '']) => name));
  for (const name of needed) for (const other of imports.get(name) ?? []) needed.add(other);
  const links = [...needed].map((name) => `<link rel="modulepreload" href="${folder}${name}">`);
  const foot = html.lastIndexOf('</body>');
  return foot < 0 ? html : html.slice(0, foot) + links.join('') + html.slice(foot);
}

/** Learns what imports what as the scripts are built, so that each page can ask for all that its tools consist of at once. */
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
