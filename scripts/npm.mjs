// Plain JavaScript for Node 20 and later, because setup.mjs needs it before anything is installed.
import { spawnSync } from 'node:child_process';

/**
 * Runs npm: the one that started us, under the Node it runs on, or else the one on the path.
 * What npm says goes to standard error, since a command's own output must stay clean.
 *
 * @param {readonly string[]} args
 * @param {'show' | 'keep'} output `keep` returns what npm said instead of showing it, and by itself its `answer`, without warnings.
 */
export function npm(args, output = 'show') {
  const own = process.env.npm_execpath ?? '';
  /** @type {import('node:child_process').SpawnSyncOptions} */
  const options = { stdio: output === 'show' ? ['ignore', 2, 2] : ['ignore', 'pipe', 'pipe'], encoding: 'utf8' };
  // yarn and pnpm set npm_execpath too.
  const done = own.endsWith('npm-cli.js')
    ? spawnSync(process.env.npm_node_execpath ?? process.execPath, [own, ...args], options)
    : spawnSync('npm', args, { ...options, shell: process.platform === 'win32' });
  const said = [done.stdout, done.stderr, done.error?.message].map((text) => String(text ?? ''));
  return { ok: done.status === 0, said: said.join(''), answer: (said[0] ?? '').trim() };
}
