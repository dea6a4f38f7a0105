import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { GAMES } from '#games/index.ts';
import { testOfAll } from '../../support/seeds.ts';
import { pageUrl, type Site } from '../support/built-site.ts';
import { allHydrated, axeFaults, hydrated, open, openAlive, settle, visitor, type Visitor } from '../support/visit.ts';

/*
 * What is turned in an edition goes along with its reader. Bohn 1850, §38: whoever forces the great Quinola receives 6 fish
 * from every other player; turned to 10, its holder and the others pay 10 each, and every tool that the page leads to says so.
 */
const BOHN = '/reversis/bohn-1850/';
/** A session of the book. */
const SESSION = '/reversis/sessions/1850-an-evening-of-six/';
const QUESTION = 'What does the holder of a forced Quinola pay';

/** A game of cards and one of tables. */
const FIRST_OF_ITS_KIND = GAMES.filter((game) => GAMES.find(({ kind }) => kind === game.kind) === game).map(
  ({ id }) => id,
);

let here: Visitor;
let served: Site;
let wide: BrowserContext;
/** The edition with the figure turned, and where its links lead. */
let page: Page;
/** Where they led before. */
let printed: readonly string[];

const led = (selector: string): Promise<readonly string[]> =>
  page.locator(selector).evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href));

beforeAll(async () => {
  here = await visitor();
  ({ served } = here);
  wide = await here.newContext({ viewport: { width: 1280, height: 900 } });
  ({ page } = await open(wide, pageUrl(served, BOHN)));
  printed = await led('[data-part="next"] a');
  await page.locator('#bohn-1850\\.quinola\\.forced a[data-key]').first().click();
  await allHydrated(page);
  await settle(page);
  await page
    .locator('[data-part="reading-sheet"] [data-part="toggle"]', { hasText: QUESTION })
    .getByRole('radio', { name: '10', exact: true })
    .check({ force: true });
  // The links follow a moment after the figures.
  await page.locator('[data-part="next"] a[href*="/regulator/#bohn-1850&v=r"]').waitFor();
});
afterAll(() => here.leave());

const hrefOf = async (selector: string): Promise<URL> =>
  new URL((await page.locator(selector).first().getAttribute('href')) ?? '', page.url());

