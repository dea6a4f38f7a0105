import type { BrowserContext } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { content } from '../../src/edition/content.ts';
import { builtSite, pageUrl } from './built-site.ts';
import { open, visitor, type Visitor } from './visit.ts';

let here: Visitor;
let without: BrowserContext;

beforeAll(async () => {
  here = await visitor();
  without = await here.newContext({ javaScriptEnabled: false });
});
afterAll(() => here.leave());

test('the matrix picks out, without a script, the rules in which two chosen books differ', async () => {
  const books = (await content()).books.filter(({ shelf }) => shelf.id === 'reversis');
  const chosen = ['almanach-1785', 'bohn-1850'].map((id) => books.findIndex(({ ruleSet }) => ruleSet.id === id));
  const [first, second] = chosen.map((at) => books[at]?.ruleSet.rules ?? {});
  const differing = Object.keys(first ?? {}).filter((key) => first?.[key]?.value !== second?.[key]?.value);

  const { page } = await open(without, pageUrl({ ...builtSite(), origin: here.origin }, '/reversis/rules/'));
  for (const at of books.keys()) if (!chosen.includes(at)) await page.uncheck(`#book-${String(at)}`);
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
