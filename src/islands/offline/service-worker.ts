/**
 * The service worker. It keeps pages that the reader has seen, and answers pages of kept games from the browser at once. It never
 * takes over from an older one by itself: a reader in the middle of a game keeps the version he has.
 */
import type { WorkboxPlugin } from 'workbox-core/types.js';
import { ExpirationPlugin } from 'workbox-expiration';
import { registerRoute, setCatchHandler } from 'workbox-routing';
import { CacheFirst, NetworkFirst } from 'workbox-strategies';
import { cachesOfGame, gameOfCache, keptGames, noticePath, TAKE_OVER, filesNamedIn } from './kept-games.ts';

/** Version of the build, so that every build has a worker of its own; written by scripts/offline/worker.ts. */
declare const QUINOLA_VERSION: string;

declare global {
  /** An event of a service worker, which the types of a page lack. */
  interface ExtendableEvent extends Event {
    readonly waitUntil: (work: Promise<unknown>) => void;
  }
}

/** What a service worker has beyond the types of a page. */
interface WorkerScope {
  readonly registration: { readonly scope: string };
  readonly clients: {
    readonly claim: () => Promise<void>;
    readonly matchAll: (options: {
      readonly includeUncontrolled: boolean;
    }) => Promise<readonly { readonly url: string }[]>;
  };
  readonly skipWaiting: () => Promise<void>;
  addEventListener(type: 'install' | 'activate', listener: (event: ExtendableEvent) => void): void;
  addEventListener(type: 'message', listener: (event: { readonly data: unknown }) => void): void;
}
const worker = self as unknown as WorkerScope;

const base = new URL(worker.registration.scope).pathname;
const SHELL = `quinola ${base} shell ${QUINOLA_VERSION}`;
const PAGES = `quinola ${base} pages`;
const ASSETS = `quinola ${base} assets`;
/** Page that says that a page is not kept. */
const NOT_KEPT = `${base}offline/`;

/** Most pages seen, and scripts and fonts, that are kept. */
const MOST_PAGES = 300;
const MOST_ASSETS = 400;
/** Seconds after which a page seen before is shown as it was, if the network has not answered. */
const PATIENCE = 4;

const isBelow = (url: URL, folder: string): boolean =>
  url.origin === location.origin && url.pathname.startsWith(`${base}${folder}`);
const isAsset = (url: URL): boolean => isBelow(url, '_astro/');

/** Looks for a file in all caches: a kept game's, the shell's, those of pages seen. */
const found = (request: Request | string): Promise<Response | undefined> =>
  caches.match(request, { ignoreSearch: true });

/** Keeps whole answers only, at most so many, and answers from any cache. */
const plugins = (maxEntries: number): WorkboxPlugin[] => [
  {
    cachedResponseWillBeUsed: async ({ request, cachedResponse }) => cachedResponse ?? (await found(request)),
    cacheWillUpdate: ({ response }) => Promise.resolve(response.status === 200 ? response : null),
  },
  new ExpirationPlugin({ maxEntries, purgeOnQuotaError: true }) as WorkboxPlugin,
];
const pagesSeen = new NetworkFirst({
  cacheName: PAGES,
  networkTimeoutSeconds: PATIENCE,
  matchOptions: { ignoreSearch: true },
  plugins: plugins(MOST_PAGES),
});

/** Files with a hash in their names never change. */
registerRoute(({ url }) => isAsset(url), new CacheFirst({ cacheName: ASSETS, plugins: plugins(MOST_ASSETS) }));

/** Embedded pages belong to other sites, and archives are unpacked by the page that asks for them. */
registerRoute(
  ({ request, url }) => request.mode === 'navigate' && isBelow(url, '') && !isBelow(url, 'embed/'),
  async ({ request, url, event }) => {
    const kept = await keptPage(url);
    if (!kept) return pagesSeen.handle({ request, event });
    // An answer from the browser at once; what has changed is there the next time.
    event.waitUntil(renew(kept, url));
    return kept.response;
  },
);

