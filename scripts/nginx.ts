import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { existsSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect, createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Site } from '../tests/site/support/built-site.ts';
import type { Served } from '../tests/site/support/server.ts';

/** Runs a command without its output; whether it succeeded. */
const succeeds = (command: string, args: readonly string[], cwd: string): boolean =>
  spawnSync(command, args, { cwd, stdio: 'ignore', timeout: 60_000 }).status === 0;

/** An installed nginx, or else Debian's, unpacked into a folder; undefined where neither is to be had. */
function findNginx(folder: string): string | undefined {
  for (const place of ['/usr/sbin/nginx', '/usr/local/sbin/nginx', '/usr/bin/nginx', '/opt/homebrew/bin/nginx'])
    if (succeeds(place, ['-v'], folder)) return place;
  const download = (): boolean => succeeds('apt-get', ['download', '-qq', 'nginx', 'nginx-common'], folder);
  if (!download() && !(succeeds('apt-get', ['update', '-qq'], folder) && download())) return undefined;
  const unpacked = join(folder, 'usr/sbin/nginx');
  return globSync('*.deb', { cwd: folder }).every((packed) => succeeds('dpkg', ['-x', packed, '.'], folder)) &&
    succeeds(unpacked, ['-v'], folder)
    ? unpacked
    : undefined;
}

/** A port that nothing listens to. */
export const freePort = (): Promise<number> =>
  new Promise((found) => {
    const server = createServer();
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => found(port));
    });
  });

/** Our configuration, for a folder, base path and what nginx listens to. */
const configure = ({ folder, base }: Site, listen: string): string =>
  readFileSync('docs/nginx.conf', 'utf8')
    .replaceAll('/var/www/quinola', resolve(folder))
    .replace('listen 80;', listen)
    .replace('location / {', `location ${base} {`)
    .replace('error_page 404 /', `error_page 404 ${base}`);

/** nginx itself: everything it writes goes into a temporary folder. */
const surroundings = (folder: string, types: string): string => `
daemon off; master_process off; pid ${folder}/pid; error_log ${folder}/errors;
events {}
http {
  access_log off; include ${types}; default_type application/octet-stream;
  client_body_temp_path ${folder}/body; proxy_temp_path ${folder}/proxy; fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi; scgi_temp_path ${folder}/scgi;
  include ${folder}/quinola.conf;
}`;

/** A private key and its certificate, in PEM. */
export interface Certificate {
  readonly key: string | Buffer;
  readonly cert: string | Buffer;
}

/** Whether a port accepts connections. */
const isOpen = (port: number): Promise<boolean> =>
  new Promise((found) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.destroy();
      found(true);
    });
    socket.on('error', () => found(false));
  });

/** Waits until a port accepts connections, at most five seconds. */
export async function whenOpen(port: number): Promise<void> {
  for (let tries = 0; tries < 100 && !(await isOpen(port)); tries += 1) {
    await new Promise((wait) => setTimeout(wait, 50));
  }
}

/** Serves a built site by nginx with docs/nginx.conf, by HTTP/2 if there is a certificate; undefined where there is no nginx. */
export async function serveByNginx(site: Site, certificate?: Certificate): Promise<Served | undefined> {
  const folder = mkdtempSync(join(tmpdir(), 'quinola-nginx-'));
  const leave = (): void => rmSync(folder, { recursive: true, force: true });
  const program = findNginx(folder);
  const types = [
    join(folder, 'etc/nginx/mime.types'),
    '/etc/nginx/mime.types',
    '/opt/homebrew/etc/nginx/mime.types',
  ].find((path) => existsSync(path));
  if (program === undefined || types === undefined) {
    leave();
    return undefined;
  }
  const port = await freePort();
  const at = `127.0.0.1:${String(port)}`;
  let listen = `listen ${at};`;
  if (certificate) {
    const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
    writeFileSync(key, certificate.key, { mode: 0o600 });
    writeFileSync(cert, certificate.cert);
    listen = `listen ${at} ssl http2; ssl_certificate ${cert}; ssl_certificate_key ${key};`;
  }
  writeFileSync(join(folder, 'quinola.conf'), configure(site, listen));
  writeFileSync(join(folder, 'nginx.conf'), surroundings(folder, types));
  const options = ['-p', folder, '-c', join(folder, 'nginx.conf')];
  execFileSync(program, [...options, '-t'], { stdio: 'pipe' });
  const child = spawn(program, options, { stdio: 'ignore' });
  await whenOpen(port);
  return {
    origin: `${certificate ? 'https' : 'http'}://${at}`,
    stop: () => {
      child.once('exit', leave);
      child.kill();
    },
  };
}
