import type { BrowserContext } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { GAMES } from '#games/index.ts';
import { BUDGETS, TOGGLE } from '../support/budgets.ts';
import { testOfAll } from '../../support/seeds.ts';
import { pageUrl, type Site } from '../support/built-site.ts';
import { cellsOf, changeRules, heads, payNine, unfold } from '../support/comparing.ts';
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
  expect(
    await page.$$eval('[data-part="comparison"] tbody tr', (rows) => rows.every((row) => row.checkVisibility())),
  ).toBe(true);
  const carried = await page.locator('[data-part="carried"]').innerText();
  expect(carried).toContain('has tens');
  // Six books make fifteen pairs; three deals at least for each.
  const books = GAMES.find(({ id }) => PATH.startsWith(`/${id}/`))?.ruleSets.length ?? 0;
  await page.goto(pageUrl(served, PAIRS).href);
  const pairs = await page.$$eval('[data-part="pairs"] section', (all) =>
    all.map((pair) => pair.querySelectorAll('a').length),
  );
  expect(pairs).toHaveLength((books * (books - 1)) / 2);
  expect(Math.min(...pairs)).toBeGreaterThanOrEqual(3);
  // Hoyle and Bohn tell some deals alike: no pair lists a deal twice.
  const twice = await page.$$eval('[data-part="pairs"] section', (all) =>
    all.flatMap((pair) => {
      const links = [...pair.querySelectorAll('a')].map((link) => link.hash);
      return new Set(links).size < links.length ? [pair.querySelector('h2')?.textContent.trim()] : [];
    }),
  );
  expect(twice).toEqual([]);
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
  await again.page.waitForSelector('[data-part="comparison"] thead b:text("1659")');
  expect(await heads(again.page)).toEqual(['1659', '1785', '1850']);
  // The link names a deal of the library, and the page finds out which.
  expect(await again.page.locator('[data-part="title"]').innerText()).toBe(
    await page.locator('[data-part="title"]').innerText(),
  );
  await again.page.close();
  await page.getByRole('button', { name: 'Add a column' }).click();
  expect(await heads(page)).toHaveLength(4);
  expect(complaints).toEqual([]);
  await page.close();
});

testOfAll('where a column is removed by keys, they go on at the button of the next', async () => {
  const { page } = await open(context, pageUrl(served, PATH));
  await wake(page, PATH);
  await unfold(page, 'Choose');
  await page.getByRole('button', { name: 'Remove column 4' }).press('Enter');
  await page.getByRole('button', { name: 'Remove column 3' }).and(page.locator(':focus')).waitFor();
  await page.getByRole('button', { name: 'Remove column 1' }).press('Enter');
  await page.getByRole('button', { name: 'Remove column 1' }).and(page.locator(':focus')).waitFor();
  await page.close();
});

test('a rule changed in one column changes that column alone, and is said to be the reader’s', async () => {
  const { page } = await open(context, pageUrl(served, PATH));
  await wake(page, PATH);
  const before = await cellsOf(page, 'Quinola placed');
  const question = await payNine(page);
  const after = await cellsOf(page, 'Quinola placed');
  expect(after[1]).toContain('9');
  expect([after[0], after[2], after[3]]).toEqual([before[0], before[2], before[3]]);
  // Third hand pays second 9 fiches in place of 4: five less for the one, five more for the other, in view beside the rule.
  const nets = page.locator('[data-part="net-summary"] li');
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
    const isInView = await page.locator('[data-part="net-summary"]').evaluate((summary) => {
      const { top, bottom } = summary.getBoundingClientRect();
      return top >= 0 && bottom <= innerHeight;
    });
    expect(isInView, `${String(width)} px`).toBe(true);
  }
  await page.close();
});

test('a rule changed in a column is on the page a frame later, and makes it do no more than it must', async () => {
  const { page } = await open(context, pageUrl(served, PATH));
  await wake(page, PATH);
  await changeRules(page, 2);
  const { count, calls, mutations, late } = await toggleAll(page, 'a comparison of four books', { nextFrame: true });
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
  await page.getByRole('button', { name: 'Compare this record' }).click();
  const problem = page.locator('#pasted-problem');
  await problem.waitFor();
  expect(await problem.innerText()).toMatch(/^Line 4.*XX/);
  // What was typed stays.
  expect(await box.inputValue()).toContain('XX');
  await box.fill('ruleset: bohn-1850\nplays:\n  - KS 8S 2S 3S');
  await page.getByRole('button', { name: 'Compare this record' }).click();
  await page.waitForSelector('[data-part="title"]:text("Your own deal")');
  expect((await heads(page))[0]).toBe('1850');
  await page.close();
});

