import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { GAMES } from '#games/index.ts';
import { BUDGETS, TOGGLE } from '../support/budgets.ts';
import { pageUrl, type Site } from '../support/built-site.ts';
import { toggleAll } from '../support/toggling.ts';
import { axeFaults, open, sticksOut, visitor, type Visitor } from '../support/visit.ts';
import { wake } from '../support/waking.ts';
import { weigh } from '../support/weigh.ts';

const PATH = '/reversis/compare/';
const PAIRS = '/reversis/compare/pairs/';

let here: Visitor;
let context: BrowserContext;
let served: Site;

beforeAll(async () => {
  here = await visitor();
  context = await here.newContext({ viewport: { width: 1280, height: 900 } });
  ({ served } = here);
});
afterAll(() => here.leave());

const heads = (page: Page): Promise<readonly string[]> => page.locator('.cmp thead b').allInnerTexts();
/** What a row says by each column; columns that agree stand in one cell. */
const cellsOf = (page: Page, row: string): Promise<readonly string[]> =>
  page
    .locator('.cmp .payments tr', { has: page.locator('th', { hasText: row }) })
    .first()
    .locator('td')
    .evaluateAll((cells) =>
      cells.flatMap((cell) =>
        Array.from({ length: (cell as HTMLTableCellElement).colSpan }, () => cell.textContent.replace(/\s+/g, ' ')),
      ),
    );
/** Opens what folds away above the table. */
const unfold = (page: Page, name: 'Choose' | 'Change rules' | 'Sort and find'): Promise<void> =>
  page.getByRole('button', { name, exact: false }).first().click();
const changeRules = async (page: Page, column: number): Promise<void> => {
  await unfold(page, 'Change rules');
  await page.getByLabel('Rules of').selectOption(String(column - 1));
  await page.waitForSelector('.suppose');
};

test('a deal stands complete under four books without a script', async () => {
  const without = await here.newContext({ javaScriptEnabled: false });
  const { page } = await open(without, pageUrl(served, PATH));
  expect(await heads(page)).toEqual(['1634', '1785', '1850', '2008']);
  // 1634 knows no prize for a Quinola placed and no poule unless one is agreed; 1785 pays 4, Bohn 6, Parlett 5.
  const placed = await cellsOf(page, 'Quinola placed');
  expect(placed.map((cell) => /→ \w+ (\d+)/.exec(cell)?.[1] ?? cell.replace(/^≠ /, '').trim())).toEqual([
    'pays nothing',
    '4',
    '6',
    '5',
  ]);
  // Every row is there, also those that a script would fold away.
  expect(await page.$$eval('.cmp tbody tr', (rows) => rows.every((row) => row.checkVisibility()))).toBe(true);
  const carried = await page.locator('.carried').innerText();
  expect(carried).toContain('has tens');
  // Six books make fifteen pairs; three deals at least for each.
  const books = GAMES.find(({ id }) => PATH.startsWith(`/${id}/`))?.ruleSets.length ?? 0;
  await page.goto(pageUrl(served, PAIRS).href);
  const pairs = await page.$$eval('.pairs section', (all) => all.map((pair) => pair.querySelectorAll('a').length));
  expect(pairs).toHaveLength((books * (books - 1)) / 2);
  expect(Math.min(...pairs)).toBeGreaterThanOrEqual(3);
  await without.close();
});

test('columns are chosen, removed and added; the address follows and leads back', async () => {
  const { page, complaints } = await open(context, pageUrl(served, PATH));
  await wake(page, PATH);
  await unfold(page, 'Choose');
  await page.getByRole('combobox', { name: 'Column 1' }).selectOption('maison-1659');
  await page.getByRole('button', { name: 'Remove column 4' }).click();
  expect(await heads(page)).toEqual(['1659', '1785', '1850']);
  // The address follows once the reader has stopped: three columns are one deal and two further links.
  await page.waitForFunction(() => location.hash.split('.').length === 3);
  const address = page.url();
  const again = await open(context, new URL(address));
  await again.page.waitForSelector('.cmp thead b:text("1659")');
  expect(await heads(again.page)).toEqual(['1659', '1785', '1850']);
  // The link names a deal of the library, and the page finds out which.
  expect(await again.page.locator('.workshop > h2').innerText()).toBe(await page.locator('.workshop > h2').innerText());
  await again.page.close();
  await page.getByRole('button', { name: 'Add a column' }).click();
  expect(await heads(page)).toHaveLength(4);
  expect(complaints).toEqual([]);
  await page.close();
});

