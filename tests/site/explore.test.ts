import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { EVERYTHING, someOf, testOfAll } from '../support/seeds.ts';
import { pageUrl, type Site } from './support/built-site.ts';
import { axeFaults, open, openAlive, settle, sticksOut, visitor, type Visitor } from './support/visit.ts';

/*
 * The board for two. From the piles, two threes can be played in one way, men on 4 and 10; five and ace in two, men on 2 and 6
 * or one on 7; two sixes in one, a man on 7 (1 + 6), since 7 takes one man and 13 is the other's pile.
 */
const EXPLORE = '/revertier/explore/';

let here: Visitor;
let context: BrowserContext;
let served: Site;

beforeAll(async () => {
  here = await visitor();
  context = await here.newContext({ viewport: { width: 1280, height: 900 } });
  ({ served } = here);
});
afterAll(() => here.leave());

async function explore(fragment = '') {
  const visit = await openAlive(context, new URL(fragment, pageUrl(served, EXPLORE)));
  await settle(visit.page);
  return visit;
}

const plays = async (page: Page): Promise<readonly string[]> =>
  (await page.locator('[data-part="plays"] tbody th').allInnerTexts()).map((text) => text.trim());
const statusText = (page: Page): Promise<string> =>
  page.locator('[data-part="say"] > :not([data-part="where"])').first().innerText();
const where = (page: Page): Promise<string> => page.locator('[data-part="say"] [data-part="where"]').innerText();
const board = async (page: Page): Promise<string> =>
  (await page.locator('[data-part="felt"] svg').first().innerHTML()).trim();
const throwDice = (page: Page, dice: string) => page.locator('[data-part="dice-set"]').selectOption(dice);
const spot = (page: Page, point: number) => page.getByRole('button', { name: new RegExp(`^Point ${String(point)}:`) });
const next = (page: Page) => page.locator('[data-part="next"]');
const type = async (page: Page, label: string, text: string): Promise<void> => {
  await page.getByLabel(label).fill(text);
  await page.getByLabel(label).press('Tab');
};

test('the book’s own example stands without a script, on a phone clear of the board', async () => {
  const without = await here.newContext({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });
  const { page } = await open(without, pageUrl(served, EXPLORE));
  expect(await page.locator('[data-part="plays"] tbody tr').allInnerTexts()).toEqual([
    expect.stringMatching(
      /1\/4\/7\/10 1\/4\s+Move 1 to 4, on to 7 and on to 10, then 1 to 4: leaves men alone on 4 and 10\./,
    ),
  ]);
  const [drawn, said] = await Promise.all(
    ['[data-part="board"]', '[data-part="say"]'].map((part) => page.locator(part).first().boundingBox()),
  );
  expect(said?.y).toBeGreaterThanOrEqual((drawn?.y ?? Infinity) + (drawn?.height ?? 0));
  await without.close();
});

test('every legal play of a throw is shown on the board on focus and on hover, and the others are refused by clause', async () => {
  const { page, complaints } = await explore();
  await throwDice(page, '66');
  expect.soft(await plays(page)).toEqual(['1/7']);
  await throwDice(page, '51');
  expect.soft([...(await plays(page))].sort()).toEqual(['1/6 1/2', '1/6/7']);
  const bare = await board(page);
  await page.locator('[data-part="plays"] button').first().focus();
  const focused = await board(page);
  expect.soft(focused).not.toBe(bare);
  expect.soft(await statusText(page)).toMatch(/leaves .*alone.*\.$/);
  await page.locator('[data-part="plays"] tbody tr').nth(1).hover();
  expect.soft(await board(page)).not.toBe(focused);
  await throwDice(page, '66');
  await page.locator('[data-part="refused"] summary').click();
  expect.soft(await page.locator('[data-part="refused"] li s').count()).toBeGreaterThan(0);
  expect.soft(await page.locator('[data-part="refused"] a[href*="/revertier-1792/#"]').count()).toBeGreaterThan(0);
  if (EVERYTHING) expect.soft(await axeFaults(page, {}), 'axe').toEqual([]);
  expect.soft(complaints).toEqual([]);
  await page.close();
});

