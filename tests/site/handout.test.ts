import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { pageUrl } from './support/built-site.ts';
import { allHydrated, open, visitor, type Visitor } from './support/visit.ts';

let here: Visitor;
beforeAll(async () => {
  here = await visitor();
});
afterAll(() => here.leave());

/** Pages of Letter, the lower of the two papers. */
async function sheetsOf(page: Page): Promise<number> {
  const pdf = await page.pdf({ format: 'Letter', preferCSSPageSize: true });
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}

/** Of all deals the one that takes most room: 1752, beside three books that cannot settle it, in large print with three long questions. */
const FULLEST =
  '1WLtQF1ZdlaPODQhqVK4QHHrr7d4Q4pPdHE0Y&beside=tgq-1728,quanti-1822,britannica-1842&large&ask=' +
  ['matadors.manner=eachFromThree', 'matadors.manner=eachFromOne', 'vole.pool.manner=premium']
    .map((answer) => encodeURIComponent(`if:${answer}`))
    .join(',');

test('the fullest handout is one sheet too, and says once why a book cannot settle the deal', async () => {
  const context = await here.newContext({});
  const { page } = await open(context, pageUrl(here.served, `/quadrille/handout/#${FULLEST}`));
  await allHydrated(page);
  const refusals = page.locator('[data-part="books-beside"] td[rowspan="4"]');
  await expect.poll(() => refusals.count()).toBe(3);
  expect(await page.locator('[data-part="sheet"] ol li').allInnerTexts()).toHaveLength(3);
  expect(await page.getByText('How is the price of a vole paid?').count()).toBeGreaterThan(0);
  expect(await sheetsOf(page)).toBe(2);
  await context.close();
});

test('a deal’s page makes a handout of the step it shows: two sheets, with the column of one book left blank', async () => {
  const context = await here.newContext({});
  const { page } = await open(context, pageUrl(here.served, '/reversis/deals/1785-the-quinola-placed/#t3.4'));
  await allHydrated(page);
  await page.getByRole('button', { name: 'Handout' }).click();
  await page.waitForURL(/\/reversis\/handout\/#/);
  await allHydrated(page);
  const answers = page.locator('[data-part="answers"]');
  // Trick 3 is 3♣ J♥ 9♣ 4♣, led by first hand.
  await expect.poll(() => answers.innerText()).toContain('Third hand, with the nine of clubs.');
  await page.getByRole('checkbox', { name: 'Bohn 1850' }).check();
  await page.getByLabel('Leave a column blank for the class').selectOption({ label: 'Bohn 1850' });
  const filled = page.locator('[data-part="books-beside"] tbody tr').first();
  await expect.poll(() => filled.innerText()).toMatch(/First hand\s+−15\s+to fill in/);
  expect(await sheetsOf(page)).toBe(2);
  await page.goto(pageUrl(here.served, '/reversis/handout/#1damaged').href);
  await expect.poll(() => page.getByRole('alert').count()).toBe(1);
  expect(await answers.innerText()).toContain('Third hand, with the nine of clubs.');
  await context.close();
});
