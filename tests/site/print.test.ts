import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { GAMES } from '../../src/games/index.ts';
import { everyNth, someOf, testOfAll } from '../support/seeds.ts';
import { builtSite, pageUrl } from './support/built-site.ts';
import { open, openAlive, visitor, type Visitor } from './support/visit.ts';

let here: Visitor;
let context: BrowserContext;

beforeAll(async () => {
  here = await visitor();
  context = await here.newContext({ viewport: { width: 1280, height: 800 } });
});
afterAll(() => here.leave());

/** Sheets that the page takes as it would be printed now. */
async function sheetsOf(page: Page, format = 'A4'): Promise<number> {
  const bytes = await page.pdf({ format, preferCSSPageSize: true });
  return bytes.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}

/** A4 without the margins of styles/print.css (16 mm at the sides, 18 mm and 20 mm above and below), in CSS pixels. */
const SHEET = { width: Math.floor(((210 - 32) * 96) / 25.4), height: Math.floor(((297 - 38) * 96) / 25.4) };

// With the plates one below another these editions took 55 sheets and 76.
const MOST_SHEETS = [
  ['/reversis/almanach-1785/', 27],
  ['/reversis/bohn-1850/', 38],
] as const;

test.for(someOf(MOST_SHEETS, 1))('%s takes at most %i sheets with its plates', async ([path, most]) => {
  const { page } = await open(context, pageUrl(here.served, path));
  expect.soft(await sheetsOf(page)).toBeLessThanOrEqual(most);
  await page.close();
});

for (const [path] of MOST_SHEETS)
  testOfAll(`${path} takes less than six tenths of its sheets without plates`, async () => {
    const { page } = await open(context, pageUrl(here.served, path));
    const withPlates = await sheetsOf(page);
    // The choice lies in the fold of what we have seen of the book.
    await page
      .locator('details', { has: page.getByLabel('without plates') })
      .locator('summary')
      .click();
    await page.getByLabel('without plates').check();
    const without = await sheetsOf(page);
    expect.soft(without).toBeGreaterThan(0);
    expect.soft(without).toBeLessThan(0.6 * withPlates);
    await page.close();
  });

test('an edition without plates takes at most a sheet for twelve clauses, the table of rules four sheets across', async () => {
  const { page } = await open(context, pageUrl(here.served, '/revertier/verquere-1725/'));
  await page.getByLabel('without plates').evaluate((box: HTMLInputElement) => box.click());
  const clauses = await page.locator('[data-part="clause"]').count();
  for (const format of someOf(['A4', 'Letter'], 1))
    expect.soft(await sheetsOf(page, format), format).toBeLessThanOrEqual(Math.ceil(clauses / 12));
  await page.goto(pageUrl(here.served, '/reversis/rules/').href);
  expect.soft(await sheetsOf(page)).toBeLessThanOrEqual(4);
  await page.close();
});

test('every edition begins with its first clause on the first sheet, and nothing is cut off at its side', async () => {
  const editions = GAMES.flatMap(({ id, ruleSets }) => ruleSets.map((ruleSet) => `/${id}/${ruleSet.id}/`));
  expect(editions.length).toBeGreaterThan(10);
  const page = await context.newPage();
  await page.setViewportSize(SHEET);
  await page.emulateMedia({ media: 'print' });
  for (const path of everyNth(editions, 8)) {
    await page.goto(pageUrl(here.served, path).href);
    const { foot, wide } = await page.evaluate(() => ({
      foot:
        document.querySelector('[data-part="clause"] > [data-part="words"]')?.getBoundingClientRect().bottom ??
        Infinity,
      wide: document.documentElement.scrollWidth,
    }));
    expect.soft(foot, `${path}: foot of the first clause`).toBeLessThan(SHEET.height);
    expect.soft(wide, `${path}: width`).toBeLessThanOrEqual(SHEET.width);
  }
  await page.close();
});

/** Of each game its first deal; a session, and a deal of one. */
const deals = [
  ...GAMES.map(({ id }) => new RegExp(`^/${id}/deals/[^/]+/$`)),
  /^\/[^/]+\/sessions\/[^/]+\/$/,
  /^\/[^/]+\/sessions\/[^/]+\/\d+\/$/,
].flatMap((kind) => builtSite().pages.find(({ path }) => kind.test(path))?.path ?? []);

test.for(everyNth(deals, 2))('%s prints no button, no field and no box to tick', async (path) => {
  const { page } = await openAlive(context, pageUrl(here.served, path));
  await page.emulateMedia({ media: 'print' });
  const printed = await page.$$eval(
    'button:not([data-names]), input, select, textarea, a.button, [role=button]',
    (all) => all.filter((one) => one.checkVisibility()).map(({ outerHTML }) => outerHTML.slice(0, 120)),
  );
  expect(printed).toEqual([]);
  expect(await sheetsOf(page)).toBeGreaterThan(0);
  await page.close();
});