test('a position typed: two men taken with one, and a sentence for a board of fourteen', async () => {
  const { page } = await explore();
  // White's 19 and 23 are Black's 7 and 11.
  await type(page, 'White’s men, by his own numbers', '12:14 14:1');
  await type(page, 'Black’s men, by his own numbers', '1:13 7:1 11:1');
  await throwDice(page, '54');
  const found = await plays(page);
  expect.soft(found).toHaveLength(6);
  expect.soft(found).toContain('14/19*/23*');
  const row = page.locator('[data-part="plays"] tbody tr', { hasText: '14/19*/23*' });
  expect.soft(await row.innerText()).toContain('hits on 19 and 23');
  // While it is being typed the page is drawn anew: the board is turned.
  await page.getByLabel('Black’s men, by his own numbers').fill('1:13 7:1');
  await page.getByRole('button', { name: /^Turn the board/ }).dispatchEvent('click');
  await page.evaluate(() => new Promise(requestAnimationFrame));
  await page.getByLabel('Black’s men, by his own numbers').press('Tab');
  expect.soft(await page.locator('[data-part="set-up"] [role="alert"]').innerText()).toMatch(/14|fifteen/i);
  if (EVERYTHING) expect.soft(await axeFaults(page, {}), 'axe, refused').toEqual([]);
  await page.close();
});

test('both sides are played by touching men, what is refused says why, and all is taken back', async () => {
  const { page, complaints } = await explore();
  await throwDice(page, '61');
  await spot(page, 1).click();
  // By the ace to 2, by the six to 7, by both to 8.
  expect.soft(await statusText(page)).toBe('The man on 1 can go to 2, 7 or 8.');
  expect.soft(await page.locator('[data-part="spots"] [data-mark="target"]').count()).toBe(3);
  await spot(page, 7).click();
  expect.soft(await plays(page)).toHaveLength(2);
  expect.soft(await next(page).getAttribute('aria-disabled')).toBe('true');
  await spot(page, 1).click();
  // The six has been played, and an ace does not lead so far.
  await spot(page, 5).click();
  expect.soft(await page.locator('[data-part="refusal"]').innerText()).toMatch(/No remaining number/);
  await spot(page, 2).click();
  expect.soft(await statusText(page)).toBe('Move 1 to 7, then 1 to 2: leaves men alone on 2 and 7.');
  await next(page).click();
  expect.soft(await where(page)).toMatch(/black to throw/i);
  await next(page).click();
  expect.soft(await where(page)).toMatch(/black has thrown/i);
  // Two sixes: one of them is played, and the clause that refuses the second is led to.
  await throwDice(page, '66');
  await spot(page, 1).click();
  await spot(page, 7).click();
  await spot(page, 1).click();
  expect.soft(await page.locator('[data-part="refusal"]').innerText()).toMatch(/points 2 to 11 hold one man each/);
  expect.soft(await page.locator('[data-part="refusal"] a[href*="/revertier-1792/#"]').count()).toBeGreaterThan(0);
  expect.soft(await axeFaults(page, {}), 'axe, refused').toEqual([]);
  for (let n = 0; n < 6; n++) await page.getByRole('button', { name: 'Undo' }).click();
  expect.soft(await where(page)).toMatch(/white has thrown six and ace/i);
  expect.soft(await page.getByLabel('White’s men, by his own numbers').inputValue()).toBe('1:15');
  expect.soft(complaints).toEqual([]);
  await page.close();
});

