/** Actions of a reader at the regulator. */
import type { BrowserContext, Page } from 'playwright-core';
import { pageUrl } from './built-site.ts';
import { openAlive, type Visit, type Visitor } from './visit.ts';

export const NAMES = ['Anne', 'Bea', 'Carl', 'Dora'];
export const openRegulator = (context: BrowserContext, { served }: Visitor): Promise<Visit> =>
  openAlive(context, pageUrl(served, '/regulator/'));

/** Seats four players; Dora deals first. */
export async function sitDown(page: Page, game: string, book: string): Promise<void> {
  await pick(page, 'game', game);
  await page.selectOption('#regulator-book', book);
  for (const [i, name] of NAMES.entries()) await page.fill(`#regulator-player-${String(i)}`, name);
  await page.selectOption('#regulator-dealer', { label: 'Dora' });
  await page.getByRole('button', { name: 'Start keeping score' }).click();
  await page.locator('[data-part="entry"]').waitFor();
}

export const field = (page: Page, name: string) => page.locator(`[data-field="${name}"]`);
/** Chooses an answer; scrolls until nothing covers it. */
export const pick = (page: Page, name: string, label: string): Promise<void> =>
  field(page, name)
    .locator('label')
    .filter({ has: page.getByRole('radio', { name: label, exact: true }) })
    .click();
export async function count(page: Page, name: string, numbers: readonly number[]): Promise<void> {
  for (const [i, n] of numbers.entries()) await field(page, name).getByRole('textbox').nth(i).fill(String(n));
}
export const settle = (page: Page): Promise<void> =>
  page.getByRole('button', { name: /^(Settle|Save the correction)/ }).click();
export const handed = (page: Page): Promise<readonly string[]> =>
  page.locator('[data-part="result"] [data-part="handed"] li').allInnerTexts();
/** Total of each player. */
export const balancesShown = (page: Page): Promise<readonly string[]> =>
  page.locator('[data-part="account"] tfoot [data-part="figures"] b').allInnerTexts();

/** Enters the tricks of the ombre at Quadrille, and of his ally. */
export async function took(page: Page, ombre: number, ally?: number): Promise<void> {
  await pick(page, 'tricks', String(ombre));
  if (ally !== undefined) await pick(page, 'allyTook', String(ally));
}

/** Enters a paying card: three taps, or two if it was set aside. */
export async function fell(page: Page, card: string, by: string, how?: string): Promise<void> {
  await page.getByRole('button', { name: card, exact: true }).click();
  await page.locator('[data-part="taking"]').getByRole('button', { name: by, exact: true }).click();
  if (how !== undefined)
    await page.locator('[data-part="taking"]').getByRole('button', { name: how, exact: true }).click();
}
