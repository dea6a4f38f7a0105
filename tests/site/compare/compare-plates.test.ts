import type { BrowserContext } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { pageUrl, type Site } from '../support/built-site.ts';
import { axeFaults, open, sticksOut, visitor, type Visitor } from '../support/visit.ts';
import { wake } from '../support/waking.ts';

const PATH = '/reversis/compare/';

let here: Visitor;
let context: BrowserContext;
let served: Site;

beforeAll(async () => {
  here = await visitor();
  context = await here.newContext({ viewport: { width: 1280, height: 900 } });
  ({ served } = here);
});
afterAll(() => here.leave());

test('a payment opens its plate where it stands, by the rules of each book, and nothing moves from one to the next', async () => {
  const { page, requests, complaints } = await open(context, pageUrl(served, PATH));
  await wake(page, PATH);
  const scripts = (): number => requests.filter(({ pathname }) => pathname.endsWith('.js')).length;
  const before = scripts();
  const row = page
    .locator('[data-part="comparison"] [data-part="payments"] tr', {
      has: page.locator('th', { hasText: 'Quinola placed' }),
    })
    .first();
  await row.getByRole('button', { name: 'Quinola placed: show the table at trick 3' }).click();
  const plate = page.locator('[data-part="row-plate"]');
  await plate.locator('[data-part="plate-felt"]').waitFor();
  expect.soft(scripts()).toBeGreaterThan(before);
  // 1785 pays 4 fiches for it, Bohn 6 fish, Parlett 5 chips; 1634 nothing.
  const heights = new Set<number | undefined>();
  for (const [book, net] of [
    ['1785', '+4'],
    ['1850', '+6'],
    ['2008', '+5'],
    ['1634', '1634 pays nothing here.'],
  ] as const) {
    await plate.getByRole('button', { name: book, exact: true }).click();
    await plate.locator('[data-part="plate-nets"]', { hasText: net }).waitFor();
    heights.add((await plate.boundingBox())?.height);
  }
  expect.soft(heights.size).toBe(1);
  expect.soft(await axeFaults(page, {}, '[data-part="row-plate"]'), 'axe').toEqual([]);
  // The deal’s own page at that step.
  expect
    .soft(await plate.locator('[data-part="plate-way"] a').getAttribute('href'))
    .toMatch(/1785-the-quinola-placed\/#t3/);
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 844 });
    expect.soft(await sticksOut(page)).toEqual([]);
  }
  await row.getByRole('button', { name: 'Quinola placed: show the table at trick 3' }).click();
  expect.soft(await plate.count()).toBe(0);
  expect.soft(complaints).toEqual([]);
  await page.close();
  const without = await here.newContext({ javaScriptEnabled: false });
  const { page: still } = await open(without, pageUrl(served, PATH));
  expect
    .soft(await still.locator('[data-part="comparison"] th small > a').nth(1).getAttribute('href'))
    .toMatch(/\/deals\/[^#]+#t3/);
  await without.close();
});

test('what is paid for a game of Revertier opens the board before the last throw and after it', async () => {
  const path = '/revertier/compare/';
  const { page, complaints } = await open(context, pageUrl(served, path));
  await page.setViewportSize({ width: 1280, height: 900 });
  await wake(page, path);
  const row = page
    .locator('[data-part="comparison"] [data-part="payments"] tr', {
      has: page.locator('th', { hasText: 'the double' }),
    })
    .first();
  await row.getByRole('button', { name: /^the double: show the table at/ }).click();
  const plate = page.locator('[data-part="row-plate"]');
  await plate.locator('[data-part="plate-boards"] svg[data-part="board"]').nth(1).waitFor();
  expect.soft(await plate.locator('[data-part="plate-boards"] [data-part="ways"] path').count()).toBeGreaterThan(0);
  // 1698 pays a second stake for the double; 1725 would have had seven men in hand.
  await plate.getByRole('button', { name: '1698', exact: true }).click();
  await plate.locator('[data-part="plate-nets"]', { hasText: '+1' }).waitFor();
  await plate.getByRole('button', { name: '1725', exact: true }).click();
  await plate.getByText('1725 pays nothing here.').waitFor();
  expect.soft(await plate.locator('[data-part="plate-boards"] svg[data-part="board"]').count()).toBe(2);
  expect.soft(await axeFaults(page, {}, '[data-part="row-plate"]'), 'axe').toEqual([]);
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 844 });
    expect.soft(await sticksOut(page)).toEqual([]);
  }
  expect.soft(complaints).toEqual([]);
  await page.close();
});