test('by keyboard alone: from place to place with arrows, a man lifted and set down, played and undone', async () => {
  const { page } = await explore();
  await throwDice(page, '51');
  // The one place of the board that Tab comes to is the first man who may be moved.
  await page.locator('[data-part="spots"] [tabindex="0"]').focus();
  expect
    .soft(await page.evaluate(() => document.activeElement?.getAttribute('aria-label')))
    .toMatch(/^Point 1: 15 men/);
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowLeft');
  expect
    .soft(await page.evaluate(() => document.activeElement?.getAttribute('aria-label')))
    .toMatch(/^Point 2: nobody; the man lifted can be set down here/);
  // Whoever leaves the board comes back to where he was.
  await page.keyboard.press('Tab');
  await page.keyboard.press('Shift+Tab');
  expect
    .soft(await page.evaluate(() => document.activeElement?.getAttribute('aria-label')))
    .toMatch(/^Point 2: nobody/);
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  expect.soft(await page.locator('[data-part="spots"] [data-mark="lifted"]').count()).toBe(0);
  await page.keyboard.press('Enter');
  for (let n = 0; n < 5; n++) await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Enter');
  await page.keyboard.press('p');
  expect.soft(await where(page)).toMatch(/black to throw/i);
  expect.soft(await page.getByLabel('White’s men, by his own numbers').inputValue()).toBe('1:13 2:1 6:1');
  await page.keyboard.press('r');
  expect.soft(await where(page)).toMatch(/black has thrown/i);
  await page.keyboard.press('u');
  await page.keyboard.press('u');
  expect.soft(await statusText(page)).toBe('Move 1 to 6, then 1 to 2: leaves men alone on 2 and 6.');
  await page.keyboard.press('?');
  await page.getByRole('dialog', { name: 'Keys' }).waitFor();
  await page.close();
});

test('games are counted, the double ones named, and another begins', async () => {
  const { page } = await explore();
  // White has one man on 24 and the other fourteen off: any number takes it off.
  await type(page, 'White’s men, by his own numbers', '24:1 off:14');
  await throwDice(page, '21');
  await page.getByRole('button', { name: /^Point 24:/ }).click();
  await page.getByRole('button', { name: /^Off the board/ }).click();
  await next(page).click();
  expect.soft(await statusText(page)).toBe('White has borne off the last man: the game is over.');
  expect
    .soft(await page.getByRole('list', { name: 'Games won' }).getByRole('listitem').first().innerText())
    .toMatch(/white\s*1/i);
  await next(page).click();
  expect.soft(await page.getByLabel('White’s men, by his own numbers').inputValue()).toBe('1:15');
  await page.close();
});

const SIZES = [
  [1280, 720],
  [1440, 900],
  [768, 1024],
  [390, 844],
  [320, 568],
] as const;

test('board, dice, what may be played and the controls stand in one view of every size', async () => {
  const { page } = await explore();
  await throwDice(page, '51');
  await spot(page, 1).click();
  for (const [width, height] of SIZES) {
    const size = `${String(width)} × ${String(height)}`;
    await page.setViewportSize({ width, height });
    await settle(page);
    await page.evaluate(() => scrollTo(0, 0));
    const outside = await page.evaluate(() =>
      [
        '[data-part="felt"] svg',
        '[data-part="felt"] [data-part="dice"]',
        '[data-part="say"] [data-part="where"]',
        '[data-part="say"] [data-part="told"]',
        '[data-part="dice-set"]',
        '[data-part="next"]',
      ].filter((part) => {
        const {
          top,
          left,
          bottom,
          right,
          height: tall,
        } = document.querySelector(`[data-part="explore"] ${part}`)!.getBoundingClientRect();
        return tall < 10 || top < 0 || left < -1 || bottom > innerHeight || right > innerWidth + 1;
      }),
    );
    expect.soft(outside, size).toEqual([]);
    const spots = await page.evaluate(() =>
      [...document.querySelectorAll('[data-part="spots"] rect')].map((rect) => rect.getBoundingClientRect().width),
    );
    expect.soft(Math.min(...spots), `${size}, the narrowest place to touch`).toBeGreaterThanOrEqual(20);
    expect.soft(await sticksOut(page), size).toEqual([]);
  }
  await page.close();
});

