import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { GAMES } from '#games/index.ts';
import { EVERYTHING, someOf, testOfAll } from '../../support/seeds.ts';
import { pageUrl, type Site } from '../support/built-site.ts';
import { tableFold, WINDOWS } from '../support/playing.ts';
import { axeFaults, hydrated, open, openAlive, settle, sticksOut, visitor, type Visitor } from '../support/visit.ts';

/* A game at tables against the house: by keyboard under every book, by touch on a phone, and what else can be done at it. */
const game = GAMES.find(({ kind, tools }) => kind === 'tables' && tools.play);
if (!game) throw new Error('No game at tables is played.');
const BOOKS = game.ruleSets.map(({ id }) => id);
const PLAY = `/${game.id}/play/`;
/** More turns than any game has: whoever has not finished by then never will. */
const MOST_TURNS = 600;
/** Turns that are played by touch. */
const BY_TOUCH = EVERYTHING ? MOST_TURNS : 6;

let here: Visitor;
let context: BrowserContext;
let served: Site;

beforeAll(async () => {
  here = await visitor();
  context = await here.newContext({ viewport: { width: 1280, height: 720 } });
  ({ served } = here);
});
afterAll(() => here.leave());

/** A board with the house at its fastest, so that nothing is waited for but what is thought. */
async function sit(to: BrowserContext, book: string, number: number) {
  const visit = await openAlive(to, new URL(`#book=${book}&deal=${String(number)}&seat=white`, pageUrl(served, PLAY)));
  const { page } = visit;
  await tableFold(page).click();
  await page.getByLabel('Pace').selectOption('at once');
  await tableFold(page).click();
  await settle(page);
  return visit;
}

const next = (page: Page) => page.locator('[data-part="go"]');
/** Waits until something is asked of the reader, or the game is over. One question to the page does. */
const openQuestion = (page: Page): Promise<'throw' | 'play' | 'over'> =>
  page.evaluate(
    () =>
      new Promise((resolve, reject) => {
        const look = (): void => {
          const isOver = document.querySelector('[data-part="over"]') !== null;
          if (
            !isOver &&
            !document.querySelector(
              '[data-part="go"]:not([aria-disabled="true"]), [data-part="spots"] :is([data-mark="may"], [data-mark="lifted"])',
            )
          )
            return;
          watch.disconnect();
          clearTimeout(late);
          const says = document.querySelector('[data-part="go"]')?.textContent;
          resolve(isOver ? 'over' : says === 'Throw the dice' ? 'throw' : 'play');
        };
        const watch = new MutationObserver(look);
        const late = setTimeout(() => {
          watch.disconnect();
          reject(new Error('Nothing is asked at the board.'));
        }, 120_000);
        watch.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
        look();
      }),
  );
const focused = (page: Page): Promise<string> =>
  page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? '');

/** Goes along both rows of the board with the arrows until a place says what is looked for; false where none does. */
async function walkTo(page: Page, what: RegExp): Promise<boolean> {
  if (await page.evaluate(() => document.activeElement?.closest('[data-part="spots"]') === null))
    await page.keyboard.press('ArrowRight');
  for (const key of ['ArrowLeft', 'ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowRight', 'ArrowUp'])
    for (let n = 0; n < 14; n++) {
      if (what.test(await focused(page))) return true;
      await page.keyboard.press(key);
    }
  return false;
}

test.each(someOf(BOOKS, 1))('a whole game of %s is played from the keyboard alone', async (book) => {
  const { page, complaints } = await sit(context, book, 4711);
  let played = 0;
  let byHand = 0;
  for (let n = 0; n < MOST_TURNS; n++) {
    const what = await openQuestion(page);
    if (what === 'over') break;
    if (what === 'throw' || (await next(page).isEnabled())) {
      await page.keyboard.press('p');
      continue;
    }
    played++;
    if (played > 4) {
      // The first play of the list, by its number; then it is played like any other.
      await page.keyboard.press('1');
      await page.keyboard.press('p');
      continue;
    }
    // A man after another with the arrows, and the Enter key to lift and to set down; men in hand by the number of a play.
    for (let man = 0; man < 4 && !(await next(page).isEnabled()); man++) {
      if (!(await walkTo(page, /can go to/))) break;
      await page.keyboard.press('Enter');
      if (!(await walkTo(page, /can be set down here/))) break;
      await page.keyboard.press('Enter');
      byHand++;
    }
    if (!(await next(page).isEnabled())) await page.keyboard.press('1');
  }
  expect(await openQuestion(page)).toBe('over');
  expect(played).toBeGreaterThan(4);
  expect(byHand).toBeGreaterThan(2);
  // The account is drawn after the panel.
  await expect
    .poll(() =>
      page
        .getByRole('table', { name: /^Paid in this game/ })
        .locator('tbody tr')
        .count(),
    )
    .toBeGreaterThan(0);
  expect(await page.getByRole('link', { name: 'Open this game as a replay' }).count()).toBe(1);
  // Where it turned is found while the panel can be read.
  await page
    .getByText(
      /^(The house tried this, but it is not proved: if you had played throw|The house tried your other choices)/,
    )
    .waitFor();
  await page.keyboard.press('n');
  await page.locator('[data-part="over"]').waitFor({ state: 'detached' });
  expect(complaints).toEqual([]);
  await page.close();
});

