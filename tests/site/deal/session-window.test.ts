import { afterAll, beforeAll, expect, test } from 'vitest';
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

test('on a desk the account and the pictures stand side by side in the window', async () => {
  expect(sessions.length).toBeGreaterThan(5);
  const context = await here.newContext({ javaScriptEnabled: false, viewport: { width: 1280, height: 720 } });
  for (const path of sessions) {
    const { page } = await open(context, pageUrl(here.served, path));
    const [runs, drawn, below] = await Promise.all(
      ['.runs', '.drawn', '.below'].map((part) => page.locator(part).boundingBox()),
    );
    expect.soft(runs!.x + runs!.width, path).toBeLessThanOrEqual(drawn!.x);
    expect.soft(runs!.y + runs!.height, path).toBeLessThanOrEqual(below!.y + 1);
    expect.soft(below!.y + below!.height, path).toBeLessThanOrEqual(721);
    // No column of the account is out of sight.
    const table = await page.locator('table.session').boundingBox();
    expect.soft(table!.width, path).toBeLessThanOrEqual(runs!.width + 1);
    await page.close();
  }
  await context.close();
});

test('on a telephone each sum stands under its player’s name', async () => {
  const context = await here.newContext({ javaScriptEnabled: false, viewport: { width: 320, height: 720 } });
  for (const path of sessions) {
    const { page } = await open(context, pageUrl(here.served, path));
    const lefts = (row: string): Promise<readonly number[]> =>
      page
        .locator(`table.session ${row} .n`)
        .evaluateAll((cells) => cells.map((cell) => Math.round(cell.getBoundingClientRect().left)));
    expect.soft(await lefts('tbody tr:first-child'), path).toEqual(await lefts('thead'));
    expect.soft(await sticksOut(page), path).toEqual([]);
    await page.close();
  }
  await context.close();
});
