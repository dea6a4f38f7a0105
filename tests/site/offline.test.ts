/** Reading offline: a game is kept, the network is cut, and its pages are there; what may go wrong gets a sentence. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { GAMES } from '../../src/games/index.ts';
import type { ArchiveNotice } from '../../src/islands/offline/kept-games.ts';
import { pageUrl, site } from './support/built-site.ts';
import { pagesOf } from './support/page-kinds.ts';
import { serveTestedSite, type Served } from './support/server.ts';
import { hydrated, visitor, type Visitor } from './support/visit.ts';

const MOST = 6_000_000;

const noticeOf = (game: string): ArchiveNotice =>
  JSON.parse(readFileSync(join(site.folder, 'offline', `${game}.json`), 'utf8')) as ArchiveNotice;

test('no game takes more than 6 MB to fetch, and each archive is as large as its notice says', () => {
  for (const { id } of GAMES) {
    const { packed, archive } = noticeOf(id);
    expect(packed).toBeLessThan(MOST);
    expect(readFileSync(join(site.folder, 'offline', archive)).length).toBe(packed);
  }
});

describe('in a browser', () => {
  const [{ id: other } = { id: '' }, , { id: game, name } = { id: '', name: '' }] = GAMES;
  /** What the server sends instead of the files of the site. */
  const instead = new Map<string, string>();
  let reader: Visitor;
  let server: Served;
  let context: BrowserContext;
  let page: Page;
  const open = (path: string) => page.goto(pageUrl({ ...site, origin: server.origin }, path).href);
  /** Opens the page of the game and moves, which wakes its tools. */
  const openGame = async (): Promise<void> => {
    await open(`/${game}/`);
    await page.keyboard.press('End');
  };
  const isHeaded = (words: RegExp) => expect.poll(() => page.locator('h1').textContent()).toMatch(words);
  const box = () => page.locator('[data-part="keep-game"]');
  const press = (label: RegExp) => box().getByRole('button', { name: label }).click();
  const says = (text: RegExp) => expect.poll(() => box().textContent()).toMatch(text);

  beforeAll(async () => {
    reader = await visitor();
    server = await serveTestedSite({ instead });
    context = await reader.contextOfItsOwn({ serviceWorkers: 'allow' });
    page = await context.newPage();
  });
  afterAll(async () => {
    await reader.leave();
    server.stop();
  });

  test('an archive that does not arrive, or is damaged, is told in a sentence, and nothing is kept', async () => {
    const { archive, packed } = noticeOf(game);
    await openGame();
    await says(/\d MB to fetch, \d+ MB in your browser/);
    await context.route(`**/${archive}`, (route) => route.abort());
    await press(/^Keep this game/);
    await says(/The network was lost .* Nothing was stored\./);
    await context.unroute(`**/${archive}`);
    const half = readFileSync(join(site.folder, 'offline', archive)).subarray(0, packed / 2);
    await context.route(`**/${archive}`, (route) => route.fulfill({ body: half }));
    await press(/^Keep this game/);
    await says(/What arrived was damaged/);
    await context.unroute(`**/${archive}`);
    expect(await page.evaluate(async () => (await caches.keys()).filter((key) => key.includes(' game ')))).toEqual([]);
  });

  test('a full disk is told in a sentence before anything is fetched', async () => {
    await page.evaluate(() => {
      navigator.storage.estimate = () => Promise.resolve({ quota: 1_000_000, usage: 0 });
    });
    await press(/^Keep this game/);
    await says(/There is not enough room.* Nothing was stored\./);
    await openGame();
  });

  test('a new version waits until the reader takes it', async () => {
    const version = () => page.evaluate(() => navigator.serviceWorker.controller?.scriptURL);
    await expect.poll(version).toMatch(/sw\.js$/);
    await page.evaluate(() => Object.assign(globalThis, { isAsItWas: true }));
    const isAsItWas = () => page.evaluate(() => 'isAsItWas' in globalThis);
    instead.set('sw.js', `${readFileSync(join(site.folder, 'sw.js'), 'utf8')}\n// A newer one.`);
    await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
    await says(/A new version of this site is ready/);
    expect(await isAsItWas()).toBe(true);
    await press(/^Use it now/);
    await expect.poll(isAsItWas).toBe(false);
    await page.keyboard.press('End');
    await says(/to fetch/);
    expect(await box().textContent()).not.toMatch(/A new version/);
  });

  test('a kept game is read, searched and played without a network, and nothing else pretends to be there', async () => {
    // One that does not come can be given up, and kept again at once.
    const { archive } = noticeOf(game);
    await context.route(`**/${archive}`, () => undefined);
    await press(/^Keep this game/);
    await press(/^Stop/);
    await says(/to fetch/);
    await context.unroute(`**/${archive}`);
    await press(/^Keep this game/);
    await says(new RegExp(`${name} is kept in this browser`));
    await open('/about/');
    server.stop();

    // Seen before, never seen, kept.
    await open('/about/');
    await isHeaded(/^About/);
    await open(`/${other}/`);
    await isHeaded(/^Not kept/);
    const [deal = ''] = pagesOf('deal').filter((path) => path.startsWith(`/${game}/`));
    await open(deal);
    await hydrated(page);
    const next = page.locator('[data-action="forward"]').first();
    const before = await page.locator('[data-part="where"]').first().textContent();
    await next.click();
    await expect.poll(() => page.locator('[data-part="where"]').first().textContent()).not.toBe(before);

    await open(`/search/?q=${encodeURIComponent('dice')}`);
    await expect.poll(() => page.locator('#search-results a').count()).toBeGreaterThan(0);

    await open(`/${game}/play/`);
    await hydrated(page);
    await isHeaded(/^Sit down/);
    await open(`/${game}/lab/`);
    await hydrated(page);
    await isHeaded(/in the long run$/);
  });

  test('without a network it can be removed, and then its pages are gone', async () => {
    await openGame();
    await press(/^Remove it/);
    await says(/The size could not be fetched|to fetch/);
    const [edition = ''] = pagesOf('edition').filter((path) => path.startsWith(`/${game}/`));
    await open(edition);
    await isHeaded(/^Not kept/);
  });
});
