import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { GAMES } from '../../../src/games/index.ts';
import { EVERYTHING, someOf } from '../../support/seeds.ts';
import { builtSite, pageUrl } from '../support/built-site.ts';
import { hydrated, visitor, type Visitor } from '../support/visit.ts';

/*
 * A reader steps through a deal with the thumb or the pointer on Next. Whatever the cards do, the table keeps its height, each
 * player's card of the trick its place, and no button moves; and the table, the sentence, what is paid, where each stands and
 * every control are in the window together: in every deal on file (in `npm test` one of each game, and one of them on a desk), alone or in a session, at every
 * step, on a phone and on a desk.
 */
const PHONE = { width: 390, height: 844 };
const DESK = { width: 1280, height: 720 };
type Size = typeof PHONE;
const DEALS = /^\/[a-z\d-]+\/(deals\/[^/]+|sessions\/[^/]+\/\d+)\/$/;

const gameOf = (path: string): string | undefined => path.split('/')[1];
const onFile = builtSite()
  .pages.map(({ path }) => path)
  .filter((path) => DEALS.test(path));
const deals = EVERYTHING ? onFile : GAMES.flatMap(({ id }) => onFile.find((path) => gameOf(path) === id) ?? []);

let here: Visitor;
let context: BrowserContext;

beforeAll(async () => {
  here = await visitor();
  context = await here.newContext();
});

afterAll(() => here.leave());

/**
 * In the window of one deal, each of its game's deals in turn, as its page serves it, comes to life in the place of the one
 * before: loading whole pages would take most of the time. Next is pressed to the end of each. Gives whatever stood in more
 * than one place, or stuck out of its own.
 */
const stepThrough = (page: Page, addresses: readonly string[]): Promise<readonly string[]> =>
  page.evaluate(async (urls) => {
    const part = (...names: readonly string[]): string =>
      `:is(${names.map((name) => `[data-part="${name}"]`).join(', ')})`;
    const nameOf = ({ dataset, localName }: HTMLElement | SVGElement): string =>
      [dataset['part'] ?? dataset['action'] ?? localName, dataset['seat']].filter(Boolean).join(' ');
    const FELT = part('baize', 'board');
    const IN_VIEW = `${FELT}, ${part('board-actions', 'say', 'paid', 'stands', 'scrubber', 'show-hands')}, [data-action]`;
    const all: string[] = [];
    scrollTo(0, 0);
    await document.fonts.ready;
    // What stands below the replay takes no part in it.
    const old = document.querySelector('astro-island')!;
    while (old.nextSibling) old.nextSibling.remove();
    for (const url of urls) {
      const served = new DOMParser().parseFromString(await (await fetch(url)).text(), 'text/html');
      const island = served.querySelector('astro-island')!;
      document.querySelector('astro-island')!.replaceWith(island);
      while (island.hasAttribute('ssr')) await new Promise((resolve) => setTimeout(resolve, 5));
      const places = new Map<string, Set<string>>();
      const faults = new Set<string>();
      const look = (name: string, element: Element | null): void => {
        if (!element) return;
        const { left, top, width, height } = element.getBoundingClientRect();
        const stands = [left, top + scrollY, width, height].map((n) => Math.round(n)).join(' ');
        places.set(name, (places.get(name) ?? new Set()).add(stands));
      };
      const slider = island.querySelector<HTMLInputElement>('[data-part="scrubber"] input')!;
      const next = island.querySelector<HTMLElement>('[data-action="forward"]')!;
      const last = Number(slider.max);
      for (let step = 0; step <= last; step++) {
        if (Number(slider.value) !== step) faults.add(`after ${String(step)} times Next the step is ${slider.value}`);
        look('the table', document.querySelector(FELT));
        look('the bar', slider);
        // Where nothing is paid, what happens has the room.
        look('what is paid', document.querySelector('[data-part="paid"]:not([data-nothing])'));
        look('the nets', document.querySelector(part('stands')));
        for (const button of document.querySelectorAll<HTMLElement>('[data-action]')) look(nameOf(button), button);
        for (const element of document.querySelectorAll<HTMLElement>(IN_VIEW)) {
          const { left, right, top, bottom, height } = element.getBoundingClientRect();
          // A pixel is for what the browser rounds.
          if (left < -1 || right > innerWidth + 1 || top < -1 || bottom > innerHeight + 1)
            faults.add(`step ${String(step)}: ${nameOf(element)} is not in the window`);
          if (element.matches(part('say', 'stands')) && height < 40)
            faults.add(`${nameOf(element)} has no more than ${String(height)} px`);
        }
        const [said, paid, stood] = ['say', 'paid', 'stands'].map((name) =>
          document.querySelector(part(name))!.getBoundingClientRect(),
        );
        if (said!.bottom > paid!.top + 1 || paid!.bottom > stood!.top + 1)
          faults.add(`step ${String(step)}: what is said, paid and stands lie over one another`);
        for (const card of document.querySelectorAll<HTMLElement>(`${part('trick')} > li`))
          look(`the card of seat ${String(card.dataset['seat'])}`, card);
        const table = document.querySelector(part('baize'))?.getBoundingClientRect();
        for (const element of document.querySelectorAll<HTMLElement>(part('seat', 'pools', 'game-note'))) {
          const { left, right, top, bottom } = element.getBoundingClientRect();
          if (table && (left < table.left || right > table.right || top < table.top || bottom > table.bottom))
            faults.add(`step ${String(step)}: ${nameOf(element)} sticks out of the table`);
        }
        next.click();
        // The view is made anew before this goes on.
        await new Promise<void>((resolve) => {
          queueMicrotask(() => queueMicrotask(resolve));
        });
      }
      for (const [name, stood] of places)
        if (stood.size > 1) faults.add(`${name}: ${[...stood].slice(0, 3).join(' | ')}`);
      if (last === 0) faults.add('there is nothing to step through');
      all.push(...[...faults].map((fault) => `${url}: ${fault}`));
    }
    return all;
  }, addresses);

/** First and Next are as far apart as a thumb needs: neither side by side, nor one under the other. */
const areApart = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const [first, next] = ['first', 'forward'].map((name) =>
      document.querySelector(`[data-action="${name}"]`)!.getBoundingClientRect(),
    );
    return first!.bottom <= next!.top && next!.left - first!.right > 88;
  });

/** Deals at one size, in one window. */
async function roundAt(size: Size, chosen: readonly string[]): Promise<readonly string[]> {
  const page = await context.newPage();
  // A step is written into the address, where the next deal would read it.
  await page.addInitScript(() => {
    history.replaceState = () => undefined;
  });
  await page.setViewportSize(size);
  const addressOf = (path: string): string => pageUrl(here.served, path).href;
  const faults: string[] = [];
  for (const game of new Set(chosen.map(gameOf))) {
    const paths = chosen.filter((path) => gameOf(path) === game);
    await page.goto(addressOf(paths[0]!), { waitUntil: 'load' });
    await hydrated(page);
    if (size === PHONE && !(await areApart(page))) faults.push(`${paths[0]!}: First stands beside or over Next`);
    faults.push(...(await stepThrough(page, paths.map(addressOf))));
  }
  await page.close();
  return faults.map((fault) => `${String(size.width)} px: ${fault}`);
}

test(
  'stepping through any deal moves neither the table nor a button, and all that it takes is in one view',
  { timeout: 900_000 },
  async () => {
    expect(deals.length).toBeGreaterThan(2);
    const rounds = await Promise.all([roundAt(PHONE, deals), roundAt(DESK, someOf(deals, 1))]);
    expect(rounds.flat()).toEqual([]);
  },
);
