import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { pageUrl, type Site } from '../support/built-site.ts';
import { heads, unfold } from '../support/comparing.ts';
import { axeFaults, open, sticksOut, visitor, type Visitor } from '../support/visit.ts';
import { wake } from '../support/waking.ts';

const PATH = '/reversis/compare/';
const SHOW = 'Show what each rule adds to the difference';

let here: Visitor;
let context: BrowserContext;
let served: Site;

beforeAll(async () => {
  here = await visitor();
  context = await here.newContext({ viewport: { width: 1280, height: 900 } });
  ({ served } = here);
});
afterAll(() => here.leave());

/** Opens the part by keys alone. */
async function show(page: Page): Promise<void> {
  await page.getByRole('button', { name: SHOW }).press('Enter');
  await page.locator('[data-part="shares"] [aria-busy="false"]').waitFor();
}

/** Waits until the books that count alike, shown in place of the columns, have given way to the columns. */
async function sharesOfColumns(page: Page): Promise<void> {
  await page.getByText('No two of these columns').waitFor({ state: 'detached' });
  await page.locator('[data-part="shares-said"]').waitFor();
}

/** The books of 1634, 1659 and 1765, which count in jetons, on the deal in which the Quinola wins the pool. */
async function openInJetons(page: Page): Promise<void> {
  await unfold(page, 'Choose');
  await page.getByRole('combobox', { name: 'The deal' }).selectOption('1659-the-pool-is-swept');
  await show(page);
  await page.getByRole('link', { name: '1634, 1659 and 1765' }).press('Enter');
  await sharesOfColumns(page);
  await page.locator('[data-part="waterfall"]').waitFor();
}

const rowsOf = (page: Page) =>
  page
    .locator('[data-part="waterfall"] tbody tr')
    .evaluateAll((rows) =>
      rows.map((row) => [
        (row.querySelector('a') ?? row.querySelector('th'))?.textContent.trim(),
        ...[...row.querySelectorAll('td')].slice(1).map((cell) => cell.textContent.trim()),
      ]),
    );

test('columns in other counters are not subtracted: the part says so, and shows books that count alike', async () => {
  const { page, complaints } = await open(context, pageUrl(served, PATH));
  await wake(page, PATH);
  await show(page);
  expect(await page.locator('[data-part="shares"]').innerText()).toContain(
    'No two of these columns count in the same counters (jetons, fiches, fish and chips)',
  );
  // Of the books beside each other 1634 counts like 1659 and 1765.
  await page.locator('[data-part="waterfall"]').waitFor();
  expect((await rowsOf(page))[0]?.[0]).toBe('By 1634');
  expect(
    await page.locator('[data-part="shares"]').getByRole('combobox', { name: 'To' }).locator('option').allInnerTexts(),
  ).toEqual(['1659', '1765']);
  await page.getByRole('link', { name: '1847 and 1850' }).press('Enter');
  await sharesOfColumns(page);
  expect(await heads(page)).toEqual(['c. 1847', '1850']);
  // The link is gone; keys go on at the button.
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(SHOW);
  expect(complaints).toEqual([]);
  await page.close();
});

test('a waterfall leads from one net to the other, each rule with its share and its clauses; it is open to all and fits a phone', async () => {
  const { page, complaints } = await open(context, pageUrl(served, PATH));
  await wake(page, PATH);
  await openInJetons(page);
  const part = page.locator('[data-part="shares"]');
  // By hand, in shares.test.ts: the pool 7 + 4, the taker 2, the talon 1.
  expect(await page.locator('[data-part="shares-said"]').innerText()).toBe(
    'Second hand is 14 jetons better off by 1659 than by 1634: +17 instead of +3. Three rules make the difference: ' +
      '+11 by “Which pools are there?” (one instead of none); ' +
      '+2 by “What does the taker of the trick pay if the Quinola is placed?” (2 jetons instead of nothing); ' +
      '+1 by “What does the loser pay?” (as much as the pool held when the cards were dealt instead of a fixed sum).',
  );
  expect(await rowsOf(page)).toEqual([
    ['By 1634', '', '+3'],
    ['Which pools are there?', '+11', '+14'],
    ['What does the taker of the trick pay if the Quinola is placed?', '+2', '+16'],
    ['What does the loser pay?', '+1', '+17'],
    ['By 1659', '+14', '+17'],
  ]);
  await part.getByRole('status').filter({ hasText: 'Second hand is 14 jetons better off' }).waitFor();
  // The taker's 2 stand in 1659; that 1634 pays nothing is also a clause.
  const links = await page
    .locator('[data-part="waterfall"] tbody tr:nth-child(3) a')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href')?.replace(/^.*(?=\/reversis)/, '')));
  expect(links).toEqual([
    '/reversis/rules/quinola.placed.winnerToHolder/',
    '/reversis/lpjr-1634/#lpjr-1634.quinola.placed',
    '/reversis/lpjr-1634/#lpjr-1634.quinola.card',
    '/reversis/maison-1659/#maison-1659.quinola.placed.taker',
  ]);
  // Third hand pays the talon: −2 by 1634, −8 by 1659.
  await part.getByRole('combobox', { name: 'For' }).selectOption('third');
  expect(await rowsOf(page)).toEqual([
    ['By 1634', '', '−2'],
    ['Which pools are there?', '−5', '−7'],
    ['What does the loser pay?', '−1', '−8'],
    ['By 1659', '−6', '−8'],
  ]);
  // The other way round.
  await part.getByRole('combobox', { name: 'From' }).selectOption({ label: '1659' });
  await part.getByRole('combobox', { name: 'To' }).selectOption({ label: '1634' });
  await page.locator('[data-part="waterfall"] tr:first-child th:text("By 1659")').waitFor();
  expect((await rowsOf(page)).map(([, share]) => share)).toEqual(['', '+5', '+1', '+6']);

  await page.getByText('but have no effect on this sum').click();
  await page.getByText('How this is worked out').click();
  const within = '[data-part=shares]';
  expect(await axeFaults(page, { rules: { 'target-size': { enabled: true } } }, within)).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await axeFaults(page, { runOnly: ['color-contrast'] }, within)).toEqual([]);
  for (const width of [320, 390, 768]) {
    await page.setViewportSize({ width, height: 844 });
    expect(await sticksOut(page), `${String(width)} px`).toEqual([]);
  }
  expect(complaints).toEqual([]);
  await page.close();
});

test('it is not there without a script', async () => {
  const without = await here.newContext({ javaScriptEnabled: false });
  const { page } = await open(without, pageUrl(served, PATH));
  expect(await page.locator('[data-part="shares"]').isVisible()).toBe(false);
  await without.close();
});
