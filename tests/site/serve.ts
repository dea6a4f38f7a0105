import { createReadStream } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname } from 'node:path';
import { chromium } from 'playwright-core';
import type { TestProject } from 'vitest/node';
import { browserArguments, findChromium } from '../../scripts/browser.ts';
import { fileFor, site } from './built-site.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Of the served site, as `http://localhost:4400`. */
    readonly origin: string;
    /** Where the browser is driven. */
    readonly browser: string;
  }
}

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml',
};

/** A static server as plain as they come: files, their types, and that what has a hash in its name never changes. */
const server = createServer((request, response) => {
  const url = new URL(request.url ?? '/', site.origin);
  const file = fileFor(site, url);
  if (file === undefined) {
    response.writeHead(404, { 'content-type': 'text/plain' }).end('There is no such page or file.');
    return;
  }
  const hashed = url.pathname.startsWith(`${site.base}_astro/`);
  response.writeHead(200, {
    'content-type': TYPES[extname(file)] ?? 'application/octet-stream',
    'cache-control': hashed ? 'public, max-age=31536000, immutable' : 'no-cache',
  });
  createReadStream(file).pipe(response);
});

let leave = (): Promise<void> => Promise.resolve();

/** One server and one browser for all test files. */
export async function setup(project: TestProject): Promise<void> {
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const executablePath = await findChromium();
  const browser = await chromium.launchServer({ executablePath, args: [...browserArguments] });
  leave = () => browser.close();
  project.provide('origin', `http://localhost:${String((server.address() as AddressInfo).port)}`);
  project.provide('browser', browser.wsEndpoint());
}

export async function teardown(): Promise<void> {
  await leave();
  server.closeAllConnections();
  server.close();
}
