/**
 * `npm run speed`: speed as a reader on a slow phone feels it, in the site built for tests: processor four times slower,
 * 1.6 Mbit/s with a latency of 150 ms, a window of 390 px; the median of five visits with an empty cache. The site is
 * served by HTTP/2 and compressed, as hosts do. `npm run speed -- --against <folder>` measures another build in turn with
 * this one and prints their ratio, which a busy machine changes less than the times. Chromium slows the page itself four times,
 * its workers (the house thinks in one) hardly twice.
 */
import { setTimeout as wait } from 'node:timers/promises';
import { chromium, devices, type Browser, type Locator, type Page } from 'playwright-core';
import { numberOf, parseOptions } from '../../src/cli/command.ts';
import { GAMES } from '../../src/games/index.ts';
import { pageUrl, site, type Site } from '../../tests/site/support/built-site.ts';
import { largestPage } from '../../tests/site/support/page-kinds.ts';
import { allHydrated, hydrated } from '../../tests/site/support/visit.ts';
import { browserArguments, findChromium } from '../browser.ts';
import { serveAsHost } from './host.ts';

const SLOWER = 4;
const LATENCY_MS = 150;
const BYTES_PER_SECOND = 1.6e6 / 8;
const WINDOW = { ...devices['Pixel 5'], viewport: { width: 390, height: 844 } };

/** Milliseconds of each measure in one visit. */
type Visit = Readonly<Record<string, number>>;

/** Measures by name, with the aim in milliseconds. */
const AIMS = {
  'a deal’s Next answers': 2200,
  'the table’s first card': 2200,
  'the house answers': 600,
  'slowest tap or key: a deal': 100,
  'slowest tap or key: the table': 100,
  'slowest tap or key: the last table of cards': 100,
  'slowest tap or key: an edition': 100,
  'slowest tap or key: a comparison': 100,
  'slowest tap or key: the editor': 100,
} as const satisfies Visit;

/** Milliseconds from the navigation until a part is shown; `press` is clicked until then. */
const shownAfter = (page: Page, shown: string, press?: string): Promise<number> =>
  page.evaluate(
    ([part, button]) =>
      new Promise<number>((resolve) => {
        let served: string | undefined;
        const look = (): void => {
          const now = document.querySelector(part)?.textContent ?? undefined;
          served ??= now;
          if (now !== undefined && (button === undefined || now !== served)) {
            requestAnimationFrame(() => setTimeout(() => resolve(performance.now())));
            return;
          }
          if (button !== undefined) document.querySelector<HTMLElement>(button)?.click();
          setTimeout(look, 20);
        };
        look();
      }),
    [shown, press] as const,
  );

/** Slowest taps and keys by measure, such as `600 ms click <button data-action="forward"`, for the log. */
const slow = new Map<string, Set<string>>();

/** Longest tap or key of a page, as its observer keeps it. */
interface Touched {
  readonly ms: number;
  readonly what: string;
}

/** Keeps in the page how long its slowest tap or key took until the next frame; the browser counts by 8 ms. */
function watchTouches(): void {
  const shared = globalThis as typeof globalThis & { slowest?: Touched };
  new PerformanceObserver((list) => {
    for (const { duration, interactionId, name, target } of list.getEntries() as PerformanceEventTiming[]) {
      // A pointer that stands still while the page scrolls below it makes events of its own, without an interaction.
      if (interactionId === 0 || duration <= (shared.slowest?.ms ?? 0)) continue;
      const tag = target instanceof Element ? (/^<[^>]*/.exec(target.outerHTML)?.[0] ?? '') : '';
      shared.slowest = { ms: duration, what: `${name} ${tag.slice(0, 80)}` };
    }
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
}

async function slowestTouch(page: Page, name: keyof typeof AIMS): Promise<Visit> {
  const slowest = await page.evaluate(() => (globalThis as typeof globalThis & { slowest?: Touched }).slowest);
  if (slowest === undefined) throw new Error(`No tap or key was measured: ${name}.`);
  const { ms, what } = slowest;
  if (ms > AIMS[name]) slow.set(name, (slow.get(name) ?? new Set()).add(`${String(ms)} ms ${what}`));
  return { [name]: ms };
}

/** Until the page has drawn what was touched, and done what it put off. */
const pause = (page: Page): Promise<void> =>
  page.evaluate(() => new Promise((done) => setTimeout(() => requestIdleCallback(() => done()), 200)));

/** How long a finger rests on the glass, in milliseconds; Chromium’s own value for a tap (`Input.synthesizeTapGesture`). */
const TOUCH_MS = 50;

/** Touches a part where nothing covers it, as a finger does; Playwright's taps take no time at all. */
async function touch(page: Page, what: Locator): Promise<void> {
  await what.scrollIntoViewIfNeeded();
  const point = await what.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    // The middle first; of a card below others only an edge is free.
    const shares = [0.5, 0.3, 0.1];
    const points = shares.flatMap((down) =>
      shares.map((along) => ({ x: left + along * width, y: top + down * height })),
    );
    return points.find(({ x, y }) => element.contains(document.elementFromPoint(x, y)));
  });
  if (point === undefined) throw new Error(`Something covers what should be touched: ${what.toString()}`);
  const session = await page.context().newCDPSession(page);
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] });
  await wait(TOUCH_MS);
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await session.detach();
}

