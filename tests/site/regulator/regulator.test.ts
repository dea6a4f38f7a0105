import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testOfAll } from '../../support/seeds.ts';
import { BUDGETS } from '../support/budgets.ts';
import {
  count,
  fell,
  field,
  handed,
  NAMES,
  openRegulator,
  pick,
  settle,
  sitDown,
  balancesShown,
  took,
} from '../support/regulating.ts';
import { axeFaults, sticksOut, textOf, visitor, type Visitor } from '../support/visit.ts';
import { weigh } from '../support/weigh.ts';

/** A thumb’s width of screen. */
const PHONE = { width: 320, height: 640 };

let here: Visitor;
beforeAll(async () => {
  here = await visitor();
});
afterAll(() => here.leave());

/** What the ombre took and what his ally took. */
async function alliance(page: Page, ombre: string, ally: string, tricks: readonly [number, number]): Promise<void> {
  await pick(page, 'contract', 'Alliance: asked leave');
  await pick(page, 'ombre', ombre);
  await pick(page, 'trump', 'hearts');
  await pick(page, 'ally', ally);
  await took(page, ...tricks);
}

/** What a thumb must hit and is less than 44 px high. */
const tooSmall = (page: Page): Promise<readonly string[]> =>
  page.$$eval(
    '[data-part="regulator"] :is(button, select, label:has(input[type=radio]), input[type=text])',
    (targets) =>
      targets
        .filter((target) => target.checkVisibility() && target.getBoundingClientRect().height < 43.5)
        .map((target) => target.textContent.trim() || (target.getAttribute('aria-label') ?? target.outerHTML)),
  );

test('three deals of 1728, the first corrected, a reload, and a file; everything a thumb must hit is 44 px high', async () => {
  const context = await here.newContext({ viewport: PHONE, acceptDownloads: true });
  const { page, requests, complaints } = await openRegulator(context, here);
  await sitDown(page, 'Quadrille', 'tgq-1728');

  // Remise at the first stake of 14: 7 in from each, 2 to an opponent from each.
  await alliance(page, 'Anne', 'Carl', [3, 2]);
  await settle(page);
  expect(await handed(page)).toEqual([
    'Anne puts 7 jetons into the pool',
    'Carl puts 7 jetons into the pool',
    'Anne pays Bea 2 jetons',
    'Carl pays Dora 2 jetons',
  ]);
  // Staked 1, 1, 1 and 11.
  expect(await balancesShown(page)).toEqual(['−10', '+1', '−10', '−9']);

  // 28 and 14 are 42, 21 to each; Anne deals, and stakes 11.
  await alliance(page, 'Bea', 'Dora', [4, 2]);
  expect(await tooSmall(page)).toEqual([]);
  await settle(page);
  expect(await balancesShown(page)).toEqual(['−23', '+23', '−13', '+13']);

  // Alone, 14 and 7 from each; Bea deals.
  await pick(page, 'contract', 'Sans prendre, or solo');
  await pick(page, 'ombre', 'Carl');
  await pick(page, 'trump', 'spades');
  await took(page, 6);
  await settle(page);
  // −1 −7, −11 −7, −1 +14 +21, −1 −7.
  expect(await balancesShown(page)).toEqual(['−31', '+5', '+21', '+5']);

  // The first deal was won after all: 7 each from the pool and 2 from each; so the second drew 7 each and not 21.
  await page.getByRole('button', { name: 'Correct deal 1' }).click();
  await took(page, 4);
  await settle(page);
  // Anne +8 −13 −8, Bea −3 +8 −18, Carl +8 −3 +34, Dora −13 +8 −8.
  expect(await balancesShown(page)).toEqual(['−13', '−13', '+39', '−13']);

  await page.reload();
  await page.locator('[data-part="account"]').waitFor();
  expect(await balancesShown(page)).toEqual(['−13', '−13', '+39', '−13']);

  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as a file' }).click();
  const saved = await textOf(await saving);
  expect(JSON.parse(saved)).toMatchObject({ format: 'quinola-account', players: NAMES });

  await page.getByRole('button', { name: 'New score' }).click();
  await page.getByText('Close this score of 3 deals').waitFor();
  await page.getByRole('button', { name: 'Close it' }).click();
  await page.getByRole('button', { name: 'Start keeping score' }).waitFor();
  const fetch = (name: string, text: string): Promise<void> =>
    page.locator('input[type=file]').setInputFiles({ name, mimeType: 'application/json', buffer: Buffer.from(text) });
  await fetch('spoilt.json', saved.replace('"Dora"', '"Anne"'));
  await page.getByText('Two players are called Anne.').waitFor();
  await fetch('account.json', saved);
  await page.locator('[data-part="account"]').waitFor();
  expect(await balancesShown(page)).toEqual(['−13', '−13', '+39', '−13']);

  // Every line leads to its clause, and says why.
  await page.getByRole('button', { name: 'Deal 3: who pays whom, and why' }).click();
  await page.locator('[data-part="account"] table details summary').first().click();
  await page.locator('[data-part="account"] [data-part="grounds"] li').first().waitFor();
  expect(
    await page
      .locator(
        '[data-part="account"] table a[href*="/quadrille/tgq-1728/#"], [data-part="account"] table a[href*="/readings/"]',
      )
      .count(),
  ).toBeGreaterThan(0);

  expect(await sticksOut(page), 'wider than 320 px').toEqual([]);
  expect(await axeFaults(page, {}), 'axe').toEqual([]);
  expect(complaints).toEqual([]);
  expect(
    requests.filter(({ origin, protocol }) => origin !== here.served.origin && protocol !== 'blob:').map(String),
  ).toEqual([]);
  await context.close();
});

