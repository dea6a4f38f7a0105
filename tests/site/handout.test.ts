import { afterAll, beforeAll, expect, test } from 'vitest';
import { pageUrl } from './support/built-site.ts';
import { allHydrated, open, visitor, type Visitor } from './support/visit.ts';

let here: Visitor;
beforeAll(async () => {
  here = await visitor();
});
afterAll(() => here.leave());

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
  const pdf = await page.pdf({ format: 'Letter' });
  expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(2);
  await page.goto(pageUrl(here.served, '/reversis/handout/#1damaged').href);
  await expect.poll(() => page.getByRole('alert').count()).toBe(1);
  expect(await answers.innerText()).toContain('Third hand, with the nine of clubs.');
  await context.close();
});
