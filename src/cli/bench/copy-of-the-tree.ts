import { cpSync, mkdirSync, mkdtempSync, readdirSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

/** What is not the project's own, or is made by building it. */
const LEFT = ['node_modules', 'dist', '.git', '.astro'];

/**
 * A copy of the project in a temporary folder, to change and to build. The packages are linked one by one: what Astro and Vite
 * keep beside them is the copy's own.
 */
export function copyOfTheTree(name: string, except: readonly string[] = []): string {
  const copy = mkdtempSync(join(tmpdir(), `${name}-`));
  const left = except.map((path) => resolve(path));
  for (const entry of readdirSync('.').filter((one) => !LEFT.includes(one)))
    cpSync(entry, join(copy, entry), { recursive: true, filter: (path) => !left.includes(resolve(path)) });
  mkdirSync(join(copy, 'node_modules'));
  for (const entry of readdirSync('node_modules', { withFileTypes: true })) {
    const isPackage = (entry.isDirectory() || entry.isSymbolicLink()) && !/^\.(?!bin$)/.test(entry.name);
    if (isPackage) symlinkSync(resolve('node_modules', entry.name), join(copy, 'node_modules', entry.name), 'junction');
  }
  return copy;
}