test('a game is played by touch at 390 px, and nothing sticks out', async () => {
  const phone = await here.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true });
  const { page, complaints } = await sit(phone, BOOKS[0] ?? '', 12);
  let played = 0;
  for (let n = 0; n < BY_TOUCH; n++) {
    const what = await openQuestion(page);
    if (what === 'over') break;
    if (await next(page).isEnabled()) {
      await next(page).tap();
      continue;
    }
    played++;
    await page.locator('[data-part="spots"] [data-mark="may"]').first().tap();
    await page.locator('[data-part="spots"] [data-mark="target"]').last().tap();
  }
  expect(played).toBeGreaterThan(1);
  if (EVERYTHING) expect(await openQuestion(page)).toBe('over');
  expect(await sticksOut(page)).toEqual([]);
  if (EVERYTHING) expect(await axeFaults(page, {})).toEqual([]);
  expect(complaints).toEqual([]);
  await phone.close();
});

test('what is refused is said, a man is put back, the house is asked, and a reload keeps the game', async () => {
  const { page, complaints } = await sit(context, BOOKS[0] ?? '', 31);
  // A man is touched before the board has been painted anew: he is lifted all the same.
  expect(
    await page.evaluate(async () => {
      const press = (which: string) =>
        document.querySelector(which)?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
      press('[data-part="go"]');
      await Promise.resolve();
      press('[data-part="spots"] [data-mark="may"]');
      await new Promise((resolve) => setTimeout(resolve, 200));
      return document.querySelectorAll('[data-part="spots"] [data-mark="lifted"]').length;
    }),
  ).toBe(1);
  await page.keyboard.press('o');
  expect(await focused(page)).toMatch(/^Off the board/);
  await page.keyboard.press('Enter');
  expect(await page.locator('[data-part="news"] [role="status"]').innerText()).toMatch(/moves a man from 1 off/);
  await page.locator('[data-part="spots"] [data-mark="target"]').first().click();
  // A man moved under a throw that is not played yet is there when the page is loaded anew.
  await page.reload();
  await hydrated(page);
  await page.getByRole('button', { name: 'Put back' }).and(page.locator(':not([aria-disabled="true"])')).waitFor();
  await page.keyboard.press('b');
  await page.getByRole('button', { name: /^Point 1: 15 men of yours/ }).waitFor();
  await page.keyboard.press('w');
  await page
    .locator('[data-part="advice"]')
    .filter({ hasText: /Move 1 to \d/ })
    .waitFor();
  await page.keyboard.press('1');
  await page.keyboard.press('p');
  await page
    .locator('[data-part="go"]', { hasText: 'Throw the dice' })
    .and(page.locator(':not([aria-disabled="true"])'))
    .waitFor();
  const before = await page.locator('[data-part="board-in-play"] svg').first().getAttribute('aria-label');
  await page.reload();
  await hydrated(page);
  expect(await openQuestion(page)).toBe('throw');
  expect(await page.locator('[data-part="board-in-play"] svg').first().getAttribute('aria-label')).toBe(before);
  // Men in hand, wherever one is on the page.
  await page.keyboard.press('h');
  expect(await focused(page)).toMatch(/^In hand/);
  expect(complaints).toEqual([]);
  await page.close();
});

