import type { Browser, BrowserContext, BrowserContextOptions, CDPSession, Page } from 'playwright-core';

/*
 * A browser takes twice as long to make a window, with a process of its own, as to show a page in it. So what a test closes is
 * kept, blank, for the next that asks for its like: it finds nothing of the one before, neither what it stored nor its history.
 */

/** How long anything is waited for, in milliseconds: only what never comes may be missed, however busy the machine. */
const PATIENCE = 120_000;

const HEARD = ['console', 'pageerror', 'request', 'requestfailed', 'response', 'download', 'dialog'] as const;

/** A context's windows that are closed for those who look at them, and how the first of them asks the browser for something. */
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

/** A window of a context, new or as good as new. */
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
    // What the page still waits for ends here, unheard.
    await page.goto('about:blank');
    await session.send('Page.resetNavigationHistory');
    await page.emulateMedia({ media: null, colorScheme: null });
    if (size !== null && page.viewportSize()?.width !== size.width) await page.setViewportSize(size);
    else if (size !== null && page.viewportSize()?.height !== size.height) await page.setViewportSize(size);
    spare.windows.push(page);
  };
  return page;
}

/** A context that its test changes for good: whoever closes it closes it. */
export async function contextOfItsOwn(browser: Browser, options: BrowserContextOptions): Promise<BrowserContext> {
  const context = await browser.newContext({ reducedMotion: 'reduce', ...options });
  context.setDefaultTimeout(PATIENCE);
  return context;
}

const kept = new Map<string, BrowserContext[]>();

/** A context with these options in which nothing has been stored; closed, it is kept for the next. */
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
