import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { AxeResults, RunOptions } from 'axe-core';
import {
  chromium,
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type Download,
  type Frame,
  type Page,
} from 'playwright-core';
import { inject } from 'vitest';
import { browserArguments, findChromium } from '../../../scripts/browser.ts';
import { site, type Site } from './built-site.ts';
import { contextFor, contextOfItsOwn, windowIn } from './windows.ts';

/** A browser before the site as it is served. */
export interface Visitor {
  /** The site, at the address it is served at. */
  readonly served: Site;
  /** As good as new: what was closed is used again. */
  readonly newContext: (options?: BrowserContextOptions) => Promise<BrowserContext>;
  /** For a test that changes it for good, by a script of its own. */
  readonly contextOfItsOwn: (options?: BrowserContextOptions) => Promise<BrowserContext>;
  /** Closes what is still open. */
  readonly leave: () => Promise<void>;
}

/** No test looks at a picture, and where there is no room to paint in nothing is painted: a tenth of what the pages cost. */
const UNPAINTED = '--force-gpu-mem-available-mb=1';

/** One for all files of a worker, and its own: every word to a browser that another process holds is written down and read again. */
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

/** A page and everything it asked for and complained of since it was opened. */
export interface Visit {
  readonly page: Page;
  readonly requests: readonly URL[];
  /** Console messages, uncaught errors, requests refused or failed. */
  readonly complaints: readonly string[];
}

/** Goes to an address in a window that is there already, or in a frame of it. */
export async function goTo(page: Page, url: URL, frame?: Frame): Promise<Visit> {
  const requests: URL[] = [];
  const complaints: string[] = [];
  page.on('console', (message) => complaints.push(`console ${message.type()}: ${message.text()}`));
  page.on('pageerror', (error) => complaints.push(`uncaught: ${error.message}`));
  page.on('request', (request) => requests.push(new URL(request.url())));
  page.on('requestfailed', (request) => {
    const why = request.failure()?.errorText ?? '';
    // The browser asks for the sign of a page when it has time, and gives up when the page is left before.
    if (why === 'net::ERR_ABORTED' && /\/favicon\.\w+$/.test(request.url())) return;
    complaints.push(`failed: ${request.url()} ${why}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) complaints.push(`${String(response.status())}: ${response.url()}`);
  });
  await (frame ?? page).goto(url.href, { waitUntil: 'load' });
  return { page, requests, complaints };
}

export const open = async (context: BrowserContext, url: URL): Promise<Visit> => goTo(await windowIn(context), url);

/** A page by itself, or one in a frame. */
type Shown = Pick<Page, 'evaluate'>;

/**
 * Waits until none of these islands is as it was served, nor a part of one: each has its attribute taken away once it lives. One
 * question to the page does.
 */
const noneSleeps = (page: Shown, which: string): Promise<unknown> =>
  page.evaluate(async (asServed) => {
    await document.fonts.ready;
    while (document.querySelector(asServed) !== null) await new Promise((resolve) => setTimeout(resolve, 10));
  }, `astro-island[ssr]${which}, astro-island:not([ssr]) [data-sleeps]`);

/** Waits until each island lives. */
export const allHydrated = (page: Shown): Promise<unknown> => noneSleeps(page, '');

/** The same, but for those that wait for their reader to move. */
export const hydrated = (page: Shown): Promise<unknown> => noneSleeps(page, ':not([client="reading"])');

/** As `open`, and waits until each island lives. */
export async function openAlive(context: BrowserContext, url: URL): Promise<Visit> {
  const visit = await open(context, url);
  await hydrated(visit.page);
  return visit;
}

/** Waits until the browser has nothing urgent left to do: what loads by itself has been asked for. */
export const settle = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    await document.fonts.ready;
    await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1000 }));
  });

/** Opens every fold, brings whatever waits to be seen into view, and waits until each island lives. */
export async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const fold of document.querySelectorAll('details')) fold.open = true;
    for (const sleeper of document.querySelectorAll('astro-island, [loading="lazy"]')) {
      // An island has no box of its own.
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

const axe = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

/** What axe has against the page as it stands, or against the part that an expression gives there, a line for each element. */
export async function axeFaults(page: Page, options: RunOptions, within = 'document'): Promise<readonly string[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe);
  const { violations } = await page.evaluate<AxeResults>(
    `axe.run(${within}, ${JSON.stringify({ ...options, resultTypes: ['violations'] })})`,
  );
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(
      ({ target, failureSummary = '' }) => `${id}: ${target.join(' ')}: ${failureSummary.split('\n')[1]?.trim() ?? ''}`,
    ),
  );
}

/** The elements that stick out on the right where the page is wider than its window. */
export const sticksOut = (page: Shown): Promise<readonly string[]> =>
  page.evaluate(() => {
    // What is laid out only as one comes near is cut off at its edge until then, and sticks out unseen.
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

/** What a file says that a page gave to be kept. */
export async function textOf(download: Download): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of await download.createReadStream()) parts.push(part as Buffer);
  return Buffer.concat(parts).toString('utf8');
}
