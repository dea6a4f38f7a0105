import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { pageUrl } from '../support/built-site.ts';
import { open, openAlive, visitor, type Visitor } from '../support/visit.ts';

/* Its payments are worked by hand in deal.test.ts: an ace forced in the fifth trick, the Quinola in the ninth, an ace placed in the last. */
const PATH = '/reversis/deals/1785-two-aces-on-the-last-trick/';

let here: Visitor;
let context: BrowserContext;

beforeAll(async () => {
  here = await visitor();
  context = await here.newContext();
});
afterAll(() => here.leave());

const address = (fragment: string): URL => new URL(fragment, pageUrl(here.served, PATH));
const stands = (page: Page, where: string): Promise<unknown> =>
  page.waitForFunction((words) => document.querySelector('[data-part="where"]')?.textContent === words, where);

test('a link from a clause opens the deal where it pays, in view; the address stays a place while no rule is changed', async () => {
  const { page, complaints, requests } = await openAlive(context, address('#t9.4'));
  await stands(page, 'Trick 9, fourth card');
  expect.soft(await page.locator('[data-part="paid"]').innerText()).toContain('20');
  expect.soft(await page.getByRole('alert').count()).toBe(0);
  const table = await page.locator('[data-part="stage"]').boundingBox();
  expect.soft(table?.y, 'the browser has not gone down to the deal in full').toBeGreaterThanOrEqual(0);
  expect.soft(requests.filter(({ pathname }) => pathname.includes('regulated')).map(String), 'the engine').toEqual([]);
  await page.keyboard.press('p');
  await page.waitForFunction(() => location.hash === '#t11.4');
  await page.evaluate(() => (location.hash = 't5.4'));
  await stands(page, 'Trick 5, fourth card');
  await page.getByRole('button', { name: 'First step' }).click();
  await page.waitForFunction(() => location.hash === '');
  expect.soft(complaints).toEqual([]);
  await page.close();
});

test('without a script it leads to the row of the deal in full', async () => {
  const plain = await here.newContext({ javaScriptEnabled: false, viewport: { width: 390, height: 700 } });
  const { page } = await open(plain, address('#t9.4'));
  const row = await page.locator('[data-part="plays"] tr#t9').boundingBox();
  expect.soft(row?.y).toBeGreaterThanOrEqual(-60);
  expect.soft(row?.y).toBeLessThan(650);
  await plain.close();
});
