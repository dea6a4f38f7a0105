import { afterAll, beforeAll, expect, test } from 'vitest';
import { GAMES } from '#games/index.ts';
import { pageUrl } from './support/built-site.ts';
import { open, sticksOut, visitor, type Visitor } from './support/visit.ts';

/* What is drawn says no more than what is written beside it, and has room on the narrowest page. */

let here: Visitor;
beforeAll(async () => {
  here = await visitor();
});
afterAll(() => here.leave());

const still = () => here.newContext({ javaScriptEnabled: false, viewport: { width: 320, height: 640 } });

test('a session has a field for each player and each pool, which ends at the sum of the account', async () => {
  const context = await still();
  const { page } = await open(context, pageUrl(here.served, '/reversis/sessions/1785-six-deals-with-the-abbe/'));
  const sums = (where: string) => page.locator(`${where} b`).allInnerTexts();
  const last = await page.locator('table[data-part="session"] tfoot tr').first().locator('td b').allInnerTexts();
  expect(last.length).toBe(5);
  expect.soft(await sums('[data-part="fields"] p')).toEqual(last);
  // Nothing at first, and a point after each of six deals.
  expect.soft(await page.locator('[data-part="fields"] > div').first().locator('circle').count()).toBe(7);
  expect.soft(await sticksOut(page)).toEqual([]);
  await context.close();
});

test('a deal shows who pays whom: what is paid on one side is what is had on the other, and what the list adds up to', async () => {
  const context = await still();
  const { page } = await open(context, pageUrl(here.served, '/reversis/deals/1785-two-aces-on-the-last-trick/'));
  const added = async (texts: Promise<readonly string[]>): Promise<number> =>
    (await texts).reduce((sum, text) => sum + Number(text), 0);
  const paid = await added(page.locator('[data-part="bands"] [data-part="payer"] tspan').allTextContents());
  // 20 fill the basket; the ace of diamonds is forced for 4; the Quinola costs 20, 8 and twice 2; the aces 2, 1 and 2, the partie 11.
  expect(paid).toBe(20 + 4 + 20 + 8 + 4 + 2 + 1 + 2 + 11);
  expect
    .soft(await added(page.locator('[data-part="bands"] text:not([data-part="payer"]) tspan').allTextContents()))
    .toBe(paid);
  const first = page.locator('[data-part="flow"] li').first();
  expect.soft((await first.textContent())?.replaceAll(/\s+/g, ' ')).toContain('first, second and third');
  expect.soft(await sticksOut(page)).toEqual([]);
  await context.close();
});

test('the books of a game and the other sources stand in one row of years, each as far as it is known', async () => {
  const context = await still();
  const { page } = await open(context, pageUrl(here.served, '/sources/'));
  for (const { id: game } of GAMES) {
    const section = page.locator(`section#${game}`);
    const linked = await section.locator('[data-part="stemma"] a').count();
    expect.soft(linked, game).toBe(await section.locator('[data-part="index"]').last().locator('li').count());
    expect
      .soft(await section.locator('[data-part="tree"] > circle').count(), game)
      .toBe(await section.locator('[data-part="stemma"] li').count());
  }
  const bohn = page.locator('[data-part="stemma"] li', { hasText: 'Bohn 1850' });
  expect
    .soft(await bohn.innerText())
    .toMatch(/not seen; known through Wikipedia, Reversis; follows Hoyle c\. 1847: our inference/);
  expect.soft(await page.locator('[data-part="ages"] svg').count()).toBe(GAMES.length);
  expect.soft(await sticksOut(page)).toEqual([]);
  await context.close();
});