testOfAll('to a deal: at the step the page names, by the rules as they were turned', async () => {
  const to = await hrefOf('[data-part="section-end"] a[href*="/deals/"]');
  expect(to.hash).toMatch(/^#1[\w-]{10,}$/);
  const { page: deal } = await openAlive(wide, to);
  expect(new URL(deal.url()).hash).toBe(to.hash);
  expect.soft(await deal.locator('[role="alert"]').count()).toBe(0);
  await deal.close();
});

test('with nothing turned the comparison and the editor begin by a deal of the book, and its deals are asked for', () => {
  for (const end of [
    /\/reversis\/deals\/\?book=bohn-1850$/,
    /\/reversis\/compare\/#1[\w-]{10,}$/,
    /\/reversis\/editor\/#1[\w-]{10,}$/,
  ])
    expect.soft(printed.filter((link) => end.test(link))).toHaveLength(1);
});

test('to the comparison: the turned book beside the book as it is', async () => {
  const { page: compared } = await openAlive(wide, await hrefOf('[data-part="next"] a[href*="/compare/"]'));
  const heads = await compared.getByRole('table').first().locator('thead').innerText();
  expect(heads).toMatch(/1850, changed\s+Bohn, with one rule changed; in fish\s+1850\s+Bohn; in fish/);
  await compared.close();
});

testOfAll('to the comparison from the head of the page, as from its end', async () => {
  const { page: compared } = await openAlive(wide, await hrefOf('body > header a[href*="/reversis/compare/"]'));
  expect(await compared.getByRole('table').first().locator('thead').innerText()).toMatch(
    /1850, changed\s+Bohn, with one rule changed/,
  );
  await compared.close();
});

test('to the list of deals, and from there to a deal of the book: both say what is turned, and other books are left alone', async () => {
  const { page: deals } = await open(wide, await hrefOf('[data-part="next"] a[href*="/deals/?book="]'));
  await deals.locator('[data-part="kept-variation"] p:visible').waitFor();
  expect
    .soft(await deals.locator('[data-part="kept-variation"]').innerText())
    .toContain('You have changed rules of Bohn 1850');
  expect.soft(await deals.locator('li[data-book="almanach-1785"] a[href*="v="]').count()).toBe(0);
  expect.soft(await axeFaults(deals, {}, '[data-part="kept-variation"]'), 'axe').toEqual([]);
  const to = await deals.locator('li[data-book="bohn-1850"] a[href*="/deals/1850-"]').first().getAttribute('href');
  expect.soft(to).toMatch(/#v=r[\w-]+$/);
  const { page: deal } = await openAlive(wide, new URL(to ?? '', deals.url()));
  await deal.locator('[data-part="suppose"]').waitFor();
  expect.soft(await deal.locator('[data-part="effect"]').innerText()).toMatch(/One rule is changed/);
  expect.soft(await deal.locator('[role="alert"]').count()).toBe(0);
  await deal.close();
  // Without them the list is again as it was, of the same book.
  await deals.getByRole('link', { name: 'Drop your changes' }).click();
  await deals.waitForFunction(() => location.hash === '');
  expect.soft(new URL(deals.url()).search).toBe('?book=bohn-1850');
  expect.soft(await deals.locator('[data-part="kept-variation"]').isVisible()).toBe(false);
  await deals.close();
});

test('to a rule and to a session, whose links to the book keep them too', async () => {
  const variation = /v=(r[\w-]+)/.exec(page.url())?.[1] ?? '';
  for (const path of ['/reversis/rules/quinola.forced.holderToForcer/', SESSION]) {
    const { page: there } = await open(wide, new URL(`#bohn-1850&v=${variation}`, pageUrl(served, path)));
    await there.locator('[data-part="kept-variation"] p:visible').waitFor();
    const back = there.locator(`main a[href$="/reversis/bohn-1850/#v=${variation}"]`);
    expect.soft(await back.count(), path).toBeGreaterThan(1);
    const deals = there.locator('[data-book="bohn-1850"] a').filter({ visible: true });
    expect.soft(await deals.first().getAttribute('href'), path).toContain(`v=${variation}`);
    await there.close();
  }
  expect.soft((await hrefOf('a[data-key]')).hash).toBe(`#bohn-1850&v=${variation}`);
});

test('to the editor: a deal of the book, settled by the rules as they were turned', async () => {
  const { page: editor } = await openAlive(wide, await hrefOf('[data-part="next"] a[href*="/editor/"]'));
  await expect.poll(() => editor.getByLabel('Rules of').inputValue()).toBe('bohn-1850');
  await editor.close();
});

test('to the regulator: a table agrees on them before it sits down, and pays by them', async () => {
  const { page: table } = await open(wide, await hrefOf('[data-part="next"] a[href*="/regulator/"]'));
  await hydrated(table);
  await expect.poll(() => table.locator('[data-part="carried-rules"]').innerText()).toContain(QUESTION);
  expect.soft(await table.locator('#regulator-book').inputValue()).toBe('bohn-1850');
  await table.getByRole('button', { name: 'Start keeping score' }).click();
  await table.locator('form[aria-labelledby="regulator-entry"]').waitFor();
  expect.soft(await table.getByText('one rule changed').isVisible()).toBe(true);
  expect.soft(new URL(table.url()).hash).toBe('');
  await table.close();
});

testOfAll('a damaged variation is told at the table in a sentence, and the table is set up as any other', async () => {
  const fresh = await here.newContext({ viewport: { width: 390, height: 844 } });
  const { page: table } = await open(fresh, new URL('#bohn-1850&v=rXXXX', pageUrl(served, '/regulator/')));
  await hydrated(table);
  await expect.poll(() => table.getByRole('alert').innerText()).toContain('damaged');
  expect.soft(await table.locator('[data-part="carried-rules"]').count()).toBe(0);
  await fresh.close();
});

test('back to the book, each link is again as the page has it', async () => {
  await page.getByRole('button', { name: 'Back to the book' }).click();
  await page.locator('[data-part="next"] a[href$="/regulator/"]').waitFor();
  expect.soft(await led('a[href*="v=r"], [data-part="section-end"] a[href*="#1"]')).toEqual([]);
  expect.soft(await led('[data-part="next"] a')).toEqual(printed);
});

test.each(FIRST_OF_ITS_KIND)(
  'the page of %s begins with a deal: a picture without a script, steps with one',
  async (game) => {
    const still = await here.newContext({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });
    const { page: without } = await open(still, pageUrl(served, `/${game}/`));
    expect.soft(await without.locator('[data-part="stepped-plate"]').count()).toBe(1);
    // At tables the board before the throw gives way to the one after it.
    expect.soft(await without.locator('[data-part="stepped-plate"] [data-part="plate-felt"]:visible').count()).toBe(1);
    expect
      .soft(
        await without.locator('[data-part="stepped-plate"] a:text-matches("^Next (card|throw)$")').getAttribute('href'),
      )
      .toMatch(new RegExp(`/${game}/deals/[^#]+#t\\d+\\.\\d$`));
    await still.close();

    const { page: awake, requests, complaints } = await open(wide, pageUrl(served, `/${game}/`));
    expect.soft(requests.filter(({ pathname }) => pathname.endsWith('.js'))).toEqual([]);
    const felt = (): Promise<string | null> => awake.locator('[data-part="stepped-plate"] figcaption').innerText();
    const narration = (): Promise<string> =>
      awake.locator('[data-part="stepped-plate"] [data-part="plate-says"]').innerText();
    const [place, before] = [await felt(), await narration()];
    // The first touch wakes the table and is answered by it.
    await awake.locator('[data-part="stepped-plate"] a:text-matches("^Next (card|throw)$")').click();
    await expect.poll(narration).not.toBe(before);
    await allHydrated(awake);
    await awake.locator('[data-part="stepped-plate"] a:text-matches("^Next (card|throw)$")').press('ArrowLeft');
    await expect.poll(narration).toBe(before);
    expect.soft(await felt()).toBe(place);
    expect.soft(new URL(awake.url()).hash).toBe('');
    expect.soft(complaints).toEqual([]);
    await awake.close();
  },
);
