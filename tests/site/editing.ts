import type { Locator, Page } from 'playwright-core';

/** More than this with every part of the engine fetched, and a reader with a slow line waits. */
export const EDITOR_WITH_ENGINE = 200_000;

/** Where the cards of a hand are typed. */
export const handField = (page: Page, name: string): Locator =>
  page.locator('.typed').getByRole('textbox', { name, exact: true }).first();
