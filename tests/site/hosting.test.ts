import { readFileSync, globSync } from 'node:fs';
import { get } from 'node:http';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { serveByNginx } from '../../scripts/nginx.ts';
import { builtSite, pageUrl, site } from './support/built-site.ts';
import { serveByCaddy } from './support/caddy.ts';
import type { Served } from './support/server.ts';

/* Hosts send the headers of docs/hosting.md: what `_headers` says to some, and what nginx and Caddy do with our configurations. */

/** Rules of `_headers`: place → header → value. */
const rules = new Map(
  readFileSync(join(site.folder, '_headers'), 'utf8')
    .trim()
    .split(/\n(?! )/)
    .map((rule) => {
      const [place = '', ...headers] = rule.split('\n');
      return [place, new Map(headers.map((line) => [...line.trim().split(/: (.*)/)] as [string, string]))] as const;
    }),
);
const rulesFor = (path: string) =>
  [...rules].filter(([place]) => (place.endsWith('*') ? path.startsWith(place.slice(0, -1)) : path === place));

/** A page's own policy; parsing all pages for it would take ten seconds. */
const policyIn = (html: string): string => /"content-security-policy" content="([^"]*)"/i.exec(html)?.[1] ?? '';

const SAFE = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
};

test('`_headers` gives every page each header once, within what Netlify and Cloudflare take', () => {
  const wrong = builtSite().pages.flatMap(({ path }) => {
    const named = rulesFor(`${site.base}${path.slice(1)}`).flatMap(([, headers]) => [...headers.keys()]);
    const wanted = [
      'X-Content-Type-Options',
      'Referrer-Policy',
      'Permissions-Policy',
      'Content-Security-Policy',
      ...(/^\/(?:data|schema)\//.test(path) ? ['Access-Control-Allow-Origin'] : []),
    ];
    return named.toSorted().join() === wanted.toSorted().join() ? [] : [`${path}: ${named.join(', ')}`];
  });
  expect(wrong).toEqual([]);
  expect(rules.size).toBeLessThanOrEqual(100);
  expect([...rules.values()].flatMap((headers) => [...headers.values()]).filter(({ length }) => length > 1900)).toEqual(
    [],
  );
});

test('the policy of the header allows whatever a page’s own policy does, but no frame except of embedded pages', () => {
  const wrong = builtSite().pages.flatMap((page) => {
    const [[, headers] = []] = rulesFor(`${site.base}${page.path.slice(1)}`).filter(([, rule]) =>
      rule.has('Content-Security-Policy'),
    );
    const header = new Map(
      (headers?.get('Content-Security-Policy') ?? '').split('; ').map((part) => [part.split(' ')[0], part.split(' ')]),
    );
    const own = policyIn(readFileSync(page.file, 'utf8'))
      .split(';')
      .flatMap((part) => {
        const [name = '', ...sources] = part.trim().split(/\s+/);
        return name === 'style-src' ? [] : sources.map((source) => [name, source] as const);
      });
    const frames = page.path.startsWith('/embed/') ? '*' : "'none'";
    return header.get('frame-ancestors')?.[1] === frames &&
      own.length > 5 &&
      own.every(([name, source]) => header.get(name)?.includes(source) === true)
      ? []
      : [page.path];
  });
  expect(wrong).toEqual([]);
});

describe.each([
  ['docs/nginx.conf', serveByNginx],
  ['docs/Caddyfile', serveByCaddy],
] as const)('a server with %s', (configuration, serve) => {
  let served: Served | undefined;
  beforeAll(async () => {
    served = await serve(site);
    if (served === undefined) console.log(`There is no server here for it: ${configuration} is not tried.`);
  });
  afterAll(() => served?.stop());

  interface Answer {
    readonly status: number | undefined;
    readonly headers: Readonly<Record<string, string | string[] | undefined>>;
    readonly bytes: number;
  }
  /** Asks without following redirects and without unpacking. */
  const ask = (path: string, headers: Readonly<Record<string, string>> = {}): Promise<Answer> =>
    new Promise((answer, fail) => {
      const url = pageUrl({ ...site, origin: served?.origin ?? '' }, path);
      get(url, { headers: { 'accept-encoding': 'gzip', ...headers } }, (response) => {
        let bytes = 0;
        response.on('data', (chunk: Buffer) => (bytes += chunk.length));
        response.on('end', () => answer({ status: response.statusCode, headers: response.headers, bytes }));
      }).on('error', fail);
    });

  test('a page is compressed, has its headers, and is asked for again', async () => {
    if (served === undefined) return;
    const page = await ask('/reversis/');
    expect(page.status).toBe(200);
    expect(page.headers).toMatchObject({
      ...SAFE,
      'content-type': 'text/html; charset=utf-8',
      'content-encoding': 'gzip',
      vary: 'Accept-Encoding',
      'cache-control': 'no-cache',
    });
    expect(page.headers['content-security-policy']).toContain("default-src 'none'");
    expect(page.headers['content-security-policy']).toContain("frame-ancestors 'none'");
    expect(page.bytes).toBeLessThan(readFileSync(join(site.folder, 'reversis/index.html')).length / 2);
    const again = await ask('/reversis/', { 'if-none-match': String(page.headers['etag']) });
    expect([again.status, again.bytes]).toEqual([304, 0]);
  });

  test('data is text in UTF-8, and compressed', async () => {
    if (served === undefined) return;
    const { status, headers } = await ask('/data/deals.jsonl');
    expect([status, headers['content-type'], headers['content-encoding'], headers['cache-control']]).toEqual([
      200,
      'text/plain; charset=utf-8',
      'gzip',
      'no-cache',
    ]);
    // JSON is always UTF-8.
    expect((await ask('/data/datapackage.json')).headers['content-type']).toMatch(
      /^application\/json(; charset=utf-8)?$/,
    );
  });

  test('embedded pages may be framed', async () => {
    if (served === undefined) return;
    expect((await ask('/embed/')).headers['content-security-policy']).toContain('frame-ancestors *');
  });

  test('files with a hash are kept for ever, scripts compressed and fonts as they are', async () => {
    if (served === undefined) return;
    const named = (end: string) => globSync(`_astro/*${end}`, { cwd: site.folder })[0] ?? '';
    const script = await ask(`/${named('.js')}`);
    expect(script.headers).toMatchObject({ ...SAFE, 'cache-control': 'public, max-age=31536000, immutable' });
    // Neither a file that is not there nor a page whose address only speaks of such a file.
    expect((await ask('/_astro/nothing.js')).headers['cache-control'] ?? '').not.toContain('max-age');
    expect((await ask('/about/?from=/_astro/x.js')).headers['cache-control']).toBe('no-cache');
    const font = await ask(`/${named('.woff2')}`);
    // To an embedded page in a sandbox, which has no origin, both are another site's.
    expect([script, font].map(({ headers }) => headers['access-control-allow-origin'])).toEqual(['*', '*']);
    // The data and the schema of their records are open to scripts of other sites, and nothing else is.
    for (const open of ['/data/deals.jsonl', '/schema/record-1.json'])
      expect((await ask(open)).headers['access-control-allow-origin']).toBe('*');
    for (const closed of ['/reversis/', '/reversis/?from=/data/'])
      expect((await ask(closed)).headers['access-control-allow-origin']).toBeUndefined();
    expect(font.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect([font.status, font.headers['content-type'], font.headers['content-encoding']]).toEqual([
      200,
      'font/woff2',
      undefined,
    ]);
  });

  test('an address without its last slash leads on, and one without a page to ours for 404', async () => {
    if (served === undefined) return;
    const led = await ask('/reversis');
    expect([301, 308]).toContain(led.status);
    expect(led.headers['location']).toBe(`${site.base}reversis/`);
    for (const path of ['/nobody/', '/data/nothing.jsonl']) {
      const none = await ask(path);
      expect(none.status).toBe(404);
      expect(none.headers).toMatchObject({ ...SAFE, 'content-type': 'text/html; charset=utf-8' });
      expect(none.headers['content-security-policy']).toContain("default-src 'none'");
      expect(none.bytes).toBeGreaterThan(1000);
    }
  });
});
