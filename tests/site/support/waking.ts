import type { Page } from 'playwright-core';
import { allHydrated, hydrated, settle } from './visit.ts';

type Wake = (page: Page) => Promise<void>;

/** Seats four players at the book with the most payments. */
const openAccount: Wake = async (page) => {
  await page
    .locator('[data-field="game"]')
    .getByRole('radio', { name: 'Réversis', exact: true })
    .check({ force: true });
  await page.selectOption('#regulator-book', 'bohn-1850');
  for (const [i, name] of ['Anne', 'Bea', 'Carl', 'Dora'].entries())
    await page.fill(`#regulator-player-${String(i)}`, name);
  await page.getByRole('button', { name: 'Start keeping score' }).click();
  await page.locator('[data-part="entry"]').waitFor();
};

/** Starts the solver, where the page has one. */
const workOut: Wake = async (page) => {
  for (const button of await page.getByRole('button', { name: 'Work out what was possible' }).all())
    await button.click();
};

const WAYS: readonly (readonly [RegExp, Wake])[] = [
  [/^\/regulator\/$/, openAccount],
  [/^\/[a-z\d-]+\/(deals|sessions)\/./, workOut],
  [/^\/[a-z\d-]+\/explore\/$/, (page) => page.locator('main :is(button, select, input)').first().focus()],
];

/** Touches whatever a page loads on use, and waits until it is loaded. Most pages have nothing of the kind. */
export async function wake(page: Page, path: string): Promise<void> {
  const way = WAYS.find(([pattern]) => pattern.test(path));
  await hydrated(page);
  if ((await page.locator('astro-island[client="reading"]').count()) > 0) {
    // A key without function is enough to count as activity.
    await page.keyboard.press('Shift');
    await allHydrated(page);
    await settle(page);
  }
  if (!way) return;
  await way[1](page);
  await settle(page);
}