test('what cannot have been is refused at its field, and nothing said is lost', async () => {
  const context = await here.newContext({ viewport: PHONE });
  const { page } = await openRegulator(context, here);
  await page.fill('#regulator-player-1', 'Player 1');
  await page.getByRole('button', { name: 'Start keeping score' }).click();
  await page.getByText('Two players are called Player 1.').waitFor();
  await sitDown(page, 'Quadrille', 'quanti-1822');

  await alliance(page, 'Anne', 'Carl', [8, 3]);
  await settle(page);
  expect(await field(page, 'tricks').locator('[data-part="fault"]').innerText()).toBe(
    'That makes eleven tricks; a deal has ten.',
  );
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.closest('[data-field]')?.getAttribute('data-field')))
    .toBe('tricks');
  await took(page, 4);
  // The ombre was Carl, who cannot have been called too.
  await pick(page, 'ombre', 'Carl');
  expect(await field(page, 'ally').locator('[data-part="fault"]').innerText()).toMatch(
    /^The ombre cannot be his own ally/,
  );
  expect(await field(page, 'tricks').getByRole('radio', { name: '4', exact: true }).isChecked()).toBe(true);
  await page.reload();
  await page.locator('[data-part="entry"]').waitFor();
  expect(await field(page, 'tricks').getByRole('radio', { name: '4', exact: true }).isChecked()).toBe(true);
  await pick(page, 'ally', 'Bea');
  await settle(page);
  expect(await page.locator('[data-part="account"] tbody').count()).toBe(1);
  await page.getByRole('button', { name: /^Undo: entered deal 1/ }).click();
  await page.locator('[data-part="account"]').waitFor({ state: 'detached' });
  expect(await field(page, 'tricks').getByRole('radio', { name: '4', exact: true }).isChecked()).toBe(true);
  await context.close();
});

test('by keyboard: what goes with the button pressed leaves the focus where one goes on, and is said', async () => {
  const context = await here.newContext({ viewport: PHONE });
  const { page } = await openRegulator(context, here);
  const press = async (name: string): Promise<void> => {
    await page.getByRole('button', { name, exact: true }).focus();
    await page.keyboard.press('Enter');
  };
  const isAt = (selector: string): Promise<void> => page.locator(`${selector}:focus`).waitFor();
  const heard = (words: string): Promise<void> =>
    page.getByRole('status').filter({ hasText: words }).first().waitFor({ state: 'attached' });
  await pick(page, 'game', 'Quadrille');
  await press('Start keeping score');
  await isAt('#regulator-entry');
  await pick(page, 'contract', 'Alliance: asked leave');
  await press('Clear the form');
  await isAt('#regulator-entry');
  await heard('The form is cleared.');
  await press('Record a misdeal');
  await press('Delete deal 1');
  await isAt('#regulator-entry');
  await heard('Deal 1 is deleted.');
  await press('Undo: deleted deal 1');
  await heard('Undone: deleted deal 1.');
  await press('New score');
  await isAt('#regulator-close');
  await press('Keep this score');
  // The page moves the focus once it has painted: whoever presses before would press elsewhere.
  await isAt('#regulator-entry');
  await press('New score');
  await isAt('#regulator-close');
  await press('Close it');
  await isAt('[data-part="set-up"] input');
  await context.close();
});

