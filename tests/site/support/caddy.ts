import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { freePort, whenOpen } from '../../../scripts/nginx.ts';
import type { Site } from './built-site.ts';
import type { Served } from './server.ts';

/** Our configuration, for a folder, a base path and a port; without Caddy's own port for commands. */
const configure = ({ folder, base }: Site, port: number): string =>
  `{\n\tadmin off\n}\n${readFileSync('docs/Caddyfile', 'utf8')
    .replaceAll('/var/www/quinola', resolve(folder))
    .replace('quinola.example {', `http://127.0.0.1:${String(port)} {`)
    .replace('handle_path /* {', `handle_path ${base}* {`)}`;

/** Serves a built site by an installed Caddy with docs/Caddyfile; undefined where there is none. */
export async function serveByCaddy(site: Site): Promise<Served | undefined> {
  if (spawnSync('caddy', ['version'], { stdio: 'ignore' }).status !== 0) return undefined;
  const folder = mkdtempSync(join(tmpdir(), 'quinola-caddy-'));
  const port = await freePort();
  const file = join(folder, 'Caddyfile');
  writeFileSync(file, configure(site, port));
  const child = spawn('caddy', ['run', '--config', file, '--adapter', 'caddyfile'], {
    stdio: 'ignore',
    env: { ...process.env, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder },
  });
  await whenOpen(port);
  return {
    origin: `http://127.0.0.1:${String(port)}`,
    stop: () => {
      child.once('exit', () => rmSync(folder, { recursive: true, force: true }));
      child.kill();
    },
  };
}
