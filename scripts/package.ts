/** `npm run package`: builds the engine and the games as the package `quinola-engine`, and packs it into `dist-package`. */
import { copyFileSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { rolldown } from 'rolldown';
import { parseOptions } from '../src/cli/command.ts';
import { npm } from './npm.mjs';
import { writeDeclarations } from './package/declarations.ts';
import { cache } from './steps.ts';

const { values } = parseOptions({ options: { outDir: { type: 'string', default: 'dist-package' } } });

const made = join(cache, 'package');
const folder = join(made, 'quinola-engine');
rmSync(made, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });

/** Import path → module below `src`: the functions, and each game that has a `package.ts`. */
const entries = new Map([
  ['.', 'package/index'],
  ...globSync('src/games/*/package.ts')
    .sort()
    .map((file) => basename(dirname(file)))
    .map((game) => [`./${game}`, `games/${game}/package`] as const),
]);
const nameOf = (path: string): string => (path === '.' ? 'index' : path.slice('./'.length));

const bundle = await rolldown({
  input: Object.fromEntries([...entries].map(([path, module]) => [nameOf(path), `src/${module}.ts`])),
  // A module of Node here would be a fault.
  platform: 'neutral',
});
await bundle.write({ dir: join(folder, 'dist'), format: 'esm', chunkFileNames: 'shared/[name].js' });
await bundle.close();
writeDeclarations([...entries.values()], join(folder, 'types'), join(made, 'types'));

const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as Readonly<Record<string, string>>;
writeFileSync(
  join(folder, 'package.json'),
  `${JSON.stringify(
    {
      name: 'quinola-engine',
      version,
      description: 'Rules of old card and table games as data, with an engine that plays and settles them.',
      license: 'MIT',
      type: 'module',
      sideEffects: false,
      engines: { node: '>=20' },
      exports: Object.fromEntries(
        [...entries].map(([path, module]) => [
          path,
          { types: `./types/${module}.d.ts`, default: `./dist/${nameOf(path)}.js` },
        ]),
      ),
      files: ['dist', 'types', 'LICENSE-simple-statistics'],
    },
    undefined,
    2,
  )}\n`,
);
copyFileSync('src/package/README.md', join(folder, 'README.md'));
copyFileSync('LICENSE', join(folder, 'LICENSE'));
// The one package whose code is in the bundle: quantiles of the lab.
copyFileSync('node_modules/simple-statistics/LICENSE', join(folder, 'LICENSE-simple-statistics'));

mkdirSync(values.outDir, { recursive: true });
const packed = npm(['pack', folder, '--pack-destination', resolve(values.outDir), '--loglevel=error'], 'keep');
if (!packed.ok) throw new Error(`npm pack failed:\n${packed.said}`);
console.log(`${values.outDir}/quinola-engine-${String(version)}.tgz`);
