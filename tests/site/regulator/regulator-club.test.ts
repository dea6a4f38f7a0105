import { afterAll, beforeAll, expect, test } from 'vitest';
import { pageUrl } from '../support/built-site.ts';
import { allHydrated, open, visitor, type Visitor } from '../support/visit.ts';

let here: Visitor;
beforeAll(async () => {
  here = await visitor();
});
afterAll(() => here.leave());

test('a club tells deals in a few keys, sees who hands what to whom, and adds the evening to a season', async () => {
  const context = await here.newContext({});
  const { page } = await open(context, pageUrl(here.served, '/regulator/'));
  await allHydrated(page);
  await page.getByRole('radio', { name: 'Quadrille' }).press(' ');
  await page.getByText('Head of the score').click();
  await page.getByLabel('Title').fill('Thursday club');
  await page.getByRole('button', { name: 'Start keeping score' }).click();
  const keys = page.getByLabel('In a few keys');
  await keys.focus();
  // A sans prendre of the third player in clubs, with seven tricks: Quanti pays him from each opponent alike.
  await page.keyboard.type('s3c');
  await expect
    .poll(() => page.locator('[data-part="shorthand"]').innerText())
    .toContain('Next: the tricks of the ombre');
  await page.keyboard.type('7');
  await page.keyboard.press('Enter');
  const settle = page.locator('[data-part="settle-up"]');
  await expect.poll(() => settle.getByRole('listitem').count()).toBe(3);
  const [first = ''] = await settle.getByRole('listitem').allInnerTexts();
  expect(first).toMatch(/^Player \d hands \d+ chips? to Player 3\.$/);
  expect(await page.getByRole('heading', { name: 'Thursday club' }).count()).toBe(1);
  await page.getByRole('link', { name: 'Add up a season' }).first().click();
  await page.getByRole('button', { name: 'Add the score of this browser' }).click();
  const row = page.locator('[data-part="season-table"] tbody tr');
  await expect.poll(() => row.count()).toBe(1);
  expect(await row.innerText()).toContain('Thursday club');
  // A score saved by version 1.1.0, without a head, and a file that is no score.
  await page.locator('input[type="file"]').setInputFiles([
    {
      name: 'old.json',
      mimeType: 'application/json',
      buffer: Buffer.from(
        JSON.stringify({
          format: 'quinola-account',
          version: 1,
          game: 'quadrille',
          ruleset: 'quanti-1822',
          players: ['Player 1', 'Player 2', 'Player 3', 'Eve'],
          firstDealer: 'Eve',
          deals: [],
        }),
      ),
    },
    { name: 'other.json', mimeType: 'application/json', buffer: Buffer.from('{') },
  ]);
  await expect.poll(() => row.count()).toBe(2);
  expect(await page.getByRole('alert').innerText()).toContain('other.json could not be added.');
  await context.close();
});
