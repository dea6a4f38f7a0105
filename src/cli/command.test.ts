import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { everyNth } from '../../tests/support/seeds.ts';

const runCommand = (command: string, ...options: readonly string[]) => {
  const { status, stderr } = spawnSync(process.execPath, [command, ...options], { encoding: 'utf8' });
  return { status, stderr };
};

/* Whoever misspells what he asks a command for is told so in a sentence, and nothing else is done. */
const MISSPELT = [
  ['src/cli/bench.ts', ['--deal', '5'], 'This command has no option --deal; its options are --gate, --seconds'],
  ['src/cli/bench.ts', ['play', '--deals', 'many'], '--deals takes a number, such as 10000, not “many”.'],
  ['src/cli/bench.ts', ['play', '--book', 'bohn-1851'], 'Did you mean “bohn-1850”?'],
  ['src/cli/playthroughs.ts', ['ancient'], 'This command does not understand “ancient”; it has no options.'],
  ['scripts/test.ts', ['--only', 'unit,lnt'], 'There is no step “lnt”; choose from content'],
  ['scripts/test.ts', ['--everythin'], 'Did you mean “--everything”?'],
  ['scripts/test.ts', ['--deals', 'x'], '--deals takes a number, such as 2000, not “x”.'],
  ['scripts/mutants.ts', ['payment'], '“payment” is no file, and not payments, links or islands.'],
] as const;

// Each starts a Node of its own.
test.each(everyNth(MISSPELT, 4))('%s %j', (command, options, sentence) => {
  const { status, stderr } = runCommand(command, ...options);
  expect(stderr).toContain(sentence);
  expect(stderr.trim().split('\n')).toHaveLength(1);
  expect(status).toBe(2);
});
