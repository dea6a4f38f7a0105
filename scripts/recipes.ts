/**
 * Adds two made-up books and a made-up game to a temporary copy, as CONTRIBUTING.md says, and runs the checks that depend on
 * games and books, without a build, in seconds. `npm test -- --recipes` runs everything there, with a build.
 */
import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { parseOptions } from '../src/cli/command.ts';
import { copyWithBoth } from './recipes/follow.ts';

const ASKING = [
  'src/edition/check/check.test.ts',
  'src/edition/graph/',
  'tests/names.test.ts',
  'tests/links/',
  'tests/playthroughs/',
];

parseOptions({});
const copy = copyWithBoth();
try {
  const run = (...script: readonly string[]): number =>
    spawnSync(process.execPath, script, { cwd: copy, stdio: 'inherit' }).status ?? 1;
  process.exitCode =
    run('scripts/check.ts', '--content') || run('node_modules/vitest/vitest.mjs', 'run', '--project=unit', ...ASKING);
} finally {
  rmSync(copy, { recursive: true, force: true });
}
