/** Checks that package-lock.json serves every platform we promise, and names no registry. */
import { readFileSync } from 'node:fs';
import { npm } from './npm.mjs';

const platforms = ['linux', 'darwin', 'win32'].flatMap((os) => ['x64', 'arm64'].map((cpu) => ({ os, cpu })));
const problems: string[] = [];

if (readFileSync('package-lock.json', 'utf8').includes('"resolved"')) {
  problems.push('package-lock.json carries download addresses: make it with the .npmrc of this repository.');
}
for (const { os, cpu } of platforms) {
  const done = npm(
    ['ci', '--dry-run', '--ignore-scripts', '--no-audit', '--loglevel=error', `--os=${os}`, `--cpu=${cpu}`],
    'keep',
  );
  if (!done.ok) problems.push(`npm ci refuses the lock on ${os} ${cpu}:\n${done.said}`);
}

for (const problem of problems) console.error(problem);
process.exitCode = problems.length > 0 ? 1 : 0;