async function tap(page: Page, what: Locator): Promise<void> {
  // In the middle of the window, where nothing that stays lies above it.
  await what.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  await touch(page, what);
  await pause(page);
}

async function tapSome(page: Page, selector: string, most: number): Promise<void> {
  const count = Math.min(most, await page.locator(selector).count());
  for (let i = 0; i < count; i++) await tap(page, page.locator(selector).nth(i));
}

const ANSWERS = '[data-part="toggle"] input[type="radio"]:not(:checked)';

async function deal(page: Page): Promise<Visit> {
  const next = await shownAfter(page, '[data-part="where"]', '[data-action="forward"]');
  await hydrated(page);
  await pause(page);
  for (let i = 0; i < 4; i++) await tap(page, page.locator('[data-action="forward"]'));
  for (const key of ['ArrowRight', 'ArrowRight', 'End', 'Home']) {
    await page.keyboard.press(key);
    await pause(page);
  }
  await tapSome(page, ANSWERS, 3);
  return { 'a deal’s Next answers': next, ...(await slowestTouch(page, 'slowest tap or key: a deal')) };
}

/** Card that may be played now; the house may have to act before. */
const PLAYABLE = '[data-card][aria-disabled="false"]';

/** Milliseconds from a tap on a card until the next player’s card lies in the same trick; undefined if the trick is over. */
async function answerOfHouse(page: Page): Promise<number | undefined> {
  await page.evaluate((playable) => {
    const others = (): number =>
      document.querySelectorAll('ol[aria-label="On the table"] > li:not([aria-hidden], [data-place="s"])').length;
    const shared = globalThis as typeof globalThis & { answered?: Promise<number | undefined> };
    shared.answered = new Promise((resolve) => {
      let tapped: number | undefined;
      let before = others();
      const watch = new MutationObserver(() => {
        const now = others();
        // A led card clears the trick before it.
        if (now < before) before = now;
        if (now > before || document.querySelector(playable) !== null) {
          watch.disconnect();
          requestAnimationFrame(() =>
            setTimeout(() => resolve(now > before && tapped !== undefined ? performance.now() - tapped : undefined)),
          );
        }
      });
      addEventListener(
        'click',
        ({ timeStamp }) => {
          tapped = timeStamp;
          watch.observe(document.body, { subtree: true, childList: true, attributes: true });
        },
        { once: true, capture: true },
      );
    });
  }, PLAYABLE);
  const isLast = await page.evaluate(
    () => document.querySelectorAll('ol[aria-label="On the table"] > li[aria-hidden]').length === 1,
  );
  await touch(page, page.locator(PLAYABLE).first());
  const answered = await page.evaluate(
    () => (globalThis as typeof globalThis & { answered?: Promise<number | undefined> }).answered,
  );
  return isLast ? undefined : answered;
}

async function table(page: Page, name: keyof typeof AIMS): Promise<Visit> {
  const first = await shownAfter(page, '[data-part="play"]:not([data-waiting]) [data-card]');
  const answers: number[] = [];
  for (let acts = 0; acts < 6; acts++) {
    await page.locator(`${PLAYABLE}, [data-part="questions"] button:not([aria-disabled])`).first().waitFor();
    await pause(page);
    if ((await page.locator(PLAYABLE).count()) === 0) {
      await tapSome(page, '[data-part="questions"] button:not([aria-disabled])', 1);
      continue;
    }
    const answer = await answerOfHouse(page);
    if (answer !== undefined) answers.push(answer);
  }
  return {
    'the table’s first card': first,
    'the house answers': median(answers),
    ...(await slowestTouch(page, name)),
  };
}

