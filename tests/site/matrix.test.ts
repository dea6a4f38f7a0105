import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { GAMES } from '../../src/games/index.ts';
import { pageUrl } from './support/built-site.ts';
import { axeFaults, open, sticksOut, visitor, type Visitor } from './support/visit.ts';

let here: Visitor;
let without: BrowserContext;

beforeAll(async () => {
  here = await visitor();
  without = await here.newContext({ javaScriptEnabled: false });
});
afterAll(() => here.leave());

/** The books of Réversis, in their order. */
const books = GAMES.find(({ id }) => id === 'reversis')?.ruleSets ?? [];
const CHOSEN: readonly string[] = ['almanach-1785', 'bohn-1850'];

/** All books but those chosen. */
async function leaveOut(page: Page): Promise<void> {
  for (const [at, { id }] of books.entries()) if (!CHOSEN.includes(id)) await page.uncheck(`#book-${String(at)}`);
}

test('the matrix picks out, without a script, the rules in which two chosen books differ', async () => {
  const [first, second] = CHOSEN.map((chosen) => books.find(({ id }) => id === chosen)?.rules ?? {});
  const differing = Object.keys({ ...first, ...second }).filter((key) => first?.[key]?.value !== second?.[key]?.value);

  const { page } = await open(without, pageUrl(here.served, '/reversis/rules/'));
  await leaveOut(page);
  await page.check('#differing');
  const rows = await page.$$eval('.matrix tbody tr[id]', (all) =>
    all.filter((row) => row.checkVisibility()).map(({ id }) => id),
  );
  expect(rows).toEqual(expect.arrayContaining(differing));
  expect(rows).toHaveLength(differing.length);
  const columns = await page.$$eval('.matrix thead th', (all) => all.filter((head) => head.checkVisibility()).length);
  // The questions, and two books.
  expect(columns).toBe(3);
  await page.close();
});

test('what was picked out stands in the address, and comes back with it; the questions stay under the books', async () => {
  const context = await here.newContext({ viewport: { width: 1280, height: 800 } });
  const { page, complaints } = await open(context, pageUrl(here.served, '/reversis/rules/'));
  await leaveOut(page);
  await page.check('#differing');
  const { search } = new URL(page.url());
  expect(search).toBe('?books=almanach-1785+bohn-1850&differing=yes');
  await page.reload();
  expect(await page.locator('.choices input:checked').count()).toBe(3);
  // Scrolled anywhere, what is painted over the row of books is that row.
  await page.evaluate(() => scrollTo(0, 1500));
  const over = await page.$$eval('.matrix thead th', (heads) =>
    heads
      .filter((head) => head.checkVisibility())
      .map((head) => {
        const { left, top, height } = head.getBoundingClientRect();
        return document.elementFromPoint(left + 12, top + height / 2)?.closest('thead') !== null;
      }),
  );
  expect(over).toEqual([true, true, true]);
  expect(complaints).toEqual([]);
  await context.close();
});

test('where books have no room beside each other each answer stands once, with the chosen books that give it', async () => {
  const narrow = await here.newContext({ javaScriptEnabled: false, viewport: { width: 320, height: 700 } });
  const { page } = await open(narrow, pageUrl(here.served, '/reversis/rules/'));
  expect(await sticksOut(page)).toEqual([]);
  await leaveOut(page);
  // The tens went out before the Almanach: it and Bohn have 48 cards, and no book that is left has 52.
  const tens = page.locator('[id="pack.tens"] .alike li:visible');
  expect(await tens.count()).toBe(1);
  expect(await tens.locator('.of-book:visible').allInnerTexts()).toEqual(['Almanach 1785', 'Bohn 1850']);
  expect(await page.locator('.matrix td[data-label]:visible').count()).toBe(0);
  await narrow.close();
});

test('the family of the books is a picture and a list, and opens the rules in which two of them differ', async () => {
  const context = await here.newContext({ viewport: { width: 1280, height: 800 } });
  const { page, complaints } = await open(context, pageUrl(here.served, '/reversis/family/'));
  expect(await page.locator('.kindred path').count()).toBe((books.length * (books.length - 1)) / 2);
  expect(await page.locator('.kindred rect').count()).toBe(books.length - 1);
  expect(await page.locator('.step').count()).toBe(books.length - 1);
  for (const width of [1280, 320]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await sticksOut(page)).toEqual([]);
  }
  await page.getByRole('link', { name: 'Almanach 1785 and Bohn 1850' }).click();
  await page.waitForURL(/books=almanach-1785\+bohn-1850&differing=yes/);
  expect(await page.locator('.choices input:checked').count()).toBe(3);
  expect(await axeFaults(page, {})).toEqual([]);
  expect(complaints).toEqual([]);
  await context.close();
});
