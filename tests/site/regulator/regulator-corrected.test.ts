import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { someOf } from '../../support/seeds.ts';
import { field, openRegulator, pick, settle, sitDown, balancesShown } from '../support/regulating.ts';
import { axeFaults, sticksOut, visitor, type Visitor } from '../support/visit.ts';

let here: Visitor;
beforeAll(async () => {
  here = await visitor();
});
afterAll(() => here.leave());

/** A phone held in one hand. */
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true };

async function partie(page: Page, winner: string, loser: string): Promise<void> {
  await pick(page, 'winner', winner);
  await pick(page, 'loser', loser);
  await settle(page);
  await page.getByText(`${winner} won it, ${loser} lost`).first().waitFor();
}
/** On paper the totals stand once, below the last deal. */
async function totalsOnPaper(page: Page): Promise<void> {
  await page.emulateMedia({ media: 'print' });
  // A footer of a table is printed at the foot of each sheet, as its head is at the top.
  expect(await page.locator('[data-part="account"] tfoot').evaluate((foot) => getComputedStyle(foot).display)).toBe(
    'table-row-group',
  );
  for (const other of ['[data-part="net-line"]', '[data-part="correction"]', '[data-part="in-the-end"]'])
    expect.soft(await page.locator(other).first().isVisible(), other).toBe(false);
  expect(await page.locator('[data-part="account"] tfoot').isVisible()).toBe(true);
  await page.emulateMedia({ media: null });
}
const flat = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

test('a correction says which later deals and totals it changes, strikes the old figures until the next deal, and on paper has the totals once', async () => {
  const context = await here.newContext(PHONE);
  const { page, complaints } = await openRegulator(context, here);
  await sitDown(page, 'Réversis', 'almanach-1785');
  await partie(page, 'Bea', 'Carl');
  await partie(page, 'Bea', 'Carl');
  // Laid into the basket: 4 each, 8 by Dora; in deal 2, where it stands, 4 by Anne alone. Carl pays Bea 4 in each.
  expect(await balancesShown(page)).toEqual(['−8', '+4', '−12', '−8']);
  expect(await page.locator('[data-part="account"] del').count()).toBe(0);

  // In deal 1 Dora lost, and not Carl: no later deal hangs on it.
  await page.getByRole('button', { name: 'Correct deal 1' }).click();
  await pick(page, 'loser', 'Dora');
  const said = 'No later deal changes. The totals of Carl and Dora change.';
  expect(flat(await page.locator('[data-part="preview"]').innerText())).toContain(said);
  await settle(page);
  await page.getByRole('heading', { name: 'Deal 1, corrected' }).waitFor();
  expect(await page.locator('[data-part="correction"] p').innerText()).toBe(said);
  await page.getByRole('status').filter({ hasText: said }).first().waitFor({ state: 'attached' });
  expect(await balancesShown(page)).toEqual(['−8', '+4', '−8', '−12']);
  await totalsOnPaper(page);
  // In a box of 1785 lie 120 fiches, less what a player has lost.
  expect(await page.locator('[data-part="account"] tfoot del').allInnerTexts()).toEqual([
    '−12',
    '108 in the box',
    '−8',
    '112 in the box',
  ]);

  // In deal 1 the Quinola was placed too, and drew the basket: for deal 2 everybody lays in again.
  await page.getByRole('button', { name: 'Correct deal 1' }).click();
  await page.getByRole('button', { name: 'The Quinola', exact: true }).click();
  await page.locator('[data-part="taking"]').getByRole('button', { name: 'Carl', exact: true }).click();
  await page.locator('[data-part="taking"]').getByRole('button', { name: 'Placed it on Anne', exact: true }).click();
  await settle(page);
  await page.getByText('Deal 2 changes too. Every total changes.').first().waitFor();
  // Deal 1: Anne −4 −4, Bea −4 +4, Carl −4 +4 +20, Dora −8 −4. Deal 2: Anne −8, Bea −4 +4, Carl −4 −4, Dora −4.
  expect(await balancesShown(page)).toEqual(['−16', '0', '+12', '−16']);
  const second = page.locator('[data-part="account"] tbody').nth(1).locator('[data-part="figures"] td');
  expect((await second.allInnerTexts()).map(flat)).toEqual([
    '−4 −8 total −8 −16',
    '+4 0 total +4 0',
    '−4 −8 total −8 +12',
    '0 −4 total −12 −16',
  ]);
  expect(await second.first().locator('del').allInnerTexts()).toEqual(['−4', '−8']);
  expect(await sticksOut(page)).toEqual([]);
  const within = '[data-part=account]';
  expect(await axeFaults(page, {}, within), 'axe').toEqual([]);

  // What is said of the next deal leaves it standing; the next deal does not.
  await pick(page, 'winner', 'Anne');
  expect(await page.locator('[data-part="account"] del').count()).toBeGreaterThan(0);
  await pick(page, 'loser', 'Bea');
  await settle(page);
  await page.getByRole('heading', { name: 'Deal 3, settled' }).waitFor();
  expect(await page.locator('[data-part="account"] del').count()).toBe(0);
  expect(complaints).toEqual([]);
  await context.close();
});

test('on a phone the numbers of tricks are 40 px wide at least, stand apart, and in two rows', async () => {
  const context = await here.newContext(PHONE);
  const { page } = await openRegulator(context, here);
  await sitDown(page, 'Quadrille', 'mediateur-1752');
  const buttons = field(page, 'tricks').locator('label');
  for (const width of someOf([320, 390], 1)) {
    await page.setViewportSize({ width, height: 844 });
    const boxes = await buttons.evaluateAll((labels) =>
      labels
        .map((label) => label.getBoundingClientRect())
        .map(({ left, right, top, width }) => ({ left, right, top, width })),
    );
    expect(boxes).toHaveLength(11);
    expect.soft(Math.min(...boxes.map((box) => box.width)), `${String(width)} px`).toBeGreaterThanOrEqual(40);
    expect.soft(new Set(boxes.map(({ top }) => Math.round(top))).size, `${String(width)} px`).toBe(2);
    const gaps = boxes.flatMap(({ right, top }, i) => {
      const next = boxes[i + 1];
      return next?.top === top ? [next.left - right] : [];
    });
    expect.soft(Math.min(...gaps), `${String(width)} px`).toBeGreaterThanOrEqual(2);
    expect.soft(await sticksOut(page)).toEqual([]);
  }
  await context.close();
});
