import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import ts from 'typescript';

/**
 * Tests that are not used: the built site, all deals on file, and random properties, which find much but assert no
 * source's numbers.
 */
const LEFT_OUT = ['tests/site/', 'tests/counts/', 'tests/properties/'];

/** Unit tests that reach a module, nearest first: fewest imports on the way, then fewest imports in all. */
export function testsNear(root: string): (file: string) => readonly string[] {
  const read = (path: string): readonly string[] =>
    ts
      .preProcessFile(readFileSync(join(root, path), 'utf8'), true, true)
      .importedFiles.map(({ fileName }) =>
        fileName.startsWith('#')
          ? join('src', fileName.slice(1))
          : fileName.startsWith('.')
            ? normalize(join(dirname(path), fileName))
            : '',
      )
      .filter((path) => path !== '' && existsSync(join(root, path)) && /\.tsx?$/.test(path));
  const imports = new Map<string, readonly string[]>();
  const importsOf = (path: string): readonly string[] => {
    const known = imports.get(path) ?? read(path);
    imports.set(path, known);
    return known;
  };
  const tests = globSync(['src/{engine,games,islands,view,cli}/**/*.test.ts', 'tests/**/*.test.ts'], {
    cwd: root,
  }).filter((path) => !LEFT_OUT.some((folder) => path.startsWith(folder)));
  const reached = tests.map((test) => ({ test, distances: distancesFrom(test, importsOf) }));
  return (file) =>
    reached
      .flatMap(({ test, distances }) => {
        const distance = distances.get(file);
        // A test in the module's own folder is about it, whatever lies between.
        const far = distance === undefined ? 0 : dirname(test) === dirname(file) ? 0 : distance;
        return distance === undefined ? [] : [{ test, far, large: distances.size }];
      })
      .sort((a, b) => a.far - b.far || a.large - b.large)
      .map(({ test }) => test);
}

function distancesFrom(test: string, importsOf: (path: string) => readonly string[]): ReadonlyMap<string, number> {
  const distances = new Map([[test, 0]]);
  for (const [path, distance] of distances)
    for (const next of importsOf(path)) if (!distances.has(next)) distances.set(next, distance + 1);
  return distances;
}
