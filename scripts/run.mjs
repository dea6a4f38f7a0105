// Runs a script or a package's command for package.json with any npm on Node 20 or later: `node scripts/run.mjs [--tests]
// [--besides <folder>] <script.ts | command> [arguments]`. First installs what is missing (see setup.mjs for the
// options); the command runs with a Node that reads TypeScript.
import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setUp } from './setup.mjs';

/** The script behind a package's command: run by Node itself it needs no shell, on Windows either. @param {string} name */
function scriptOf(name) {
  if (existsSync(name)) return name;
  const folder = join('node_modules', name);
  const { bin } = /** @type {{ readonly bin: string | Readonly<Record<string, string>> }} */ (
    JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  );
  return join(folder, typeof bin === 'string' ? bin : (bin[name] ?? ''));
}

const [, , ...args] = process.argv;
let tests = false;
/** @type {string | undefined} */
let besides;
while (args[0]?.startsWith('--')) {
  const option = args.shift();
  if (option === '--tests') tests = true;
  if (option === '--besides') besides = args.shift();
}
const [name = '', ...more] = args;
const node = await setUp({ tests, besides });
const child = spawn(node, [scriptOf(name), ...more], {
  stdio: 'inherit',
  // Turns Astro's telemetry off; Astro reads this before our configuration.
  env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1' },
});
// A terminal also sends these signals to the command, which then ends by itself; signals from elsewhere must be
// forwarded.
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']))
  process.on(signal, () => child.kill(signal));
child.on('error', (error) => {
  process.stderr.write(`${node} does not start: ${error.message}\n`);
  process.exitCode = 1;
});
child.on('exit', (code, signal) => {
  process.exitCode = code ?? (signal === 'SIGINT' ? 130 : 1);
});
