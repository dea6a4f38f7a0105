import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { EVERYTHING, someOf, testOfAll } from '../../support/seeds.ts';
import { pageUrl } from '../support/built-site.ts';
import { atOnce, facing, playByKeys, tableFold } from '../support/playing.ts';
import { axeFaults, openAlive, sticksOut, visitor, type Visitor } from '../support/visit.ts';

const FRAGMENT = '#book=almanach-1785&deal=4711&seat=third';

let here: Visitor;
beforeAll(async () => {
  here = await visitor();
});
afterAll(() => here.leave());

const sit = async (width: number, height: number): Promise<Page> => {
  const context = await here.newContext({ viewport: { width, height } });
  const { page } = await openAlive(context, new URL(FRAGMENT, pageUrl(here.served, '/reversis/play/')));
  await atOnce(page);
  await facing(page);
  return page;
};

/** The smallest window first. */
const WINDOWS = [
  [320, 568],
  [390, 844],
  [1280, 800],
] as const;

test.each(someOf(WINDOWS, 1))(
  'at %i by %i the crib opens by its key, leaves the hand in sight, and Escape closes it',
  async (width, height) => {
    const page = await sit(width, height);
    await page.keyboard.press('c');
    const crib = page.getByRole('dialog', { name: 'What counts' });
    await crib.waitFor();
    const [box, hand] = [await crib.boundingBox(), await page.getByRole('list', { name: 'Your hand' }).boundingBox()];
    expect.soft((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual((hand?.y ?? 0) + 1);
    expect
      .soft(await crib.getByRole('row', { name: /^Quinola forced its holder pays .+ 8 fiches §\d+$/ }).count())
      .toBe(1);
    expect.soft(await crib.getByRole('cell', { name: 'the basket pays its holder' }).count()).toBe(1);
    expect.soft(await crib.getByRole('link', { name: /^§\d+$/ }).count()).toBeGreaterThan(5);
    expect.soft(await sticksOut(page)).toEqual([]);
    expect.soft(await axeFaults(page, {}, '[role=dialog], dialog[open]')).toEqual([]);
    await page.keyboard.press('Escape');
    await crib.waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'What counts' }).click();
    await crib.getByRole('button', { name: 'Close' }).click();
    await crib.waitFor({ state: 'detached' });
    await page.context().close();
  },
);

testOfAll('a name given to a place stands there, and after a reload', async () => {
  const page = await sit(1280, 800);
  await tableFold(page).click();
  const left = page.getByRole('textbox', { name: 'Left' });
  await left.fill('Anne');
  await left.press('Tab');
  await page.getByRole('region', { name: 'Anne' }).waitFor();
  await page.reload();
  await facing(page);
  expect(await page.getByRole('region', { name: 'Anne' }).count()).toBe(1);
  expect(await page.getByRole('region', { name: 'Across' }).count()).toBe(1);
  await page.context().close();
});

test.each(someOf(WINDOWS, 1))(
  'at %i by %i a deal ends with its sums, the next deal is at hand, and nothing covers where the deal turned',
  async (width, height) => {
    const page = await sit(width, height);
    await playByKeys(page);
    const panel = page.getByRole('region', { name: /^You (won|lost|come out)/ });
    await panel.waitFor();
    // The points of all players and of the cards set aside are those of the pack: 4 × (4 + 3 + 2 + 1), and 1 more for the Quinola.
    const sums = await panel.locator('li > b').allTextContents();
    const points = sums.slice(0, 5).map(Number);
    expect.soft(points.reduce((sum, each) => sum + each, 0)).toBe(41);
    expect.soft(points.slice(0, 4)).toEqual(points.slice(0, 4).toSorted((a, b) => a - b));
    const turned = panel.getByText(
      /^(Proved with all cards open|The house tried this, but it is not proved): if you had /,
    );
    await turned.waitFor();
    const next = page.getByRole('button', { name: 'Play the next deal' });
    const box = await next.boundingBox();
    expect.soft((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(height);
    expect.soft(await next.evaluate((button) => button === document.activeElement)).toBe(true);
    expect.soft(await sticksOut(page)).toEqual([]);
    if (EVERYTHING) expect.soft(await axeFaults(page, {})).toEqual([]);
    const back = page.getByRole('button', { name: 'Play on from there' });
    await back.focus();
    const isOnTop = await back.evaluate((button) => {
      const { left, top, width: wide, height: high } = button.getBoundingClientRect();
      return document.elementFromPoint(left + wide / 2, top + high / 2) === button;
    });
    expect.soft(isOnTop).toBe(true);
    const card =
      /(?:played|chosen) the (\w+ of \w+) /.exec(await page.locator('[data-part="turned"]').innerText())?.[1] ?? '';
    await back.press('Enter');
    await facing(page);
    expect(
      await page.getByRole('list', { name: 'Your hand' }).getByRole('button', { name: card, disabled: false }).count(),
    ).toBe(1);
    await page.context().close();
  },
);
