import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createSecureServer, type ServerHttp2Session } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { fileFor, type Site } from '../../tests/site/support/built-site.ts';
import { isCompressed, typeOf, type Served } from '../../tests/site/support/server.ts';
import { serveByNginx, type Certificate } from '../nginx.ts';

/** A key and a certificate for `localhost` that nobody trusts, made for this run. HTTP/2 in browsers needs TLS. */
function throwawayCertificate(): Certificate {
  const folder = mkdtempSync(join(tmpdir(), 'quinola-speed-'));
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
  try {
    const name = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'];
    const kind = ['-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2'];
    execFileSync('openssl', ['req', ...kind, ...name, '-keyout', key, '-out', cert], { stdio: 'ignore' });
    return { key: readFileSync(key), cert: readFileSync(cert) };
  } catch (error) {
    throw new Error('The server needs openssl to make its certificate, and it did not run.', { cause: error });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Compression as hosts do it while they answer; a higher quality is for files compressed beforehand. */
const QUALITY = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

/**
 * Serves a built site as hosts do: HTTP/2, compression, permanent caching of names with a hash; by nginx where it is to be had,
 * else by Node's own server.
 */
export async function serveAsHost(site: Site): Promise<Served> {
  const certificate = throwawayCertificate();
  return (await serveByNginx(site, certificate)) ?? serveByNode(site, certificate);
}

async function serveByNode(site: Site, certificate: Certificate): Promise<Served> {
  const ready = new Map<string, Buffer>();
  const sessions = new Set<ServerHttp2Session>();
  const server = createSecureServer({ ...certificate }, (request, response) => {
    const url = new URL(request.url, site.origin);
    const file = fileFor(site, url);
    if (file === undefined) {
      response.writeHead(404).end();
      return;
    }
    const body =
      ready.get(file) ?? (isCompressed(file) ? brotliCompressSync(readFileSync(file), QUALITY) : readFileSync(file));
    ready.set(file, body);
    response.writeHead(200, {
      'content-type': typeOf(file),
      'content-length': body.length,
      'cache-control': url.pathname.startsWith(`${site.base}_astro/`)
        ? 'public, max-age=31536000, immutable'
        : 'no-cache',
      ...(isCompressed(file) && { 'content-encoding': 'br' }),
    });
    response.end(body);
  });
  server.on('session', (session) => {
    sessions.add(session);
    session.on('close', () => sessions.delete(session));
    // A browser that is closed resets its connection.
    session.on('error', () => session.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  return {
    origin: `https://localhost:${String((server.address() as AddressInfo).port)}`,
    stop: () => {
      for (const session of sessions) session.destroy();
      server.close();
    },
  };
}
