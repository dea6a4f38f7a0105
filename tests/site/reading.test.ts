import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { EVERYTHING, testOfAll } from '../support/seeds.ts';
import { pageUrl, type Site } from './support/built-site.ts';
import { TOGGLE } from './support/budgets.ts';
import { toggleAll } from './support/toggling.ts';
import { allHydrated, axeFaults, open, settle, visitor, type Visitor } from './support/visit.ts';

/*
 * The reading room. Bohn 1850, §38: whoever forces the great Quinola receives 6 fish from its holder and 6 from each of the
 * other players.
 */
const BOHN = '/reversis/bohn-1850/';
const FORCED = '#bohn-1850\\.quinola\\.forced';
const FIGURE = `${FORCED} a[data-key="quinola.forced.holderToForcer"]`;
/** What a reader’s moves have changed, for axe: the rest of the page is looked at in every-page/pages.ts. */
const MOVED = { include: ['[data-part="reading-table"]', '[role="region"]', FORCED] };

let here: Visitor;
let wide: BrowserContext;
let narrow: BrowserContext;
let served: Site;

beforeAll(async () => {
  here = await visitor();
  ({ served } = here);
  wide = await here.newContext({ viewport: { width: 1280, height: 900 } });
  narrow = await here.newContext({ viewport: { width: 390, height: 844 } });
});
afterAll(() => here.leave());

async function read(context: BrowserContext, fragment = '') {
  const visit = await open(context, new URL(fragment, pageUrl(served, BOHN)));
  return visit;
}
const isAwake = async (page: Page): Promise<void> => {
  await allHydrated(page);
  await settle(page);
};
const answers = (page: Page, at: string, question: string, answer: string) =>
  page
    .locator(`${at} fieldset`, { hasText: question })
    .getByRole('radio', { name: answer, exact: true })
    .check({ force: true });

test('without a script a clause has its plate, its doubt and its notes, and a figure leads to its rule', async () => {
  const without = await here.newContext({ javaScriptEnabled: false, viewport: { width: 1280, height: 900 } });
  const { page } = await open(without, pageUrl(served, BOHN));
  await page.locator(`${FORCED} [data-part="plate-strip"] > summary`).click();
  expect.soft(await page.locator(`${FORCED} [role="img"]`).getAttribute('aria-label')).toContain('6 + 6 + 6 to ');
  expect.soft(await page.locator(`${FORCED} [data-part="plate-nets"]`).innerText()).toMatch(/\+18/);
  expect.soft(await page.locator(FIGURE).getAttribute('href')).toContain('/rules/quinola.forced.holderToForcer/');
  // The sentence tells the whole trick, the row below it this clause alone.
  expect
    .soft(await page.locator(`${FORCED} [data-part="plate-part"]`).innerText())
    .toBe('Payments by §38 alone; for the others see §34 and §47:');
  // Of a doubt it says, without a script, which way to read is followed here.
  const doubt = page.locator('#bohn-1850\\.pool\\.threeStakes [data-part="doubt"]');
  await doubt.locator('summary').click();
  expect.soft(await doubt.locator('li').first().innerText()).toContain('(we follow this one)');
  expect.soft(await doubt.locator('li', { hasText: 'we follow' }).count()).toBe(1);
  expect.soft(await doubt.locator('a[data-choice]').first().getAttribute('aria-current')).toBe('true');
  await without.close();
});

test('nothing is loaded before the reader moves; then the table follows the clause at reading height', async () => {
  const { page, requests, complaints } = await read(wide);
  const scripts = (): number => requests.filter(({ pathname }) => pathname.endsWith('.js')).length;
  expect.soft(scripts()).toBe(0);
  await page.locator(FORCED).evaluate((clause) => {
    scrollTo(0, clause.getBoundingClientRect().top + scrollY - innerHeight * 0.33);
  });
  await isAwake(page);
  await page.locator('[data-part="reading-sheet"] [data-part="plate"]').waitFor();
  expect.soft(await page.locator('[data-part="reading-head"] [data-part="number"]').innerText()).toBe('§38');
  expect.soft(scripts()).toBeGreaterThan(0);
  if (EVERYTHING) expect.soft(await axeFaults(page, {}, MOVED), 'axe').toEqual([]);
  expect.soft(complaints).toEqual([]);
  await page.close();
});

