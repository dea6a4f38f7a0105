import type { BrowserContext } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { EVERYTHING } from '../../support/seeds.ts';
import { BUDGETS, MOST_SCRIPTS, overweight } from '../support/budgets.ts';
import { builtSite, metaOf, pageUrl } from '../support/built-site.ts';
import { linksOf, placesIn, whyNotThere } from '../support/links.ts';
import { pageClass } from '../support/page-class.ts';
import { withoutRepeats } from '../support/repeats.ts';
import { examplesAmong, faultsOfExamples } from '../support/shapes.ts';
import { axeFaults, open, scrollThrough, settle, sticksOut, visitor, type Visitor } from '../support/visit.ts';
import { wake } from '../support/waking.ts';
import { weigh } from '../support/weigh.ts';
import { deadControls, hasAccount, openFolds, wordsSeen } from '../support/without-script.ts';

/** An address left behind is gone before it can be looked at: links.ts sees where it leads. */
const pages = builtSite().pages.filter((page) => metaOf(page, 'refresh') === undefined);
const examined = EVERYTHING ? pages : examplesAmong(pages);

const places = placesIn(pages);
/** What axe judges by colours: a text on its ground, and whether a link is told from the text it stands in. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

let here: Visitor;
let wide: BrowserContext;
let scriptless: BrowserContext;

beforeAll(async () => {
  here = await visitor();
  wide = await here.newContext({ viewport: { width: 1280, height: 800 } });
  scriptless = await here.newContext({ javaScriptEnabled: false, viewport: { width: 1280, height: 800 } });
});

afterAll(() => here.leave());

test('the example pages have every shape between them', () => {
  expect(faultsOfExamples(pages)).toEqual([]);
});

test.concurrent.for(examined)('$path', async (onDisk, { expect }) => {
  const { path } = onDisk;
  const { served } = here;
  const { page, requests, complaints } = await open(wide, pageUrl(served, path));

  await settle(page);
  const atFirst = weigh(served, requests);
  await scrollThrough(page);

  await withoutRepeats(page, async () => {
    const axe = await axeFaults(page, { rules: { 'target-size': { enabled: true } } });
    await page.emulateMedia({ colorScheme: 'dark' });
    const dark = await axeFaults(page, { runOnly: COLOUR_RULES });
    await page.emulateMedia({ colorScheme: 'light' });
    expect.soft(axe, 'axe, and contrast in light').toEqual([]);
    expect.soft(dark, 'contrast in dark').toEqual([]);
  });

  if (onDisk.elements.some(({ name }) => name === 'astro-island')) {
    const { page: plain } = await open(scriptless, pageUrl(served, path));
    await openFolds(plain);
    // A living page may part a line into several texts where the served one has it whole.
    const read = (await wordsSeen(plain)).join('\n');
    const missing = (await wordsSeen(page)).filter((words) => !read.includes(words));
    expect.soft(missing, 'words that only a script shows').toEqual([]);
    expect.soft(await hasAccount(plain), 'a table or list that says it without a script').toBe(true);
    expect.soft(await deadControls(plain), 'controls that do nothing without a script').toEqual([]);
    await plain.close();
  }

  // Those in the document as built are checked there.
  const written = new Set(linksOf(served, onDisk).map(({ url }) => url.href));
  const links = await page.$$eval('a[href]', (found) => found.map((link) => (link as HTMLAnchorElement).href));
  const broken = links
    .filter((address) => !written.has(address) && address.startsWith(served.origin))
    .filter((address) => whyNotThere(served, places, new URL(address)) !== undefined);
  expect.soft(broken, 'links that scripts added').toEqual([]);

  await page.setViewportSize({ width: 320, height: 640 });
  expect.soft(await sticksOut(page), 'wider than 320 px').toEqual([]);

  await wake(page, path);
  const weights = { atFirst, toTheEnd: weigh(served, requests) };
  expect
    .soft(overweight(BUDGETS[pageClass(path)], weights), 'over its limit in tests/site/support/budgets.ts')
    .toEqual([]);
  const scripts = new Set(requests.flatMap(({ pathname }) => (pathname.endsWith('.js') ? [pathname] : [])));
  expect.soft(scripts.size, `script files: ${[...scripts].join(' ')}`).toBeLessThanOrEqual(MOST_SCRIPTS);

  expect.soft(strangers(requests), 'requests to third parties').toEqual([]);
  expect.soft(complaints, 'complaints').toEqual([]);

  await page.close();
});

const strangers = (requests: readonly URL[]): readonly string[] =>
  requests.filter((url) => url.origin !== here.served.origin && url.protocol !== 'data:').map(String);
