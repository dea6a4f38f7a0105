import type { BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { GAMES } from '../../../src/games/index.ts';
import { EVERYTHING, testOfAll } from '../../support/seeds.ts';
import { pageUrl } from '../support/built-site.ts';
import { atOnce, facing, playByKeys } from '../support/playing.ts';
import { axeFaults, open, openAlive, sticksOut, visitor, type Visitor } from '../support/visit.ts';

let here: Visitor;
beforeAll(async () => {
  here = await visitor();
});
afterAll(() => here.leave());

const address = (fragment = '', game = 'reversis'): URL =>
  new URL(fragment, pageUrl(here.served, `/${game}/play/today/`));

/** A browser on 23 November 2026, at noon. */
async function onTheDay(options: BrowserContextOptions = {}): Promise<BrowserContext> {
  const context = await here.contextOfItsOwn(options);
  await context.clock.setFixedTime(new Date(2026, 10, 23, 12));
  return context;
}

async function sit(context: BrowserContext, fragment = '', game = 'reversis'): Promise<Page> {
  const { page } = await openAlive(context, address(fragment, game));
  await atOnce(page);
  await facing(page);
  return page;
}

const hand = (page: Page): Promise<readonly string[]> =>
  page.getByRole('list', { name: 'Your hand' }).getByRole('button').allTextContents();
const head = (page: Page): Promise<string> => page.locator('[data-part="terms"] > p').innerText();
const result = (page: Page) => page.locator('[data-part="day-result"]');
/** Waits until the house has played the day too. */
const houseIsDone = (page: Page): Promise<void> =>
  result(page)
    .getByText(/^You (ended|did)/)
    .waitFor();
/** Lets the house play the reader’s cards too. */
async function showTheRest(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Show the rest', disabled: false }).click();
  await houseIsDone(page);
}
/** The two figures of a day’s result: yours and the house’s. */
const figures = (page: Page): Promise<readonly string[]> => result(page).getByRole('definition').allTextContents();

test('a day is played, beside the house; three lines are copied; a reload and another try keep the first result', async () => {
  const context = await onTheDay({
    viewport: { width: 1280, height: 800 },
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  const { page, complaints } = await openAlive(context, address());
  await atOnce(page);
  expect.soft(await head(page)).toMatch(/^Today, Monday 23 November 2026, by Bohn 1850, as \w+/);
  expect.soft(new URL(page.url()).hash).toBe('');
  await playByKeys(page);
  await houseIsDone(page);
  const both = await figures(page);
  expect.soft(both).toHaveLength(2);
  for (const figure of both) expect.soft(figure).toMatch(/^(0|[+−]\d+)$/);
  expect.soft(await page.getByRole('list', { name: 'Tricks taken' }).getByRole('listitem').count()).toBe(2);
  expect.soft(await result(page).getByRole('link', { name: 'See how the house played' }).count()).toBe(1);
  expect.soft(await axeFaults(page, {}, '[data-part=play]'), 'axe, the deal over').toEqual([]);

  await page.getByRole('button', { name: 'Copy the three lines' }).press('Enter');
  await result(page).getByText('Copied.').waitFor();
  const lines = (await page.evaluate(() => navigator.clipboard.readText())).split('\n');
  expect.soft(lines).toHaveLength(3);
  expect.soft(lines[0]).toBe('Quinola, deal of the day, 23 November 2026: Réversis by Bohn 1850');
  expect
    .soft(lines[1])
    .toMatch(/^I (won \d|lost \d|came out even).*; the house in my seat (won \d|lost \d|came out even)/);
  expect.soft(lines[2]).toBe(address('#day=2026-11-23').href);

  await page.reload();
  await facing(page);
  expect.soft(await figures(page), 'reloaded').toEqual(both);
  const row = page.getByRole('region', { name: 'All days' }).getByRole('row', { name: /Mon 23 Nov/ });
  expect.soft(await row.getByRole('cell').allTextContents()).toEqual([...both, 'Open it']);

  // Another try changes nothing that is kept; while it is played, the result stands below the table.
  await page.locator('[data-part="play"]').focus();
  for (let i = 0; i < 4; i++) await page.keyboard.press('u');
  await page.getByRole('region', { name: 'Your result' }).waitFor();
  await page.getByRole('button', { name: 'Show the rest', disabled: false }).click();
  await page.locator('[data-part="next"]').waitFor();
  expect.soft(await figures(page), 'played again').toEqual(both);

  // On to the day before, and back again.
  const held = await page.evaluate(() => localStorage.getItem('quinola.days.reversis'));
  await page.getByRole('button', { name: 'Play yesterday’s' }).click();
  await expect.poll(() => head(page)).toMatch(/^Sunday 22 November 2026, by /);
  await facing(page);
  expect.soft(new URL(page.url()).hash).toBe('#day=2026-11-22');
  expect.soft(await result(page).count()).toBe(0);
  await page.goBack();
  await expect.poll(() => head(page)).toMatch(/^Today, /);
  expect.soft(await figures(page), 'back').toEqual(both);
  expect.soft(await page.evaluate(() => localStorage.getItem('quinola.days.reversis'))).toBe(held);
  expect(complaints).toEqual([]);
  await context.close();
});

testOfAll(
  'everybody is dealt the same on a day, another deal the day before; a deal under way is there after a reload',
  async () => {
    const hands: (readonly string[])[] = [];
    for (const fragment of ['#day=2026-11-23', '#day=2026-11-22']) {
      const context = await onTheDay();
      hands.push(await hand(await sit(context, fragment)));
      await context.close();
    }
    const context = await onTheDay();
    const page = await sit(context);
    expect(hands[0]).toEqual(await hand(page));
    expect(hands[1]).not.toEqual(hands[0]);
    const now = await facing(page);
    if (now.keys === undefined) await page.keyboard.press('1');
    else for (const key of now.keys) await page.keyboard.press(key);
    await facing(page, now.stamp);
    const left = await hand(page);
    await page.reload();
    await facing(page);
    expect(await hand(page)).toEqual(left);
    await context.close();
  },
);

test('an impossible day in the address is answered with a sentence and today’s deal', async () => {
  const context = await onTheDay();
  const { page } = await openAlive(context, address('#day=2026-02-30'));
  for (const [fragment, sentence] of [
    ['#day=2026-02-30', 'There is no day “2026-02-30”.'],
    ['#day=2026-11-24', 'The deal of 24 November 2026 is not out yet'],
    ['#day=2025-01-01', 'the first was on 1 November 2026'],
  ] as const) {
    await page.evaluate((hash) => location.replace(hash), fragment);
    await page.getByRole('alert').getByText(sentence).waitFor();
    expect.soft(await page.getByRole('alert').innerText()).toContain('Here is today’s deal.');
    expect.soft(await head(page)).toMatch(/^Today, /);
  }
  await context.close();
});

testOfAll(
  'a browser that keeps nothing and does not let the page copy says so, and shows the result and the lines',
  async () => {
    const context = await onTheDay();
    await context.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new Error('full');
      };
      Object.defineProperty(navigator, 'clipboard', { value: undefined });
    });
    const { page } = await openAlive(context, address());
    await facing(page);
    expect.soft(await page.getByRole('alert').innerText()).toContain('This browser stores nothing for this site');
    await page.getByRole('button', { name: 'Dismiss' }).click();
    await atOnce(page);
    await showTheRest(page);
    expect.soft(await result(page).innerText()).toContain('You let the house play the rest.');
    expect
      .soft(await page.getByRole('region', { name: 'All days' }).innerText())
      .toContain('This browser stores nothing for this site, so the result lasts only as long as this page is open.');
    await page.getByRole('button', { name: 'Copy the three lines' }).click();
    await result(page).getByText('The lines are selected').waitFor();
    const selected = await page.evaluate(() => {
      const field = document.activeElement;
      return field instanceof HTMLTextAreaElement ? [field.selectionStart, field.selectionEnd, field.value.length] : [];
    });
    expect(selected).toEqual([0, selected[2], selected[2]]);
    await context.close();
  },
);

