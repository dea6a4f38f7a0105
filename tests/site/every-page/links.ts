import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { GAMES } from '../../../src/games/index.ts';
import { builtSite, fileFor, metaOf, pageUrl, type Site } from '../support/built-site.ts';
import { linksOf, placesIn, whyNotLink } from '../support/links.ts';

/** Of a style sheet: everything it loads. */
const loadsOf = (site: Site, file: string): readonly URL[] => {
  const sheet = new URL(file, pageUrl(site, '/'));
  return [...readFileSync(`${site.folder}/${file}`, 'utf8').matchAll(/url\(\s*['"]?([^'")]+)/g)].map(
    ([, address = '']) => new URL(address, sheet),
  );
};

const site = builtSite();
const places = placesIn(site.pages);

test('every link and every fragment arrives, and nothing loads from elsewhere', () => {
  const broken = new Map<string, Set<string>>();
  for (const page of site.pages) {
    for (const link of linksOf(site, page)) {
      const why = whyNotLink(site, places, link);
      if (why === undefined) continue;
      const fault = `<${link.element.name}> ${link.address}: ${why}`;
      broken.set(fault, (broken.get(fault) ?? new Set()).add(page.path));
    }
  }
  const faults = [...broken].map(([fault, on]) => `${fault}, on ${String(on.size)} page(s), as ${[...on][0]!}`);
  expect(faults.slice(0, 40), `${String(faults.length)} broken links`).toEqual([]);
});

test('a link from a clause, a rule or a reading names a step of the deal it leads to', () => {
  const steps = new Map(
    site.pages.map(({ file, elements }) => [
      file,
      new Set(elements.flatMap(({ attributes }) => (attributes['data-part'] === 'place' ? [attributes['id']] : []))),
    ]),
  );
  const games = GAMES.map(({ id }) => id).join('|');
  const fromText = new RegExp(`^/(coverage|readings/[\\w-]+|(${games})/([\\w-]+|rules/[\\w.-]+))/$`, 'i');
  const links = site.pages
    .filter(({ path }) => fromText.test(path))
    .flatMap((page) => linksOf(site, page).map(({ url }) => ({ from: page.path, url })))
    // What other sites embed opens at the steps of its own page.
    .filter(({ url }) => /\/deals\/[\w-]+\/$/.test(url.pathname) && !url.pathname.startsWith(`${site.base}embed/`));
  const atStep = links.filter(({ url }) => url.hash !== '');
  const lost = atStep.filter(({ url }) => !steps.get(fileFor(site, url) ?? '')?.has(url.hash.slice(1)));
  expect(lost.map(({ from, url }) => `${from}: ${url.pathname}${url.hash}`)).toEqual([]);
  // What a changed rule moves is paid somewhere; what a clause says need not show at any one step.
  const mustKnow = links.filter(({ from, url }) => /rules|readings/.test(from) && url.hash === '');
  expect(mustKnow.map(({ from, url }) => `${from}: ${url.pathname}`)).toEqual([]);
  expect(atStep.length).toBeGreaterThan(2000);
});

test('every style sheet loads only what is there', () => {
  const broken = globSync('**/*.css', { cwd: site.folder }).flatMap((file) =>
    loadsOf(site, file)
      .filter((url) => url.protocol !== 'data:' && fileFor(site, url) === undefined)
      .map((url) => `${file}: ${url.href}`),
  );
  expect(broken).toEqual([]);
});

test('every page can be reached from the first, by links', () => {
  const byFile = new Map(site.pages.map((page) => [page.file, page]));
  const reached = new Set(site.pages.filter(({ path }) => path === '/'));
  for (const page of reached) {
    for (const { element, url } of linksOf(site, page)) {
      const next = element.name === 'a' || element.name === 'form' ? byFile.get(fileFor(site, url) ?? '') : undefined;
      if (next !== undefined) reached.add(next);
    }
  }
  const lost = site.pages.filter(
    (page) =>
      !reached.has(page) &&
      page.path !== '/404.html' &&
      // Shown instead of a page that was not kept.
      page.path !== '/offline/' &&
      // Reached by what Embed copies.
      !page.path.startsWith('/embed/') &&
      metaOf(page, 'refresh') === undefined,
  );
  expect(lost.map(({ path }) => path)).toEqual([]);
});

test('an address left behind leads on to a page', () => {
  const left = site.pages.filter((page) => metaOf(page, 'refresh') !== undefined);
  expect(left.map(({ path }) => path)).toContain('/sources/charpentier-1698/');
  for (const page of left) {
    const to = /^0;url=(.+)$/.exec(metaOf(page, 'refresh') ?? '')?.[1] ?? '';
    expect(fileFor(site, new URL(to, pageUrl(site, page.path))), page.path).toBeDefined();
  }
});

test('robots.txt names the sitemap, by its whole address', () => {
  const said = /^Sitemap: (.+)$/m.exec(readFileSync(`${site.folder}/robots.txt`, 'utf8'))?.[1] ?? '';
  expect(said).toBe(pageUrl(site, '/sitemap-index.xml').href);
  expect(fileFor(site, new URL(said))).toBeDefined();
});

test('the licences of packages whose code is sent to readers are on the site', () => {
  const notices = readFileSync(`${site.folder}/licences.txt`, 'utf8');
  // Preact draws the islands, Astro wakes them; YAML is fetched where a reader pastes a record, Pagefind where he searches.
  for (const name of ['preact', 'astro', 'yaml', 'pagefind'])
    expect(notices).toMatch(new RegExp(`^${name} \\d+\\.\\d+\\.\\d+ \\((?:MIT|ISC)\\)$`, 'm'));
  for (const words of [
    'Copyright (c) 2015-present Jason Miller',
    'Copyright Eemeli Aro',
    'Permission is hereby granted',
  ])
    expect(notices).toContain(words);
  const about = site.pages.find(({ path }) => path === '/about/');
  const links = about?.elements.map(({ attributes }) => attributes['href']) ?? [];
  expect(links).toContain(pageUrl(site, '/licences.txt').pathname);
});

test('the sitemap names every page that may be found, and no other', () => {
  const maps = globSync('sitemap-[0-9]*.xml', { cwd: site.folder });
  const named = maps.flatMap((file) =>
    [...readFileSync(`${site.folder}/${file}`, 'utf8').matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => url),
  );
  const pages = site.pages.filter((page) => metaOf(page, 'robots') !== 'noindex');
  expect(named.sort()).toEqual(pages.map(({ path }) => pageUrl(site, path).href).sort());
});
