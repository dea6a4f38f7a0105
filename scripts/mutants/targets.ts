import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { misused } from '../../src/cli/command.ts';

/** Names for groups of files. */
const TARGETS = {
  payments: ['src/games/*/settle/**/*.ts', 'src/engine/ledger/*.ts'],
  links: ['src/engine/notation/link.ts', 'src/engine/kernel/bits.ts', 'src/games/*/record/link-form.ts'],
  islands: ['src/islands/**/*.ts', 'src/games/*/tools/**/*.ts'],
} as const;

export const TARGET_NAMES = Object.keys(TARGETS);

/** Code that needs a browser is covered by the browser tests. */
const NEEDS_BROWSER = /from 'preact|\b(?:document|window|localStorage|navigator|location|history|fetch)\b[.(]/;

export function filesOf(root: string, names: readonly string[]): readonly string[] {
  const patterns = names.flatMap((name) => (name in TARGETS ? TARGETS[name as keyof typeof TARGETS] : [name]));
  const empty = patterns.find((pattern) => globSync(pattern, { cwd: root }).length === 0);
  if (empty !== undefined) misused(`“${empty}” is no file, and not payments, links or islands.`);
  return [...new Set(globSync(patterns, { cwd: root }))]
    .filter((path) => /\.tsx?$/.test(path) && !/\.(?:test|d)\.tsx?$/.test(path))
    .filter((path) => !NEEDS_BROWSER.test(readFileSync(join(root, path), 'utf8')))
    .sort();
}