test('every play stands in words; choosing one draws it; the numbers stay the reader’s until he chooses otherwise', async () => {
  const own = await here.newContext({ viewport: { width: 1280, height: 800 } });
  const { page, complaints } = await sit(own, BOOKS[0] ?? '', 31);
  while ((await openQuestion(page)) === 'throw') await next(page).click();
  const list = page.locator('section[data-part="plays"]');
  expect(await list.getByRole('heading').first().innerText()).toMatch(/ways? to play it$/);
  const rows = list.locator('[data-part="questions"] button');
  // From the pile every play begins with a man on 1.
  for (const words of await rows.allInnerTexts()) expect(words).toMatch(/^Move (1 to \d|two men from 1 to \d)/);
  expect(await page.locator('[data-part="ways"] path').count()).toBe(0);
  await rows.first().click();
  expect(await rows.first().getAttribute('aria-pressed')).toBe('true');
  expect(await page.locator('[data-part="ways"] path').count()).toBeGreaterThan(0);
  // The men stand where they stood, until the play is made.
  expect(await page.getByRole('button', { name: /^Point 1: 15 men of yours/ }).count()).toBe(1);
  await page.keyboard.press('b');
  expect(await page.locator('[data-part="ways"] path').count()).toBe(0);
  await rows.first().click();
  await page.keyboard.press('p');
  // The house moves from its pile: 13 to the reader, 1 to itself.
  const told = page.locator('aside li', { hasText: /^The house throws/ });
  await told
    .filter({ hasText: /from 13 to/ })
    .first()
    .waitFor();
  const choice = page.getByRole('checkbox', { name: /Keep my numbers/ });
  await choice.uncheck();
  await told
    .filter({ hasText: /from 1 to/ })
    .first()
    .waitFor();
  await page.reload();
  await hydrated(page);
  await openQuestion(page);
  expect(await choice.isChecked()).toBe(false);
  await choice.check();
  expect(await axeFaults(page, {})).toEqual([]);
  expect(complaints).toEqual([]);
  await own.close();
});

testOfAll('a link is followed where another table was kept, and leads back to the one it names', async () => {
  const link = (book: string): URL => new URL(`#book=${book}&deal=77&seat=white`, pageUrl(served, PLAY));
  const [first = '', second = ''] = BOOKS;
  const { page } = await sit(context, first, 77);
  await next(page).click();
  await page.locator('[data-part="spots"] [data-mark="may"]').first().waitFor({ state: 'attached' });
  await page.close();
  for (const [book, what] of [
    [second, 'throw'],
    [first, 'play'],
  ] as const) {
    const again = await openAlive(context, link(book));
    expect(await openQuestion(again.page)).toBe(what);
    expect(again.page.url()).toBe(link(book).href);
    await again.page.close();
  }
});

test('an advantage is given in every game of the match', async () => {
  const { page } = await sit(context, BOOKS[0] ?? '', 9);
  await tableFold(page).click();
  await page.getByLabel('Advantage').selectOption('You receive the dice with six and ace already played');
  await tableFold(page).click();
  // Thirteen on the pile; 1 + 6 = 7 and 1 + 1 = 2.
  await page.getByRole('button', { name: /^Point 1: 13 men of yours/ }).waitFor();
  expect(await page.getByRole('button', { name: /^Point 7: a man of yours/ }).count()).toBe(1);
  expect(await page.getByRole('button', { name: /^Point 2: a man of yours/ }).count()).toBe(1);
  expect(page.url()).toContain('given=white-sixAndAce');
  await page.close();
});

test.each(someOf(WINDOWS, 2))(
  'board, dice and what comes next stand in one view of %i by %i',
  async (width, height) => {
    const { page } = await sit(context, BOOKS.at(-1) ?? '', width);
    await page.setViewportSize({ width, height });
    if ((await openQuestion(page)) === 'throw') await next(page).click();
    await page.locator('[data-part="spots"] [data-mark="may"]').first().waitFor({ state: 'attached' });
    await page.evaluate(() => scrollTo(0, 0));
    const outside = await page.evaluate(() =>
      [
        '[data-part="board-in-play"] svg',
        '[data-part="board-in-play"] [data-part="dice"]',
        '[data-part="news"]',
        '[data-part="go"]',
      ].filter((part) => {
        const { top, left, bottom, right } = document.querySelector(part)!.getBoundingClientRect();
        return top < 0 || left < -1 || bottom > innerHeight || right > innerWidth + 1;
      }),
    );
    expect(outside).toEqual([]);
    await page.close();
  },
);

test('without a script the page says what would be here', async () => {
  const without = await here.newContext({ javaScriptEnabled: false });
  const { page } = await open(without, pageUrl(served, PLAY));
  expect(await page.locator('main noscript p').innerText()).toMatch(/JavaScript, which is off/);
  await without.close();
});
