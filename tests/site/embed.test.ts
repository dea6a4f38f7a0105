import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Frame, FrameLocator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { printFrame } from '../../src/view/href.ts';
import { testOfAll } from '../support/seeds.ts';
import { pageUrl } from './support/built-site.ts';
import { openAlive, visitor, type Visit, type Visitor } from './support/visit.ts';
import { weigh } from './support/weigh.ts';

/* What another site sees: a page of another origin that frames what Embed gives, in a sandbox without an origin. */

const DEAL = '/reversis/deals/1850-la-bonne/';

let here: Visitor;
let blog: Server;
/** HTML of the other site's page. */
let written = '';

beforeAll(async () => {
  here = await visitor();
  blog = createServer((_, response) => {
    response.setHeader('content-type', 'text/html; charset=utf-8').end(`<!doctype html><h1>A blog</h1>${written}`);
  });
  // By another name and port than the site.
  await new Promise<void>((resolve) => blog.listen(0, '127.0.0.1', resolve));
});
afterAll(async () => {
  blog.close();
  await here.leave();
});

interface Framed extends Visit {
  readonly frame: FrameLocator;
  readonly inside: Frame;
}

/** Opens the other site's page with the address in a frame whose sandbox allows scripts and nothing else. */
async function openFramed(path: `/${string}`, sandbox = 'allow-scripts'): Promise<Framed> {
  const address = pageUrl(here.served, `/embed${path}`).href;
  written = printFrame({ address, title: 'A tool', height: 780 }).replace(/sandbox="[^"]*"/, `sandbox="${sandbox}"`);
  const context = await here.newContext({ viewport: { width: 360, height: 900 }, colorScheme: 'dark' });
  const port = (blog.address() as AddressInfo).port;
  const visit = await openAlive(context, new URL(`http://127.0.0.1:${String(port)}/`));
  const inside = visit.page.frames()[1];
  if (!inside) throw new Error('There is no frame.');
  return { ...visit, inside, frame: visit.page.frameLocator('iframe') };
}

/** Waits until the tool in the frame is hydrated. */
const alive = (page: Page) =>
  page.frameLocator('iframe').locator('astro-island:not([ssr])').first().waitFor({ state: 'attached' });

test('in a sandbox a deal opens at its step, steps by keys, fits 320 px, and stores nothing', async () => {
  const { page, frame, inside, complaints, requests } = await openFramed(`${DEAL}#t4.4`);
  await alive(page);
  await expect.poll(() => frame.locator('[data-part="where"]').textContent()).toBe('Trick 4, fourth card');
  expect(await inside.evaluate(() => self.origin)).toBe('null');
  await frame.getByRole('button', { name: 'Next card' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => frame.locator('[data-part="where"]').textContent()).toBe('Trick 5, first card');
  // The way to the page keeps the step, and the lines to copy are for those who open the address by itself.
  const end = frame.getByRole('link', { name: /^Open this deal on Quinola/ });
  expect(await end.getAttribute('href')).toBe(`${pageUrl(here.served, DEAL).pathname}#t5.1`);
  expect(await frame.locator('[data-part="embed-code"]').isVisible()).toBe(false);
  expect(await inside.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(344);
  expect(await inside.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toContain('dark');
  expect(weigh(here.served, requests).page).toBeLessThan(130_000);
  expect(complaints).toEqual([]);
  await page.close();
});

test('a comparison is worked out in a sandbox, within 130 kB', async () => {
  const { page, frame, complaints, requests } = await openFramed('/reversis/compare/');
  await alive(page);
  await frame.getByRole('link', { name: /^Open this comparison on Quinola/ }).waitFor();
  expect(await frame.getByRole('table').count()).toBe(1);
  expect(weigh(here.served, requests).page).toBeLessThan(130_000);
  expect(complaints).toEqual([]);
  await page.close();
});

testOfAll('a damaged link gets a sentence, and the deal is shown', async () => {
  const { page, frame, complaints } = await openFramed(`${DEAL}#1damaged`);
  await alive(page);
  await frame.getByRole('alert').waitFor();
  expect(await frame.locator('[data-part="felt"] [data-part="card"]').count()).toBeGreaterThan(0);
  expect(complaints).toEqual([]);
  await page.close();
});

test('without scripts the frame has every trick and the result', async () => {
  const { page, frame } = await openFramed(DEAL, '');
  expect(await frame.locator('[data-part="plays"] tbody tr').count()).toBe(11);
  expect(await frame.locator('[data-part="final"]').isVisible()).toBe(true);
  await page.close();
});

test('a damaged variation of a plate gets a sentence, and the plate is shown as large as beside an edition', async () => {
  const { page, frame } = await openFramed('/reversis/almanach-1785/quinola.forced/#v=damaged');
  await alive(page);
  await frame.getByRole('alert').waitFor();
  expect(await frame.locator('[data-part="plate"]').isVisible()).toBe(true);
  // In a wide frame it is as large as beside an edition: 30 rem at most, here of 18 px.
  await page.setViewportSize({ width: 1280, height: 900 });
  expect((await frame.locator('[data-part="plate"]').boundingBox())?.width).toBeLessThanOrEqual(30 * 18);
  await page.close();
});

test('a plate of dealing shows how the cards are dealt by the rules of its address', async () => {
  // Every card is played: 48, since the tens are left out, which gives each of four players 12.
  const { page, frame } = await openFramed('/reversis/almanach-1785/deal.packets/#v=rwxsBE');
  await expect
    .poll(() => frame.locator('[data-part="plate-says"]').textContent())
    .toMatch(/^In four rounds .*, twelve in all\. No card is left over/);
  await page.close();
});

test('Embed on a deal leads to the lines to copy, at the step on the table', async () => {
  const wide = await here.newContext({ viewport: { width: 1280, height: 900 } });
  const { page } = await openAlive(wide, new URL('#t4.4', pageUrl(here.served, DEAL)));
  await expect.poll(() => page.getByRole('link', { name: 'Embed' }).getAttribute('href')).toMatch(/#t4\.4$/);
  // The deal's page keeps which game was visited last; the embedded one keeps nothing.
  await page.evaluate(() => localStorage.clear());
  await page.getByRole('link', { name: 'Embed' }).click();
  const code = page.getByRole('textbox', { name: /^Copy these lines/ });
  const address = new URL('#t4.4', pageUrl(here.served, `/embed${DEAL}`)).href;
  await expect.poll(() => code.inputValue()).toContain(`<iframe src="${address}"`);
  // Stepping on changes them.
  await page.getByRole('button', { name: 'Next card' }).click();
  await expect.poll(() => code.inputValue()).toContain('#t5.1"');
  expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0);
  await page.close();
});
