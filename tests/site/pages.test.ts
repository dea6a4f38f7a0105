import { afterAll, beforeAll, test } from 'vitest';
import { BUDGETS, overweight, printHeaviest, type Weights } from './budgets.ts';
import { builtSite, metaOf, pageUrl } from './built-site.ts';
import { contrastFaults } from './contrast.ts';
import { linksOf, placesIn, whyNotThere } from './links.ts';
import { pageClass } from './page-class.ts';
import { axeFaults, scrollThrough, settle, sticksOut, visitor, type Visitor } from './visit.ts';
import { wake } from './waking.ts';
import { weigh } from './weigh.ts';
import { windowsOf, type Windows } from './windows.ts';
import { deadControls, hasAccount, openFolds, wordsSeen } from './without-script.ts';

const built = builtSite();
/** An address left behind is gone before it can be looked at: links.test.ts sees where it leads. */
const pages = built.pages.filter((page) => metaOf(page, 'refresh') === undefined);
const places = placesIn(built);
const weighed = new Map<string, Weights>();
const grounds = { light: new Set<string>(), dark: new Set<string>() };

let here: Visitor;
let windows: Windows;
let scriptless: Windows;

beforeAll(async () => {
  here = await visitor();
  windows = windowsOf(await here.newContext());
  scriptless = windowsOf(await here.newContext({ javaScriptEnabled: false }));
});

afterAll(async () => {
  await here.leave();
  console.log(printHeaviest(weighed, pageClass));
});

test.concurrent.for(pages)('$path', async (onDisk, { expect }) => {
  const { path } = onDisk;
  const served = { ...built, origin: here.origin };
  const { page, requests, complaints } = await windows.open(pageUrl(served, path));

  await settle(page);
  const atFirst = weigh(served, requests);
  await scrollThrough(page);

  const rules = { 'target-size': { enabled: true }, 'color-contrast': { enabled: false } };
  expect.soft(await axeFaults(page, { rules }), 'axe').toEqual([]);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    expect.soft(await contrastFaults(page, grounds[colorScheme]), `contrast, ${colorScheme}`).toEqual([]);
  }

  if (onDisk.elements.some(({ name }) => name === 'astro-island')) {
    const { page: plain } = await scriptless.open(pageUrl(served, path));
    await openFolds(plain);
    // A living page may part a line into several texts where the served one has it whole.
    const read = (await wordsSeen(plain)).join('\n');
    const missing = (await wordsSeen(page)).filter((words) => !read.includes(words));
    expect.soft(missing, 'words that only a script shows').toEqual([]);
    expect.soft(await hasAccount(plain), 'a table or list that says it without a script').toBe(true);
    expect.soft(await deadControls(plain), 'controls that do nothing without a script').toEqual([]);
    await scriptless.giveBack(plain);
  }

  // Those in the document as built are checked there.
  const written = new Set(linksOf(served, onDisk).map(({ url }) => url.href));
  const links = await page.$$eval('a[href]', (found) => found.map((link) => (link as HTMLAnchorElement).href));
  const broken = links
    .filter((address) => !written.has(address) && address.startsWith(here.origin))
    .filter((address) => whyNotThere(served, places, new URL(address)) !== undefined);
  expect.soft(broken, 'links that scripts added').toEqual([]);

  await page.setViewportSize({ width: 320, height: 640 });
  expect.soft(await sticksOut(page), 'wider than 320 px').toEqual([]);

  await wake(page, path);
  const weights = { atFirst, toTheEnd: weigh(served, requests) };
  weighed.set(path, weights);
  expect.soft(overweight(BUDGETS[pageClass(path)], weights), 'over its budget').toEqual([]);

  const others = requests.filter((url) => url.origin !== here.origin && url.protocol !== 'data:');
  expect.soft(others.map(String), 'requests to third parties').toEqual([]);
  expect.soft(complaints, 'complaints').toEqual([]);
  await windows.giveBack(page);
});