test('a rule changed in one column changes that column alone, and is said to be the reader’s', async () => {
  const { page } = await open(context, pageUrl(served, PATH));
  await wake(page, PATH);
  const before = await cellsOf(page, 'Quinola placed');
  await changeRules(page, 2);
  // The rules that move most stand open; this one may be among the next.
  const more = page.getByRole('button', { name: /^More that move/ });
  if (await more.isVisible()) await more.click();
  const question = page.getByRole('group', { name: /taker of the trick pay for the Quinola placed/ });
  await question.getByRole('spinbutton').fill('9');
  await question.getByRole('spinbutton').press('Enter');
  await page.waitForSelector('.cmp thead b:text("1785, changed")');
  const after = await cellsOf(page, 'Quinola placed');
  expect(after[1]).toContain('9');
  expect([after[0], after[2], after[3]]).toEqual([before[0], before[2], before[3]]);
  // Third hand pays second 9 fiches in place of 4: five less for the one, five more for the other, in view beside the rule.
  const nets = page.locator('.net-summary li');
  expect((await nets.allInnerTexts()).map((net) => net.replace(/\s+/g, ' '))).toEqual([
    'First hand −11',
    'Second hand +27 +32',
    'Third hand −9 −14',
    'Dealer −7',
  ]);
  for (const { width, height } of [
    { width: 1280, height: 720 },
    { width: 390, height: 844 },
  ]) {
    await page.setViewportSize({ width, height });
    await question.getByRole('spinbutton').scrollIntoViewIfNeeded();
    const isInView = await page.locator('.net-summary').evaluate((summary) => {
      const { top, bottom } = summary.getBoundingClientRect();
      return top >= 0 && bottom <= innerHeight;
    });
    expect(isInView, `${String(width)} px`).toBe(true);
  }
  await page.close();
});

test('a rule changed in a column is on the page at once, and makes it do no more than it must', async () => {
  const { page } = await open(context, pageUrl(served, PATH));
  await wake(page, PATH);
  await changeRules(page, 2);
  const { count, calls, mutations, late } = await toggleAll(page, 'a comparison of four books');
  expect.soft(count).toBeGreaterThan(10);
  expect.soft(late).toEqual([]);
  expect.soft(calls).toBeLessThan(TOGGLE.comparison.calls);
  expect.soft(mutations).toBeLessThan(TOGGLE.comparison.mutations);
  await page.close();
});

test('a pasted record is compared, and one that cannot be read says on which line', async () => {
  const { page } = await open(context, pageUrl(served, PATH));
  await wake(page, PATH);
  await unfold(page, 'Choose');
  await page.getByText('Paste a record').click();
  const box = page.getByLabel('A record in YAML or JSON');
  await box.fill('ruleset: bohn-1850\nplays:\n  - KS 8S 2S 3S\n  - KS XX');
  await page.getByRole('button', { name: 'Compare it' }).click();
  const problem = page.locator('#pasted-problem');
  await problem.waitFor();
  expect(await problem.innerText()).toMatch(/^Line 4.*XX/);
  // What was typed stays.
  expect(await box.inputValue()).toContain('XX');
  await box.fill('ruleset: bohn-1850\nplays:\n  - KS 8S 2S 3S');
  await page.getByRole('button', { name: 'Compare it' }).click();
  await page.waitForSelector('.workshop > h2:text("A deal of your own")');
  expect((await heads(page))[0]).toBe('1850');
  await page.close();
});

test('a pair’s deal opens in the comparison, and a damaged link says so', async () => {
  const { page } = await open(context, pageUrl(served, PAIRS));
  await page.locator('.pairs a').first().click();
  await page.waitForFunction(() => document.querySelectorAll('.cmp thead b').length === 2);
  const fragment = new URL(page.url()).hash;
  await page.evaluate((damaged) => (location.hash = damaged), `${fragment.slice(0, 20)}x${fragment.slice(21)}`);
  await page.getByRole('alert').waitFor();
  expect(await page.getByRole('alert').innerText()).toContain('damaged');
  await page.close();
});

