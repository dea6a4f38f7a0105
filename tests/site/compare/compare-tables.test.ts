import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { pageUrl, type Site } from '../support/built-site.ts';
import { open, openAlive, settle, visitor, type Visitor } from '../support/visit.ts';

/*
 * A game at tables under several books. The page opens with the chapter’s example of the double: White’s five and three strike
 * two of Black’s men, who has then two in hand and one point of the six free of his own men. The double was agreed: 2.
 */
const PATH = '/revertier/compare/';
const PLAYED = 'Move 18 to 23, then 18 to 21';

let here: Visitor;
let context: BrowserContext;
let served: Site;

beforeAll(async () => {
  here = await visitor();
  context = await here.newContext({ viewport: { width: 1280, height: 900 } });
  ({ served } = here);
});
afterAll(() => here.leave());

const rowOf = (page: Page, play: string): Promise<readonly string[]> =>
  page
    .locator('[data-part="plays"] tbody tr', { has: page.locator('th', { hasText: play }) })
    .first()
    .locator('td')
    .allInnerTexts();
/** The address once it has followed what was done before. */
async function addressOf(page: Page): Promise<string> {
  await page.waitForFunction(() => location.hash !== '');
  return page.url();
}
const flat = (texts: readonly string[]): readonly string[] => texts.map((text) => text.replace(/\s+/g, ' ').trim());

test('a throw and what is won by it stand complete without a script', async () => {
  const without = await here.newContext({ javaScriptEnabled: false });
  const { page } = await open(without, pageUrl(served, PATH));
  expect(await page.locator('#throw-beside').innerText()).toMatch(/^Throw 2/);
  const [of1698] = flat(await rowOf(page, PLAYED));
  expect(of1698).toContain('White wins 2, double');
  expect(await page.locator('[data-part="departing"]').innerText()).toBe(
    'Each of these books allows the whole game as it was played.',
  );
  await without.close();
});

test('another throw, another rule and another position are laid by keyboard, and the address leads back', async () => {
  const { page, complaints } = await openAlive(context, pageUrl(served, PATH));
  await page.getByRole('button', { name: 'Previous throw' }).focus();
  await page.keyboard.press('Enter');
  const throwBeside = (): Promise<string> => page.locator('#throw-beside').innerText();
  await expect.poll(throwBeside).toMatch(/^Throw 1/);
  await page.keyboard.press('ArrowRight');
  await expect.poll(throwBeside).toMatch(/^Throw 2/);
  // With a rule turned in the first column alone the books differ on the play that ends the game.
  await page.getByRole('button', { name: 'Change rules' }).click();
  const waits = page.locator('input[name="rule-shutOut.end"][value="waits"]');
  // The question may stand folded away among the others of its group.
  await waits.evaluate((input) => {
    for (let node = input.closest('details'); node; node = node.parentElement?.closest('details') ?? null)
      node.open = true;
  });
  const before = await addressOf(page);
  await waits.check({ force: true });
  await expect.poll(async () => flat(await rowOf(page, PLAYED))[0]).toBe('allowed');
  const [changed, other] = flat(await rowOf(page, PLAYED));
  expect(other).toMatch(/wins \d/);
  await page.waitForFunction((old) => location.href !== old, before);
  const address = page.url();
  const again = await openAlive(context, new URL(address));
  await settle(again.page);
  expect(flat(await rowOf(again.page, PLAYED))).toEqual([changed, other, ...flat(await rowOf(page, PLAYED)).slice(2)]);
  // What cannot be read is told in a sentence, and the game stays.
  await again.page.evaluate(() => (location.hash = 'XXXX'));
  await again.page.locator('[role="alert"]', { hasText: /cannot read/ }).waitFor();
  expect(await again.page.locator('#throw-beside').innerText()).toMatch(/^Throw 2/);
  // Another throw in the same position is a record of its own, which nobody has played yet.
  await page.locator('summary', { hasText: 'Another position' }).click();
  await page.getByLabel('The throw on the board').selectOption('66');
  await settle(page);
  expect(await page.locator('[aria-labelledby="throw-beside"] p[role="status"]').innerText()).toMatch(
    /^White throws two sixes\./,
  );
  expect(await page.getByRole('heading', { name: 'Your own game' }).count()).toBe(1);
  expect(complaints).toEqual([]);
  await again.page.close();
});
