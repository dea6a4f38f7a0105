import type { Page } from 'playwright-core';
import { hydrated, settle } from './visit.ts';

type Wake = (page: Page) => Promise<void>;

/** Waits until the living workshop has taken the place of the standing one. */
export const isAlive = (page: Page): Promise<unknown> => page.waitForSelector('[role="status"] + .workshop');

/** Comes near enough for that. */
const touching =
  (control: string): Wake =>
  async (page) => {
    await page.locator(control).first().focus();
    await isAlive(page);
  };

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
  [/^\/[a-z]+\/compare\/$/, touching('.pick-columns select')],
  [/^\/regulator\/$/, openAccount],
  [/^\/[a-z]+\/explore\/$/, (page) => page.locator('main :is(button, select, input)').first().focus()],
];

/** Touches what a page keeps for the reader who uses it, and waits until all that asks for is there. Most pages keep nothing. */
export async function wake(page: Page, path: string): Promise<void> {
  const way = WAYS.find(([pattern]) => pattern.test(path));
  if (way) await wakeBy(way[1], page);
}

async function wakeBy(way: Wake, page: Page): Promise<void> {
  await hydrated(page);
  await way(page);
  await settle(page);
}

/** The same for a deal editor: `wake` leaves it as light as it is served. */
export const wakeEditor: Wake = (page) => wakeBy(touching('.targets input'), page);
