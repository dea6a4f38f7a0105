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
  const sheets = async (): Promise<number | undefined> =>
    (await page.pdf({ format: 'Letter' })).toString('latin1').match(/\/Type\s*\/Page\b/g)?.length;
  expect(await sheets()).toBe(2);
  // In large print, with all books and long questions, too.
  await page.getByRole('checkbox', { name: 'Large print' }).check();
  for (const book of await page.locator('fieldset input').all()) await book.check();
  for (const number of [1, 2, 3]) {
    const question = page.getByLabel(`Question ${String(number)}`);
    const longest = (await question.locator('option').allInnerTexts())
      .map((text, index) => ({ index, length: text.length }))
      .toSorted((a, b) => b.length - a.length)[number - 1];
    await question.selectOption({ index: longest!.index });
  }
  expect(await sheets()).toBe(2);
  await page.goto(pageUrl(here.served, '/reversis/handout/#1damaged').href);
  await expect.poll(() => page.getByRole('alert').count()).toBe(1);
  expect(await answers.innerText()).toContain('Third hand, with the nine of clubs.');
  await context.close();
});
