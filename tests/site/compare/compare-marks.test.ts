import type { BrowserContext } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { someOf } from '../../support/seeds.ts';
import { pageUrl, type Site } from '../support/built-site.ts';
import { cellsOf, payNine, unfold } from '../support/comparing.ts';
import { open, visitor, type Visitor } from '../support/visit.ts';
import { wake } from '../support/waking.ts';

/* How the comparison shows what differs: marks, bars, the rules changed, and all of it on paper. */
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

test('on paper stand the table, what could not be carried over and the cards, on two pages at most', async () => {
  for (const game of someOf(['reversis', 'quadrille'], 1)) {
    const { page } = await open(context, pageUrl(served, `/${game}/compare/`));
    // Somebody has scrolled to the end of the table before he prints it.
    await page.evaluate(() => document.querySelector('[data-part="payments"] tr:last-child')?.scrollIntoView());
    const printed = (await page.pdf({ format: 'A4' })).toString('latin1');
    const sheets = printed.match(/\/Type\s*\/Page\b/g)?.length ?? 0;
    expect.soft(sheets, game).toBeGreaterThanOrEqual(1);
    expect.soft(sheets, game).toBeLessThanOrEqual(2);
    await page.emulateMedia({ media: 'print' });
    await page.setViewportSize({ width: 673, height: 980 });
    expect.soft(await page.locator('[data-part="comparison"] [data-part="grounds"]:visible').count(), game).toBe(0);
    expect.soft(await page.locator('[data-needs="script"]:visible').count(), game).toBe(0);
    expect.soft(await page.locator('[data-part="carried"]').isVisible(), game).toBe(true);
    expect
      .soft(await page.locator('[data-part="at-hand"] [data-part="hands"] li').first().isVisible(), game)
      .toBe(true);
    expect.soft(await page.locator('[data-part="at-hand"] [data-part="plays"] td').last().isVisible(), game).toBe(true);
    // The names of the columns stand over the sums and not on them.
    await page.evaluate(() => document.querySelector('[data-part="payments"] tr:last-child')?.scrollIntoView());
    const [names, sums] = await page.$$eval(
      '[data-part="comparison"] thead th, [data-part="comparison"] [data-part="nets"] tr:first-child td',
      (cells) => [
        Math.max(...cells.filter((cell) => cell.localName === 'th').map((cell) => cell.getBoundingClientRect().bottom)),
        Math.min(...cells.filter((cell) => cell.localName === 'td').map((cell) => cell.getBoundingClientRect().top)),
      ],
    );
    expect.soft(names, game).toBeLessThanOrEqual(sums + 1);
    // Books stand beside each other, also where the paper is narrow.
    const tops = await page
      .locator('[data-part="comparison"] [data-part="nets"] tr')
      .first()
      .locator('td')
      .evaluateAll((cells) => cells.map((cell) => Math.round(cell.getBoundingClientRect().top)));
    expect.soft(new Set(tops).size, game).toBe(1);
    await page.close();
  }
});

test('what a changed column changes is named by its question, with both answers, on paper too', async () => {
  const { page } = await open(context, pageUrl(served, PATH));
  await wake(page, PATH);
  expect(await page.locator('[data-part="changed-rules"]').count()).toBe(0);
  await payNine(page);
  const changed = page.locator('[data-part="changed-rules"]');
  expect(await changed.locator('summary').innerText()).toBe('What “1785, changed” changes: one rule');
  const said = 'What does the taker of the trick pay if the Quinola is placed? 9 fiches (in the book: 4 fiches)';
  expect(await changed.locator('li').allInnerTexts()).toEqual([said]);
  await page.emulateMedia({ media: 'print' });
  expect(await changed.locator('li').isVisible()).toBe(true);
  await page.emulateMedia({ media: null });
  await page.close();
});