registerRoute(
  ({ request, url }) =>
    request.mode !== 'navigate' && isBelow(url, '') && !isBelow(url, 'offline/') && !isBelow(url, 'embed/'),
  new NetworkFirst({ cacheName: ASSETS, plugins: plugins(MOST_ASSETS) }),
);

setCatchHandler(async ({ request }) =>
  request.mode === 'navigate' ? ((await found(NOT_KEPT)) ?? Response.error()) : Response.error(),
);

/** Page of a kept game, and the cache it is from. */
interface KeptPage {
  readonly response: Response;
  readonly cache: Cache;
}

/** Names of the caches of games, and whether each is whole. */
async function gameCaches(): Promise<readonly { readonly name: string; readonly isWhole: boolean }[]> {
  const names = (await caches.keys()).filter((name) => name.startsWith(keptGames(base)));
  return Promise.all(
    names.map(async (name) => {
      const notice = noticePath(base, gameOfCache(base, name));
      return { name, isWhole: (await (await caches.open(name)).match(notice)) !== undefined };
    }),
  );
}

async function keptPage({ pathname }: URL): Promise<KeptPage | undefined> {
  for (const { name, isWhole } of await gameCaches()) {
    if (!isWhole) continue;
    const cache = await caches.open(name);
    const response = await cache.match(pathname);
    if (response) return { response, cache };
  }
  return undefined;
}

/** Fetches a kept page anew. If it has changed, it is kept with the scripts that it needs, or else left as it was. */
async function renew({ cache }: KeptPage, { pathname }: URL): Promise<void> {
  const [fresh, old] = await Promise.all([
    fetch(pathname, { cache: 'no-cache' }).catch(() => undefined),
    cache.match(pathname),
  ]);
  if (!fresh?.ok || fresh.redirected || !old) return;
  const text = await fresh.text();
  if (text === (await old.text())) return;
  if (await keepNamed(cache, text))
    await cache.put(pathname, new Response(text, { headers: { 'content-type': 'text/html; charset=utf-8' } }));
}

/** Keeps the scripts and fonts that a text names, and those that they name. Returns whether all are there. */
async function keepNamed(cache: Cache, text: string): Promise<boolean> {
  const names = new Set(filesNamedIn(text));
  for (const name of names) {
    const address = `${base}_astro/${name}`;
    let response = await found(address);
    if (!response) {
      const fetched = await fetch(address).catch(() => undefined);
      if (!fetched?.ok) return false;
      await cache.put(address, fetched.clone());
      response = fetched;
    }
    if (name.endsWith('.js')) for (const other of filesNamedIn(await response.text())) names.add(other);
  }
  return true;
}

worker.addEventListener('install', (event) => {
  event.waitUntil(
    (async () => {
      const shell = await caches.open(SHELL);
      const page = await fetch(NOT_KEPT, { cache: 'no-cache' });
      await keepNamed(shell, await page.clone().text());
      await shell.put(NOT_KEPT, page);
    })(),
  );
});

worker.addEventListener('activate', (event) => {
  event.waitUntil(
    (async () => {
      const old = (await caches.keys()).filter((name) => name.startsWith(`quinola ${base} shell `) && name !== SHELL);
      await Promise.all(old.map((name) => caches.delete(name)));
      // What a closed window left half kept; a window that keeps a game now holds the lock.
      for (const { name, isWhole } of await gameCaches())
        if (!isWhole)
          await navigator.locks.request(
            cachesOfGame(base, gameOfCache(base, name)),
            { ifAvailable: true },
            async (lock) => {
              if (lock) await caches.delete(name);
            },
          );
      await worker.clients.claim();
      // Pages that were open before there was a worker have been seen too.
      const pages = await caches.open(PAGES);
      const open = await worker.clients.matchAll({ includeUncontrolled: true });
      await Promise.allSettled(
        open
          .map(({ url }) => new URL(url))
          .filter((url) => isBelow(url, ''))
          .map(({ pathname }) => pages.add(pathname)),
      );
    })(),
  );
});

worker.addEventListener('message', ({ data }) => {
  if (data === TAKE_OVER) void worker.skipWaiting();
});
