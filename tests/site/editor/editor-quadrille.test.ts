import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { testOfAll } from '../../support/seeds.ts';
import { pageUrl, type Site } from '../support/built-site.ts';
import { BUDGETS } from '../support/budgets.ts';
import { handField } from '../support/editing.ts';
import { axeFaults, hydrated, open, sticksOut, type Visitor, visitor } from '../support/visit.ts';
import { weigh } from '../support/weigh.ts';

const PATH = '/quadrille/editor/';
const HANDS = {
  'First hand': 'QS JS 2S JH 3H 2H 5D 3D 5C 3C',
  'Second hand': 'AS 5S AD QD 2D AC QC JC 4C 2C',
  'Third hand': 'KS 7S 3S AH KH KD 6D 4D 7C 6C',
  Dealer: '6S 4S QH 7H 6H 5H 4H JD 7D KC',
};
const SIX_TRICKS = ['2S 5S KS 4S', 'KH 7H 3H 4C', 'AS 6C KC 3C', '2C 7C 7D 5C', '2D KD JD 5D', '6D 6H 3D AD'];

let here: Visitor;
let context: BrowserContext;
let served: Site;

beforeAll(async () => {
  here = await visitor();
  ({ served } = here);
});
afterAll(() => here.leave());
// A browser of its own for each: the editor remembers.
beforeEach(async () => {
  context = await here.newContext({ viewport: { width: 1280, height: 900 } });
});
afterEach(() => context.close());

/** An empty table under a book, with the four hands. */
async function dealHands(page: Page, book: string): Promise<void> {
  await hydrated(page);
  await page.getByRole('button', { name: 'Clear the table' }).click();
  await page.getByLabel('Rules of').selectOption(book);
  for (const [seat, cards] of Object.entries(HANDS)) await handField(page, seat).fill(cards);
}
const next = (page: Page) => page.locator('[data-part="next"]');
const say = (page: Page, what: string) => next(page).getByRole('button', { name: what, exact: true }).click();
const netsOf = async (page: Page): Promise<string> =>
  (await page.locator('[aria-labelledby="account"] table tfoot').innerText()).replaceAll(/\s+/g, ' ');

test('a deal is bid, named, called and played by clicking, and the account follows', async () => {
  const { page, complaints } = await open(context, pageUrl(served, PATH));
  await dealHands(page, 'quanti-1822');
  for (const bid of ['pass', 'ask', 'pass', 'pass']) await say(page, bid);
  expect(await page.locator('#in-bids').inputValue()).toBe('pass, ask, pass, pass');
  expect(await next(page).locator('legend').innerText()).toMatch(/second hand to name trumps/i);
  await say(page, 'clubs');
  await say(page, 'king of diamonds');
  expect(await page.locator('#in-call').inputValue()).toBe('KD');
  await say(page, 'two of spades');
  // Second hand must follow: of spades it has the five, since the ace is a trump.
  expect(await next(page).locator('[data-part="hand"] button').allInnerTexts()).toHaveLength(1);
  await page.locator('#in-plays').fill(SIX_TRICKS.join('\n'));
  expect(await next(page).locator('legend').innerText()).toMatch(/may stop, or ask leave/i);
  // Quanti: a chip each is staked, and each of the two partners has back 2 of the 4. Three matadors, 1, and premiers, 1,
  // from an opponent to a partner: −1 + 2 + 1 + 1 = +3 and −1 − 1 − 1 = −3.
  expect(await netsOf(page)).toMatch(/first −3 second \+3 third \+3 dealer −3/);
  expect(await page.locator('main').innerText()).toContain('these rules allow the whole deal');
  expect(complaints).toEqual([]);
});

testOfAll('under another book the same deal is paid by that book: 1728', async () => {
  const { page } = await open(context, pageUrl(served, PATH));
  await dealHands(page, 'tgq-1728');
  await page.locator('#in-bids').fill('pass, ask, pass, pass');
  await page.getByLabel('trumps', { exact: true }).selectOption('C');
  await page.locator('#in-call').fill('KD');
  await page.locator('#in-plays').fill(SIX_TRICKS.join('\n'));
  // 1728: each lays 1 and the dealer 10 more, 14 in all, 7 to each partner. Of each opponent a partner has 2 for
  // consolation and 1 for each of the three matadors: 5. For the first six by themselves this book pays nothing.
  // Partners −1 + 7 + 5 = +11; first hand −1 − 5 = −6; the dealer −1 − 10 − 5 = −16.
  expect(await netsOf(page)).toMatch(/first −6 second \+11 third \+11 dealer −16/);
});

