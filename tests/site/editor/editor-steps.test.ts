import type { BrowserContext, Locator, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { GAMES } from '../../../src/games/index.ts';
import { EVERYTHING, someOf, testOfAll } from '../../support/seeds.ts';
import { handField } from '../support/editing.ts';
import { pageUrl } from '../support/built-site.ts';
import { axeFaults, hydrated, openAlive, visitor, type Visitor } from '../support/visit.ts';

const EDITED = GAMES.filter(({ tools }) => tools.edit).map(({ id }) => id);

let here: Visitor;
let context: BrowserContext;

beforeAll(async () => {
  here = await visitor();
});
afterAll(() => here.leave());
// A browser of its own for each: the editor remembers.
beforeEach(async () => {
  context = await here.newContext({ viewport: { width: 1280, height: 900 } });
});
afterEach(() => context.close());

const openEditor = async (game: string, width = 1280): Promise<Page> => {
  const { page } = await openAlive(context, pageUrl(here.served, `/${game}/editor/`));
  await page.setViewportSize({ width, height: 844 });
  return page;
};
const button = (page: Page, name: string | RegExp): Locator => page.getByRole('button', { name });
const next = (page: Page): Locator => page.locator('[data-part="next"]');
const legend = (page: Page): Promise<string> => next(page).locator('legend').innerText();
const plays = (page: Page): Promise<string> => page.locator('#in-plays').inputValue();
/** Steps back over the table, a card each time. */
async function stepBack(page: Page, times: number): Promise<void> {
  // One key after another; a click would wait each time until the page stands still.
  await button(page, 'Back one card').first().focus();
  for (let i = 0; i < times; i++) await page.keyboard.press('Enter');
}

test.each(someOf([390, 1280], 1))('whoever is to play stands where he stood before, %i px wide', async (width) => {
  const page = await openEditor('reversis', width);
  if (width < 700) await button(page, 'Play').first().click();
  /** How high the name and the cards of each seat stand; 0 for what is not shown. */
  const heights = (): Promise<readonly number[]> =>
    page
      .locator('[data-part="baize"] [data-part="seat"]')
      .evaluateAll((seats) =>
        seats.flatMap((seat) =>
          [seat.firstElementChild!, seat.lastElementChild!].map((part) => part.getBoundingClientRect().top),
        ),
      );
  // The buttons that step stand below the table.
  const [table, controls] = await Promise.all([
    page.locator('[data-part="baize"]').boundingBox(),
    button(page, 'Back one card').first().boundingBox(),
  ]);
  expect(controls!.y).toBeGreaterThanOrEqual(table!.y + table!.height);
  // Nobody is to play at the end; at the four steps before it, everybody in turn, and at the four before those.
  const before = await heights();
  expect(before).toHaveLength(8);
  expect(Math.min(...before)).toBeGreaterThan(0);
  for (let i = 0; i < (EVERYTHING ? 8 : 4); i++) {
    await stepBack(page, 1);
    expect(await heights(), `step ${String(i + 1)} from the end`).toEqual(before);
  }
});

describe('stepped back', () => {
  test('it says who is to play there; the card that was played only goes on to the next step', async () => {
    const page = await openEditor('reversis');
    expect(await legend(page)).toBe('All cards are played');
    const whole = await plays(page);
    // The last trick is AH AC 9D 8S, led by first hand. Back over the end, 8S and 9D: third hand is to play.
    await stepBack(page, 3);
    expect(await legend(page)).toContain('Third hand to play');
    await next(page).getByRole('button', { name: 'nine of diamonds' }).click();
    expect(await legend(page)).toContain('Dealer to play');
    expect(await plays(page)).toBe(whole);
    expect(await page.locator('[data-part="lines"]').count()).toBe(0);
  });

  test('another card begins a branch: the deal stays as its main line, and undo takes the branch away', async () => {
    const page = await openEditor('reversis');
    const whole = await plays(page);
    // Back over the end, tricks 11, 10 and 9 (12 cards), and 5S 7C of trick 8, 3C 2C 5S 7C: 14 cards.
    await stepBack(page, 15);
    expect(await legend(page)).toContain('Dealer to play');
    await next(page).locator('[data-part="hand"] button').filter({ hasNotText: 'five of spades' }).first().click();
    // The focus goes on to what comes next.
    expect(await next(page).locator(':focus').count()).toBe(1);
    const lines = whole.split('\n');
    // Seven tricks and 3C 2C stand as they were; the card follows them.
    expect((await plays(page)).split('\n').slice(0, 7)).toEqual(lines.slice(0, 7));
    expect(await plays(page)).toMatch(/\n3C 2C (?!5S)\w\w$/);
    if (EVERYTHING) expect(await axeFaults(page, {}), 'axe, with a branch').toEqual([]);
    const tree = page.locator('[data-part="lines"] li > button');
    expect(await tree.count()).toBe(2);
    await tree.first().click();
    expect(await plays(page)).toBe(whole);
    // From the main line to the branch by undo, and to the deal without it.
    await button(page, 'Undo').click();
    await button(page, 'Undo').click();
    expect(await plays(page)).toBe(whole);
    expect(await tree.count()).toBe(0);
  });

  testOfAll('by keys: up and down change the line; promoted or struck, step and focus stay', async () => {
    const page = await openEditor('reversis');
    await stepBack(page, 15);
    await next(page).locator('[data-part="hand"] button').filter({ hasNotText: 'five of spades' }).first().click();
    const current = page.locator('[data-part="lines"] [aria-current]');
    const place = page.locator('[data-part="say"]');
    const slider = page.locator('[data-part="stepped"] input[type="range"]');
    await slider.press('ArrowUp');
    expect(await current.innerText()).toMatch(/^Main line/);
    await slider.press('ArrowDown');
    expect(await current.innerText()).toMatch(/^Branch 1/);
    await stepBack(page, 3);
    const there = await place.innerText();
    await button(page, 'Make this the main line').press('Enter');
    expect(await place.innerText()).toBe(there);
    expect(await page.locator('[data-part="branches"]:focus').count()).toBe(1);
    await page.keyboard.press('ArrowDown');
    await button(page, /^Strike/).press('Enter');
    expect(await page.locator('[data-part="lines"]').count()).toBe(0);
    expect(await page.evaluate(() => document.activeElement === document.body)).toBe(false);
    await button(page, 'Undo').click();
    expect(await current.innerText()).toMatch(/^Branch 1/);
  });

  testOfAll('the house plays on from the step shown in a branch', async () => {
    const page = await openEditor('reversis');
    const whole = await plays(page);
    await stepBack(page, 15);
    await button(page, 'Let the house play from here').click();
    await page.getByText('our simplest computer player').waitFor();
    const played = (await plays(page)).split('\n');
    expect(played.slice(0, 7)).toEqual(whole.split('\n').slice(0, 7));
    expect(played).toHaveLength(11);
    await button(page, 'Undo').click();
    expect(await plays(page)).toBe(whole);
  });
});

testOfAll(
  'what was possible is proved, and a proved play opens as a branch at the card with which it departs',
  async () => {
    const page = await openEditor('quadrille');
    const whole = await plays(page);
    await button(page, 'Work out what was possible').press('Enter');
    // The button goes; the focus stays.
    await page.locator('[data-part="possible"]:focus').waitFor();
    await button(page, /^Show the play/)
      .first()
      .press('Enter');
    const tree = page.locator('[data-part="lines"] li > button');
    await tree.nth(1).waitFor();
    expect(await tree.nth(1).getAttribute('aria-current')).toBe('true');
    const proved = await plays(page);
    expect(proved).not.toBe(whole);
    // The branch is listed with the place where it leaves the deal, and the table shows that place.
    const [, at = ''] = /(Trick \d+, \w+ card)/.exec(await tree.nth(1).innerText()) ?? [];
    expect(await page.locator('[data-part="say"]').innerText()).toContain(at);
    expect(at).not.toBe('');
    await tree.first().click();
    expect(await plays(page)).toBe(whole);
  },
);

testOfAll('by hand: a full hand sends the next cards to the next seat, and takes no more of them', async () => {
  const page = await openEditor('reversis');
  await button(page, 'Clear the table').click();
  const pack = page.locator('[data-part="pack"] button');
  // One after another, each once the last is drawn; a click with the pointer would wait each time until the page stands still.
  await pack.evaluateAll(async (cards) => {
    for (const i of cards.keys()) {
      document.querySelectorAll<HTMLElement>('[data-part="pack"] button')[i]!.click();
      await new Promise(requestAnimationFrame);
    }
  });
  // 1785, four players: eleven each, the dealer twelve, and a talon of three: 11 + 11 + 11 + 12 + 3 = 48.
  for (const [place, count] of [
    ['First hand', 11],
    ['Second hand', 11],
    ['Third hand', 11],
    ['Dealer', 12],
    ['Talon', 3],
  ] as const)
    expect(await page.getByRole('radio', { name: `${place}: ${String(count)} cards` }).count(), place).toBe(1);
  await page.getByRole('radio', { name: /^First hand/ }).check({ force: true });
  await pack.last().click();
  const said = page.locator('[data-part="notice"]');
  expect(await said.innerText()).toContain('First hand already has all its cards (11)');
  expect((await handField(page, 'First hand').inputValue()).split(' ')).toHaveLength(11);
  // One taken out makes room, and what was said of the deal as it stood goes.
  await pack.first().click();
  expect(await said.count()).toBe(0);
  await pack.last().click();
  expect((await handField(page, 'First hand').inputValue()).split(' ')).toHaveLength(11);
});

testOfAll('where the house cannot play on it says why, and no longer once the deal changes', async () => {
  const page = await openEditor('reversis');
  await button(page, 'Clear the table').click();
  await handField(page, 'First hand').fill('KS QS');
  await handField(page, 'Second hand').fill('8S');
  await button(page, 'Let the house play from here').click();
  const said = page.locator('[data-part="notice"]');
  await said.waitFor();
  expect(await said.innerText()).toContain(
    'The house cannot play on: third hand has no cards left, and the house plays only while everyone has a card.',
  );
  await handField(page, 'Third hand').fill('2S');
  expect(await said.count()).toBe(0);
});

testOfAll('a cleared table has no card, no rule turned and no end', async () => {
  const page = await openEditor('reversis');
  await button(page, /^Rules(?! that)/).click();
  await page.locator('[data-part="rules"] input[type="radio"]:not(:checked)').first().check({ force: true });
  expect(await button(page, /^Rules(?! that)/).innerText()).toContain('(1');
  await button(page, /^Rules(?! that)/).click();
  await button(page, 'Clear the table').click();
  expect(await button(page, /^Rules(?! that)/).innerText()).toBe('Rules');
  expect(await legend(page)).toBe('Deal cards to begin');
  expect(await page.locator('[data-part="say"]').innerText()).toBe('');
  await button(page, 'Undo').click();
  expect(await button(page, /^Rules(?! that)/).innerText()).toContain('(1');
});

test.each(someOf(EDITED, 1))('%s: opened for the first time, no rule is turned', async (game) => {
  const page = await openEditor(game);
  expect(await button(page, /^Rules(?! that)/).innerText()).toBe('Rules');
});

test('in two windows: what is done in one is shown in the other, which says so; undo brings its own deal back', async () => {
  const first = await openEditor('reversis');
  await handField(first, 'First hand').fill('KS');
  const { page: second } = await openAlive(context, pageUrl(here.served, '/reversis/editor/'));
  expect(await handField(second, 'First hand').inputValue()).toBe('KS');
  for (const cards of ['Q', 'QS', 'QS J', 'QS JS']) await handField(second, 'Second hand').fill(cards);
  await expect.poll(() => handField(first, 'Second hand').inputValue()).toBe('QS JS');
  const said = first.locator('[data-part="notice"]');
  expect(await said.innerText()).toContain('Another window changed this deal.');
  await button(first, 'Undo').click();
  expect(await handField(first, 'First hand').inputValue()).toBe('KS');
  expect(await handField(first, 'Second hand').inputValue()).not.toBe('QS JS');
  expect(await said.count()).toBe(0);
});

testOfAll(
  'in two windows: undo to the deal that the page begins with, and redo, reach the other and a reload',
  async () => {
    const first = await openEditor('reversis');
    const own = await handField(first, 'First hand').inputValue();
    await handField(first, 'First hand').fill('KS');
    const { page: second } = await openAlive(context, pageUrl(here.served, '/reversis/editor/'));
    expect(await handField(second, 'First hand').inputValue()).toBe('KS');
    await button(first, 'Undo').click();
    await expect.poll(() => handField(second, 'First hand').inputValue()).toBe(own);
    // The address follows a moment after the draft, and a reload goes by the address.
    await expect.poll(() => new URL(first.url()).hash).toBe('');
    await first.reload();
    await hydrated(first);
    expect(await handField(first, 'First hand').inputValue()).toBe(own);
    await handField(second, 'First hand').fill('QS');
    await expect.poll(() => handField(first, 'First hand').inputValue()).toBe('QS');
    await button(first, 'Undo').click();
    await expect.poll(() => handField(second, 'First hand').inputValue()).toBe(own);
    await button(first, 'Redo').click();
    await expect.poll(() => handField(second, 'First hand').inputValue()).toBe('QS');
  },
);

test('a kept draft whose changed rules cannot be read says so, and no rule is changed', async () => {
  const page = await openEditor('reversis');
  await handField(page, 'First hand').fill('KS');
  // The draft is stored when the page has been painted.
  await page.waitForFunction(() => Object.values<string>(localStorage).some((text) => text.includes('"KS"')));
  await page.evaluate(() => {
    for (const [name, text] of Object.entries<string>(localStorage))
      localStorage.setItem(name, text.replace('"changes":{}', '"changes":{"no.such.rule":1}'));
  });
  // Not reloaded: the address may hold the deal by now, and a page goes by its address.
  await page.close();
  const again = await openEditor('reversis');
  expect(await again.locator('[data-part="notice"]').innerText()).toContain('There is no rule called “no.such.rule”');
  expect(await button(again, /^Rules(?! that)/).innerText()).toBe('Rules');
  expect(await handField(again, 'First hand').inputValue()).toBe('KS');
});
