import type { Locator, Page } from 'playwright-core';

/** Where the cards of a hand are typed. */
export const handField = (page: Page, name: string): Locator =>
  page.locator('.typed').getByRole('textbox', { name, exact: true }).first();