test('médiateur: a card is asked for and one given; a bid too low is refused with its reason, and listed once made', async () => {
  const { page } = await open(context, pageUrl(served, PATH));
  await dealHands(page, 'mediateur-1752');
  await say(page, 'pass');
  await say(page, 'médiateur');
  const low = next(page).locator('[data-part="against"] button', { hasText: /^ask against/ });
  expect(await low.innerText()).toContain('You must bid above “médiateur”');
  for (const what of ['pass', 'pass', 'clubs', 'king of diamonds', 'four of clubs']) await say(page, what);
  expect(await page.locator('#in-gives').inputValue()).toBe('4C');
  expect(await page.locator('[data-part="faults"]').count()).toBe(0);
  await page.locator('#in-bids').fill('pass, médiateur, ask, pass');
  expect(await page.locator('[data-part="faults"]').innerText()).toContain('not above');
});

testOfAll('what cannot be read stays with its reason, over a reload too; undo goes back', async () => {
  const { page } = await open(context, pageUrl(served, PATH));
  await hydrated(page);
  const own = await page.locator('#in-bids').inputValue();
  await page.locator('#in-bids').fill('pass, fly');
  expect(await page.locator('#in-bids-problem').innerText()).toContain('“fly” is not a bid');
  await page.waitForFunction(() => Object.values(localStorage).some((kept) => String(kept).includes('pass, fly')));
  await page.reload();
  await expect.poll(() => page.locator('#in-bids').inputValue()).toBe('pass, fly');
  await page.getByRole('button', { name: 'Undo' }).click();
  expect(await page.locator('#in-bids').inputValue()).toBe(own);
});

test('a record of the outcome alone is refused with where it belongs; one with cards is laid out', async () => {
  const { page } = await open(context, pageUrl(served, PATH));
  await hydrated(page);
  const before = await page.locator('#in-plays').inputValue();
  await page.getByText('Paste a record').click();
  const box = page.getByLabel('A record in YAML or JSON');
  await box.fill('ruleset: tgq-1728\ncontract: forced spadille\nresult: { ombre: second, tricks: [1, 4, 3, 2] }');
  await page.getByRole('button', { name: 'Lay out this deal' }).click();
  expect(await page.locator('#pasted-problem').innerText()).toContain('The page Keep score settles such deals');
  expect(await page.locator('#in-plays').inputValue()).toBe(before);
  await box.fill('ruleset: tgq-1728\nbids: [pass, pass, "sans prendre", pass]\ntrump: hearts\nplays: [KS 7S 6S 5S]');
  await page.getByRole('button', { name: 'Lay out this deal' }).click();
  await page.waitForFunction(() => document.querySelector<HTMLTextAreaElement>('#in-plays')?.value === 'KS 7S 6S 5S');
  expect(await page.locator('#in-bids').inputValue()).toBe('pass, pass, sans prendre, pass');
});

testOfAll(
  'a deal number deals its cards and no more; the house bids, names and plays on from there, or from a bid',
  async () => {
    const { page } = await open(context, pageUrl(served, PATH));
    await hydrated(page);
    await page.getByRole('textbox', { name: 'Deal number' }).fill('12');
    await page.getByRole('button', { name: 'Deal this number' }).click();
    await expect.poll(() => next(page).locator('legend').innerText()).toMatch(/first hand to bid/i);
    for (const place of ['bids', 'trump', 'call', 'plays'])
      expect(await page.locator(`#in-${place}`).inputValue(), place).toBe('');
    await say(page, 'ask');
    await page.getByRole('button', { name: 'Let the house play from here' }).click();
    await page.getByText('our simplest computer player').waitFor();
    expect(await page.locator('#in-bids').inputValue()).toMatch(/^ask, /);
    expect((await page.locator('#in-plays').inputValue()).split('\n').length).toBeGreaterThan(5);
    expect(await page.locator('[data-part="faults"]').count()).toBe(0);
    for (let i = 0; i < 2; i++) await page.getByRole('button', { name: 'Undo' }).click();
    expect(await page.locator('#in-bids').inputValue()).toBe('');
  },
);

