import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { GAMES } from '../../src/games/index.ts';
import { everyNth, someOf } from '../support/seeds.ts';
import { pageUrl } from './support/built-site.ts';
import { open, openAlive, visitor, type Visitor } from './support/visit.ts';

/** As people hold them; the smallest first. */
const PHONES = [
  { width: 320, height: 568 },
  { width: 390, height: 844 },
  { width: 320, height: 640 },
];
/** A line of the header: what a thumb needs, and air. */
const TWO_LINES = 112;

let here: Visitor;

beforeAll(async () => {
  here = await visitor();
});
afterAll(() => here.leave());

const phone = (viewport: (typeof PHONES)[number]): Promise<BrowserContext> =>
  here.newContext({ viewport, javaScriptEnabled: false, hasTouch: true });

/** How much of what is seen of an element sticks out of the window above or below, in pixels. */
const sticksOutBy = (page: Page, selector: string): Promise<number> =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => {
      const { top, bottom } = element.getBoundingClientRect();
      return Math.max(0, -top, bottom - innerHeight);
    });

describe.each(someOf(PHONES, 1))('without a script, on a phone of $width by $height', (viewport) => {
  test('the answer to a thrown card is in the window, the question is gone, and the next thing to do is offered', async () => {
    const context = await phone(viewport);
    const { page } = await open(context, pageUrl(here.served, '/'));
    // Of 1785: the winner of the trick pays 4 for a Quinola placed, and the basket of 20 is its holder’s.
    for (const [card, says, leads] of [
      ['quinola', '24', 'the-quinola-placed'],
      ['ace', '8', 'forced-by'],
      ['other', '8', 'forced-by'],
    ] as const) {
      await page.locator(`input[value="${card}"]`).first().check({ force: true });
      expect.soft(await sticksOutBy(page, '[data-part="answers"]'), card).toBe(0);
      expect.soft(await page.locator('[data-part="answers"]').innerText(), card).toContain(says);
      expect
        .soft(
          await page
            .getByRole('form', { name: 'One card is worth the whole basket' })
            .locator('legend')
            .evaluate((one) => getComputedStyle(one).opacity),
        )
        .toBe('0');
      const next = page.locator('[data-part="then"] a:visible');
      expect.soft(await next.count(), card).toBe(1);
      expect.soft(await next.getAttribute('href'), card).toContain(leads);
    }
    await page.getByRole('button', { name: 'Take it back' }).click();
    expect.soft(await page.locator('[data-part="then"]').isVisible()).toBe(false);
    await context.close();
  });

  test('the head of a page is two lines at most, menu included, and the menu opens and closes from the keyboard', async () => {
    const context = await phone(viewport);
    const { page } = await open(context, pageUrl(here.served, '/quadrille/'));
    expect
      .soft(await page.getByRole('banner').evaluate((head) => head.getBoundingClientRect().height))
      .toBeLessThanOrEqual(TWO_LINES);
    const compare = page.locator('#site-nav a', { hasText: 'Compare' });
    expect.soft(await compare.isVisible()).toBe(false);
    await page.locator('[popovertarget="site-nav"]').press('Enter');
    expect.soft(await compare.isVisible()).toBe(true);
    expect.soft(await sticksOutBy(page, '#site-nav')).toBe(0);
    // From a page of Quadrille to the comparison of Quadrille.
    expect.soft(await compare.getAttribute('href')).toMatch(/\/quadrille\/compare\/$/);
    await page.keyboard.press('Tab');
    expect.soft(await page.evaluate(() => document.activeElement?.closest('#site-nav') !== null)).toBe(true);
    await page.keyboard.press('Escape');
    expect.soft(await compare.isVisible()).toBe(false);
    await context.close();
  });
});

test.each(someOf([{ width: 768 }, { width: 1280 }, { width: 1024 }], 2))(
  'at $width px the head of a page has name, menu and search in one line, nothing cut',
  async ({ width }) => {
    const context = await here.newContext({ viewport: { width, height: 800 }, javaScriptEnabled: false });
    for (const path of ['/quadrille/', '/reversis/deals/1785-forced-by-the-player-opposite/']) {
      const { page } = await open(context, pageUrl(here.served, path));
      const parts = await page
        .getByRole('banner')
        .locator(':scope > :is(a, button, form), #site-nav a')
        .evaluateAll((all) =>
          all
            .map((one) => one.getBoundingClientRect())
            .flatMap(({ width: w, left, right, top }) => (w === 0 ? [] : [{ left, right, top }])),
        );
      expect.soft(Math.min(...parts.map(({ left }) => left)), path).toBeGreaterThanOrEqual(0);
      expect.soft(Math.max(...parts.map(({ right }) => right)), path).toBeLessThanOrEqual(width);
      // What stands in a line begins within half of its height.
      const tops = parts.map(({ top }) => top).sort((a, b) => a - b);
      expect.soft(tops.filter((top, i) => i === 0 || top - tops[i - 1]! > 20).length, path).toBe(1);
      await page.close();
    }
    await context.close();
  },
);

