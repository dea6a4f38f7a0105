/**
 * Adds a made-up book and a made-up game in a temporary copy, as CONTRIBUTING.md says, and runs there what asks for games and
 * books: without a build, in seconds. `node scripts/test.ts --recipes` runs everything there, and builds.
 */
import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { askedOf } from '../src/cli/command.ts';
import { copyWithBoth } from './recipes/follow.ts';

const ASKING = [
  'src/edition/check/check.test.ts',
  'src/edition/graph/',
  'tests/deals.test.ts',
  'tests/names.test.ts',
  'tests/links/',
  'tests/playthroughs/',
];

askedOf({});
const copy = copyWithBoth();
try {
  const { status } = spawnSync(
    process.execPath,
    ['node_modules/vitest/vitest.mjs', 'run', '--project=unit', ...ASKING],
    {
      cwd: copy,
      stdio: 'inherit',
    },
  );
  process.exitCode = status ?? 1;
} finally {
  rmSync(copy, { recursive: true, force: true });
}