test('the base of ≠ is chosen, named at the head, kept in the address, and stays its column where others go', async () => {
  const { page } = await open(context, pageUrl(served, PATH));
  await wake(page, PATH);
  const legend = page.locator('[data-part="comparison"] thead [data-part="legend"]');
  const based = (): Promise<readonly string[]> =>
    page.locator('[data-part="comparison"] thead [data-is="base"] b').allInnerTexts();
  /** Which books are marked as differing on the little Quinola, which 1850 alone pays: 3. */
  const marked = (): Promise<readonly string[]> =>
    page
      .locator('[data-part="comparison"] [data-part="payments"] tr', {
        has: page.locator('th', { hasText: 'little Quinola placed' }),
      })
      .first()
      .locator('td:has([data-part="mark"])')
      .evaluateAll((cells) => cells.flatMap((cell) => (cell as HTMLElement).dataset['label']?.split(', ') ?? []));
  expect(await legend.innerText()).toBe('≠ differs from 1634');
  expect(await based()).toEqual(['1634']);
  expect(await marked()).toEqual(['1850']);
  await unfold(page, 'Choose');
  await page.getByLabel('Mark with ≠ what differs from').selectOption('1850');
  expect(await legend.innerText()).toBe('≠ differs from 1850');
  await expect.poll(async () => [...new Set(await marked())].toSorted()).toEqual(['1634', '1785', '2008']);
  await page.getByRole('button', { name: 'Remove column 2' }).click();
  expect(await based()).toEqual(['1850']);
  await page.waitForFunction(() => location.hash.endsWith('&base=2'));
  const again = await open(context, new URL(page.url()));
  await again.page.waitForSelector('[data-part="comparison"] thead [data-is="base"] b:text("1850")');
  await again.page.close();
  await page.getByRole('button', { name: 'Remove column 2' }).click();
  expect(await based()).toEqual(['1634']);
  await page.close();
});

test('gains grow to the right and losses to the left of one zero, and differ where colours are forced', async () => {
  const { page } = await open(context, pageUrl(served, PATH));
  const drawn = (): Promise<readonly { net: number; from: number; to: number; zero: number; fill: string }[]> =>
    page.$$eval('[data-part="comparison"] [data-part="nets"] [data-part="net-bar"]', (bars) =>
      bars.map((bar) => {
        const box = bar.querySelector('svg')?.getBoundingClientRect();
        const rect = bar.querySelector('rect');
        const { left, right } = rect?.getBoundingClientRect() ?? { left: 0, right: 0 };
        const zero = bar.querySelector('line')?.getBoundingClientRect().x ?? 0;
        return {
          net: Number(bar.textContent.replace('−', '-')),
          from: left - (box?.left ?? 0),
          to: right - (box?.left ?? 0),
          zero: zero - (box?.left ?? 0),
          fill: rect ? getComputedStyle(rect).fill : '',
        };
      }),
    );
  const bars = await drawn();
  expect(bars).toHaveLength(16);
  expect(Math.max(...bars.map(({ zero }) => zero)) - Math.min(...bars.map(({ zero }) => zero))).toBeLessThan(1);
  for (const { net, from, to, zero } of bars) {
    if (net > 0) expect.soft([Math.abs(from - zero) < 1, to > zero], String(net)).toEqual([true, true]);
    if (net < 0) expect.soft([Math.abs(to - zero) < 1, from < zero], String(net)).toEqual([true, true]);
  }
  await page.emulateMedia({ forcedColors: 'active' });
  const forced = await drawn();
  const fillsOf = (sign: number): ReadonlySet<string> =>
    new Set(forced.filter(({ net }) => Math.sign(net) === sign).map(({ fill }) => fill));
  expect(fillsOf(1).size).toBe(1);
  expect(fillsOf(-1)).not.toEqual(fillsOf(1));
  await page.emulateMedia({ forcedColors: null });
  await page.close();
});

test('columns that agree are one cell, or one says as which other it pays; what differs from the base is tinted and marked', async () => {
  const { page } = await open(context, pageUrl(served, PATH));
  const rows = await page.$$eval('[data-part="comparison"] [data-part="payments"] tr', (all) =>
    all.map((row) => ({
      isSame: row.dataset['alike'] === 'true',
      cells: [...row.querySelectorAll('td')].map((cell) => ({
        columns: cell.colSpan,
        labels: (cell.dataset['label'] ?? '').split(', '),
        isBase: cell.dataset['is'] === 'base',
        isMarked: cell.querySelector('[data-part="mark"]') !== null,
        isTinted: cell.dataset['is'] === 'diff',
        as: /as (\d{4})$/.exec(cell.textContent)?.[1],
      })),
    })),
  );
  for (const { isSame, cells } of rows) {
    expect(cells.reduce((sum, { columns }) => sum + columns, 0)).toBe(4);
    expect(cells.length === 1).toBe(isSame);
    for (const { labels, isBase, isMarked, isTinted, as } of cells) {
      expect([isTinted, isMarked]).toEqual(isSame ? [false, false] : [!isBase, !isBase]);
      if (as !== undefined) expect(labels).toContain(as);
    }
    // 1634, the first column, is the base of every row.
    if (!isSame) expect(cells.filter((cell) => cell.isBase).every(({ labels }) => labels.includes('1634'))).toBe(true);
  }
  // An ace of hearts placed costs a counter in 1785, in Bohn and in Parlett, and nothing in 1634.
  expect((await cellsOf(page, 'ace of hearts placed'))[1]).toContain('first → dealer 1');
  expect(rows.some(({ cells }) => cells.some(({ columns }) => columns === 3))).toBe(true);
  await page.close();
});
