import type { Page, ViewportSize } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { EVERYTHING, someOf } from '../../support/seeds.ts';
import { pageUrl } from '../support/built-site.ts';
import { openAlive, visitor, type Visitor } from '../support/visit.ts';

/*
 * Whoever lays out a deal has in one window what he works with: the pack and the places to be filled, what comes next, and
 * where each stands. On a telephone it is the cards or the play, with where each stands in sight of both.
 */
const WIDE: readonly ViewportSize[] = [
  { width: 1280, height: 720 },
  { width: 1440, height: 900 },
  { width: 768, height: 1024 },
];
const NARROW: readonly ViewportSize[] = [
  { width: 390, height: 844 },
  { width: 320, height: 720 },
];
const SIZES = [...someOf(WIDE, 1), ...someOf(NARROW, 1)];
const CARDS = [
  '[data-part="stands"]',
  '[data-part="dealing"]',
  '[data-part="targets"]',
  '[data-part="pack"]',
  '[data-part="pack"] li:last-child button',
];
const PLAY = [
  '[data-part="baize"]',
  '[data-part="stands"]',
  '[data-part="next"]',
  '[data-part="or-else"]',
  '[data-part="controls"]',
  '[data-part="say"]',
];

let here: Visitor;

beforeAll(async () => {
  here = await visitor();
});
afterAll(() => here.leave());

/** What is not wholly in the window, or lies over a neighbour. */
const outside = (page: Page, parts: readonly string[]): Promise<readonly string[]> =>
  page.evaluate((names) => {
    const faults: string[] = [];
    const boxes = names.map((name) => [name, document.querySelector(name)?.getBoundingClientRect()] as const);
    for (const [name, box] of boxes) {
      if (!box || box.width === 0 || box.height < 20) faults.push(`${name} is not shown`);
      else if (box.left < -1 || box.right > innerWidth + 1 || box.top < -1 || box.bottom > innerHeight + 1)
        faults.push(`${name} is not in the window`);
    }
    const below = document.querySelector('[data-part="below"]')!.getBoundingClientRect();
    for (const [name, box] of boxes)
      if (box && box.bottom > below.top + 1) faults.push(`${name} lies over what follows`);
    if (scrollY !== 0) faults.push('the page has moved');
    return faults;
  }, parts);

/** Choices that scroll out of their place. */
const hidden = (page: Page): Promise<number> =>
  page
    .locator('[data-part="next"] [data-part="hand"] button, [data-part="next"] [data-part="said"] button')
    .evaluateAll(
      (buttons) =>
        buttons.filter((button) => {
          const ways = button.closest('[data-part="ways"]')!.getBoundingClientRect();
          return button.checkVisibility() && button.getBoundingClientRect().bottom > ways.bottom + 1;
        }).length,
    );

test.each(someOf(['reversis', 'quadrille'], 1))(
  '%s: a deal is dealt, played by hand and by the house without scrolling, at every size',
  async (game) => {
    const [first] = WIDE;
    const context = await here.newContext({ viewport: first! });
    const { page } = await openAlive(context, pageUrl(here.served, `/${game}/editor/`));
    const turn = (to: string): Promise<void> =>
      page.getByRole('group', { name: 'Show' }).getByRole('button', { name: to }).click();
    /** One window takes each size in turn. */
    const atEachSize = async (
      see: (size: string, isNarrow: boolean) => Promise<void>,
      sizes: readonly ViewportSize[] = SIZES,
    ): Promise<void> => {
      for (const viewport of sizes) {
        await page.setViewportSize(viewport);
        await page.evaluate(() => new Promise(requestAnimationFrame));
        await see(`${String(viewport.width)} × ${String(viewport.height)}`, NARROW.includes(viewport));
      }
      await page.setViewportSize(first!);
    };
    const look = (when: string): Promise<void> =>
      atEachSize(async (size, isNarrow) => {
        expect(await outside(page, isNarrow ? CARDS : [...CARDS, ...PLAY]), `${size}, ${when}`).toEqual([]);
        if (isNarrow) await turn('Play');
        expect(await outside(page, PLAY), `${size}, ${when}, the play`).toEqual([]);
        if (isNarrow) await turn('Cards');
      });
    if (EVERYTHING) await look('as it begins');
    const before = await page.locator('#in-hand-0').inputValue();
    await page.getByRole('button', { name: 'Deal another' }).click();
    await expect.poll(() => page.locator('#in-hand-0').inputValue()).not.toBe(before);
    await look('dealt');
    for (let i = 0; i < (EVERYTHING ? 6 : 2); i++) {
      // Each choice at one or two of the sizes, so that each size sees two or three of the six.
      const sizes = [SIZES[i % SIZES.length]!, SIZES[(i + 3) % SIZES.length]!];
      await atEachSize(async (size, isNarrow) => {
        if (isNarrow) await turn('Play');
        expect(await hidden(page), `${size}, choice ${String(i)}`).toBe(0);
        if (isNarrow) await turn('Cards');
      }, sizes);
      await page.locator('[data-part="next"] :is([data-part="hand"], [data-part="said"]) button').first().click();
    }
    await look('begun');
    await page.getByRole('button', { name: 'Let the house play from here' }).click();
    await page.locator('[data-part="say"]').getByText('simplest computer player').waitFor();
    await look('played');
    await page.getByRole('button', { name: 'Rules' }).click();
    await atEachSize(async (size) => {
      expect(await outside(page, ['[data-part="stands"]', '[data-part="rules"]']), `${size}, the rules`).toEqual([]);
    });
    await context.close();
  },
);
