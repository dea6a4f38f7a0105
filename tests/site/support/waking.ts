import type { Page } from 'playwright-core';
import { allHydrated, hydrated, settle } from './visit.ts';

type Wake = (page: Page) => Promise<void>;

/** Sits four players down, at the book with the most to pay for. */
const openAccount: Wake = async (page) => {
  await page
    .locator('[data-field="game"]')
    .getByRole('radio', { name: 'Réversis', exact: true })
    .check({ force: true });
  await page.selectOption('#regulator-book', 'bohn-1850');
  for (const [i, name] of ['Anne', 'Bea', 'Carl', 'Dora'].entries())
    await page.fill(`#regulator-player-${String(i)}`, name);
  await page.getByRole('button', { name: 'Open the account' }).click();
  await page.locator('form.entry').waitFor();
};

const WAYS: readonly (readonly [RegExp, Wake])[] = [
  [/^\/regulator\/$/, openAccount],
  [/^\/[a-z\d-]+\/explore\/$/, (page) => page.locator('main :is(button, select, input)').first().focus()],
];

/** Touches what a page keeps for the reader who uses it, and waits until all that asks for is there. Most pages keep nothing. */
export async function wake(page: Page, path: string): Promise<void> {
  const way = WAYS.find(([pattern]) => pattern.test(path));
  await hydrated(page);
  if ((await page.locator('astro-island[client="reading"]').count()) > 0) {
    // A key that does nothing is sign enough that somebody reads.
    await page.keyboard.press('Shift');
    await allHydrated(page);
    await settle(page);
  }
  if (!way) return;
  await way[1](page);
  await settle(page);
}
