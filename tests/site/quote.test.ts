import { afterAll, beforeAll, expect, test } from 'vitest';
import { pageUrl } from './support/built-site.ts';
import { allHydrated, open, visitor, type Visitor } from './support/visit.ts';

let here: Visitor;
beforeAll(async () => {
  here = await visitor();
});
afterAll(() => here.leave());

test('clauses ticked in two books are quoted together, in order, with the sources of both', async () => {
  const context = await here.newContext({});
  const { page } = await open(context, pageUrl(here.served, '/reversis/bohn-1850/#bohn-1850.quinola.forced'));
  await allHydrated(page);
  // §38 of Bohn; §47 of Hoyle: the player with most points pays the player with fewest.
  await page.getByRole('checkbox', { name: 'quote §38' }).check();
  await page.goto(pageUrl(here.served, '/reversis/hoyle-1847/#hoyle-1847.party').href);
  await allHydrated(page);
  await page.getByRole('checkbox', { name: 'quote §47' }).press(' ');
  await page.getByRole('link', { name: 'Quote 2 ticked clauses' }).click();
  const quoted = page.locator('[data-part="quoted"] > li');
  await expect.poll(() => quoted.count()).toBe(2);
  expect(page.url()).toMatch(/#q=bohn-1850\.quinola\.forced,hoyle-1847\.party$/);
  await page.getByRole('button', { name: /^Move up.*Hoyle 1847, §47/ }).click();
  await expect.poll(() => quoted.first().innerText()).toContain('clause hoyle-1847.party (§47)');
  await page.getByRole('radio', { name: 'BibTeX' }).check();
  const copied = await page.getByRole('textbox', { name: 'BibTeX to copy' }).inputValue();
  expect(copied.indexOf('hoyle-1847.party')).toBeLessThan(copied.indexOf('bohn-1850.quinola.forced'));
  expect(copied).toContain('title = {The {Hand}-{Book} of {Games}}');
  await page.reload();
  await expect.poll(() => quoted.first().innerText()).toContain('hoyle-1847.party');
  await context.close();
});

test('an address with a clause that does not exist says so, quotes the others, and leaves the reader’s own alone', async () => {
  const context = await here.newContext({});
  const { page } = await open(context, pageUrl(here.served, '/quote/#q=bohn-1850.ace.placed,bohn-1850.nothing'));
  await expect.poll(() => page.getByRole('alert').innerText()).toContain('There is no clause “bohn-1850.nothing”.');
  await page.getByRole('button', { name: 'Keep them in this browser' }).click();
  await expect.poll(() => page.getByText('These clauses came with the address.').count()).toBe(0);
  await page.getByRole('button', { name: /^Remove ?:/ }).click();
  await expect.poll(() => page.getByText('No clause is ticked yet.').count()).toBe(1);
  await context.close();
});