// That a link brings changed rules back too, links.test.ts of the explorer says.
test('a link brings the position and the throw back, and never turns the board', async () => {
  const { page } = await explore();
  await page.getByLabel('Start of a game').selectOption('Black receives the dice with six and ace already played');
  // 15 less two, which stand on 1 + 6 = 7 and 1 + 1 = 2; whoever receives the dice throws.
  await expect.poll(() => page.getByLabel('Black’s men, by his own numbers').inputValue()).toBe('1:13 2:1 7:1');
  expect.soft(await where(page)).toMatch(/black has thrown/i);
  const name = await page.getByLabel('Name of the position').inputValue();
  const before = await page.locator('[data-part="felt"] svg').first().getAttribute('aria-label');
  await page.getByRole('button', { name: /^Turn the board/ }).click();
  expect.soft(await page.getByLabel('Name of the position').inputValue(), 'the name, the board turned').toBe(name);
  await page.waitForFunction(() => location.hash.length > 1);
  const hash = new URL(page.url()).hash;
  expect.soft(hash.length).toBeLessThanOrEqual(101);
  for (const fragment of someOf([hash, `#${name}.33`], 1)) {
    const again = await explore(fragment);
    await again.page.waitForFunction(() =>
      /black has thrown/i.test(document.querySelector('[data-part="say"] [data-part="where"]')?.textContent ?? ''),
    );
    expect.soft(await again.page.getByLabel('Name of the position').inputValue(), fragment).toBe(name);
    expect.soft(await again.page.locator('[data-part="dice-set"]').inputValue(), fragment).toBe('33');
    expect
      .soft(await again.page.locator('[data-part="felt"] svg').first().getAttribute('aria-label'), fragment)
      .toBe(before);
    await again.page.close();
  }
  const damaged = await explore(`${hash}x`);
  await damaged.page.locator('[data-part="explore"] [role="alert"]').first().waitFor();
  await damaged.page.close();
  await page.close();
});

test('a rule changed marks what becomes legal and what no longer is, and all 21 throws are counted by both', async () => {
  const { page } = await explore();
  // With as many men as one likes on 2 to 11, ternes are played in more ways than one: four men on 4, to begin with.
  const single = page.locator('fieldset[data-part="toggle"]', { hasText: 'Do points 2 to 11 hold only one man each?' });
  await single.locator('input[type="radio"]').first().check();
  await page.locator('[data-part="plays"] tr[data-status="gained"]').first().waitFor();
  expect.soft(await plays(page)).toContain('1/4(4)');
  expect
    .soft(await page.locator('[data-part="plays"] tr[data-status="gained"]').first().innerText())
    .toContain('only by your rules');
  await page.locator('[data-part="all-throws"] summary').click();
  await page.locator('[data-part="all-throws"] tbody tr').nth(20).waitFor();
  expect.soft(await page.locator('[data-part="all-throws"] tbody tr').count()).toBe(21);
  const ternes = page.locator('[data-part="all-throws"] tbody tr', { hasText: 'two threes' });
  expect.soft(await ternes.innerText()).toMatch(/more/);
  await page.getByRole('button', { name: 'Compare other rules with these' }).click();
  await page.locator('[data-part="plays"] tr[data-status="gained"]').first().waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Reset all' }).click();
  await page.locator('[data-part="plays"] tr[data-status="lost"]').first().waitFor();
  expect.soft(await page.locator('[data-part="plays"] tr[data-status="lost"] del').first().count()).toBe(1);
  if (EVERYTHING) expect.soft(await axeFaults(page, {}), 'axe, rules changed').toEqual([]);
  await page.close();
});

testOfAll('nothing sticks out on a phone', async () => {
  const { page } = await explore('#');
  await page.setViewportSize({ width: 320, height: 640 });
  await page.getByRole('button', { name: 'Place men by hand' }).click();
  await spot(page, 1).click();
  await spot(page, 12).click();
  // The board is seen from White's side.
  expect.soft(await page.getByLabel('White’s men, by his own numbers').inputValue()).toBe('1:14 12:1');
  for (const fold of await page.locator('[data-part="explore"] details').all())
    await fold.evaluate((e) => e.setAttribute('open', ''));
  expect.soft(await sticksOut(page)).toEqual([]);
  expect.soft(await axeFaults(page, {}), 'axe, 320 px').toEqual([]);
  await page.close();
});
