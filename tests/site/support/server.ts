import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname } from 'node:path';
import { gzipSync } from 'node:zlib';
import { fileFor, site } from './built-site.ts';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml',
};

/** Files that are served compressed; fonts and the search index already are. */
const SMALLER = /\.(html|css|js|json|svg|xml)$/;

/** Whether hosts compress a file. */
export const isCompressed = (file: string): boolean => SMALLER.test(file);

/** Media type of a file. */
export const typeOf = (file: string): string => TYPES[extname(file)] ?? 'application/octet-stream';

const small = new Map<string, Buffer>();

function compressed(file: string): Buffer {
  const bytes = small.get(file) ?? gzipSync(readFileSync(file));
  small.set(file, bytes);
  return bytes;
}

interface ServingOptions {
  /** Whether files are compressed, as over a network, where loading is measured. */
  readonly isOnTheNet?: boolean;
  /** Path below the base → text to send instead of that file. */
  readonly instead?: ReadonlyMap<string, string>;
}

/**
 * Minimal static server of the site under test: files, their types, and permanent caching of names with a hash, which sandboxed
 * frames may ask for too.
 */
const makeServer = ({ isOnTheNet = false, instead }: ServingOptions): Server =>
  createServer((request, response) => {
    const url = new URL(request.url ?? '/', site.origin);
    const file = fileFor(site, url);
    if (file === undefined) {
      response.writeHead(404, { 'content-type': 'text/plain' }).end('There is no such page or file.');
      return;
    }
    const other = instead?.get(url.pathname.slice(site.base.length));
    if (other !== undefined) {
      response.writeHead(200, { 'content-type': typeOf(file), 'cache-control': 'no-cache' }).end(other);
      return;
    }
    const hashed = url.pathname.startsWith(`${site.base}_astro/`);
    const isSmall = isOnTheNet && isCompressed(file) && /\bgzip\b/.test(request.headers['accept-encoding'] ?? '');
    response.writeHead(200, {
      'content-type': typeOf(file),
      'cache-control': hashed ? 'public, max-age=31536000, immutable' : 'no-cache',
      ...(hashed ? { 'access-control-allow-origin': '*' } : {}),
      ...(isSmall ? { 'content-encoding': 'gzip' } : {}),
    });
    response.end(isSmall ? compressed(file) : readFileSync(file));
  });

export interface Served {
  /** Such as `http://localhost:4400`. */
  readonly origin: string;
  readonly stop: () => void;
}

/** Serves the site under test at a free port. */
export async function serveTestedSite(options: ServingOptions = {}): Promise<Served> {
  const server = makeServer(options);
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  return {
    origin: `http://localhost:${String((server.address() as AddressInfo).port)}`,
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
