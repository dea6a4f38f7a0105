import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { GAMES } from '../../../src/games/index.ts';
import { EVERYTHING } from '../../support/seeds.ts';
import { builtSite, pageUrl, type Element } from '../support/built-site.ts';
import { openAlive, visitor, type Visitor } from '../support/visit.ts';

/*
 * What was possible in a deal: nothing of the solver is loaded before the reader asks; then a line stands at every card beside
 * the table, where nothing moves for it, and each verdict can be played out where the deal stands.
 */
const built = builtSite();
const solved = GAMES.filter((game) => game.open(({ possible }) => possible !== undefined)).map(({ id }) => id);
/** The first annotated deal of each game that has a solver. */
const firstDeals = solved.map(
  (id) => built.pages.find(({ path }) => path.startsWith(`/${id}/deals/`) && path !== `/${id}/deals/`)!.path,
);
/** In `npm test` one of which everything is proved in a fifth of a second; the first of Réversis takes eight. */
const deals = EVERYTHING ? firstDeals : ['/reversis/deals/1634-the-lone-ace-repaid/'];

let here: Visitor;
let context: BrowserContext;

beforeAll(async () => {
  here = await visitor();
  context = await here.newContext({ viewport: { width: 1280, height: 720 } });
});
afterAll(() => here.leave());

/** Where everything stands that a reader steps with, and what he looks at. */
const places = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    [
      ...document.querySelectorAll(
        '[data-part="baize"], [data-part="say"], [data-part="paid"], [data-part="stands"], [data-part="scrubber"], [data-action]',
      ),
    ].map((element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      return [
        element.getAttribute('data-part') ?? element.getAttribute('data-action'),
        left,
        top + scrollY,
        width,
        height,
      ]
        .map(String)
        .join(' ');
    }),
  );

test('a game that can lay its hands open has deals to do it in', () => {
  expect(solved.length).toBeGreaterThan(0);
});

test('no deal of Réversis, which has no ombre, speaks of one where it says what was possible', () => {
  const page = built.pages.find(({ path }) => path.startsWith('/reversis/deals/') && path !== '/reversis/deals/')!;
  const isInside = (element: Element | undefined): boolean =>
    element !== undefined && (element.attributes['data-part'] === 'possible' || isInside(element.parent));
  const words = page.elements
    .filter(isInside)
    .map(({ text }) => text)
    .join(' ');
  expect(words).toContain('your browser can prove which results one player');
  expect(words).not.toMatch(/ombre/i);
});

test.each(deals)('%s: what was possible is worked out when it is asked for, and can be played out', async (path) => {
  const { page, complaints, requests } = await openAlive(context, pageUrl(here.served, path));
  const workers = () => requests.filter(({ pathname }) => pathname.includes('possible.worker'));
  expect(workers()).toEqual([]);
  await page.evaluate(() => {
    location.hash = '#t3.2';
  });
  await page.waitForFunction(
    () => document.querySelector('[data-part="where"]')?.textContent === 'Trick 3, second card',
  );
  const before = await places(page);
  await page.getByRole('button', { name: 'Work out what was possible' }).press('Enter');
  // The button goes when it is pressed; the focus stays.
  await page.locator('[data-part="possible"]:focus').waitFor();
  await page.waitForFunction(() =>
    /^Worked out in/.test(document.querySelector('[data-part="possible"] [role=status]')?.textContent ?? ''),
  );
  expect(workers()).toHaveLength(1);
  expect(await page.locator('[data-part="verdicts"]').first().locator('li').count()).toBeGreaterThan(0);
  expect(await page.locator('[data-part="possible-here"]').innerText()).toMatch(/\.$/);
  expect(await places(page)).toEqual(before);

  const line = page.locator('[data-part="verdicts"] a', { hasText: 'Show the play' }).first();
  if ((await line.count()) > 0) {
    await line.click();
    const lines = page.locator('[data-part="lines"] li > button');
    await lines.nth(1).waitFor();
    // What was found is said of the deal as it was played, and of no branch; it is kept for when the reader comes back.
    expect(await page.locator('[data-part="possible-here"]').count()).toBe(0);
    await lines.first().click();
    await page.locator('[data-part="possible-here"]').waitFor();
  }
  expect(complaints).toEqual([]);
  await page.close();
});
