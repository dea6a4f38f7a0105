import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { AxeResults, ElementContext, RunOptions } from 'axe-core';
import {
  chromium,
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type Download,
  type Page,
} from 'playwright-core';
import { inject } from 'vitest';
import { browserArguments, findChromium } from '../../../scripts/browser.ts';
import { EVERYTHING } from '../../support/seeds.ts';
import { site, type Site } from './built-site.ts';
import { contextFor, contextOfItsOwn, windowIn } from './windows.ts';

/** A browser and the served site. */
export interface Visitor {
  /** The site, with the address it is served at. */
  readonly served: Site;
  /** A clean context; closed ones are reused. */
  readonly newContext: (options?: BrowserContextOptions) => Promise<BrowserContext>;
  /** A context that the test changes permanently, by a script of its own. */
  readonly contextOfItsOwn: (options?: BrowserContextOptions) => Promise<BrowserContext>;
  /** Closes what is still open. */
  readonly leave: () => Promise<void>;
}

/** Painting is skipped, because no test looks at pictures; it would take a tenth of the time. */
const UNPAINTED = '--force-gpu-mem-available-mb=1';

/**
 * One browser for all files of a worker, launched by it: messages to a browser of another process would be serialised
 * twice.
 */
let launched: Promise<Browser> | undefined;
const launch = async (): Promise<Browser> =>
  chromium.launch({ executablePath: await findChromium(), args: [...browserArguments, UNPAINTED] });

export async function visitor(): Promise<Visitor> {
  const browser = await (launched ??= launch());
  const origin = inject('origin');
  const given: BrowserContext[] = [];
  const give = (context: BrowserContext): BrowserContext => {
    given.push(context);
    return context;
  };
  return {
    served: { ...site, origin },
    newContext: async (options = {}) => give(await contextFor(browser, origin, options)),
    contextOfItsOwn: async (options = {}) => give(await contextOfItsOwn(browser, options)),
    leave: async () => {
      for (const context of given) await context.close();
    },
  };
}

/** A page, and its requests and complaints since it was opened. */
export interface Visit {
  readonly page: Page;
  readonly requests: readonly URL[];
  /** Console messages, uncaught errors, refused or failed requests. */
  readonly complaints: readonly string[];
}

/** Playwright's own message where a page registers a service worker. */
const BLOCKED = 'Service Worker registration blocked by Playwright';

/** Opens an address in a window. */
export async function open(context: BrowserContext, url: URL): Promise<Visit> {
  const page = await windowIn(context);
  const requests: URL[] = [];
  const complaints: string[] = [];
  page.on('console', (message) => {
    // See windows.ts: what the page asks for is refused.
    if (message.text() === BLOCKED) return;
    complaints.push(`console ${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => complaints.push(`uncaught: ${error.message}`));
  page.on('request', (request) => requests.push(new URL(request.url())));
  page.on('requestfailed', (request) => {
    const why = request.failure()?.errorText ?? '';
    // The browser requests the icon when idle, and cancels if the page is left earlier.
    if (why === 'net::ERR_ABORTED' && /\/favicon\.\w+$/.test(request.url())) return;
    complaints.push(`failed: ${request.url()} ${why}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) complaints.push(`${String(response.status())}: ${response.url()}`);
  });
  await page.goto(url.href, { waitUntil: 'load' });
  return { page, requests, complaints };
}

/**
 * Waits, in one evaluation, until none of these islands or their parts is still unhydrated; each loses an attribute when
 * hydrated.
 */
const noneSleeps = (page: Page, which: string): Promise<unknown> =>
  page.evaluate(async (asServed) => {
    await document.fonts.ready;
    while (document.querySelector(asServed) !== null) await new Promise((resolve) => setTimeout(resolve, 10));
  }, `astro-island[ssr]${which}, astro-island:not([ssr]) [data-sleeps]`);

/** Waits until all islands are hydrated. */
export const allHydrated = (page: Page): Promise<unknown> => noneSleeps(page, '');

/** Waits until all islands are hydrated, except those that wait for the reader to move. */
export const hydrated = (page: Page): Promise<unknown> => noneSleeps(page, ':not([client="reading"])');

/** Opens an address and waits until all islands are hydrated. */
export async function openAlive(context: BrowserContext, url: URL): Promise<Visit> {
  const visit = await open(context, url);
  await hydrated(visit.page);
  return visit;
}

/** Waits until the browser is idle, so that automatic loading has begun. */
export const settle = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    await document.fonts.ready;
    await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1000 }));
  });

/** Opens every fold, scrolls everything into view, and waits until all islands are hydrated. */
export async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const fold of document.querySelectorAll('details')) fold.open = true;
    for (const sleeper of document.querySelectorAll('astro-island, [loading="lazy"]')) {
      // An island element has no box of its own.
      (sleeper.firstElementChild ?? sleeper).scrollIntoView({ block: 'center', behavior: 'instant' });
      await new Promise(requestAnimationFrame);
    }
    scrollTo(0, document.documentElement.scrollHeight);
    await new Promise(requestAnimationFrame);
    scrollTo(0, 0);
  });
  await hydrated(page);
  await settle(page);
}

/** The few letters beyond ASCII escaped, without which a browser keeps and compiles a script in half the time. */
const inAscii = (script: string): string =>
  script.replaceAll(/[^\0-\x7F]/g, (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`);

/** Axe; it need not copy the source of each element it looks at, which takes a tenth of its time. */
const axe = `${inAscii(readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8'))}\naxe.configure({ noHtml: true });`;

/** Contrast takes half of axe's time: `npm test` measures it where a test sets rules, above all on pages as they open. */
const DEFAULT_OPTIONS: RunOptions = EVERYTHING ? {} : { rules: { 'color-contrast': { enabled: false } } };

/**
 * Violations reported by axe, one line for each element. Where a part is named, `npm test` examines that part alone, and
 * `test:all` the whole page. Framed pages are examined by themselves.
 */
export async function axeFaults(page: Page, options: RunOptions, part?: ElementContext): Promise<readonly string[]> {
  const within = part === undefined || EVERYTHING ? 'document' : JSON.stringify(part);
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe);
  const { violations } = await page.evaluate<AxeResults>(
    `axe.run(${within}, ${JSON.stringify({ ...DEFAULT_OPTIONS, ...options, resultTypes: ['violations'], iframes: false })})`,
  );
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(
      ({ target, failureSummary = '' }) => `${id}: ${target.join(' ')}: ${failureSummary.split('\n')[1]?.trim() ?? ''}`,
    ),
  );
}

/** Elements that extend beyond the right edge of the window. */
export const sticksOut = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    // Content that is laid out lazily is clipped until it is near, which would hide an overflow.
    const whole = new CSSStyleSheet();
    whole.replaceSync('* { content-visibility: visible !important; }');
    document.adoptedStyleSheets.push(whole);
    const { scrollWidth, clientWidth } = document.documentElement;
    const out = scrollWidth > clientWidth ? [...document.querySelectorAll('body *')] : [];
    const named = out
      .filter((element) => element.getBoundingClientRect().right > clientWidth + 1)
      .map((element) => `<${element.localName} class="${element.getAttribute('class') ?? ''}">`)
      .slice(0, 5);
    document.adoptedStyleSheets.pop();
    return named;
  });

/** Text of a downloaded file. */
export async function textOf(download: Download): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of await download.createReadStream()) parts.push(part as Buffer);
  return Buffer.concat(parts).toString('utf8');
}