test('from the keyboard one card after the other is thrown, and the answer leads on', async () => {
  const context = await here.newContext({ viewport: { width: 1280, height: 800 }, javaScriptEnabled: false });
  const { page } = await open(context, pageUrl(here.served, '/'));
  await page.locator('input[name="throw"]').first().press('Space');
  expect.soft(await page.locator('[data-part="answers"]').innerText()).toContain('24');
  // Past five others to the ace of clubs, which is seen to lie on the table.
  for (let i = 0; i < 6; i++) await page.keyboard.press('ArrowRight');
  expect.soft(await page.locator('[data-part="answers"]').innerText()).toContain('the price of an ace');
  expect.soft(await page.locator('[data-laid="6"]').isVisible()).toBe(true);
  await context.close();
});

test('a doubt is a switch on the first page, without a script: a broken reversis costs 16, or 48', async () => {
  const context = await phone({ width: 390, height: 844 });
  const { page } = await open(context, pageUrl(here.served, '/'));
  const sums = (): Promise<string> =>
    page.locator('[data-part="doubt"] > :has(:checked) > [data-part="way"]').innerText();
  // The Almanach: sixteen fiches to the breaker; or three times that.
  expect.soft(await sums()).toMatch(/\b16\b/);
  await page.locator('[data-part="doubt"] input').nth(1).check();
  expect.soft(await sums()).toMatch(/\b48\b/);
  expect.soft(await page.locator('[data-part="way"]:visible').count()).toBe(1);
  await context.close();
});

/** The three doors, by where they lead. */
const WAYS_IN = [/\/play\/first\/$/, /\/play\/(today\/)?$/, /\/(#how-to-play[^/]*|[a-z]+-\d{4}\/)$/];

test.each([
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
])('the first screen of $width by $height says what the site is and has a trick and three doors', async (viewport) => {
  const context = await here.newContext({ viewport, javaScriptEnabled: false });
  const { page } = await open(context, pageUrl(here.served, '/'));
  expect
    .soft(await page.getByRole('heading', { level: 1 }).innerText())
    .toMatch(/rule books you can read, play and change/);
  for (const part of ['h1', '[data-part="baize"]', '[data-part="doors"]'])
    expect.soft(await sticksOutBy(page, part), part).toBe(0);
  const doors = page.locator('[data-part="doors"] li');
  expect.soft(await doors.count()).toBe(WAYS_IN.length);
  for (const [i, way] of WAYS_IN.entries()) {
    expect.soft(await doors.nth(i).getByRole('link').first().getAttribute('href')).toMatch(way);
    expect.soft(await doors.nth(i).innerText()).toMatch(/about \d+ (minutes|turns a deal)/);
  }
  await context.close();
});

test('every game begins with three doors, a list of tools and its books by year', async () => {
  const context = await here.newContext({ viewport: { width: 1280, height: 800 }, javaScriptEnabled: false });
  const games = globSync('content/games/*.mdx').filter((file) => /^start:$/m.test(readFileSync(file, 'utf8')));
  expect(games.length).toBeGreaterThan(1);
  for (const file of games) {
    const { page } = await open(context, pageUrl(here.served, `/${basename(file, '.mdx')}/`));
    const doors = page.locator('[data-part="doors"] li');
    for (const [i, way] of WAYS_IN.entries())
      expect.soft(await doors.nth(i).getByRole('link').first().getAttribute('href'), file).toMatch(way);
    expect.soft(await sticksOutBy(page, '[data-part="tools"]'), file).toBe(0);
    const years = page.locator('[data-part="books-line"]');
    expect.soft(await years.locator('svg a').count(), file).toBeGreaterThan(1);
    expect.soft(await years.locator('ol').isVisible(), file).toBe(false);
    await page.setViewportSize({ width: 390, height: 844 });
    expect.soft(await years.locator('ol').isVisible(), file).toBe(true);
    await page.close();
  }
  await context.close();
});

test('the page that asks which game puts the one visited last first', async () => {
  const context = await here.newContext({ viewport: { width: 1280, height: 800 } });
  const first = async (path: string): Promise<string> => {
    const { page } = await openAlive(context, pageUrl(here.served, path));
    const href = await page.locator('[data-part="choose-game"] li a').first().getAttribute('href');
    await page.close();
    return href ?? '';
  };
  const games = GAMES.filter(({ tools }) => tools.play && tools.compare).toReversed();
  for (const { id: game } of someOf(games, 1)) {
    const { page } = await open(context, pageUrl(here.served, `/${game}/history/`));
    await page.close();
    for (const tool of someOf(['play', 'compare'], 1))
      expect.soft(await first(`/${tool}/`)).toContain(`/${game}/${tool}/`);
  }
  await context.close();
});

test('an edition shows its first rule on the first screen; what we have seen of the book opens without a script', async () => {
  const context = await here.newContext({ viewport: { width: 1280, height: 800 }, javaScriptEnabled: false });
  for (const file of everyNth(globSync('content/editions/*.mdx').sort(), 8)) {
    const id = basename(file, '.mdx');
    const [, game = ''] = /^game: (.+)$/m.exec(readFileSync(file, 'utf8')) ?? [];
    const { page } = await open(context, pageUrl(here.served, `/${game}/${id}/`));
    expect.soft(await sticksOutBy(page, '[data-part="clause"] > [data-part="words"]'), id).toBe(0);
    await page.close();
  }
  const { page } = await open(context, pageUrl(here.served, '/reversis/almanach-1785/'));
  const facts = page.locator('[data-part="edition"] dl').first();
  expect.soft(await facts.isVisible()).toBe(false);
  await page.locator('[data-part="edition"] summary').first().press('Enter');
  expect.soft(await facts.isVisible()).toBe(true);
  await context.close();
});
