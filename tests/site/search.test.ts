import type { BrowserContext } from 'playwright-core';
import { afterAll, beforeAll, test } from 'vitest';
import { builtSite, pageUrl } from './built-site.ts';
import { placesIn, whyNotThere } from './links.ts';
import { open, visitor, type Visitor } from './visit.ts';

const built = builtSite();
const places = placesIn(built);

let here: Visitor;
let context: BrowserContext;

beforeAll(async () => {
  here = await visitor();
  context = await here.newContext();
});

afterAll(() => here.leave());

/** A reader spells as a reader can: with accents or without, a card by its sign or its name. */
const ASKED: readonly (readonly [words: string, found: RegExp])[] = [
  ['reversis', /Réversis/],
  ['RÉVERSIS', /Réversis/],
  ['bete', /[Bb]ête/],
  ['J♥', /[Qq]uinola/],
  ['knave of hearts', /[Qq]uinola/],
];

test.concurrent.for(ASKED)('a search for “%s” finds %s, and its results arrive', async ([words, found], { expect }) => {
  const served = { ...built, origin: here.origin };
  const url = pageUrl(served, '/search/');
  url.searchParams.set('q', words);
  const { page, requests, complaints } = await open(context, url);
  const results = page.locator('#search-results');
  await results.locator('a').first().waitFor({ timeout: 20_000 });

  expect.soft(await results.innerText()).toMatch(found);
  const links = await results.locator('a').evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href));
  expect.soft(links.filter((link) => whyNotThere(served, places, new URL(link)) !== undefined)).toEqual([]);
  expect.soft(requests.filter(({ origin }) => origin !== here.origin).map(String)).toEqual([]);
  expect.soft(complaints).toEqual([]);
  await page.close();
});
