import type { BrowserContext } from 'playwright-core';
import { afterAll, beforeAll, test } from 'vitest';
import { ALL, everyNth } from '../../support/share.ts';
import { BUDGETS, overweight } from '../support/budgets.ts';
import { builtSite, metaOf, pageUrl } from '../support/built-site.ts';
import { linksOf, placesIn, whyNotThere } from '../support/links.ts';
import { pageClass } from '../support/page-class.ts';
import { coveringSet } from '../support/shapes.ts';
import { framesOf, type Frames } from '../support/frames.ts';
import { newHere, nothingSeen } from '../support/new-here.ts';
import { hydrated, open, scrollThrough, settle, sticksOut, visitor, type Visitor } from '../support/visit.ts';
import { wake } from '../support/waking.ts';
import { weigh } from '../support/weigh.ts';
import { deadControls, hasAccount, openFolds, wordsSeen } from '../support/without-script.ts';

/** An address left behind is gone before it can be looked at: links.ts sees where it leads. */
const pages = builtSite().pages.filter((page) => metaOf(page, 'refresh') === undefined);
const examined = ALL ? new Set(pages) : coveringSet(pages);
const others = pages.filter((page) => !examined.has(page));
/** Of the others every fifteenth, in each run from another beginning: nothing on them has a shape of its own. */
const glancedAt = everyNth(others, 15);

const places = placesIn(pages);
const seenBefore = nothingSeen();

let here: Visitor;
let wide: BrowserContext;
let phones: Frames;
let scriptless: BrowserContext;

beforeAll(async () => {
  here = await visitor();
  wide = await here.newContext({ viewport: { width: 1280, height: 800 } });
  phones = framesOf(await here.newContext(), { width: 320, height: 640 }, pageUrl(here.served, '/around-a-frame/'));
  scriptless = await here.newContext({ javaScriptEnabled: false, viewport: { width: 1280, height: 800 } });
});

afterAll(async () => {
  await here.leave();
  console.log(
    `${String(examined.size)} pages examined, ${String(glancedAt.length)} of the other ${String(others.length)} glanced at: on those there is no shape that the first have not.`,
  );
});

test.concurrent.for([...examined])('$path', async (onDisk, { expect }) => {
  const { path } = onDisk;
  const { served } = here;
  const { page, requests, complaints } = await open(wide, pageUrl(served, path));

  await settle(page);
  const atFirst = weigh(served, requests);
  await scrollThrough(page);

  const judge = await newHere(page, ALL ? nothingSeen() : seenBefore);

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
  expect.soft(overweight(BUDGETS[pageClass(path)], weights), 'over its budget').toEqual([]);

  expect.soft(strangers(requests), 'requests to third parties').toEqual([]);
  expect.soft(complaints, 'complaints').toEqual([]);

  const { axe, dark } = await judge();
  expect.soft(axe, 'axe, and contrast in light').toEqual([]);
  expect.soft(dark, 'contrast in dark').toEqual([]);
  await page.close();
});

const strangers = (requests: readonly URL[]): readonly string[] =>
  requests.filter((url) => url.origin !== here.served.origin && url.protocol !== 'data:').map(String);

// What may be wrong with one page alone, whatever its shapes: a word too long for a phone, a record that its script refuses.
test.concurrent.for(glancedAt)('$path, at a glance', async ({ path }, { expect }) => {
  const glance = await phones.open(pageUrl(here.served, path));
  const { frame, requests, complaints } = glance;
  await hydrated(frame);
  expect.soft(await sticksOut(frame), 'wider than 320 px').toEqual([]);
  expect.soft(strangers(requests), 'requests to third parties').toEqual([]);
  expect.soft(complaints, 'complaints').toEqual([]);
  phones.giveBack(glance);
});