test('a figure is turned where it stands: the page, its plates, its address, its links and the paper follow, and go back', async () => {
  const { page, complaints } = await read(wide);
  await page.locator(FIGURE).click();
  await isAwake(page);
  await answers(page, '[data-part="reading-sheet"]', 'What does the holder of a forced Quinola pay', '10');
  await page.locator(`${FIGURE} ins`).waitFor();
  expect.soft(await page.locator(`${FIGURE} del`).innerText()).toBe('6 fish');
  expect.soft(await page.locator(`${FIGURE} ins`).innerText()).toBe('10 fish');
  // The holder pays 10, and the two others 6 each as before: 22, where three paid 6.
  expect
    .soft(await page.locator('[data-part="reading-sheet"] [data-part="plate-nets"]').innerText())
    .toMatch(/\+22\s+(instead of\s+)?\+18/);
  await page.locator(`${FORCED}[data-moved]`).waitFor();
  expect.soft(await page.locator('[data-part="what-is-turned"]').innerText()).toContain('Bohn 1850 with one change');
  expect.soft(page.url()).toMatch(/#v=r[\w-]+$/);
  expect
    .soft(await page.locator('[data-part="reading-sheet"] [data-part="plate-way"] a[data-step]').getAttribute('href'))
    .toMatch(/#1[\w-]{10,}$/);
  expect.soft(await axeFaults(page, {}, MOVED), 'axe, turned').toEqual([]);

  // On paper a plate that was moved has the new sums and the book's own struck beside them, the others the book's alone.
  // Playwright prints without telling the page.
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  await page.emulateMedia({ media: 'print' });
  const nets = page.locator(`${FORCED} [data-part="plate-nets"]`).filter({ visible: true });
  expect.soft(await nets.count()).toBe(1);
  // The holder pays 10 and the two others 6 each, where three paid 6: 22.
  expect.soft(await nets.innerText()).toMatch(/\+22\s+(instead of\s+)?\+18/);
  const other = page.locator('#bohn-1850\\.pool\\.threeStakes [data-part="plate-nets"] del').filter({ visible: true });
  expect.soft(await other.count()).toBe(0);
  expect.soft(await page.locator('[data-part="what-is-turned"]').innerText()).toContain('Bohn 1850 with one change');
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  expect.soft(await page.locator('[data-part="plate-for-print"]').count()).toBe(0);
  await page.emulateMedia({ media: null });

  // In a profile of its own the link says the same.
  const fresh = await here.newContext({ viewport: { width: 1280, height: 900 } });
  const { page: there } = await open(fresh, new URL(page.url()));
  await there.locator(`${FIGURE} ins`).waitFor();
  expect.soft(await there.locator(`${FIGURE} ins`).innerText()).toBe('10 fish');
  await fresh.close();

  await page.getByRole('button', { name: 'Back to the book' }).click();
  await page.getByRole('region', { name: 'Rules you changed on this page' }).waitFor({ state: 'detached' });
  expect.soft(await page.locator(`${FIGURE} ins`).count()).toBe(0);
  expect.soft(await page.locator(FIGURE).innerText()).toBe('6 fish');
  expect.soft(page.url()).not.toContain('v=');
  expect.soft(complaints).toEqual([]);
  await page.close();
});

test('of a book with seventy plates, a figure that is turned moves at once only the one that is looked at', async () => {
  const { page } = await read(wide);
  await page.locator('#bohn-1850\\.pool\\.threeStakes a[data-key]').first().click();
  await isAwake(page);
  await page.locator('[data-part="reading-sheet"] fieldset').first().waitFor();
  // The other plates are put off until the next frame, which does not come: none of them is in the figure.
  await page.evaluate(() => {
    window.requestAnimationFrame = () => 0;
  });
  const { count, calls, mutations, late } = await toggleAll(page, 'an edition');
  expect.soft(count).toBeGreaterThan(2);
  expect.soft(late).toEqual([]);
  expect.soft(calls).toBeLessThan(TOGGLE.edition.calls);
  expect.soft(mutations).toBeLessThan(TOGGLE.edition.mutations);
  await page.close();
});

testOfAll('on a phone a plate opens in place, one at a time, and its questions with it', async () => {
  const { page } = await read(narrow);
  await page.locator(`${FORCED} [data-part="plate-strip"] > summary`).click();
  await isAwake(page);
  await page.locator(`${FORCED} [data-part="plate-body"][data-live]`).waitFor();
  await answers(page, FORCED, 'What does the holder of a forced Quinola pay', '8');
  await page.locator(`${FIGURE} ins`).waitFor();
  await page.locator('#bohn-1850\\.quinola\\.placed [data-part="plate-strip"] > summary').click();
  expect.soft(await page.locator('[data-part="plate-strip"][open]').count()).toBe(1);
  expect.soft(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await page.close();
});

test('a way to read a doubtful clause is taken where it stands', async () => {
  const { page } = await read(wide);
  const doubt = '#bohn-1850\\.pool\\.threeStakes [data-part="doubt"]';
  await page.locator(`${doubt} > summary`).click();
  await isAwake(page);
  await page.locator(`${doubt} [data-choice="tripled"]`).click();
  // Three times 26 and three times 13.
  await page.locator('#bohn-1850\\.pool\\.threeStakes a[data-key] ins').first().waitFor();
  expect
    .soft(await page.locator('#bohn-1850\\.pool\\.threeStakes a[data-key] ins').allInnerTexts())
    .toEqual([expect.stringContaining('78'), expect.stringContaining('39')]);
  expect.soft(await page.locator(`${doubt} [data-choice="tripled"]`).getAttribute('aria-current')).toBe('true');
  await page.close();
});

test('a damaged variation is told in a sentence, and the book stands as it is', async () => {
  const { page } = await read(wide, '#bohn-1850.quinola.forced&v=rXXXX');
  await page.locator('[data-part="reading-table"] [role="alert"]').waitFor();
  expect.soft(await page.locator('[data-part="reading-table"] [role="alert"]').innerText()).toContain('damaged');
  expect.soft(await page.locator(`${FIGURE} ins`).count()).toBe(0);
  await page.close();
});

test('Revertier, without a script: a clause that forbids has the board before and after, and what it refuses struck', async () => {
  const without = await here.newContext({ javaScriptEnabled: false, viewport: { width: 1280, height: 900 } });
  const { page } = await open(without, pageUrl(served, '/revertier/revertier-1792/'));
  const clause = '#revertier-1792\\.outward\\.single';
  await page.locator(`${clause} [data-part="plate-strip"] > summary`).click();
  expect.soft(await page.locator(`${clause} [data-part="plate-boards"] [data-part="board"]`).count()).toBe(2);
  const [before, after] = await page.locator(`${clause} [data-part="plate-boards"] > [data-part="plate-felt"]`).all();
  expect.soft(await before?.isVisible(), 'before').toBe(true);
  expect.soft(await after?.isVisible(), 'after').toBe(true);
  expect.soft(await before?.locator('[data-part="refused-ways"] [data-part="stroke"]').count()).toBeGreaterThan(0);
  // Points 2 to 11 take one man each: two men together are refused.
  expect
    .soft(await page.locator(`${clause} [data-part="plate-refused"]`).innerText())
    .toMatch(/move two men from 1 to 4.*points 2 to 11 hold one man each/s);
  await without.close();
});

test('once the header has gone a running head names the book, the section and its clauses, and opens the contents', async () => {
  const { page, complaints } = await read(wide, FORCED.replaceAll('\\', ''));
  await isAwake(page);
  const head = page.getByRole('navigation', { name: 'Running head' });
  await head.getByRole('link', { name: '§36–41' }).waitFor();
  expect.soft(await head.innerText()).toMatch(/Bohn 1850[\s\S]*The Quinolas placed, forced and led/i);
  await head.locator('summary').click();
  expect.soft(await head.locator('[aria-current="location"]').innerText()).toContain('The Quinolas placed');
  await page.keyboard.press('Escape');
  expect.soft(await head.locator('details[open]').count()).toBe(0);
  // What a link leads to does not lie under it.
  const [bottom = 0, top = 0] = await page.evaluate(
    (to) =>
      ['nav[aria-label="Running head"]', to].map((one, i) => {
        const box = document.querySelector(one)?.getBoundingClientRect();
        return (i === 0 ? box?.bottom : box?.top) ?? 0;
      }),
    FORCED,
  );
  expect.soft(top).toBeGreaterThanOrEqual(bottom);
  await page.evaluate(() => {
    scrollTo(0, 0);
  });
  await head.waitFor({ state: 'hidden' });
  expect.soft(complaints).toEqual([]);
  await page.close();
});

test('a long answer that is turned breaks like other words and widens no page', async () => {
  const context = await here.newContext({ viewport: { width: 320, height: 844 } });
  const { page } = await open(context, pageUrl(served, '/reversis/ancient/'));
  // “five points, a king four, a queen three and a knave two”.
  const long = page.locator('a[data-key]', { hasText: 'a king four' }).first();
  await long.click();
  await isAwake(page);
  await page.locator('[data-live] fieldset input[type="radio"]:not(:checked)').first().dispatchEvent('click');
  await long.locator('ins').waitFor();
  expect.soft(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  await context.close();
});

test('by keys alone a figure is asked and turned, and Escape leads back to it', async () => {
  const { page } = await read(wide);
  await page.locator(FIGURE).focus();
  await isAwake(page);
  await page.keyboard.press('Enter');
  await page.locator('[data-part="reading-sheet"] [data-part="questions"] input:focus').waitFor();
  await page.keyboard.press('ArrowRight');
  await page.locator(`${FIGURE} ins`).waitFor();
  await page.keyboard.press('Escape');
  expect.soft(await page.locator(`${FIGURE}:focus`).count()).toBe(1);
  await page.close();
});

testOfAll('an address is copied where the page may, and shown to be copied where it may not', async () => {
  for (const isAllowed of [true, false]) {
    const context = await here.contextOfItsOwn({
      viewport: { width: 1280, height: 900 },
      permissions: isAllowed ? ['clipboard-read', 'clipboard-write'] : [],
    });
    if (!isAllowed)
      await context.addInitScript(() => {
        Object.defineProperty(navigator, 'clipboard', { value: { writeText: () => Promise.reject(new Error('no')) } });
      });
    const { page } = await read(context);
    await page.locator(FIGURE).click();
    await isAwake(page);
    await answers(page, '[data-part="reading-sheet"]', 'What does the holder of a forced Quinola pay', '8');
    await page.getByRole('button', { name: 'Copy link' }).click();
    if (isAllowed) {
      await page.getByText('Copied.').waitFor();
      expect.soft(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/\/bohn-1850\/#.*v=r[\w-]+$/);
    } else {
      const field = page.getByRole('region', { name: 'Rules you changed on this page' }).getByRole('textbox');
      await field.waitFor();
      expect.soft(await field.inputValue()).toMatch(/v=r[\w-]+$/);
      // Turned again, it would lead elsewhere: it goes.
      await page
        .locator('[data-part="reading-sheet"] fieldset', { hasText: 'What does the holder of a forced Quinola pay' })
        .getByRole('radio', { name: '10', exact: true })
        .dispatchEvent('click');
      await field.waitFor({ state: 'detached' });
    }
    await context.close();
  }
});
