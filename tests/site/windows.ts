import type { BrowserContext, Page } from 'playwright-core';
import { goTo, type Visit } from './visit.ts';

const HEARD = ['console', 'pageerror', 'request', 'requestfailed', 'response'] as const;

/** Windows used again, page after page: a new one costs more time than most of what is then looked at in it. */
export interface Windows {
  /** In a window 1280 px wide, light. */
  readonly open: (url: URL) => Promise<Visit>;
  readonly giveBack: (page: Page) => Promise<void>;
}

export function windowsOf(context: BrowserContext): Windows {
  const free: Page[] = [];
  return {
    open: async (url) => {
      const page = free.pop() ?? (await context.newPage());
      await page.setViewportSize({ width: 1280, height: 800 });
      await page.emulateMedia({ colorScheme: 'light' });
      return goTo(page, url);
    },
    giveBack: async (page) => {
      for (const event of HEARD) page.removeAllListeners(event);
      // What the page still waits for ends here, unheard.
      await page.goto('about:blank');
      free.push(page);
    },
  };
}
