import { afterAll, beforeAll, expect, test } from 'vitest';
import { everyNth } from '../../support/seeds.ts';
import { builtSite, pageUrl } from '../support/built-site.ts';
import { open, sticksOut, visitor, type Visitor } from '../support/visit.ts';

/* A session is one view: its account as it runs, and how each has fared beside it; on a telephone every sum under its player. */

const sessions = builtSite()
  .pages.map(({ path }) => path)
  .filter((path) => /^\/[a-z\d-]+\/sessions\/[^/]+\/$/.test(path));

let here: Visitor;
beforeAll(async () => {
  here = await visitor();
});
afterAll(() => here.leave());

test.each(everyNth(sessions, 4))(
  '%s stands in the window of a desk, and on a telephone each sum under its player’s name',
  async (path) => {
    const context = await here.newContext({ javaScriptEnabled: false, viewport: { width: 1280, height: 720 } });
    const { page } = await open(context, pageUrl(here.served, path));
    // The account and the pictures stand side by side.
    const [runs, drawn, below] = await Promise.all(
      ['account', 'fortunes', 'below'].map((part) => page.locator(`[data-part="${part}"]`).boundingBox()),
    );
    expect.soft(runs!.x + runs!.width).toBeLessThanOrEqual(drawn!.x);
    expect.soft(runs!.y + runs!.height).toBeLessThanOrEqual(below!.y + 1);
    expect.soft(below!.y + below!.height).toBeLessThanOrEqual(721);
    // No column of the account is out of sight.
    const table = await page.locator('[data-part="session"]').boundingBox();
    expect.soft(table!.width).toBeLessThanOrEqual(runs!.width + 1);

    await page.setViewportSize({ width: 320, height: 720 });
    const lefts = (row: string): Promise<readonly number[]> =>
      page
        .locator(`[data-part="session"] ${row} :is(th, td):not(:first-child)`)
        .evaluateAll((cells) => cells.map((cell) => Math.round(cell.getBoundingClientRect().left)));
    expect.soft(await lefts('tbody tr:first-child')).toEqual(await lefts('thead'));
    expect.soft(await sticksOut(page)).toEqual([]);
    await context.close();
  },
);

test('there are sessions to look at', () => {
  expect(sessions.length).toBeGreaterThan(5);
});
