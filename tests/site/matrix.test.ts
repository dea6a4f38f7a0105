import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { content } from '../../src/edition/graph/content.ts';
import { pageUrl } from './built-site.ts';
import { open, visitor, type Visitor } from './visit.ts';

let here: Visitor;
let without: BrowserContext;

beforeAll(async () => {
  here = await visitor();
  without = await here.newContext({ javaScriptEnabled: false });
});
afterAll(() => here.leave());

const CHOSEN: readonly string[] = ['almanach-1785', 'bohn-1850'];

/** All books but those chosen. */
async function leaveOut(page: Page): Promise<void> {
  const books = (await content()).books.filter(({ gameContent }) => gameContent.id === 'reversis');
  for (const [at, { ruleSet }] of books.entries())
    if (!CHOSEN.includes(ruleSet.id)) await page.uncheck(`#book-${String(at)}`);
}

test('the matrix picks out, without a script, the rules in which two chosen books differ', async () => {
  const books = (await content()).books.filter(({ gameContent }) => gameContent.id === 'reversis');
  const [first, second] = CHOSEN.map((id) => books.find(({ ruleSet }) => ruleSet.id === id)?.ruleSet.rules ?? {});
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