test('alive it is as light, as wide and as open to all as it should be', async () => {
  const { page, requests } = await open(context, pageUrl(served, PATH));
  await wake(page, PATH);
  const { page: weight } = weigh(served, requests);
  console.log(`compare, engine loaded: ${(weight / 1000).toFixed(1)} kB`);
  expect(weight).toBeLessThanOrEqual(BUDGETS.tool.toTheEnd.page);
  await changeRules(page, 2);
  expect(await axeFaults(page, { rules: { 'target-size': { enabled: true } } })).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await axeFaults(page, { runOnly: ['color-contrast'] })).toEqual([]);
  await page.setViewportSize({ width: 320, height: 700 });
  expect(await sticksOut(page)).toEqual([]);
  await page.close();
});

test('on paper it is a table of one page or two, without the rules behind its rows', async () => {
  for (const game of ['reversis', 'quadrille']) {
    const { page } = await open(context, pageUrl(served, `/${game}/compare/`));
    const printed = (await page.pdf({ format: 'A4' })).toString('latin1');
    const sheets = printed.match(/\/Type\s*\/Page\b/g)?.length ?? 0;
    expect.soft(sheets, game).toBeGreaterThanOrEqual(1);
    expect.soft(sheets, game).toBeLessThanOrEqual(2);
    await page.emulateMedia({ media: 'print' });
    await page.setViewportSize({ width: 673, height: 980 });
    expect.soft(await page.locator('.cmp .grounds:visible').count(), game).toBe(0);
    expect.soft(await page.locator('.compare .works:visible').count(), game).toBe(0);
    // Books stand beside each other, also where the paper is narrow.
    const tops = await page
      .locator('.cmp .in-all tr')
      .first()
      .locator('td')
      .evaluateAll((cells) => cells.map((cell) => Math.round(cell.getBoundingClientRect().top)));
    expect.soft(new Set(tops).size, game).toBe(1);
    await page.close();
  }
});

test('columns that agree are one cell, or one says as which other it pays; what differs is tinted and marked', async () => {
  const { page } = await open(context, pageUrl(served, PATH));
  const rows = await page.$$eval('.cmp .payments tr', (all) =>
    all.map((row) => ({
      isSame: row.classList.contains('alike'),
      cells: [...row.querySelectorAll('td')].map((cell) => ({
        columns: cell.colSpan,
        labels: (cell.dataset['label'] ?? '').split(', '),
        isUsual: cell.classList.contains('usual'),
        isMarked: cell.querySelector('.mark') !== null,
        isTinted: cell.classList.contains('diff'),
        as: /as (\d{4})$/.exec(cell.textContent)?.[1],
      })),
    })),
  );
  for (const { isSame, cells } of rows) {
    expect(cells.reduce((sum, { columns }) => sum + columns, 0)).toBe(4);
    expect(cells.length === 1).toBe(isSame);
    for (const { labels, isUsual, isMarked, isTinted, as } of cells) {
      expect([isTinted, isMarked]).toEqual(isSame ? [false, false] : [!isUsual, !isUsual]);
      if (as !== undefined) expect(labels).toContain(as);
    }
    // Nobody is told apart from what fewer pay.
    if (!isSame) {
      const usual = cells.find((cell) => cell.isUsual)?.labels.length ?? 0;
      expect(Math.max(...cells.map(({ labels }) => labels.length))).toBe(usual);
    }
  }
  // An ace of hearts placed costs a counter in 1785, in Bohn and in Parlett, and nothing in 1634.
  expect((await cellsOf(page, 'ace of hearts placed'))[1]).toContain('first → dealer 1');
  expect(rows.some(({ cells }) => cells.some(({ columns }) => columns === 3))).toBe(true);
  await page.close();
});

