import { globSync } from 'node:fs';
import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { pageUrl } from '../support/built-site.ts';
import { open, visitor, type Visitor } from '../support/visit.ts';

let here: Visitor;
let wide: BrowserContext;

beforeAll(async () => {
  here = await visitor();
  wide = await here.newContext({ viewport: { width: 1280, height: 800 } });
});
afterAll(() => here.leave());

const titles = (page: Page): Promise<readonly string[]> => page.locator('li[data-book] > a:visible').allInnerTexts();

test('deals are found by book, by what happens and by ease, and the choice stands in the address', async () => {
  const { page, complaints } = await open(wide, pageUrl(here.served, '/reversis/deals/'));
  const all = globSync('content/{deals,sessions}/reversis/*.yaml').length;
  expect.soft(await titles(page)).toHaveLength(all);
  expect
    .soft(await page.locator('output').innerText())
    .toBe(`All ${String(all)} deals and sessions, the easy ones first`);

  await page.getByLabel('Book').selectOption('ancient');
  // The three deals of the ancient game: points are paid in two, a reversis is made in one.
  expect.soft(await titles(page)).toHaveLength(3);
  await page.getByLabel('What happens').selectOption('reversis-made');
  expect.soft(await titles(page)).toEqual(['All thirteen tricks, at three deniers a point']);
  expect.soft(await page.locator('output').innerText()).toBe(`1 of ${String(all)} deals and sessions`);
  expect.soft(new URL(page.url()).search).toBe('?book=ancient&happens=reversis-made');
  await page.reload();
  expect.soft(await titles(page)).toEqual(['All thirteen tricks, at three deniers a point']);

  // The ancient game has no Quinola.
  await page.getByLabel('What happens').selectOption('quinola-forced');
  expect.soft(await titles(page)).toEqual([]);
  expect
    .soft(await page.locator('output').innerText())
    .toBe('None of them is by Ancient and shows the Quinola forced.');
  await page.getByRole('link', { name: /^Show all/ }).click();
  expect.soft(await titles(page)).toHaveLength(all);
  expect.soft(new URL(page.url()).search).toBe('');
  expect.soft(complaints).toEqual([]);
  await page.close();
});

test('an address that asks for a book is led to from the list of all games', async () => {
  const { page } = await open(wide, pageUrl(here.served, '/deals/'));
  await page.locator('a[href$="/quadrille/deals/?book=quanti-1822"]').click();
  await page.waitForURL(/quadrille\/deals/);
  expect.soft(await page.getByLabel('Book').inputValue()).toBe('quanti-1822');
  await page.close();
});

test('without a script the whole list stands, the easy ones first, and nothing is offered that would not work', async () => {
  const without = await here.newContext({ javaScriptEnabled: false });
  const { page } = await open(without, pageUrl(here.served, '/reversis/deals/'));
  expect.soft(await page.locator('form[aria-label="Choose which deals to show"]').isVisible()).toBe(false);
  expect
    .soft(await page.locator('section[data-ease] h2').allInnerTexts())
    .toEqual(['Easy', 'Medium', 'Hard', 'Several deals in a row']);
  await without.close();
});
