import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { pageUrl } from '../support/built-site.ts';
import { axeFaults, openAlive, visitor, type Visitor } from '../support/visit.ts';

const PATH = '/reversis/deals/1785-two-aces-on-the-last-trick/';

let here: Visitor;
let context: BrowserContext;

beforeAll(async () => {
  here = await visitor();
  context = await here.newContext();
});
afterAll(() => here.leave());

const address = (fragment: string): URL => new URL(fragment, pageUrl(here.served, PATH));
const where = (page: Page): Promise<string> => page.locator('[data-part="where"]').innerText();
const lines = (page: Page) => page.locator('[data-part="lines"] li > button');

test('by keyboard alone, another card begins a branch that its link opens, also in the editor and promoted; damaged, it opens the main line', async () => {
  const { page, complaints } = await openAlive(context, address('#t6.1'));
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowLeft');
  await page.getByRole('button', { name: 'What if' }).press('Enter');
  const choices = page.locator('[data-part="choices"]');
  // After the first card of trick 6 second hand is to play.
  expect(await choices.locator('legend').innerText()).toBe('Second hand to play');
  // Second hand holds king, knave and two of hearts, and played the two.
  await choices.getByRole('button', { name: 'king of hearts' }).press('Enter');
  expect(await where(page)).toMatch(/^Branch 1\. Trick 6, second card$/i);
  expect(await lines(page).nth(1).innerText()).toContain('Trick 6, second card: Second hand');
  const within = '[data-part=replay]';
  expect(await axeFaults(page, {}, within), 'axe').toEqual([]);
  await page.keyboard.press('ArrowUp');
  expect(await where(page)).toMatch(/^Main line\. /i);
  await page.keyboard.press('ArrowDown');
  await page.waitForFunction(() => location.hash.includes('~'));
  const link = new URL(page.url()).hash;
  await page.getByRole('button', { name: 'Strike Branch 1' }).press('Enter');
  expect(await lines(page).count()).toBe(1);
  await page.getByRole('button', { name: 'Bring back “Branch 1”' }).press('Enter');
  expect(await where(page)).toMatch(/^Branch 1\. Trick 6, second card$/i);
  await page.getByRole('button', { name: 'Make this the main line' }).press('Enter');
  await page.waitForFunction((before) => location.hash !== before, link);
  const promoted = new URL(page.url()).hash;
  await page.close();

  const again = await openAlive(context, address(promoted));
  await lines(again.page).nth(1).waitFor();
  expect(await where(again.page)).toMatch(/^Main line\. Trick 6, second card$/i);
  // Second hand now follows with the king of hearts.
  expect(await again.page.locator('[data-part="told"]').innerText()).toContain('king of hearts');
  expect(again.complaints).toEqual([]);
  await again.page.close();

  const edited = await openAlive(context, new URL(link, pageUrl(here.served, '/reversis/editor/')));
  await edited.page.getByText('Trick 6, second card', { exact: true }).waitFor();
  expect(await edited.page.locator('[data-part="lines"] [aria-current]').innerText()).toMatch(/^Branch 1/);
  await edited.page.close();

  const damaged = await openAlive(context, address(link.slice(0, -2)));
  expect(await damaged.page.getByRole('alert').innerText()).toContain('only its main line is shown');
  expect(await where(damaged.page)).toBe('Trick 6, second card');
  expect([...complaints, ...edited.complaints, ...damaged.complaints]).toEqual([]);
  await damaged.page.close();
});

test('a touched card of the hand to play is played; another hand’s is told whose turn it is', async () => {
  const { page } = await openAlive(context, address('#t6.1'));
  const card = (seat: number) =>
    page.locator(`[data-part="felt"] [data-seat="${String(seat)}"] [data-part="hand"] [data-part="card"]`);
  await card(2).last().click();
  await page.locator('[data-part="said-here"]').waitFor();
  expect(await page.locator('[data-part="said-here"]').innerText()).toBe('Second hand to play.');
  await page.close();
});
