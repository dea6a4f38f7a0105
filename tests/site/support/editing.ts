import type { Locator, Page } from 'playwright-core';

/** Field for the cards of a hand. */
export const handField = (page: Page, name: string): Locator =>
  page.locator('[data-part="typed"]').getByRole('textbox', { name, exact: true }).first();
