import { readFileSync } from 'node:fs';
import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { everyNth, someOf } from '../support/seeds.ts';
import { fileFor, pageUrl } from './support/built-site.ts';
import { open, settle, visitor, type Visit, type Visitor } from './support/visit.ts';

let here: Visitor;
let context: BrowserContext;

beforeAll(async () => {
  here = await visitor();
  context = await here.newContext();
});

afterAll(() => here.leave());

const PRIMER = '/([\\w-]+)/#how-to-play-in-five-minutes';

/** What readers ask, spelt as they spell, and the page that must be among the first three answers. */
const ASKED: readonly (readonly [words: string, leadsTo: string])[] = [
  ['Austen', '/quadrille/history/#tea-and-quadrille'],
  ['Lady Catherine', '/quadrille/history/#tea-and-quadrille'],
  ['Henri IV', '/reversis/history/#a-royal-vice'],
  ['backgammon', '/revertier/history/#its-relations'],
  ['how to play', PRIMER],
  ['how to play quadrille', '/quadrille/#how-to-play-in-five-minutes'],
  ['how many cards', PRIMER],
  ['how many players', PRIMER],
  ['five minutes', PRIMER],
  ['reversis', '/reversis/'],
  ['RÉVERSIS', '/reversis/'],
  ['quadrile', '/quadrille/'],
  ['revertier', '/revertier/'],
  ['quinolla', '/glossary/#quinola'],
  ['J♥', '/glossary/#quinola'],
  ['jack of hearts', '/glossary/#quinola'],
  ['knave of hearts', '/glossary/#quinola'],
  ['spadille', '/glossary/#spadille'],
  ['matadors', '/glossary/#matador'],
  ['vole', '/glossary/#vole'],
  ['codille', '/glossary/#codille'],
  ['basket', '/glossary/#basket'],
  ['bete', '/glossary/#bete'],
  ['médiateur', '/glossary/#mediateur'],
  ['tredrille', '/glossary/#tredrille'],
  ['talon', '/glossary/#talon'],
  ['ace of diamonds', '/reversis/#how-to-play-in-five-minutes'],
  ['tie', '/glossary/#tie'],
];

/** What readers ask, and the page that must be the first answer. */
const LED: readonly (readonly [words: string, leadsTo: string])[] = [
  // Réversis has a talon; at tables the word is another name of the pile.
  ['talon', '/glossary/#talon'],
  ['1785', '/reversis/almanach-1785/'],
  ['Almanach 1785', '/reversis/almanach-1785/'],
  ['bohn', '/reversis/bohn-1850/'],
  ['who pays whom', '/regulator/payments/[\\w-]+/'],
  ['quadrille', '/quadrille/'],
];

/** Whether a link leads to a page, and to a place on it. Read as text: all pages that are found would take long to parse. */
function isThere(link: string): boolean {
  const url = new URL(link);
  const file = fileFor(here.served, url);
  const id = decodeURIComponent(url.hash.slice(1));
  return file !== undefined && (id === '' || readFileSync(file, 'utf8').includes(` id="${id}"`));
}

/** The answers to a question have come. */
const answered = (page: Page, words: string): Promise<void> =>
  page.locator('#search-status', { hasText: `for “${words}”` }).waitFor();
const search = async (words: string): Promise<Visit> => {
  const url = pageUrl(here.served, '/search/');
  url.searchParams.set('q', words);
  const visit = await open(context, url);
  await answered(visit.page, words);
  return visit;
};
const linksIn = (page: Page): Promise<readonly string[]> =>
  page.locator('#search-results a').evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href));

test('what is asked in the address is searched for', async () => {
  const [[words, to]] = ASKED as readonly [(typeof ASKED)[number]];
  const { page } = await search(words);
  expect((await linksIn(page))[0]).toBe(pageUrl(here.served, to).href);
  await page.close();
});

// One reader asks them all: the index is loaded once.
describe('a search', () => {
  let visit: Visit;
  beforeAll(async () => {
    visit = await open(context, pageUrl(here.served, '/search/'));
  });
  afterAll(() => visit.page.close());

  test.for(everyNth(ASKED, 8))('for “%s” leads to %s, and its results arrive', async ([words, to]) => {
    const { page } = visit;
    await page.locator('#words').fill(words);
    await answered(page, words);
    const links = await linksIn(page);
    const first = links.slice(0, 3).map((link) => link.slice(pageUrl(here.served, '/').href.length - 1));
    expect.soft(first).toContainEqual(expect.stringMatching(new RegExp(`^${to}$`)));
    expect.soft(links.filter((link) => !isThere(link))).toEqual([]);
  });

  test.for(everyNth(LED, 2))('for “%s” leads with %s', async ([words, to]) => {
    const { page } = visit;
    await page.locator('#words').fill(words);
    await answered(page, words);
    const [first = ''] = await linksIn(page);
    expect(first.slice(pageUrl(here.served, '/').href.length - 1)).toMatch(new RegExp(`^${to}$`));
  });

  test('for a word that no page has finds nothing, not pages with the beginning of it', async () => {
    const { page } = visit;
    for (const words of ['Casanova', 'talon Casanova']) {
      await page.locator('#words').fill(words);
      await page.locator('#search-status', { hasText: `Nothing found for “${words}”` }).waitFor();
      expect(await linksIn(page)).toEqual([]);
    }
  });

  test('takes a word that is half typed, in the plural, or spelt with a letter too few', async () => {
    const { page } = visit;
    for (const words of ['quadri', 'spadilles', 'revertie']) {
      await page.locator('#words').fill(words);
      await answered(page, words);
      expect((await linksIn(page)).length).toBeGreaterThan(0);
    }
  });

  test('says a long question again only in part', async () => {
    const { page } = visit;
    await page.locator('#words').fill('quinola '.repeat(2000));
    await page.locator('#search-status', { hasText: 'quinola quinola quinola' }).waitFor();
    expect((await page.locator('#search-status').innerText()).length).toBeLessThan(250);
  });

  test('asks nothing of others and complains of nothing', () => {
    const { requests, complaints } = visit;
    expect.soft(requests.filter(({ origin }) => origin !== here.served.origin).map(String)).toEqual([]);
    expect.soft(complaints).toEqual([]);
  });
});

test('games come before histories, and these before clauses', async () => {
  const { page } = await search('quadrille');
  const headings = await page.locator('#search-results h2').allInnerTexts();
  expect(headings.map((heading) => heading.replace(/ \d+$/, ''))).toEqual([
    'Pages with this name',
    'Games',
    'Editions',
    'Glossary',
    'Histories',
    'Clauses',
    'Deals',
    'Doubts',
    'Rules',
    'Tables of payments',
    'Sources',
  ]);
  await page.close();
});

test('what comes while a page loads or is searched pushes nothing about', async () => {
  const page = await context.newPage();
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(globalThis, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { readonly value: number })[])
        shifts.push(entry.value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  const visits = [
    ['/search/?q=quinola', 390],
    ['/glossary/', 1280],
    ['/search/?q=quinola', 1280],
    ['/glossary/', 390],
  ] as const;
  for (const [path, width] of someOf(visits, 2)) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(pageUrl(here.served, path).href);
    if (path.includes('?')) await page.locator('#search-results a').first().waitFor();
    await settle(page);
    const shifted = await page.evaluate(() =>
      (globalThis as unknown as { readonly shifts: readonly number[] }).shifts.reduce((sum, shift) => sum + shift, 0),
    );
    expect.soft(shifted, `${path} at ${String(width)} px`).toBeLessThan(0.02);
  }
  await page.close();
});
