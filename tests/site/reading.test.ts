import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { pageUrl, type Site } from './built-site.ts';
import { allHydrated, axeFaults, open, settle, visitor, type Visitor } from './visit.ts';

/*
 * The reading room. Bohn 1850, §38: whoever forces the great Quinola receives 6 fish from every other player, one figure for
 * two rules: what its holder pays, and what each of the others pays.
 */
const BOHN = '/reversis/bohn-1850/';
const FORCED = '#bohn-1850\\.quinola\\.forced';
const FIGURE = `${FORCED} a.v`;

let here: Visitor;
let wide: BrowserContext;
let narrow: BrowserContext;
let served: Site;

beforeAll(async () => {
  here = await visitor();
  ({ served } = here);
  wide = await here.newContext({ viewport: { width: 1280, height: 900 } });
  narrow = await here.newContext({ viewport: { width: 390, height: 844 } });
});
afterAll(() => here.leave());

async function read(context: BrowserContext, fragment = '') {
  const visit = await open(context, new URL(fragment, pageUrl(served, BOHN)));
  return visit;
}
const isAwake = async (page: Page): Promise<void> => {
  await allHydrated(page);
  await settle(page);
};
const answers = (page: Page, at: string, question: string, answer: string) =>
  page
    .locator(`${at} fieldset.toggle`, { hasText: question })
    .getByRole('radio', { name: answer, exact: true })
    .check({ force: true });

test('without a script a clause has its plate, its doubt and its notes, and a figure leads to its rule', async () => {
  const without = await here.newContext({ javaScriptEnabled: false, viewport: { width: 1280, height: 900 } });
  const { page } = await open(without, pageUrl(served, BOHN));
  await page.locator(`${FORCED} .plate-strip > summary`).click();
  expect
    .soft(await page.locator(`${FORCED} .plate-felt`).getAttribute('aria-label'))
    .toContain('6 + 6 + 6 to first hand');
  expect.soft(await page.locator(`${FORCED} .plate-nets`).innerText()).toMatch(/\+18/);
  expect.soft(await page.locator(FIGURE).getAttribute('href')).toContain('/rules/quinola.forced.holderToForcer/');
  await without.close();
});

test('nothing is loaded before the reader moves; then the table follows the clause at reading height', async () => {
  const { page, requests, complaints } = await read(wide);
  const scripts = (): number => requests.filter(({ pathname }) => pathname.endsWith('.js')).length;
  expect.soft(scripts()).toBe(0);
  await page.locator(FORCED).evaluate((clause) => {
    scrollTo(0, clause.getBoundingClientRect().top + scrollY - innerHeight * 0.33);
  });
  await isAwake(page);
  await page.locator('.reading-sheet .plate').waitFor();
  expect.soft(await page.locator('.reading-head .no').innerText()).toBe('§38');
  expect.soft(scripts()).toBeGreaterThan(0);
  expect.soft(await axeFaults(page, {}), 'axe').toEqual([]);
  expect.soft(complaints).toEqual([]);
  await page.close();
});

test('a figure is turned where it stands: the page, its plates, its address and its links follow, and go back', async () => {
  const { page, complaints } = await read(wide);
  await page.locator(FIGURE).click();
  await isAwake(page);
  await answers(page, '.reading-sheet', 'What does the holder of a forced Quinola pay', '10');
  await page.locator(`${FIGURE} ins`).waitFor();
  expect.soft(await page.locator(`${FIGURE} del`).innerText()).toBe('6');
  expect.soft(await page.locator(`${FIGURE} ins`).innerText()).toBe('10');
  // One figure, two rules: three pay 10 each, where three paid 6.
  expect.soft(await page.locator('.reading-sheet .plate-nets').innerText()).toMatch(/\+30\s+(instead of\s+)?\+18/);
  await page.locator(`${FORCED}.is-moved`).waitFor();
  expect.soft(await page.locator('.reading-what').innerText()).toContain('Bohn 1850 with 2 changes');
  expect.soft(page.url()).toMatch(/#v=r[\w-]+$/);
  expect.soft(await page.locator('.reading-sheet .plate-way a').getAttribute('href')).toMatch(/#1[\w-]{10,}$/);
  expect.soft(await axeFaults(page, {}), 'axe, turned').toEqual([]);

  // In a profile of its own the link says the same.
  const fresh = await here.newContext({ viewport: { width: 1280, height: 900 } });
  const { page: other } = await open(fresh, new URL(page.url()));
  await other.locator(`${FIGURE} ins`).waitFor();
  expect.soft(await other.locator(`${FIGURE} ins`).innerText()).toBe('10');
  await fresh.close();

  await page.getByRole('button', { name: 'Back to the book' }).click();
  await page.locator('.reading-bar').waitFor({ state: 'detached' });
  expect.soft(await page.locator(`${FIGURE} ins`).count()).toBe(0);
  expect.soft(await page.locator(FIGURE).innerText()).toBe('6');
  expect.soft(page.url()).not.toContain('v=');
  expect.soft(complaints).toEqual([]);
  await page.close();
});

test('on a phone a plate opens in place, one at a time, and its questions with it', async () => {
  const { page } = await read(narrow);
  await page.locator(`${FORCED} .plate-strip > summary`).click();
  await isAwake(page);
  await page.locator(`${FORCED} .plate-body[data-live]`).waitFor();
  await answers(page, FORCED, 'What does the holder of a forced Quinola pay', '8');
  await page.locator(`${FIGURE} ins`).waitFor();
  await page.locator('#bohn-1850\\.quinola\\.placed .plate-strip > summary').click();
  expect.soft(await page.locator('.plate-strip[open]').count()).toBe(1);
  expect.soft(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await page.close();
});

test('a way to read a doubtful clause is taken where it stands', async () => {
  const { page } = await read(wide);
  const doubt = '#bohn-1850\\.pool\\.threeStakes .doubt';
  await page.locator(`${doubt} > summary`).click();
  await isAwake(page);
  await page.locator(`${doubt} [data-choice="tripled"]`).click();
  // Three times 26 and three times 13.
  await page.locator('#bohn-1850\\.pool\\.threeStakes a.v ins').first().waitFor();
  expect
    .soft(await page.locator('#bohn-1850\\.pool\\.threeStakes a.v ins').allInnerTexts())
    .toEqual([expect.stringContaining('78'), expect.stringContaining('39')]);
  expect.soft(await page.locator(`${doubt} [data-choice="tripled"]`).getAttribute('aria-current')).toBe('true');
  await page.close();
});

test('a damaged variation is told in a sentence, and the book stands as it is', async () => {
  const { page } = await read(wide, '#bohn-1850.quinola.forced&v=rXXXX');
  await page.locator('.reading-table [role="alert"]').waitFor();
  expect.soft(await page.locator('.reading-table [role="alert"]').innerText()).toContain('damaged');
  expect.soft(await page.locator(`${FIGURE} ins`).count()).toBe(0);
  await page.close();
});