test('the sums of all stand in the first view, and at 768 px and below every answer keeps the names of its books', async () => {
  const { page } = await open(context, pageUrl(served, PATH));
  for (const [width, height] of [
    [1280, 720],
    [1440, 900],
    [768, 1024],
    [390, 844],
    [320, 844],
  ] as const) {
    await page.setViewportSize({ width, height });
    const bottom = await page
      .locator('.in-all tr')
      .last()
      .locator('td')
      .last()
      .evaluate((cell) => cell.getBoundingClientRect().bottom);
    expect.soft(bottom, `${String(width)} px`).toBeLessThanOrEqual(height);
    expect.soft(await sticksOut(page)).toEqual([]);
  }
  await page.setViewportSize({ width: 768, height: 1024 });
  const named = await page.$$eval('.cmp .payments td', (cells) =>
    cells.filter((cell) => cell.checkVisibility()).map((cell) => getComputedStyle(cell, '::before').content),
  );
  expect(named.length).toBeGreaterThan(10);
  expect(named.filter((name) => !/\d{4}/.test(name))).toEqual([]);
  // Where there is room they stand above their columns, wherever one has scrolled to.
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.evaluate(() =>
    scrollTo(0, document.querySelector('.payments tr:nth-child(8)')?.getBoundingClientRect().top ?? 0),
  );
  const tops = await page.$$eval('.beside thead th', (names) => names.map((name) => name.getBoundingClientRect().top));
  expect(tops.map(Math.round)).toEqual([0, 0, 0, 0]);
  await page.close();
});

test('six books stand beside each other at once, each added where its date puts it, and the address holds them', async () => {
  const wide = await here.newContext({ viewport: { width: 1440, height: 900 } });
  const { page, complaints } = await open(wide, pageUrl(served, PATH));
  await wake(page, PATH);
  await unfold(page, 'Choose');
  const add = page.getByRole('button', { name: 'Add a column' });
  await add.click();
  await add.click();
  // Parlett’s neighbours in time are Bohn, who is there, then Hoyle and the Almanach, who is there, then the Encyclopédie.
  const six = ['1634', '1765', '1785', 'c. 1847', '1850', '2008'];
  expect(await heads(page)).toEqual(six);
  expect(await add.getAttribute('aria-disabled')).toBe('true');
  expect(await sticksOut(page)).toEqual([]);
  await page.waitForFunction(() => location.hash.split('.').length === 6);
  const again = await open(wide, new URL(page.url()));
  await again.page.waitForSelector('.cmp thead b:text("1765")');
  expect(await heads(again.page)).toEqual(six);
  expect(complaints).toEqual([]);
  await wide.close();
});

test('a deal that comes by one book is set beside the neighbour in time of that book', async () => {
  const { page } = await open(context, pageUrl(served, PATH));
  await wake(page, PATH);
  await page.evaluate(async () => {
    await new Promise((resolve) => setTimeout(resolve, 0));
    const first = document.querySelector<HTMLAnchorElement>('.at-hand a[href*="/editor/#"]')?.hash ?? '';
    location.hash = first;
  });
  // 1634 has the game of before 1634 at one hand and that of 1659 at the other: 25 years away, and dated.
  await page.waitForFunction(() => document.querySelectorAll('.cmp thead b').length === 2);
  expect(await heads(page)).toEqual(['1634', '1659']);
  await page.close();
});

test('payments are sorted by how far the books are apart, and found by what they are for and who pays', async () => {
  const { page } = await open(context, pageUrl(served, PATH));
  await wake(page, PATH);
  await unfold(page, 'Sort and find');
  const names = (): Promise<readonly string[]> =>
    page.$$eval('.cmp .payments tr', (rows) =>
      rows
        .filter((row) => row.checkVisibility())
        .map((row) => row.querySelector('th')?.firstChild?.textContent?.trim() ?? ''),
    );
  await page.getByLabel('Only those that speak of').fill('ace forced');
  expect(await names()).toEqual(['ace of spades forced']);
  await page.getByLabel('Only those that speak of').fill('vole');
  expect(await names()).toEqual([]);
  await page.getByLabel('Only those that speak of').fill('ace clubs');
  expect(await names()).toEqual(['ace of clubs placed']);
  await page.getByLabel('Only those that speak of').fill('');
  await page.getByLabel('Payments stand').selectOption('apart');
  // In 1850 the two pools are filled with 39 counters, in 1634 none is there.
  const [first, second] = await names();
  expect(first).toBe('pool filled');
  // A great pool of 26 is drawn in 1850, and none in 1634.
  expect(second).toBe('Quinola placed: draws the pool');
  await page.close();
});
