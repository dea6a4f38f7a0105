import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { GAMES } from '../../src/games/index.ts';
import { EVERYTHING, testOfAll } from '../support/seeds.ts';
import { pageUrl } from './support/built-site.ts';
import { axeFaults, open, sticksOut, visitor, type Visitor } from './support/visit.ts';

/** The books of Réversis. */
const books = GAMES.find(({ id }) => id === 'reversis')?.ruleSets ?? [];
const CHOSEN: readonly string[] = ['almanach-1785', 'bohn-1850'];

/** So wide that all of them have room beside one another: 1280 px for the eight there are. */
const WIDE = { width: 160 * books.length, height: 800 };

let here: Visitor;
let without: BrowserContext;

beforeAll(async () => {
  here = await visitor();
  without = await here.newContext({ javaScriptEnabled: false, viewport: WIDE });
});
afterAll(() => here.leave());

/** All books but those chosen. */
async function leaveOut(page: Page): Promise<void> {
  for (const { id } of books) if (!CHOSEN.includes(id)) await page.uncheck(`[name="books"][value="${id}"]`);
}

test('the matrix picks out, without a script, the rules in which two chosen books differ', async () => {
  const [first, second] = CHOSEN.map((chosen) => books.find(({ id }) => id === chosen)?.rules ?? {});
  const differing = Object.keys({ ...first, ...second }).filter((key) => first?.[key]?.value !== second?.[key]?.value);

  const { page } = await open(without, pageUrl(here.served, '/reversis/rules/'));
  await leaveOut(page);
  await page.check('#differing');
  const rows = await page.$$eval('[data-part="matrix"] tbody tr[id]', (all) =>
    all.filter((row) => row.checkVisibility()).map(({ id }) => id),
  );
  expect(rows).toEqual(expect.arrayContaining(differing));
  expect(rows).toHaveLength(differing.length);
  const columns = await page.$$eval(
    '[data-part="matrix"] thead th',
    (all) => all.filter((head) => head.checkVisibility()).length,
  );
  // The questions, two books, and what other answers change in the long run.
  expect(columns).toBe(4);
  await page.close();
});

/** Links that keys go back to, from the last rule, and that then lie under the names of the books. */
async function hiddenUnderTheBooks(page: Page): Promise<readonly string[]> {
  await page.locator('[data-part="matrix"] tbody:last-child a:visible').last().focus();
  const hidden: string[] = [];
  for (let i = 0; i < (EVERYTHING ? 60 : 20); i++) {
    await page.keyboard.press('Shift+Tab');
    const under = await page.evaluate(() => {
      const at = document.activeElement;
      const foot = document.querySelector('[data-part="matrix"] thead')?.getBoundingClientRect().bottom ?? 0;
      return at !== null && at.getBoundingClientRect().top < foot ? at.textContent : undefined;
    });
    if (under !== undefined) hidden.push(under);
  }
  return hidden;
}

test('what was picked out stands in the address, and comes back with it; the questions stay under the books, and nothing keys go back to lies there', async () => {
  const context = await here.newContext({ viewport: WIDE });
  const { page, complaints } = await open(context, pageUrl(here.served, '/reversis/rules/'));
  await leaveOut(page);
  await page.check('#differing');
  const { search } = new URL(page.url());
  expect(search).toBe('?books=almanach-1785+bohn-1850&differing=yes');
  await page.reload();
  expect(await page.getByRole('group', { name: 'Books' }).locator('input:checked').count()).toBe(3);
  // Scrolled anywhere, what is painted over the row of books is that row.
  await page.evaluate(() => scrollTo(0, 1500));
  const over = await page.$$eval('[data-part="matrix"] thead th', (heads) =>
    heads
      .filter((head) => head.checkVisibility())
      .map((head) => {
        const { left, top, height } = head.getBoundingClientRect();
        return document.elementFromPoint(left + 12, top + height / 2)?.closest('thead') !== null;
      }),
  );
  expect(over).toEqual([true, true, true, true]);
  // Every rule again, so that the keys go back through a long table.
  await page.goto(pageUrl(here.served, '/reversis/rules/').href);
  expect(await hiddenUnderTheBooks(page)).toEqual([]);
  expect(complaints).toEqual([]);
  await context.close();
});

testOfAll('nor in the matrix of Quadrille does anything that keys go back to lie under the books', async () => {
  const context = await here.newContext({ viewport: { width: 1280, height: 800 } });
  const { page } = await open(context, pageUrl(here.served, '/quadrille/rules/'));
  expect(await hiddenUnderTheBooks(page)).toEqual([]);
  await context.close();
});

/** The rows of rules that are to be seen, as their text. */
const rowsSeen = (page: Page): Promise<readonly string[]> =>
  page.$$eval('[data-part="matrix"] tbody tr[id]', (all) =>
    all.filter((row) => row.checkVisibility()).map((row) => row.textContent.toLowerCase()),
  );

