import { afterAll, beforeAll, expect, test } from 'vitest';
import { GAMES } from '#games/index.ts';
import { pageUrl } from '../support/built-site.ts';
import { axeFaults, open, sticksOut, visitor, type Visitor } from '../support/visit.ts';

/* The moment at which it matters, on the pages that are read without a script. */

let here: Visitor;
beforeAll(async () => {
  here = await visitor();
});
afterAll(() => here.leave());

const still = () => here.newContext({ javaScriptEnabled: false, viewport: { width: 320, height: 640 } });

test('a rule shows the deal of each book in which it matters, settled by each answer', async () => {
  const context = await still();
  const { page } = await open(context, pageUrl(here.served, '/reversis/rules/quinola.forced.holderToForcer/'));
  // Other books say beside their own figure what this one pays.
  const book = page
    .locator('main li', { has: page.locator('[data-part="answers"]') })
    .filter({ hasText: 'Almanach 1785' })
    .first();
  // 1785: the holder pays eight fiches to the player who forced it; were it ten, ten.
  await expect
    .poll(() => book.locator('[data-part="answers"] li').first().innerText())
    .toMatch(/By the book’s own answer: 8 fiches\.\s+Payment: 8 from/);
  expect
    .soft(await book.locator('[data-part="answers"]').innerText())
    .toMatch(/Instead: 10 fiches\.\s+Payment: 10 from/);
  await book.locator('summary').click();
  expect.soft(await book.locator('[data-part="plate-felt"]').getAttribute('aria-label')).toContain('8 from');
  expect
    .soft(await book.getByRole('link', { name: 'Open the deal at this step' }).getAttribute('href'))
    .toMatch(/\/deals\/[^#]+#t\d+\.\d$/);
  expect.soft(await sticksOut(page)).toEqual([]);
  await context.close();
});

test('a reading shows the deal in which it matters most, and what each answer pays in it', async () => {
  const context = await here.newContext({ viewport: { width: 320, height: 640 } });
  const { page } = await open(context, pageUrl(here.served, '/readings/bohn-1850/'));
  const reading = page.locator('[id="bohn-1850.threeStakes"]');
  // Three stakes are 100 fish in the great pool and 50 in the little; three times 26 is 78, and three times 13 is 39.
  const answers = await reading.locator('[data-part="way-paid"] b').allInnerTexts();
  expect(answers.map((answer) => answer.split(' ')[0])).toSatisfy(
    ([here_, other]) => (here_ === '50' && other === '39') || (here_ === '100' && other === '78'),
  );
  await reading.locator('summary').click();
  expect.soft(await reading.locator('[data-part="plate-felt"]').isVisible()).toBe(true);
  expect.soft(await axeFaults(page, {}, '[id="bohn-1850.threeStakes"]')).toEqual([]);
  expect.soft(await sticksOut(page)).toEqual([]);
  await context.close();
});

test('a term that names a payment has its plate', async () => {
  const context = await still();
  const { page } = await open(context, pageUrl(here.served, '/glossary/'));
  const codille = page.locator('#codille');
  await codille.locator('summary').first().click();
  expect.soft(await codille.locator('[data-part="plate-felt"]').first().isVisible()).toBe(true);
  expect.soft(await sticksOut(page)).toEqual([]);
  await context.close();
});

test('a history has its books on a line of years, and the same books as links', async () => {
  const context = await still();
  const { page } = await open(context, pageUrl(here.served, '/quadrille/history/'));
  expect
    .soft(await page.locator('[data-part="book"]').count())
    .toBe(GAMES.find(({ id }) => id === 'quadrille')?.ruleSets.length);
  expect.soft(await page.locator('figure:has([data-part="book"]) figcaption a[href$="-1728/"]').count()).toBe(1);
  expect.soft(await page.locator('article [data-part="plate"]').count()).toBeGreaterThan(4);
  expect.soft(await sticksOut(page)).toEqual([]);
  await context.close();
});
