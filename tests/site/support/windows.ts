import type { Browser, BrowserContext, BrowserContextOptions, CDPSession, Page } from 'playwright-core';

/*
 * Reuse of browser windows: creating a window, with its process, takes twice as long as showing a page. A closed window
 * is blanked and kept for the next test with the same options, without storage or history.
 */

/** Timeout in milliseconds, long enough that only what never happens is missed. */
const PATIENCE = 120_000;

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
  page.close = async () => {
    if (spare.windows.includes(page)) return;
    for (const event of HEARD) page.removeAllListeners(event);
    // Cancels what the page still waits for.
    await page.goto('about:blank');
    await session.send('Page.resetNavigationHistory');
    await page.emulateMedia({ media: null, colorScheme: null });
    if (size !== null && page.viewportSize()?.width !== size.width) await page.setViewportSize(size);
    else if (size !== null && page.viewportSize()?.height !== size.height) await page.setViewportSize(size);
    spare.windows.push(page);
  };
  return page;
}

/** A context that its test changes permanently; it is closed for good. */
export async function contextOfItsOwn(browser: Browser, options: BrowserContextOptions): Promise<BrowserContext> {
  const context = await browser.newContext({ reducedMotion: 'reduce', ...options });
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
  context.close = async () => {
    if (others.includes(context)) return;
    for (const page of context.pages()) await page.close();
    await spare.session?.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' });
    others.push(context);
  };
  return context;
}
