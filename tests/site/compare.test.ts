import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { GAMES } from '#games/index.ts';
import { BUDGETS, TOGGLE } from './budgets.ts';
import { pageUrl, type Site } from './built-site.ts';
import { toggleAll } from './toggling.ts';
import { axeFaults, open, sticksOut, visitor, type Visitor } from './visit.ts';
import { wake } from './waking.ts';
import { weigh } from './weigh.ts';

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
const cellsOf = (page: Page, row: string): Promise<readonly string[]> =>
  page
    .locator('.cmp tbody tr', { has: page.locator('th', { hasText: row }) })
    .first()
    .locator('td')
    .evaluateAll((cells) => cells.map((cell) => cell.textContent.replace(/\s+/g, ' ')));

test('a deal stands complete under four books without a script', async () => {
  const without = await here.newContext({ javaScriptEnabled: false });
  const { page } = await open(without, pageUrl(served, PATH));
  expect(await heads(page)).toEqual(['1634', '1785', '1850', '2008']);
  // 1634 knows no prize for a Quinola placed and no poule unless one is agreed; 1785 pays 4, Bohn 6, Parlett 5.
  const placed = await cellsOf(page, 'Quinola placed');
  expect(placed.map((cell) => /→ \w+ (\d+)/.exec(cell)?.[1] ?? cell.split(': ').at(-1)?.trim())).toEqual([
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
  await page.getByRole('button', { name: 'Change rules of column 2' }).click();
  await page.waitForSelector('.suppose');
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
  await page.close();
});

test('a rule changed in a column is on the page at once, and makes it do no more than it must', async () => {
  const { page } = await open(context, pageUrl(served, PATH));
  await wake(page, PATH);
  await page.getByRole('button', { name: 'Change rules of column 2' }).click();
  await page.waitForSelector('.suppose');
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
  await page.getByRole('button', { name: 'Change rules of column 2' }).click();
  await page.waitForSelector('.suppose');
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
    // Books stand beside each other, also where the paper is narrow.
    const tops = await page
      .locator('.cmp tfoot tr')
      .first()
      .locator('td')
      .evaluateAll((cells) => cells.map((cell) => Math.round(cell.getBoundingClientRect().top)));
    expect.soft(new Set(tops).size, game).toBe(1);
    await page.close();
  }
});

test('each cell of a row that differs says which other books pay the same, or that none does', async () => {
  const { page } = await open(context, pageUrl(served, PATH));
  const rows = await page.$$eval('.cmp tbody tr', (all) =>
    all.map((row) =>
      [...row.querySelectorAll('td')].map((cell) => ({
        label: cell.dataset['label'] ?? '',
        like: (cell.querySelector('.mark.like > [aria-hidden]')?.textContent ?? '').replace(/^= /, ''),
        isAlone: cell.querySelector('.mark:not(.like)') !== null,
        pays: [...cell.querySelectorAll('p')]
          .map((paid) => {
            const words = paid.cloneNode(true) as HTMLElement;
            for (const mark of words.querySelectorAll('.mark')) mark.remove();
            return words.textContent.replace(/\s+/g, ' ').trim();
          })
          .join(),
      })),
    ),
  );
  let agreeing = 0;
  for (const cells of rows) {
    const isSame = cells.every(({ pays }) => pays === cells[0]?.pays);
    for (const { label, like, isAlone, pays } of cells) {
      const others = cells.filter((other) => other.label !== label && other.pays === pays).map((other) => other.label);
      expect(like).toBe(isSame ? '' : others.join(', '));
      expect(isAlone).toBe(!isSame && others.length === 0);
      agreeing += Number(like !== '');
    }
  }
  expect(agreeing).toBeGreaterThan(3);
  await page.close();
});
