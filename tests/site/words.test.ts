import type { Locator } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { pageUrl } from './support/built-site.ts';
import { axeFaults, open, sticksOut, visitor, type Visitor } from './support/visit.ts';

/* Words that the glossary explains open where they stand. */

let here: Visitor;
beforeAll(async () => {
  here = await visitor();
});
afterAll(() => here.leave());

const EDITION = '/quadrille/tgq-1728/';
const definitionOf = async (word: Locator): Promise<Locator> =>
  word.page().locator(`[id="${(await word.getAttribute('popovertarget')) ?? ''}"]`);

test('at any width, without a script, a definition stands above its word or below it, within the window', async () => {
  for (const viewport of [
    { width: 320, height: 640 },
    { width: 1280, height: 720 },
  ]) {
    const context = await here.newContext({ javaScriptEnabled: false, viewport });
    const { page, complaints } = await open(context, pageUrl(here.served, EDITION));
    const words = page.locator('button.word:visible');
    const count = await words.count();
    expect(count).toBeGreaterThan(10);
    for (let i = 0; i < count; i += 3) {
      const word = words.nth(i);
      const definition = await definitionOf(word);
      await word.click();
      await definition.waitFor({ state: 'visible' });
      const [at, box] = [await word.boundingBox(), await definition.boundingBox()];
      const name = `${await word.innerText()} at ${String(viewport.width)}`;
      if (!at || !box) throw new Error(`${name} is not seen.`);
      // A pixel is lost to rounding.
      expect.soft(box.y + box.height <= at.y + 1 || box.y >= at.y + at.height - 1, name).toBe(true);
      expect.soft(Math.min(box.x, box.y), name).toBeGreaterThanOrEqual(0);
      expect.soft(box.x + box.width, name).toBeLessThanOrEqual(viewport.width);
      expect.soft(box.y + box.height, name).toBeLessThanOrEqual(viewport.height);
      await page.keyboard.press('Escape');
      await definition.waitFor({ state: 'hidden' });
    }
    expect.soft(await sticksOut(page)).toEqual([]);
    expect.soft(complaints).toEqual([]);
    await context.close();
  }
});

/** Words alone: in an edition the first key wakes the plates too. */
const TEXT = '/quadrille/history/';

test('from the keyboard a definition opens, lets one go on into it, and gives the focus back; nothing is asked for', async () => {
  const context = await here.newContext({ viewport: { width: 390, height: 844 } });
  const { page, requests } = await open(context, pageUrl(here.served, TEXT));
  const word = page.locator('button.word:visible').nth(2);
  const definition = await definitionOf(word);
  await word.focus();
  const asked = requests.length;
  await page.keyboard.press('Enter');
  await definition.waitFor({ state: 'visible' });
  expect
    .soft(await axeFaults(page, {}, `document.getElementById('${(await definition.getAttribute('id')) ?? ''}')`))
    .toEqual([]);
  await page.keyboard.press('Tab');
  expect.soft(await definition.evaluate((leaf) => leaf.contains(document.activeElement))).toBe(true);
  await page.keyboard.press('Escape');
  await definition.waitFor({ state: 'hidden' });
  expect.soft(await word.evaluate((button) => document.activeElement === button)).toBe(true);
  expect.soft(requests.length).toBe(asked);
  await context.close();
});

test('on paper a word is the link it is in a browser that cannot lay a definition beside it', async () => {
  const context = await here.newContext({ javaScriptEnabled: false });
  const { page } = await open(context, pageUrl(here.served, EDITION));
  const link = page.locator('a.word').first();
  expect.soft(await link.isVisible()).toBe(false);
  expect.soft(await page.locator('button.word:not([hidden])').count()).toBe(0);
  await page.emulateMedia({ media: 'print' });
  expect.soft(await link.isVisible()).toBe(true);
  expect.soft(await link.getAttribute('href')).toContain('/glossary/#');
  expect.soft(await page.locator('button.word:visible').count()).toBe(0);
  expect.soft(await page.locator('.definition:visible').count()).toBe(0);
  await context.close();
});