/** Visit that touches some things, and counts only how long they take. */
const touching =
  (name: keyof typeof AIMS, ...touched: readonly (readonly [selector: string, most: number])[]) =>
  async (page: Page): Promise<Visit> => {
    await page.waitForLoadState();
    // An edition wakes when it is scrolled, and lines move as it does.
    await page.evaluate(() => scrollBy(0, 1));
    await allHydrated(page);
    await pause(page);
    for (const [selector, most] of touched) {
      await page.locator(selector).first().waitFor({ state: 'attached' });
      await tapSome(page, selector, most);
    }
    return slowestTouch(page, name);
  };

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

const cards = GAMES.filter(({ kind, tools }) => kind === 'cards' && tools.play);
const tableOf = ({ id, ruleSets }: (typeof GAMES)[number]): string =>
  `/${id}/play/#book=${ruleSets[0]?.id ?? ''}&deal=7`;
const VISITS: readonly (readonly [path: string, visit: (page: Page) => Promise<Visit>])[] = [
  [largestPage('deal'), deal],
  [tableOf(cards[0]!), (page) => table(page, 'slowest tap or key: the table')],
  // Here bids are asked for first. Only touches count: the median of the house is that of the first table.
  [
    tableOf(cards.at(-1)!),
    async (page) => {
      const name = 'slowest tap or key: the last table of cards';
      const { [name]: slowest } = await table(page, name);
      return { [name]: slowest ?? NaN };
    },
  ],
  [largestPage('edition'), touching('slowest tap or key: an edition', ['main a[data-key]', 1], [ANSWERS, 3])],
  [
    largestPage('compare'),
    touching('slowest tap or key: a comparison', ['button:text("Change rules")', 1], [ANSWERS, 3]),
  ],
  [largestPage('editor'), touching('slowest tap or key: the editor', ['[data-part="pack"] button', 4])],
];

/** Opens a page with an empty cache on a slow phone. */
async function visitOn(
  browser: Browser,
  at: Site,
  path: string,
  visit: (page: Page) => Promise<Visit>,
): Promise<Visit> {
  const context = await browser.newContext({ ...WINDOW, ignoreHTTPSErrors: true });
  await context.addInitScript(watchTouches);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  const speed = { downloadThroughput: BYTES_PER_SECOND, uploadThroughput: BYTES_PER_SECOND };
  await session.send('Network.emulateNetworkConditions', { offline: false, latency: LATENCY_MS, ...speed });
  await page.goto(pageUrl(at, path).href, { waitUntil: 'commit' });
  const measured = await visit(page);
  await context.close();
  return measured;
}

const { values: options } = parseOptions({
  options: { against: { type: 'string' }, runs: { type: 'string' }, only: { type: 'string' } },
});
const folders = options.against === undefined ? [site.folder] : [options.against, site.folder];
const hosts = await Promise.all(
  folders.map(async (folder) => {
    const at = { ...site, folder };
    const { origin, stop } = await serveAsHost(at);
    return { at: { ...at, origin }, stop, visits: [] as Visit[] };
  }),
);
const browser = await chromium.launch({ executablePath: await findChromium(), args: [...browserArguments] });
for (let run = 0; run < numberOf('runs', options.runs, 5); run++)
  for (const [path, visit] of VISITS)
    if (options.only === undefined || path.includes(options.only))
      for (const { at, visits } of hosts) visits.push(await visitOn(browser, at, path, visit));
await browser.close();
for (const { stop } of hosts) stop();

for (const [name, aim] of Object.entries(AIMS)) {
  const runs = hosts.map(({ visits }) => visits.flatMap((visit) => visit[name] ?? []));
  if (runs.every((times) => times.length === 0)) continue;
  const medians = runs.map(median);
  const now = medians.at(-1) ?? Number.NaN;
  const ratio = medians.length > 1 ? `  ratio ${(now / (medians[0] ?? 1)).toFixed(2)}` : '';
  const all = runs.map((times) => `${median(times).toFixed(0)} (${times.map((time) => time.toFixed(0)).join(' ')})`);
  console.log(`${name.padEnd(34)}${now <= aim ? ' ' : '!'} aim ${String(aim)} ms  ${all.join('  →  ')}${ratio}`);
  for (const touched of slow.get(name) ?? []) console.log(`    ${touched}`);
}
