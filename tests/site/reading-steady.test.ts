import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { someOf, testOfAll } from '../support/seeds.ts';
import { pageUrl } from './support/built-site.ts';
import { allHydrated, open, settle, visitor, type Visitor } from './support/visit.ts';

/* What is read in an edition stays where it is, whatever opens or is turned around it; and what is turned is printed. */

let here: Visitor;
beforeAll(async () => {
  here = await visitor();
});
afterAll(() => here.leave());

async function read(path: string, width: number): Promise<Page> {
  const context = await here.newContext({ viewport: { width, height: 844 } });
  const { page } = await open(context, pageUrl(here.served, path));
  return page;
}
const isAwake = async (page: Page): Promise<void> => {
  await allHydrated(page);
  await settle(page);
};
const topOf = async (page: Page, selector: string): Promise<number> =>
  (await page.locator(selector).first().boundingBox())?.y ?? NaN;

test('on a phone every plate opens in the same room, and the line that is touched stays under the finger', async () => {
  const page = await read('/reversis/bohn-1850/', 390);
  const heights = new Set<number>();
  // A payment with eleven questions; the cards as they are dealt; a payment with two; a hand shown.
  for (const id of someOf(['pool.threeStakes', 'deal.packets', 'quinola.forced', 'espagnolette.hands'], 2)) {
    const clause = `#bohn-1850\\.${id.replaceAll('.', '\\.')}`;
    const line = page.locator(`${clause} [data-part="plate-strip"] > summary`);
    await line.scrollIntoViewIfNeeded();
    const before = await topOf(page, `${clause} [data-part="plate-strip"] > summary`);
    await line.click();
    await isAwake(page);
    await page.locator(`${clause} [data-part="plate-body"][data-live]`).waitFor();
    expect
      .soft(Math.abs((await topOf(page, `${clause} [data-part="plate-strip"] > summary`)) - before), id)
      .toBeLessThan(2);
    heights.add(
      Math.round((await page.locator(`${clause} [data-part="plate-body"][data-live]`).boundingBox())?.height ?? NaN),
    );
  }
  expect.soft(heights.size).toBe(1);
  await page.context().close();
});

test('on a phone a figure that is touched stays under the finger while a plate above it closes, and so does the answer', async () => {
  const page = await read('/reversis/encyclopedie-1765/', 390);
  await page.locator('#encyclopedie-1765\\.quinola\\.placed [data-part="plate-strip"] > summary').click();
  await isAwake(page);
  await page.locator('#encyclopedie-1765\\.quinola\\.placed [data-live] [data-part="plate"]').waitFor();
  const clause = '#encyclopedie-1765\\.quinola\\.forced';
  const figure = page.locator(`${clause} a[data-key]`).first();
  await figure.scrollIntoViewIfNeeded();
  const before = await topOf(page, clause);
  await figure.click();
  await page.locator(`${clause} [data-live] fieldset`).first().waitFor();
  await settle(page);
  expect.soft(await page.locator('[data-part="plate-strip"][open]').count()).toBe(1);
  expect.soft(Math.abs((await topOf(page, clause)) - before)).toBeLessThan(2);

  // By its own rules the holder puts a bête into the pool; turned, the sentence takes a line more, and the plate’s another.
  const answer = page.locator(`${clause} [data-live] label`, { hasText: /^no$/ }).first();
  await answer.scrollIntoViewIfNeeded();
  const at = (await answer.boundingBox())?.y ?? NaN;
  await answer.click();
  await figure.locator('ins').waitFor();
  await settle(page);
  expect.soft(Math.abs(((await answer.boundingBox())?.y ?? NaN) - at)).toBeLessThan(2);
  await page.context().close();
});

test('by rules with which a deal is none its plate says so, and the answer keeps the focus and its place', async () => {
  const page = await read('/quadrille/britannica-1842/', 390);
  const figure = page.locator('a[data-key="cards.redLow"]').first();
  await figure.click();
  await isAwake(page);
  const answer = page.locator('[data-live] label', { hasText: 'as in the black suits' }).first();
  await answer.scrollIntoViewIfNeeded();
  await settle(page);
  const at = (await answer.boundingBox())?.y ?? NaN;
  await answer.click();
  await page.locator('[data-live] [data-part="plate-says"]', { hasText: 'Your rules forbid part of' }).waitFor();
  await settle(page);
  expect.soft(await page.locator('input[name="rule-cards.redLow"]:checked:focus').count()).toBe(1);
  expect.soft(Math.abs(((await answer.boundingBox())?.y ?? NaN) - at)).toBeLessThan(2);
  await page.context().close();
});

test('a clause stays where it is read when a figure above it takes a line more', async () => {
  const page = await read('/reversis/ancient/', 1280);
  const clause = '#ancient\\.payment';
  await page.locator(`${clause} a[data-key]`).first().click();
  await isAwake(page);
  await page.locator('[data-part="reading-sheet"] fieldset').first().waitFor();
  const before = await topOf(page, clause);
  const above = await page.locator('#ancient\\.winner').boundingBox();
  await page
    .locator('[data-part="reading-sheet"] fieldset', { hasText: 'What does the loser pay' })
    .getByRole('radio', { name: 'as much as the pool holds at the end', exact: true })
    .check({ force: true });
  await page.locator(`${clause} a[data-key] ins`).first().waitFor();
  await settle(page);
  expect.soft((await page.locator('#ancient\\.winner').boundingBox())?.height).toBeGreaterThan(above?.height ?? NaN);
  expect.soft(Math.abs((await topOf(page, clause)) - before)).toBeLessThan(2);
  await page.context().close();
});

testOfAll(
  'the running head names the section of the clause whose plate is shown, before its heading has gone',
  async () => {
    const page = await read('/reversis/bohn-1850/', 1280);
    await page.locator('#bohn-1850\\.quinola\\.forced').evaluate((clause) => {
      scrollTo(0, clause.getBoundingClientRect().top + scrollY - innerHeight * 0.33);
    });
    await isAwake(page);
    await page.locator('[data-part="reading-head"] [data-part="number"]', { hasText: '§38' }).waitFor();
    expect
      .soft((await page.locator('[data-part="edition"] > h2', { hasText: 'The Quinolas' }).boundingBox())?.y)
      .toBeGreaterThan(0);
    await page.getByRole('navigation', { name: 'Running head' }).getByRole('link', { name: '§36–41' }).waitFor();
    await page.context().close();
  },
);

testOfAll('packets and talon are printed as they are turned, with the book’s own struck beside them', async () => {
  const page = await read('/reversis/almanach-1785/', 1280);
  const clause = '#almanach-1785\\.deal\\.packets';
  await page.locator(`${clause} a[data-key]`).first().click();
  await isAwake(page);
  await page
    .locator('[data-part="reading-sheet"] fieldset', { hasText: 'What happens to the cards that are not played?' })
    .getByRole('radio', { name: 'every card is played', exact: true })
    .check({ force: true });
  await page.locator(`${clause}[data-moved]`).waitFor();
  // Playwright prints without telling the page.
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  await page.emulateMedia({ media: 'print' });
  const says = page.locator(`${clause} [data-part="plate-says"]`).filter({ visible: true });
  expect.soft(await says.count()).toBe(1);
  // 48 cards among four: twelve each, and none left; by the book 11 + 11 + 11 + 12 = 45, and three.
  expect.soft(await says.innerText()).toMatch(/twelve in all\. No card is left over\./);
  expect.soft(await says.locator('del').innerText()).toMatch(/Three are left/);
  await page.context().close();
});
