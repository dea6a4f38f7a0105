import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { GAMES } from '../../../src/games/index.ts';
import { shareOf } from '../../support/share.ts';
import { builtSite, pageUrl } from '../support/built-site.ts';
import { openAlive, visitor, type Visitor } from '../support/visit.ts';

/*
 * What was possible in a deal: nothing of the solver is loaded before the reader asks; then a line stands at every card beside
 * the table, where nothing moves for it, and each verdict can be played out where the deal stands.
 */
const built = builtSite();
const solved = GAMES.filter((game) => game.open(({ possible }) => possible !== undefined)).map(({ id }) => id);
/** The first annotated deal of each game that has a solver: one of them in each run. */
const deals = solved.map(
  (id) => built.pages.find(({ path }) => path.startsWith(`/${id}/deals/`) && path !== `/${id}/deals/`)!.path,
);

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
    [...document.querySelectorAll('.baize, .say, .paid, .stands, .scrub, .btns button')].map((element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      return [element.className, left, top + scrollY, width, height].map(String).join(' ');
    }),
  );

test('a game that can lay its hands open has deals to do it in', () => {
  expect(solved.length).toBeGreaterThan(0);
});

test.each(shareOf(deals, 1))(
  '%s: what was possible is worked out when it is asked for, and can be played out',
  async (path) => {
    const { page, complaints, requests } = await openAlive(context, pageUrl(here.served, path));
    const workers = () => requests.filter(({ pathname }) => pathname.includes('possible.worker'));
    expect(workers()).toEqual([]);
    await page.evaluate(() => {
      location.hash = '#t3.2';
    });
    await page.waitForFunction(() => document.querySelector('.say > .where')?.textContent === 'Trick 3, second card');
    const before = await places(page);
    await page.locator('.possible .ask').press('Enter');
    // The button goes when it is pressed; the focus stays.
    await page.locator('.possible:focus').waitFor();
    await page.waitForFunction(() =>
      /^Found in/.test(document.querySelector('.possible [role=status]')?.textContent ?? ''),
    );
    expect(workers()).toHaveLength(1);
    expect(await page.locator('.verdicts').first().locator('li').count()).toBeGreaterThan(0);
    expect(await page.locator('.possible-here').innerText()).toMatch(/\.$/);
    expect(await places(page)).toEqual(before);

    const line = page.locator('.verdicts a', { hasText: 'Play it out' }).first();
    if ((await line.count()) > 0) {
      await line.click();
      await page.locator('.notice', { hasText: 'played otherwise' }).waitFor();
      // What was found is said of the deal as it was played, and of no other.
      expect(await page.locator('.possible-here').count()).toBe(0);
      await page.locator('.notice button', { hasText: 'own deal' }).click();
      await page.locator('.notice').waitFor({ state: 'detached' });
    }
    expect(complaints).toEqual([]);
    await page.close();
  },
);
