import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { GAMES } from '#games/index.ts';
import { fileFor, pageUrl, site } from './support/built-site.ts';
import { open, visitor, type Visitor } from './support/visit.ts';

/* What is new: the page, its feeds, and what single pages say of it. */

let here: Visitor;
beforeAll(async () => {
  here = await visitor();
});
afterAll(() => here.leave());

const FEEDS = ['/feed.xml', ...GAMES.map(({ id }) => `/${id}/feed.xml`)];

test('every feed is well-formed Atom, has each entry once, and leads to pages that are there', async () => {
  const { page } = await open(await here.newContext(), pageUrl(here.served, '/changes/'));
  const withNews: string[] = [];
  for (const path of FEEDS) {
    const text = readFileSync(join(site.folder, path), 'utf8');
    const read = await page.evaluate((xml) => {
      const feed = new DOMParser().parseFromString(xml, 'application/xml');
      const of = (name: string) => [...feed.querySelectorAll(`entry > ${name}`)];
      return {
        root: `${feed.documentElement.namespaceURI ?? ''} ${feed.documentElement.localName}`,
        ids: of('id').map((id) => id.textContent),
        links: of('link').map((link) => link.getAttribute('href') ?? ''),
        days: of('updated').map((day) => day.textContent),
        titles: of('title').map((title) => title.textContent),
      };
    }, text);
    expect(read.root).toBe('http://www.w3.org/2005/Atom feed');
    expect(read.titles).toContain('Version 1.2.0');
    expect(new Set(read.ids).size).toBe(read.titles.length);
    expect(read.links.filter((link) => fileFor(site, new URL(link)) === undefined)).toEqual([]);
    expect(read.days.filter((day) => !/^\d{4}-\d{2}-\d{2}T00:00:00Z$/.test(day))).toEqual([]);
    const news = read.links.filter((_, i) => /^New (?:deal|edition): /.test(read.titles[i] ?? ''));
    if (path === FEEDS[0]) continue;
    const own = pageUrl(site, path.replace('feed.xml', '')).href;
    expect(news.filter((link) => !link.startsWith(own))).toEqual([]);
    if (news.length > 5) withNews.push(path);
  }
  // The three games of 1.2.0 had more than five new deals or editions each.
  expect(withNews.length).toBeGreaterThanOrEqual(3);
});

test('pages name the feed of all games, and those of a game its own', () => {
  const feedsOf = (path: string) =>
    [
      ...readFileSync(join(site.folder, path, 'index.html'), 'utf8').matchAll(
        /<link rel="alternate" type="application\/atom\+xml"[^>]*href="([^"]+)"/g,
      ),
    ].map(([, feed]) => feed);
  expect(feedsOf('/about/')).toEqual([`${site.base}feed.xml`]);
  const [game] = GAMES;
  expect(feedsOf(`/${game?.id ?? ''}/`)).toEqual([`${site.base}feed.xml`, `${site.base}${game?.id ?? ''}/feed.xml`]);
  expect(FEEDS.every((path) => existsSync(join(site.folder, path)))).toBe(true);
});

test('a rule and a clause say since when they mean what they do', async () => {
  const { page } = await open(await here.newContext(), pageUrl(here.served, '/revertier/rules/dice.broken/'));
  // Its question was first asked in 1.2.0 (changelog), though the article of 1792 was in 1.0.0.
  await expect
    .poll(() => page.locator('#revertier-1792').innerText())
    .toContain('This rule has meant the same since version 1.2.0.');
  await page.goto(pageUrl(here.served, '/cite/almanach-1785/').href);
  await expect
    .poll(() => page.locator('[id="almanach-1785.players"]').innerText())
    .toContain('This rule has meant the same since version 1.0.0.');
  await page.goto(pageUrl(here.served, '/changes/#1.2.0').href);
  await expect.poll(() => page.getByRole('heading', { name: /^Version 1\.2\.0/ }).isVisible()).toBe(true);
});