testOfAll(
  'two windows of one browser keep one account, and what is half told waits while a deal is corrected',
  async () => {
    const context = await here.newContext({ viewport: PHONE });
    const { page } = await openRegulator(context, here);
    await sitDown(page, 'Quadrille', 'tgq-1728');
    const { page: other } = await openRegulator(context, here);
    await other.locator('[data-part="entry"]').waitFor();
    await alliance(other, 'Anne', 'Carl', [3, 2]);
    await settle(other);
    // The remise above: 7 in and 2 to an opponent; Dora staked eleven, the others one.
    await page.locator('[data-part="account"]').waitFor();
    expect(await balancesShown(page)).toEqual(['−10', '+1', '−10', '−9']);

    await pick(page, 'ombre', 'Bea');
    await page.getByRole('button', { name: 'Correct deal 1' }).click();
    await took(page, 4);
    await settle(page);
    // Won: 7 from the stake and 2 from an opponent, less the jeton; Dora −11 −2.
    expect(await balancesShown(page)).toEqual(['+8', '−3', '+8', '−13']);
    expect(await field(page, 'ombre').getByRole('radio', { name: 'Bea' }).isChecked()).toBe(true);
    await context.close();
  },
);

testOfAll('a deal given out of turn is told by who dealt; one misdealt is not one of those agreed', async () => {
  const context = await here.newContext({ viewport: PHONE });
  const { page } = await openRegulator(context, here);
  await page.selectOption('#regulator-length', { label: 'One tour: 4 deals' });
  await sitDown(page, 'Quadrille', 'tgq-1728');
  const dealt = page.getByLabel('Who dealt?');
  expect(await dealt.locator('option:checked').innerText()).toBe('Dora, whose turn it was');
  await page.getByRole('button', { name: 'Record a misdeal' }).click();
  await page.locator('[data-part="account"]').waitFor();
  expect(await page.locator('#regulator-entry').innerText()).toBe('Deal 2, number 1 of the 4 agreed');
  await dealt.selectOption('Bea');
  expect(await page.locator('[data-part="entry"]').innerText()).toContain('Carl is first hand.');
  await alliance(page, 'Carl', 'Anne', [4, 2]);
  await settle(page);
  // Carl and Anne win: 7 of the stake of 14, 2 from an opponent, less the jeton; Bea dealt, and laid eleven.
  expect(await balancesShown(page)).toEqual(['+8', '−13', '+8', '−3']);
  for (let deal = 0; deal < 3; deal++) {
    await alliance(page, 'Carl', 'Anne', [4, 2]);
    await settle(page);
  }
  await page.getByText('All 4 deals are played').waitFor();
  await context.close();
});

testOfAll('a deal of 1785: Quinola placed, the basket drawn, a point too many refused; within its budget', async () => {
  const context = await here.newContext({ viewport: PHONE });
  const { page, requests, complaints } = await openRegulator(context, here);
  await sitDown(page, 'Réversis', 'almanach-1785');
  // Counted down to nothing from the keyboard, the button stays where the hand is.
  await page.getByRole('button', { name: 'Kings: one more' }).press('Enter');
  await page.getByRole('button', { name: 'Kings: one less' }).press('Enter');
  await page.locator('[aria-label="Kings: one less"][aria-disabled="true"]:focus').waitFor();
  await page.getByRole('button', { name: 'Enter tricks and points instead' }).click();
  await count(page, 'tricks', [4, 3, 3, 1]);
  await count(page, 'points', [16, 13, 10, 3]);
  for (const ace of ['spades', 'hearts', 'diamonds', 'clubs'])
    await fell(page, `The ace of ${ace}`, 'Bea', 'Was forced by Anne');
  await fell(page, 'The Quinola', 'Carl', 'Placed it on Bea');
  await settle(page);
  expect(await field(page, 'points').locator('[data-part="fault"]').innerText()).toBe(
    'That makes 42 points; the tricks hold 41, besides the cards laid out.',
  );
  await count(page, 'points', [16, 13, 10, 2]);
  await settle(page);
  // Aces 2 + 2 + 4 + 2; the Quinola 4 and the basket's 20; a partie of four blanks, 4.
  expect(await handed(page)).toEqual([
    'Bea pays Anne 10 fiches',
    'Bea pays Carl 4 fiches',
    'Carl draws 20 fiches from the basket',
    'Anne pays Dora 4 fiches',
  ]);
  const { page: bytes } = weigh(here.served, requests);
  expect(bytes, 'engine and rules loaded').toBeLessThanOrEqual(BUDGETS.tool.toTheEnd.page);
  expect(complaints).toEqual([]);
  await context.close();
});
