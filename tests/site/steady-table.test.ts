import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { builtSite, pageUrl } from './built-site.ts';
import { hydrated, visitor, type Visitor } from './visit.ts';

/*
 * A reader steps through a deal with the thumb or the pointer on Next. Whatever the cards do, the table keeps its height, each
 * player's card of the trick its place, and no button moves: in every deal on file, alone or in a session, on a phone and on
 * a desk.
 */
const WIDTHS = [390, 1280];
const DEALS = /^\/[a-z]+\/(deals\/[^/]+|sessions\/[^/]+\/\d+)\/$/;

const built = builtSite();
const deals = built.pages.map(({ path }) => path).filter((path) => DEALS.test(path));
let here: Visitor;
let context: BrowserContext;

beforeAll(async () => {
  here = await visitor();
  context = await here.newContext();
});

afterAll(() => here.leave());

/** Presses Next to the end. Gives how many steps there were, and whatever stood in more than one place or stuck out of its own. */
const stepThrough = (page: Page): Promise<{ readonly steps: number; readonly faults: readonly string[] }> =>
  page.evaluate(async () => {
    const places = new Map<string, Set<string>>();
    const faults = new Set<string>();
    const look = (name: string, element: Element | null): void => {
      if (!element) return;
      const { left, top, width, height } = element.getBoundingClientRect();
      const stands = [left, top + scrollY, width, height].map((n) => Math.round(n)).join(' ');
      places.set(name, (places.get(name) ?? new Set()).add(stands));
    };
    const slider = document.querySelector<HTMLInputElement>('.scrub input')!;
    const next = document.querySelector<HTMLElement>('.does-forward')!;
    const last = Number(slider.max);
    for (let step = 0; step <= last; step++) {
      if (Number(slider.value) !== step) faults.add(`after ${String(step)} times Next the step is ${slider.value}`);
      look('the table', document.querySelector('.baize, .board'));
      look('the bar', slider);
      for (const button of document.querySelectorAll('.btns button')) look(button.className, button);
      for (const card of document.querySelectorAll('.trick > li')) look(`the card ${card.className}`, card);
      const table = document.querySelector('.baize')?.getBoundingClientRect();
      for (const part of document.querySelectorAll('.seat, .pools, .game-note')) {
        const { left, right, top, bottom } = part.getBoundingClientRect();
        if (table && (left < table.left || right > table.right || top < table.top || bottom > table.bottom))
          faults.add(`step ${String(step)}: ${part.className} sticks out of the table`);
      }
      const place = document.querySelector('.place')!;
      if (place.scrollWidth > place.clientWidth) faults.add(`“${place.textContent}” is cut off`);
      next.click();
      // The view is made anew before this goes on.
      await new Promise<void>((resolve) => {
        queueMicrotask(() => queueMicrotask(resolve));
      });
    }
    for (const [name, stood] of places)
      if (stood.size > 1) faults.add(`${name}: ${[...stood].slice(0, 3).join(' | ')}`);
    return { steps: last, faults: [...faults] };
  });

/** First and Next are as far apart as a thumb needs: neither in one row side by side, nor one under the other. */
const areApart = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const [first, next] = ['.does-first', '.does-forward'].map((name) =>
      document.querySelector(name)!.getBoundingClientRect(),
    );
    return first!.bottom <= next!.top && next!.left - first!.right > 88;
  });

/** Goes through some of the deals in one window, each loaded once for all widths. */
async function go(paths: readonly string[]): Promise<readonly string[]> {
  const page = await context.newPage();
  const faults: string[] = [];
  for (const path of paths) {
    await page.goto(pageUrl({ ...built, origin: here.origin }, path).href, { waitUntil: 'load' });
    await hydrated(page);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 844 });
      await page.evaluate(() => document.querySelector<HTMLElement>('.does-first')!.click());
      const found = await stepThrough(page);
      faults.push(...found.faults.map((fault) => `${path} at ${String(width)}: ${fault}`));
      if (found.steps === 0) faults.push(`${path} has no steps`);
    }
    await page.setViewportSize({ width: 390, height: 844 });
    if (!(await areApart(page))) faults.push(`${path}: First stands beside or over Next`);
  }
  await page.close();
  return faults;
}

test('stepping through any deal moves neither the table nor a button', { timeout: 300_000 }, async () => {
  expect(deals.length).toBeGreaterThan(100);
  const half = Math.ceil(deals.length / 2);
  const faults = await Promise.all([go(deals.slice(0, half)), go(deals.slice(half))]);
  expect(faults.flat()).toEqual([]);
});
