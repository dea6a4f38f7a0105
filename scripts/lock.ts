/**
 * Checks that each package-lock.json works on every supported platform, as `npm ci` would require there, and names no
 * registry.
 */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { npm } from './npm.mjs';

/** Lock entry of a package, keyed by its folder; the project itself has an empty key. */
interface Locked {
  readonly optional?: boolean;
  readonly os?: readonly string[];
  readonly cpu?: readonly string[];
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

type Packages = Readonly<Record<string, Locked>>;

const platforms = ['linux', 'darwin', 'win32'].flatMap((os) => ['x64', 'arm64'].map((cpu) => ({ os, cpu })));

/** Folder in which a package finds a dependency: its own node_modules or one above. */
function found(packages: Packages, from: string, name: string): string | undefined {
  const beside = `${from}${from === '' ? '' : '/'}node_modules/${name}`;
  if (packages[beside] !== undefined) return beside;
  return from === '' ? undefined : found(packages, from.replace(/\/?node_modules\/(?:@[^/]+\/)?[^/]+$/, ''), name);
}

const fits = (wanted: readonly string[] | undefined, it: string): boolean =>
  wanted === undefined ||
  (!wanted.includes(`!${it}`) && (wanted.every((name) => name.startsWith('!')) || wanted.includes(it)));

/** Problems of the lock in a folder. */
function problemsOf(folder: string): readonly string[] {
  const text = readFileSync(join(folder, 'package-lock.json'), 'utf8');
  const { packages } = JSON.parse(text) as { readonly packages: Packages };
  const problems: string[] = [];
  if (text.includes('"resolved"')) problems.push('it carries download addresses: make it with the .npmrc beside it.');
  for (const [path, { optional = false, os, cpu, ...needs }] of Object.entries(packages)) {
    // A lock made on one machine may lack packages for other platforms.
    const all = { ...needs.dependencies, ...needs.devDependencies, ...needs.optionalDependencies };
    for (const name of Object.keys(all))
      if (found(packages, path, name) === undefined)
        problems.push(`${path || 'package.json'} needs ${name}: the lock lacks it.`);
    if (optional) continue;
    for (const on of platforms)
      if (!fits(os, on.os) || !fits(cpu, on.cpu))
        problems.push(`${path} is not for ${on.os} ${on.cpu}, and not optional.`);
  }
  // npm checks, for all platforms at once, that the lock has the versions package.json asks for.
  const held = npm(['ls', '--package-lock-only', '--prefix', folder, '--loglevel=error'], 'keep');
  if (!held.ok) problems.push(`npm says of it:\n${held.said.match(/^npm error.*$/gm)?.join('\n') ?? held.said}`);
  return problems.map((problem) => `${join(folder, 'package-lock.json')}: ${problem}`);
}

const folders = ['.', ...globSync('scripts/*/package-lock.json').map((path) => join(path, '..'))];
const problems = folders.flatMap(problemsOf);
for (const problem of problems) console.error(problem);
process.exitCode = problems.length > 0 ? 1 : 0;
