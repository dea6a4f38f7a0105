import { setTimeout as wait } from 'node:timers/promises';
import type { Browser, BrowserContext, BrowserContextOptions, CDPSession, Page } from 'playwright-core';

/*
 * Reuse of browser windows: creating a window, with its process, takes twice as long as showing a page. A closed window
 * is blanked and kept for the next test with the same options, without storage or history.
 */

/** Timeout in milliseconds, long enough that only what never happens is missed. */
const PATIENCE = 40_000;

/** Milliseconds that tidying a window or context may take; one that takes longer is thrown away. */
const TIDYING = 20_000;

/** Whether work ends well and in time. A browser process that hangs or has crashed would hold up the whole file. */
const isDoneInTime = (work: Promise<unknown>): Promise<boolean> =>
  Promise.race([
    work.then(
      () => true,
      () => false,
    ),
    wait(TIDYING, false, { ref: false }),
  ]);

const HEARD = ['console', 'pageerror', 'request', 'requestfailed', 'response', 'download', 'dialog'] as const;

/** Closed windows of a context, and a session for commands to its browser. */
interface Spare {
  readonly windows: Page[];
  session?: CDPSession;
}
const spares = new WeakMap<BrowserContext, Spare>();

function spareOf(context: BrowserContext): Spare {
  const known = spares.get(context) ?? { windows: [] };
  spares.set(context, known);
  return known;
}

/** A window of a context, new or cleaned. */
export async function windowIn(context: BrowserContext): Promise<Page> {
  const spare = spareOf(context);
  const free = spare.windows.pop();
  if (free !== undefined) return free;
  const page = await context.newPage();
  const size = page.viewportSize();
  const session = await context.newCDPSession(page);
  spare.session ??= session;
  const discard = page.close.bind(page);
  const tidy = async (): Promise<void> => {
    // Cancels what the page still waits for.
    await page.goto('about:blank');
    await session.send('Page.resetNavigationHistory');
    await page.emulateMedia({ media: null, colorScheme: null });
    const now = page.viewportSize();
    if (size !== null && (now?.width !== size.width || now.height !== size.height)) await page.setViewportSize(size);
  };
  page.close = async () => {
    if (spare.windows.includes(page)) return;
    for (const event of HEARD) page.removeAllListeners(event);
    if (await isDoneInTime(tidy())) spare.windows.push(page);
    else await isDoneInTime(discard());
  };
  return page;
}

/** A context that its test changes permanently; it is closed for good. */
export async function contextOfItsOwn(browser: Browser, options: BrowserContextOptions): Promise<BrowserContext> {
  // A service worker would answer for the server, out of sight of the tests; offline.test.ts allows it.
  const context = await browser.newContext({ reducedMotion: 'reduce', serviceWorkers: 'block', ...options });
  context.setDefaultTimeout(PATIENCE);
  return context;
}

const kept = new Map<string, BrowserContext[]>();

/** A context with these options and empty storage; kept for reuse when closed. */
export async function contextFor(
  browser: Browser,
  origin: string,
  options: BrowserContextOptions,
): Promise<BrowserContext> {
  const kind = JSON.stringify(options);
  const others = kept.get(kind) ?? [];
  kept.set(kind, others);
  const free = others.pop();
  if (free !== undefined) return free;
  const context = await contextOfItsOwn(browser, options);
  const spare = spareOf(context);
  const discard = context.close.bind(context);
  const tidy = async (): Promise<void> => {
    await spare.session?.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' });
  };
  context.close = async () => {
    if (others.includes(context)) return;
    await Promise.all(context.pages().map((page) => page.close()));
    if (await isDoneInTime(tidy())) others.push(context);
    else await isDoneInTime(discard());
  };
  return context;
}
