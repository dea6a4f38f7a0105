import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { EVERYTHING } from '../support/seeds.ts';
import { pageUrl } from './support/built-site.ts';
import { allHydrated, axeFaults, open, settle, visitor, type Visitor } from './support/visit.ts';

/*
 * The page of a game teaches it in five minutes by one of its books, and its figures are turned where they stand: of
 * Réversis by the Almanach, in which a forced Quinola costs its holder 8 fiches and each of the others 2.
 */

let here: Visitor;
beforeAll(async () => {
  here = await visitor();
});
afterAll(() => here.leave());

const FIGURE = '[data-part="lesson"] a[data-key="quinola.forced.othersToForcer"]';
const lineIn = (page: Page) =>
  page.locator('[data-part="lesson"] [data-part="plate-strip"]', { hasText: 'Forced by the player opposite:' });

async function read(width: number, fragment = ''): Promise<Page> {
  const context = await here.newContext({ viewport: { width, height: 844 } });
  const { page } = await open(context, new URL(fragment, pageUrl(here.served, '/reversis/')));
  return page;
}
async function turn(page: Page, within: string): Promise<void> {
  await page
    .locator(`${within} fieldset`, { hasText: 'What does each other player pay the one who forced' })
    .getByRole('radio', { name: '5', exact: true })
    .check({ force: true });
  await page.locator(`${FIGURE} ins`).waitFor();
  await settle(page);
}

test('beside the text stands the table; a figure that is turned settles its plates, its first deal and its links', async () => {
  const page = await read(1280);
  await page.locator(FIGURE).click();
  await allHydrated(page);
  await page.locator('[data-part="reading-sheet"] fieldset').first().waitFor();
  await turn(page, '[data-part="reading-sheet"]');
  expect.soft(await page.locator(FIGURE).innerText()).toMatch(/^2\s+5$/);
  // 20 into the basket; 8 from the holder, and now 5 + 5 instead of 2 + 2: 38 instead of 32.
  await lineIn(page).locator('[data-part="sum"] del').waitFor();
  expect.soft(await lineIn(page).locator('summary [data-part="sum"]').innerText()).toMatch(/38.*32/);
  // The first deal of the page stands at that very card.
  expect
    .soft(await page.locator('[aria-labelledby="start"] [data-part="plate-says"]').innerText())
    .toContain('second hand 5 fiches each');
  expect.soft(page.url()).toMatch(/\/reversis\/#v=r[\w-]+$/);
  const edition = page
    .locator('[data-part="lesson"] a[href*="/reversis/almanach-1785/#almanach-1785.quinola.forced"]')
    .first();
  expect.soft(await edition.getAttribute('href')).toMatch(/&v=r[\w-]+$/);
  expect
    .soft(await page.locator('[aria-labelledby="start"] [data-part="plate-way"] a').getAttribute('href'))
    .toMatch(/#1[\w-]{10,}$/);
  expect.soft(await axeFaults(page, {}, '[data-part="lesson"]'), 'axe').toEqual([]);

  // In a profile of its own the link says the same, as in an edition (reading.test.ts).
  if (EVERYTHING) {
    const other = await read(1280, new URL(page.url()).hash);
    await other.locator(`${FIGURE} ins`).waitFor();
    await other.context().close();
  }

  // What is given up by keys leaves the focus where the figure is.
  await page.getByRole('button', { name: 'Back to the book' }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('region', { name: 'Rules you changed on this page' }).waitFor({ state: 'detached' });
  expect.soft(await page.locator(FIGURE).innerText()).toBe('2');
  expect.soft(await page.evaluate(() => document.activeElement?.localName)).not.toBe('body');
  await page.context().close();
});

test('beside the table a line calls its plate there; on a phone it opens where it stands, one at a time', async () => {
  const page = await read(1280);
  const line = lineIn(page).locator('> summary');
  await line.scrollIntoViewIfNeeded();
  await allHydrated(page);
  await settle(page);
  await line.click();
  await page
    .locator('[data-part="reading-sheet"] [data-part="plate"]', { hasText: 'Forced by the player opposite' })
    .waitFor();
  expect.soft(await page.locator('[data-part="plate-strip"][open]').count()).toBe(0);
  await page.context().close();

  const phone = await read(390);
  await lineIn(phone).locator('> summary').click();
  await allHydrated(phone);
  await lineIn(phone).locator('> [data-live] [data-part="plate"]').waitFor();
  await phone.locator(FIGURE).click();
  await phone.locator('[data-part="plate-here"] fieldset').first().waitFor();
  expect.soft(await phone.locator('[data-part="plate-strip"][open]').count()).toBe(0);
  await turn(phone, '[data-part="plate-here"]');
  expect.soft(await phone.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await phone.context().close();
});

test('without a script its lines open their plates, and its figures lead to their rules', async () => {
  const context = await here.newContext({ javaScriptEnabled: false, viewport: { width: 1280, height: 900 } });
  const { page } = await open(context, pageUrl(here.served, '/reversis/'));
  await lineIn(page).locator('> summary').click();
  expect.soft(await lineIn(page).locator('[data-part="plate-nets"]').isVisible()).toBe(true);
  expect.soft(await page.locator(FIGURE).getAttribute('href')).toContain('/rules/quinola.forced.othersToForcer/');
  await context.close();
});
