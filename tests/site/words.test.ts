import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { EVERYTHING, someOf, testOfAll } from '../support/seeds.ts';
import { pageUrl } from './support/built-site.ts';
import { atOnce, facing } from './support/playing.ts';
import { axeFaults, open, openAlive, settle, sticksOut, visitor, type Visitor } from './support/visit.ts';

/* Words that the glossary explains open where they stand. */

let here: Visitor;
beforeAll(async () => {
  here = await visitor();
});
afterAll(() => here.leave());

const EDITION = '/quadrille/tgq-1728/';
/** The button that opens the definition of a word. */
const WORD = 'button[popovertarget^="word-"]:not([popovertargetaction])';
const definitionOf = async (word: Locator): Promise<Locator> =>
  word.page().locator(`[id="${(await word.getAttribute('popovertarget')) ?? ''}"]`);

test('at any width, without a script, a definition stands above its word or below it, within the window', async () => {
  for (const viewport of [
    { width: 320, height: 640 },
    { width: 1280, height: 720 },
  ]) {
    const context = await here.newContext({ javaScriptEnabled: false, viewport });
    const { page, complaints } = await open(context, pageUrl(here.served, EDITION));
    const astray = await page.evaluate((buttons) => {
      const faults: string[] = [];
      const words = [...document.querySelectorAll<HTMLButtonElement>(buttons)].filter((word) => word.checkVisibility());
      for (const [i, word] of words.entries()) {
        const definition = document.getElementById(word.getAttribute('popovertarget') ?? '');
        word.scrollIntoView({ block: (['start', 'center', 'end'] as const)[i % 3]! });
        word.click();
        if (definition?.matches(':popover-open') !== true) {
          faults.push(`${word.textContent} does not open`);
          continue;
        }
        const [at, box] = [word.getBoundingClientRect(), definition.getBoundingClientRect()];
        // A pixel is lost to rounding.
        if (box.height === 0 || (box.bottom > at.top + 1 && box.top < at.bottom - 1))
          faults.push(`${word.textContent} is covered`);
        if (Math.min(box.left, box.top) < 0 || box.right > innerWidth || box.bottom > innerHeight)
          faults.push(`the definition of ${word.textContent} is not in the window`);
        word.click();
        if (definition.matches(':popover-open')) faults.push(`${word.textContent} does not shut`);
      }
      return { faults, count: words.length };
    }, WORD);
    const size = `${String(viewport.width)} px`;
    expect(astray.count, size).toBeGreaterThan(10);
    expect.soft(astray.faults, size).toEqual([]);
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
  const word = page.locator(`${WORD}:visible`).nth(2);
  const definition = await definitionOf(word);
  await word.focus();
  const requestsBefore = requests.length;
  await page.keyboard.press('Enter');
  await definition.waitFor({ state: 'visible' });
  expect.soft(await axeFaults(page, {}, `[id="${(await definition.getAttribute('id')) ?? ''}"]`)).toEqual([]);
  await page.keyboard.press('Tab');
  expect.soft(await definition.evaluate((leaf) => leaf.contains(document.activeElement))).toBe(true);
  await page.keyboard.press('Escape');
  await definition.waitFor({ state: 'hidden' });
  expect.soft(await word.evaluate((button) => document.activeElement === button)).toBe(true);
  expect.soft(requests.length).toBe(requestsBefore);
  await context.close();
});

test('on paper a word is the link it is in a browser that cannot lay a definition beside it', async () => {
  const context = await here.newContext({ javaScriptEnabled: false });
  const { page } = await open(context, pageUrl(here.served, EDITION));
  const link = page.locator(`a:has(+ ${WORD})`).first();
  expect.soft(await link.isVisible()).toBe(false);
  expect.soft(await page.locator(`${WORD}:not([hidden])`).count()).toBe(0);
  await page.emulateMedia({ media: 'print' });
  expect.soft(await link.isVisible()).toBe(true);
  expect.soft(await link.getAttribute('href')).toContain('/glossary/#');
  expect.soft(await page.locator(`${WORD}:visible`).count()).toBe(0);
  expect.soft(await page.locator('[popover][id^="word-"]:visible').count()).toBe(0);
  await context.close();
});

/** Opens a definition by its word with the Enter key, and closes it with Escape. */
async function openAndClose(page: Page, word: Locator): Promise<void> {
  const definition = await definitionOf(word);
  // What is far down the page is laid out when it comes near, and then has its place.
  await word.scrollIntoViewIfNeeded();
  await settle(page);
  await word.focus();
  await page.keyboard.press('Enter');
  await definition.waitFor({ state: 'visible' });
  const [box, at] = [await definition.boundingBox(), await word.boundingBox()];
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  if (!box || !at) throw new Error('A definition or its word has no place.');
  expect.soft(box.x >= 0 && box.x + box.width <= width && box.y >= 0 && box.y + box.height <= height).toBe(true);
  // A pixel is lost to rounding.
  expect.soft(box.y + box.height <= at.y + 1 || box.y >= at.y + at.height - 1, 'covers its word').toBe(true);
  if (EVERYTHING)
    expect.soft(await axeFaults(page, {}, `[id="${(await definition.getAttribute('id')) ?? ''}"]`)).toEqual([]);
  await page.keyboard.press('Escape');
  await definition.waitFor({ state: 'hidden' });
  expect.soft(await word.evaluate((button) => document.activeElement === button)).toBe(true);
}

/** The smallest window first, where a definition has least room. */
const WINDOWS = [
  [320, 640],
  [1280, 800],
] as const;

describe.each(someOf(WINDOWS, 1))('at %i by %i a definition opens and closes from the keyboard', (width, height) => {
  const opened = async (path: `/${string}`, fragment = ''): Promise<Page> => {
    const context = await here.newContext({ viewport: { width, height } });
    return (await openAlive(context, new URL(fragment, pageUrl(here.served, path)))).page;
  };

  testOfAll('in five minutes', async () => {
    const page = await opened('/reversis/');
    await openAndClose(page, page.locator(`[data-part="lesson"] ${WORD}:visible`).first());
    expect.soft(await sticksOut(page)).toEqual([]);
    await page.context().close();
  });

  test('in the text of a first hand, and beside its table', async () => {
    const page = await opened('/reversis/play/first/');
    for (const part of ['told', 'guide-text'])
      await openAndClose(page, page.locator(`[data-part="${part}"] ${WORD}:visible`).first());
    expect.soft(await sticksOut(page)).toEqual([]);
    await page.context().close();
  });

  test('in the notes of a deal, in the sentence of a step, and in its sums, which are laid out two seconds after the table', async () => {
    const page = await opened('/reversis/deals/1850-la-bonne/');
    for (const part of ['[data-step]', '[data-part="told"]'])
      await openAndClose(page, page.locator(`${part} ${WORD}:visible`).first());
    await page.waitForFunction(() => {
      const worked = document.querySelector('section:has(> #worked)');
      return worked?.getAnimations().length === 0;
    });
    await openAndClose(page, page.locator(`section:has(> #worked) ${WORD}:visible`).last());
    expect.soft(await sticksOut(page)).toEqual([]);
    await page.context().close();
  });

  test('at the table, and in what counts, which stays open; the book on the table decides what a word means', async () => {
    const page = await opened('/reversis/play/', '#book=almanach-1785&deal=4711&seat=third');
    await atOnce(page);
    await facing(page);
    const fallen = page.locator(`[data-part="play"] ${WORD}:visible`).first();
    await openAndClose(page, fallen);
    await page.keyboard.press('c');
    const crib = page.getByRole('dialog', { name: 'What counts' });
    const quinola = crib.locator(`${WORD}[popovertarget="word-quinola"]`);
    await openAndClose(page, quinola);
    expect.soft(await crib.isVisible()).toBe(true);
    await quinola.press('Enter');
    expect.soft(await (await definitionOf(quinola)).locator('[data-sense]:visible').count()).toBe(1);
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await crib.waitFor({ state: 'detached' });
    await page.context().close();
  });

  testOfAll('below the bids', async () => {
    const page = await opened('/quadrille/play/', '#book=tgq-1728&deal=5&seat=first');
    await atOnce(page);
    await facing(page);
    await openAndClose(page, page.locator(`[data-part="questions"] ${WORD}:visible`).first());
    await page.context().close();
  });
});
