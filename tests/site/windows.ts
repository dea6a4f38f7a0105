import type { BrowserContext, Page, ViewportSize } from 'playwright-core';
import { goTo, type Visit } from './visit.ts';

const HEARD = ['console', 'pageerror', 'request', 'requestfailed', 'response'] as const;

/** Windows used again, page after page: a new one costs more time than most of what is then looked at in it. */
export interface Windows {
  /** Light, and of their size. */
  readonly open: (url: URL) => Promise<Visit>;
  readonly giveBack: (page: Page) => Promise<void>;
}

export function windowsOf(context: BrowserContext, size: ViewportSize): Windows {
  const free: Page[] = [];
  const opened = async (): Promise<Page> => {
    const page = await context.newPage();
    await page.setViewportSize(size);
    return page;
  };
  return {
    open: async (url) => goTo(free.pop() ?? (await opened()), url),
    giveBack: async (page) => {
      for (const event of HEARD) page.removeAllListeners(event);
      // What the page still waits for ends here, unheard.
      await page.goto('about:blank');
      if (page.viewportSize()?.width !== size.width) await page.setViewportSize(size);
      free.push(page);
    },
  };
}