test('a deal of the library leads here, with its bids, trumps and call', async () => {
  const { page } = await open(context, pageUrl(served, '/quadrille/deals/1822-may-i/'));
  await page.getByRole('link', { name: 'Play it differently in the editor' }).click();
  await hydrated(page);
  await page.waitForFunction(() => document.querySelector<HTMLInputElement>('#in-call')?.value === 'KD');
  expect(await page.locator('#in-bids').inputValue()).toBe('pass, ask, pass, pass');
  // As the page of the deal works it out: eight chips to each partner from the two others.
  expect(await netsOf(page)).toMatch(/first −8 second \+8 third \+8 dealer −8/);
});

testOfAll('by keyboard alone: a bid is made and taken back', async () => {
  const { page } = await open(context, pageUrl(served, PATH));
  await hydrated(page);
  await page.getByRole('button', { name: 'Clear the table' }).focus();
  await page.keyboard.press('Enter');
  await next(page).getByRole('button', { name: 'ask', exact: true }).focus();
  await page.keyboard.press('Enter');
  expect(await page.locator('#in-bids').inputValue()).toBe('ask');
  // What was pressed is gone, second hand may not say it again; the next thing to say has the focus.
  await page.keyboard.press('Enter');
  expect(await page.locator('#in-bids').inputValue()).toBe('ask, pass');
  await page.getByRole('button', { name: 'Take back the last' }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Take back the last' }).focus();
  await page.keyboard.press('Enter');
  expect(await page.locator('#in-bids').inputValue()).toBe('');
});

test('all that is done while the editor is on its way is done, one after the other', async () => {
  const page = await context.newPage();
  const gate = Promise.withResolvers<undefined>();
  await page.route(/LiveEditor/, async (route) => {
    await gate.promise;
    await route.continue();
  });
  await page.goto(pageUrl(served, PATH).href);
  await hydrated(page);
  await page.getByLabel('Rules of').selectOption('mediateur-1752');
  await page.getByLabel('Deal number').fill('77');
  await page.locator('#in-bids').fill('pass, pass');
  gate.resolve(undefined);
  await hydrated(page);
  await expect.poll(() => page.locator('#in-bids').inputValue()).toBe('pass, pass');
  expect(await page.getByLabel('Rules of').inputValue()).toBe('mediateur-1752');
  expect(await page.getByLabel('Deal number').inputValue()).toBe('77');
});

testOfAll(
  'a message put away leaves the focus on what follows it; of what cannot be read no link is copied',
  async () => {
    const { page } = await open(context, pageUrl(served, PATH));
    await hydrated(page);
    await page.evaluate(() => {
      location.hash = '1xxx';
    });
    await page.getByText('This link is damaged').waitFor();
    const dismiss = page.getByRole('button', { name: 'Dismiss' });
    await dismiss.focus();
    await page.keyboard.press('Enter');
    await page.locator('#table :focus').waitFor();
    await handField(page, 'First hand').fill('XX');
    await page.getByRole('button', { name: 'Copy a link to this deal' }).click();
    await page.getByText('No link to copy yet').waitFor();
    expect(await page.getByText('Copied.').count()).toBe(0);
  },
);

testOfAll('alive it is as light, as wide and as open to all as it should be', async () => {
  const { page, requests } = await open(context, pageUrl(served, PATH));
  await hydrated(page);
  const { page: weight } = weigh(served, requests);
  console.log(`editor of Quadrille, engine loaded: ${(weight / 1000).toFixed(1)} kB`);
  expect(weight).toBeLessThanOrEqual(BUDGETS.tool.toTheEnd.page);
  await page.getByLabel('Rules of').selectOption('mediateur-1752');
  await page.locator('#in-plays').fill('');
  await page.locator('#in-call').fill('');
  await page.locator('#in-bids').fill('pass, fly');
  expect(await axeFaults(page, { rules: { 'target-size': { enabled: true } } })).toEqual([]);
  await page.locator('#in-bids').fill('pass');
  expect(await axeFaults(page, { rules: { 'target-size': { enabled: true } } })).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await axeFaults(page, { runOnly: ['color-contrast'] })).toEqual([]);
  await page.setViewportSize({ width: 320, height: 700 });
  expect(await sticksOut(page)).toEqual([]);
});
