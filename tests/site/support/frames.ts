import type { BrowserContext, Frame, Page, ViewportSize } from 'playwright-core';
import { goTo, type Visit } from './visit.ts';

const HEARD = ['console', 'pageerror', 'request', 'requestfailed', 'response'] as const;

/** A page shown in a frame, and the frame. */
export interface Framed extends Visit {
  readonly frame: Frame;
}

/** Frames of one size, used again: going from page to page in a frame costs half of what it costs in a window. */
export interface Frames {
  readonly open: (url: URL) => Promise<Framed>;
  readonly giveBack: (framed: Framed) => void;
}

/** `around` is an address of the site where no page stands: a page of its own would refuse the frame by its policy. */
export function framesOf(context: BrowserContext, { width, height }: ViewportSize, around: URL): Frames {
  const free: Page[] = [];
  const opened = async (): Promise<Page> => {
    const page = await context.newPage();
    const frame = `<iframe width="${String(width)}" height="${String(height)}" style="border: 0"></iframe>`;
    const body = `<!doctype html><title>A frame</title><link rel="icon" href="data:,">${frame}`;
    await page.route(around.href, (route) => route.fulfill({ contentType: 'text/html', body }));
    await page.goto(around.href);
    await page.unroute(around.href);
    return page;
  };
  return {
    open: async (url) => {
      const page = free.pop() ?? (await opened());
      const frame = page.frames().at(-1)!;
      return { ...(await goTo(page, url, frame)), frame };
    },
    giveBack: ({ page }) => {
      for (const event of HEARD) page.removeAllListeners(event);
      free.push(page);
    },
  };
}
