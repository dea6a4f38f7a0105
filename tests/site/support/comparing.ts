/** Actions and observations of a reader at a comparison. */
import type { Locator, Page } from 'playwright-core';

/** Names of the columns. */
export const heads = (page: Page): Promise<readonly string[]> =>
  page.locator('[data-part="comparison"] thead b').allInnerTexts();
/** A row's text for each column; columns that agree share a cell. */
export const cellsOf = (page: Page, row: string): Promise<readonly string[]> =>
  page
    .locator('[data-part="comparison"] [data-part="payments"] tr', { has: page.locator('th', { hasText: row }) })
    .first()
    .locator('td')
    .evaluateAll((cells) =>
      cells.flatMap((cell) =>
        Array.from({ length: (cell as HTMLTableCellElement).colSpan }, () => cell.textContent.replace(/\s+/g, ' ')),
      ),
    );
/** Opens a panel above the table. */
export const unfold = (page: Page, name: 'Choose' | 'Change rules' | 'Sort or find payments'): Promise<void> =>
  page.getByRole('button', { name, exact: false }).first().click();
/** Opens the rules of a column, counted from 1. */
export const changeRules = async (page: Page, column: number): Promise<void> => {
  await unfold(page, 'Change rules');
  await page.getByLabel('Rules of').selectOption(String(column - 1));
  await page.waitForSelector('[data-part="suppose"]');
};

/** Sets the placed Quinola to 9 in the second column (1785), and returns the question. */
export async function payNine(page: Page): Promise<Locator> {
  await changeRules(page, 2);
  // The most important rules are shown; this one may be in the fold.
  const more = page.getByRole('button', { name: /^More that move/ });
  if (await more.isVisible()) await more.click();
  const question = page.getByRole('group', { name: /taker of the trick pay if the Quinola is placed/ });
  await question.getByRole('spinbutton').fill('9');
  await question.getByRole('spinbutton').press('Enter');
  await page.waitForSelector('[data-part="comparison"] thead b:text("1785, changed")');
  return question;
}
