import type { BrowserContext } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testOfAll } from '../../support/seeds.ts';
import { pageUrl } from '../support/built-site.ts';
import { openAlive, visitor, type Visitor } from '../support/visit.ts';

const PATH = '/reversis/deals/1785-two-aces-on-the-last-trick/';

let here: Visitor;
let context: BrowserContext;

beforeAll(async () => {
  here = await visitor();
  context = await here.newContext({ viewport: { width: 1280, height: 800 } });
});

afterAll(() => here.leave());

test('the book that settles the deal is chosen, and the choice lies between the title and the table for keys', async () => {
  const { page } = await openAlive(context, pageUrl(here.served, PATH));
  const books = page.getByLabel('Compare with');
  expect(await books.locator('option:checked').innerText()).toBe('Almanach 1785');
  await page.locator('[data-part="title-line"] a').focus();
  await page.keyboard.press('Tab');
  expect(await books.evaluate((select) => select === document.activeElement)).toBe(true);
  for (const name of ['Compare', 'Copy link', 'Embed', 'Cite', 'Handout', 'Keys']) {
    await page.keyboard.press('Tab');
    expect(await page.locator(':focus').innerText()).toBe(name);
  }
  await page.keyboard.press('Tab');
  expect(await page.locator('#table :focus').count()).toBe(1);
  await page.close();
});

test('another book is one step away, with this deal in the address', async () => {
  const { page } = await openAlive(context, pageUrl(here.served, PATH));
  await page.getByLabel('Compare with').selectOption({ label: 'Bohn 1850' });
  await page.getByRole('button', { name: 'Compare' }).click();
  await page.waitForURL('**/reversis/compare/#*');
  // A whole link for each column.
  expect(new URL(page.url()).hash.slice(1).split('.')).toHaveLength(2);
  await page.close();
});

test('where the choice stands below the table, keys reach it there', async () => {
  const narrow = await here.newContext({ viewport: { width: 390, height: 844 } });
  const { page } = await openAlive(narrow, pageUrl(here.served, PATH));
  await page.locator('[data-part="below"] a').last().focus();
  await page.keyboard.press('Tab');
  expect(await page.getByLabel('Compare with').evaluate((select) => select === document.activeElement)).toBe(true);
  await narrow.close();
});

testOfAll('where the tools stand beside the title they do not lie on it, however long it is', async () => {
  for (const width of [980, 1280]) {
    const window = await here.newContext({ viewport: { width, height: 800 } });
    const { page } = await openAlive(
      window,
      pageUrl(here.served, '/reversis/deals/1785-a-reversis-broken-in-the-last/'),
    );
    const tools = await page.getByText('Compare with').boundingBox();
    const title = await page.locator('[data-part="title-line"] > p').boundingBox();
    expect.soft((title?.x ?? 0) + (title?.width ?? 0)).toBeLessThanOrEqual(tools?.x ?? 0);
    await window.close();
  }
});