test('a pair’s deal opens in the comparison, and a damaged link says so', async () => {
  const { page } = await open(context, pageUrl(served, PAIRS));
  await page.locator('[data-part="pairs"] a').first().click();
  await page.waitForFunction(() => document.querySelectorAll('[data-part="comparison"] thead b').length === 2);
  const fragment = new URL(page.url()).hash;
  await page.evaluate((damaged) => (location.hash = damaged), `${fragment.slice(0, 20)}x${fragment.slice(21)}`);
  await page.getByRole('alert').waitFor();
  expect(await page.getByRole('alert').innerText()).toContain('damaged');
  await page.close();
});

// As the page opens, every-page/pages.ts measures it.
testOfAll('alive it is as light, as wide and as open to all as it should be', async () => {
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
      .locator('[data-part="nets"] tr')
      .last()
      .locator('td')
      .last()
      .evaluate((cell) => cell.getBoundingClientRect().bottom);
    expect.soft(bottom, `${String(width)} px`).toBeLessThanOrEqual(height);
    expect.soft(await sticksOut(page)).toEqual([]);
  }
  await page.setViewportSize({ width: 768, height: 1024 });
  const named = await page.$$eval('[data-part="comparison"] [data-part="payments"] td', (cells) =>
    cells.filter((cell) => cell.checkVisibility()).map((cell) => getComputedStyle(cell, '::before').content),
  );
  expect(named.length).toBeGreaterThan(10);
  expect(named.filter((name) => !/\d{4}/.test(name))).toEqual([]);
  // Where there is room they stand above their columns, wherever one has scrolled to.
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.evaluate(() =>
    scrollTo(0, document.querySelector('[data-part="payments"] tr:nth-child(8)')?.getBoundingClientRect().top ?? 0),
  );
  const tops = await page.$$eval('[data-part="comparison"] thead th', (names) =>
    names.map((name) => name.getBoundingClientRect().top),
  );
  expect(tops.map(Math.round)).toEqual([0, 0, 0, 0]);
  await page.close();
});

testOfAll(
  'six books stand beside each other at once, each added where its date puts it, and the address holds them',
  async () => {
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
    await again.page.waitForSelector('[data-part="comparison"] thead b:text("1765")');
    expect(await heads(again.page)).toEqual(six);
    expect(complaints).toEqual([]);
    await wide.close();
  },
);

test('a deal that comes by one book is set beside the neighbour in time of that book', async () => {
  const { page } = await open(context, pageUrl(served, PATH));
  await wake(page, PATH);
  await page.evaluate(async () => {
    await new Promise((resolve) => setTimeout(resolve, 0));
    const first = document.querySelector<HTMLAnchorElement>('[data-part="at-hand"] a[href*="/editor/#"]')?.hash ?? '';
    location.hash = first;
  });
  // 1634 has the game of before 1634 at one hand and that of 1659 at the other: 25 years away, and dated.
  await page.waitForFunction(() => document.querySelectorAll('[data-part="comparison"] thead b').length === 2);
  expect(await heads(page)).toEqual(['1634', '1659']);
  await page.close();
});

test('payments are sorted by how far the books are apart, and found by what they are for and who pays', async () => {
  const { page } = await open(context, pageUrl(served, PATH));
  await wake(page, PATH);
  await unfold(page, 'Sort or find payments');
  const names = (): Promise<readonly string[]> =>
    page.$$eval('[data-part="comparison"] [data-part="payments"] tr', (rows) =>
      rows
        .filter((row) => row.checkVisibility())
        .map((row) => row.querySelector('th')?.firstChild?.textContent?.trim() ?? ''),
    );
  await page.getByLabel('Show only payments containing').fill('ace forced');
  await expect.poll(names).toEqual(['ace of spades forced']);
  await page.getByLabel('Show only payments containing').fill('vole');
  await expect.poll(names).toEqual([]);
  await page.getByLabel('Show only payments containing').fill('ace clubs');
  await expect.poll(names).toEqual(['ace of clubs placed']);
  await page.getByLabel('Show only payments containing').fill('');
  await page.getByLabel('Order').selectOption('apart');
  // In 1850 the two pools are filled with 39 counters, and a great pool of 26 is drawn; in 1634 there is none.
  await expect.poll(async () => (await names()).slice(0, 2)).toEqual(['filling', 'Quinola placed: paid from the pool']);
  await page.close();
});