testOfAll('results of another version are set aside with a sentence', async () => {
  const context = await onTheDay();
  await context.addInitScript(() => {
    if (localStorage.getItem('quinola.days.reversis.unread') === null)
      localStorage.setItem('quinola.days.reversis', '{"version":9}');
  });
  const { page } = await openAlive(context, address());
  await page.getByText('The results stored in this browser were written by another version of the site').waitFor();
  expect(await page.evaluate(() => localStorage.getItem('quinola.days.reversis.unread'))).toBe('{"version":9}');
  await context.close();
});

testOfAll('at 320 by 568 nothing sticks out, while a day is played and when it is over', async () => {
  const height = 568;
  const context = await onTheDay({ viewport: { width: 320, height }, colorScheme: 'dark' });
  const page = await sit(context);
  expect.soft(await sticksOut(page)).toEqual([]);
  if (EVERYTHING) expect.soft(await axeFaults(page, {})).toEqual([]);
  await showTheRest(page);
  expect.soft(await sticksOut(page)).toEqual([]);
  expect.soft(await axeFaults(page, {})).toEqual([]);
  const next = page.getByRole('button', { name: 'Play yesterday’s' });
  const box = await next.boundingBox();
  expect.soft((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(height);
  await context.close();
});

const GAMES_OF_THE_DAY = GAMES.flatMap(({ id, tools }) => (tools.play ? [id] : []));

// The tests above are of Réversis; these are of the other games too.
test.each(GAMES_OF_THE_DAY.filter((game) => EVERYTHING && game !== 'reversis'))(
  '%s has its deal of the day, with both results',
  async (game) => {
    const context = await onTheDay();
    const { page } = await openAlive(context, address('#day=2026-11-05', game));
    await atOnce(page);
    await expect.poll(() => head(page)).toMatch(/^Thursday 5 November 2026, by /);
    await showTheRest(page);
    expect.soft(await figures(page)).toHaveLength(2);
    expect.soft(await page.getByRole('button', { name: 'Play today’s' }).count()).toBe(1);
    await context.close();
  },
);

test.each(GAMES_OF_THE_DAY)(
  '%s: without a script the page says what it is and leads to what can be read',
  async (game) => {
    const context = await here.newContext({ javaScriptEnabled: false });
    const { page } = await open(context, address('', game));
    const notice = page.locator('main noscript p');
    expect
      .soft(await notice.innerText())
      .toMatch(/^One (deal|game) of .+ a day, with the same (cards|dice) for everybody/);
    for (const path of ['deals', 'play/first'])
      expect.soft(await notice.locator(`a[href$="/${game}/${path}/"]`).isVisible()).toBe(true);
    expect.soft(await page.locator('[data-part="play"]').isVisible()).toBe(false);
    await context.close();
  },
);
