import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';
import { site } from './support/built-site.ts';

/** Scripts of the site with what each imports before it runs. */
const imports = new Map(
  globSync('_astro/*.js', { cwd: site.folder }).map((path) => {
    const text = readFileSync(join(site.folder, path), 'utf8');
    return [
      basename(path),
      [...text.matchAll(/(?:\bfrom|\bimport)\s*["'`]\.\/([^"'`]+\.js)["'`]/g)].map(([, name = '']) => name),
    ];
  }),
);

/** Scripts that a script needs, its own imports and those of its imports. */
function neededBy(script: string): ReadonlySet<string> {
  const needed = new Set(imports.get(script));
  for (const name of needed) for (const other of imports.get(name) ?? []) needed.add(other);
  return needed;
}

test('no scripts import one another in a circle, in which a module may run before one that it needs', () => {
  expect([...imports.values()].flat().length).toBeGreaterThan(100);
  expect([...imports.keys()].filter((script) => neededBy(script).has(script))).toEqual([]);
});