test('rules are picked out by words of the question or an answer, together with the boxes, and the address keeps them', async () => {
  const context = await here.newContext({ viewport: { width: 1280, height: 800 } });
  const { page } = await open(context, pageUrl(here.served, '/reversis/rules/'));
  const all = (await rowsSeen(page)).length;
  await page.getByLabel('only with the words').fill('Last trick');
  const found = await rowsSeen(page);
  expect(found.length).toBeGreaterThan(2);
  expect(found.length).toBeLessThan(all);
  expect(found.filter((text) => !text.includes('last') || !text.includes('trick'))).toEqual([]);
  await page
    .getByRole('status')
    .filter({ hasText: `${String(found.length)} questions with “Last trick”.` })
    .waitFor();
  // A heading stands where a rule of its group does.
  const empty = await page.$$eval('[data-part="matrix"] tbody', (groups) =>
    groups
      .filter((group) => group.querySelector('[data-part="group"]')?.checkVisibility())
      .filter((group) => ![...group.querySelectorAll('tr[id]')].some((row) => row.checkVisibility()))
      .map(({ id }) => id),
  );
  expect(empty).toEqual([]);
  await leaveOut(page);
  await page.check('#differing');
  expect(new URL(page.url()).search).toBe('?books=almanach-1785+bohn-1850&differing=yes&words=Last+trick');
  const fewer = await rowsSeen(page);
  expect(fewer.length).toBeLessThan(found.length);
  await page.reload();
  await page.getByRole('status').filter({ hasText: 'with “Last trick”' }).waitFor();
  expect(await rowsSeen(page)).toEqual(fewer);
  await page.getByLabel('only with the words').fill('trictrac');
  expect(await rowsSeen(page)).toEqual([]);
  expect(await page.getByRole('status').innerText()).toBe('No question shown has “trictrac” in it or in its answers.');
  await context.close();
});

test('above the matrix stands what its signs mean, and a way to each group that ends below the names of the books', async () => {
  const context = await here.newContext({ viewport: { width: 1280, height: 800 }, javaScriptEnabled: false });
  const { page } = await open(context, pageUrl(here.served, '/quadrille/rules/'));
  const signs = await page.$$eval('[data-part="bases"] li', (all) =>
    all.map((line) => {
      const sign = line.querySelector('[data-basis]');
      return `${sign ? getComputedStyle(sign, '::after').content.slice(1, 2) : ''}${line.textContent.trim()}`;
    }),
  );
  expect(signs).toEqual([
    'no sign: a clause of the book states it',
    '◐it follows from a clause by our reading',
    '○the book is silent, and our answer decides',
    '— the question does not arise, because of the book’s answer to another',
  ]);
  const groups = await page.getByRole('navigation', { name: 'Groups of rules' }).getByRole('link').all();
  expect(groups).toHaveLength(await page.locator('[data-part="matrix"] tbody').count());
  await page.getByRole('link', { name: 'Codille', exact: true }).click();
  const [head, group] = await Promise.all([
    page.locator('[data-part="matrix"] thead').boundingBox(),
    page.locator('[data-part="matrix"] tbody:target [data-part="group"]').boundingBox(),
  ]);
  expect(group?.y).toBeGreaterThanOrEqual((head?.y ?? Infinity) + (head?.height ?? 0) - 1);
  await context.close();
});

test('a page of a rule says what its signs mean, and leads to the rules with words and to every group', async () => {
  const context = await here.newContext({ viewport: { width: 390, height: 800 } });
  const { page } = await open(context, pageUrl(here.served, '/reversis/rules/quinola.forced.holderToForcer/'));
  expect(await page.locator('[data-part="bases"]').innerText()).toContain('the book is silent');
  await page.getByRole('link', { name: 'Doubling' }).waitFor();
  await page.getByLabel('Words in a rule').fill('Talon');
  await page.getByRole('button', { name: 'Find rules' }).click();
  await page.waitForURL(/\/reversis\/rules\/\?words=Talon$/);
  const rows = await rowsSeen(page);
  expect(rows.length).toBeGreaterThan(0);
  expect(rows.filter((text) => !text.includes('talon'))).toEqual([]);
  await context.close();
});

test('where books have no room beside each other each answer stands once, with the chosen books that give it', async () => {
  const narrow = await here.newContext({ javaScriptEnabled: false, viewport: { width: 320, height: 700 } });
  const { page } = await open(narrow, pageUrl(here.served, '/reversis/rules/'));
  expect(await sticksOut(page)).toEqual([]);
  await leaveOut(page);
  // The tens went out before the Almanach: it and Bohn have 48 cards, and no book that is left has 52.
  const tens = page.locator('[id="pack.tens"] [data-part="alike"] li:visible');
  expect(await tens.count()).toBe(1);
  expect(await tens.locator('[data-part="of-book"]:visible').allInnerTexts()).toEqual(['Almanach 1785', 'Bohn 1850']);
  expect(await page.locator('[data-part="matrix"] td[data-label]:visible').count()).toBe(0);
  await narrow.close();
});

test('the family of the books is a picture and a list, and opens the rules in which two of them differ', async () => {
  const context = await here.newContext({ viewport: { width: 1280, height: 800 } });
  const { page, complaints } = await open(context, pageUrl(here.served, '/reversis/family/'));
  expect(await page.locator('[data-part="kindred"] path').count()).toBe((books.length * (books.length - 1)) / 2);
  expect(await page.locator('[data-part="kindred"] rect').count()).toBe(books.length - 1);
  expect(await page.locator('[data-part="step"]').count()).toBe(books.length - 1);
  for (const width of [1280, 320]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await sticksOut(page)).toEqual([]);
  }
  await page.getByRole('link', { name: 'Almanach 1785 and Bohn 1850' }).click();
  await page.waitForURL(/books=almanach-1785\+bohn-1850&differing=yes/);
  expect(await page.getByRole('group', { name: 'Books' }).locator('input:checked').count()).toBe(3);
  if (EVERYTHING) expect(await axeFaults(page, {})).toEqual([]);
  expect(complaints).toEqual([]);
  await context.close();
});
