import { afterAll, beforeAll, expect, test } from 'vitest';
import { pageUrl, type Site } from './support/built-site.ts';
import { allHydrated, open, visitor, type Visitor } from './support/visit.ts';

/* Bohn 1850, §38: a player who forces the great Quinola receives 6 fish from every other player. */
const BOHN = '/reversis/bohn-1850/';
const CLAUSE = 'bohn-1850.quinola.forced';
const FORCED = `#${CLAUSE.replaceAll('.', String.raw`\.`)}`;

let here: Visitor;
let served: Site;
beforeAll(async () => {
  here = await visitor();
  ({ served } = here);
});
afterAll(() => here.leave());

test('without a script a clause leads to its citation, and that to its clause', async () => {
  const context = await here.newContext({ javaScriptEnabled: false });
  const { page } = await open(context, pageUrl(served, BOHN));
  const cite = page.locator(FORCED).getByRole('link', { name: /^cite/ });
  const address = new URL((await cite.getAttribute('href')) ?? '', page.url());
  expect.soft(address.hash).toBe(`#${CLAUSE}`);
  await page.goto(address.href);
  const line = page.locator(FORCED);
  expect.soft(await line.innerText()).toContain(`clause ${CLAUSE}`);
  expect.soft(await line.innerText()).toContain('known from Wikipedia’s summary');
  expect.soft(await line.getByRole('button').isVisible()).toBe(false);
  await context.close();
});

test('the links of a clause keep the rules that the reader has changed, and so does the citation they lead to', async () => {
  const context = await here.newContext({ permissions: ['clipboard-read', 'clipboard-write'] });
  const { page } = await open(context, new URL(`#${CLAUSE}`, pageUrl(served, BOHN)));
  await allHydrated(page);
  await page.locator(`${FORCED} a[data-key]`).first().click();
  await page.locator('[data-part="reading-table"] fieldset').first().getByRole('radio').nth(1).check({ force: true });
  const changed = new RegExp(`#${CLAUSE.replaceAll('.', String.raw`\.`)}&v=r[\\w-]+$`);
  const link = page.locator(FORCED).getByRole('link', { name: '§38', exact: true });
  await expect.poll(() => link.getAttribute('href')).toMatch(changed);
  const cite = page.locator(FORCED).getByRole('link', { name: /^cite/ });
  expect.soft(await cite.getAttribute('href')).toMatch(changed);
  const [, variation = ''] = /&v=(r[\w-]+)$/.exec((await cite.getAttribute('href')) ?? '') ?? [];
  await page.goto(new URL((await cite.getAttribute('href')) ?? '', page.url()).href);
  await page.locator(FORCED).getByRole('button', { name: /Copy/ }).click();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect.soft(copied).toContain('With the changed rules that the address lists.');
  expect.soft(copied).toContain(`#${CLAUSE}&v=${variation} (accessed `);
  // The way back to the clause keeps them too.
  const back = page.locator(FORCED).getByRole('link', { name: /^§/ });
  expect.soft(await back.getAttribute('href')).toMatch(new RegExp(`#${CLAUSE.replaceAll('.', '\\.')}&v=${variation}$`));
  await context.close();
});

test('the result of a deal is cited with its sums, the rules changed, the version and the address', async () => {
  const context = await here.newContext({ permissions: ['clipboard-read', 'clipboard-write'] });
  // The deal's notes add up every payment: −3, −24, −2 and +9 fiches, with 20 in the basket.
  const { page } = await open(context, pageUrl(served, '/reversis/deals/1785-a-partie-under-the-basket/'));
  await allHydrated(page);
  const version = await page.locator('meta[name="citation_version"]').getAttribute('content');
  await page.getByRole('button', { name: 'Cite', exact: true }).click();
  await page.getByText('Copied.').waitFor();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect
    .soft(copied)
    .toContain(
      '“The Quinola laid under the basket”, settled by the rules of Almanach 1785: first −3, second −24, third −2, dealer +9 fiches. ',
    );
  expect
    .soft(copied)
    .toContain(`Quinola: historical game rules that run, version ${String(version)}. ${page.url().split('#')[0]}`);
  expect.soft(copied).toMatch(/\(accessed \d{1,2} \w+ \d{4}\)\.$/);
  await context.close();
});

test('a link from a deal to a clause keeps the rules that the reader has changed', async () => {
  const context = await here.newContext();
  const { page } = await open(context, pageUrl(served, '/reversis/deals/1785-a-partie-under-the-basket/'));
  await allHydrated(page);
  const link = page.locator('[data-part="tell"]').getByRole('link', { name: /^§/ }).first();
  const own = await link.getAttribute('href');
  await link.hover();
  expect.soft(await link.getAttribute('href')).toBe(own);
  await page
    .locator('[data-part="suppose"] fieldset')
    .first()
    .getByRole('radio', { checked: false })
    .first()
    .check({ force: true });
  await link.hover();
  await expect.poll(() => link.getAttribute('href')).toMatch(/#almanach-1785\.[\w.]+&v=r[\w-]+$/);
  await context.close();
});
