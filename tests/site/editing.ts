import type { Locator, Page } from 'playwright-core';
import { settle } from './visit.ts';

/** More than this with every part of the engine fetched, and a reader with a slow line waits. */
export const EDITOR_WITH_ENGINE = 90_000;

/** Touches a deal editor and waits until it lives. */
export async function wakeEditor(page: Page): Promise<void> {
  await page.waitForFunction(() => document.querySelector('astro-island[ssr]') === null);
  await page.locator('.targets input').first().focus();
  await isAlive(page);
  await settle(page);
}

export const isAlive = (page: Page): Promise<unknown> => page.waitForSelector('[role="status"] + .workshop');

/** Where the cards of a hand are typed. */
export const handField = (page: Page, name: string): Locator =>
  page.locator('.typed').getByRole('textbox', { name, exact: true }).first();
