/** How the tools come to life: their scripts wait until the text is painted, and rewrite no word of theirs. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { everyNth } from '../support/seeds.ts';
import { pageUrl } from './support/built-site.ts';
import { largestPage } from './support/page-kinds.ts';
import { hydrated, open, visitor, type Visitor } from './support/visit.ts';

const TOOLS = ['deal', 'compare', 'editor', 'explore', 'play', 'firstHand', 'regulator'] as const;

let reader: Visitor;
beforeAll(async () => {
  reader = await visitor();
});
afterAll(() => reader.leave());

test.for(everyNth(TOOLS, 3))(
  '%s: its scripts are asked for when its text is painted, and it comes to life as it stands',
  async (kind) => {
    const context = await reader.contextOfItsOwn();
    await context.addInitScript(() => {
      const added: string[] = [];
      const hydratedAt: number[] = [];
      Object.assign(globalThis, { added, hydratedAt });
      // From the moment it is whole: what comes after that, a script has put there.
      document.addEventListener('DOMContentLoaded', () => {
        new MutationObserver((changes) => {
          for (const { addedNodes, target } of changes)
            for (const node of addedNodes)
              if (node instanceof Text && node.data !== '' && target instanceof Element && target.isConnected)
                added.push(node.data);
        }).observe(document.body, { subtree: true, childList: true });
        // An island loses this attribute when it is hydrated.
        new MutationObserver(() => hydratedAt.push(performance.now())).observe(document.body, {
          subtree: true,
          attributeFilter: ['ssr'],
        });
      });
    });
    const { page } = await open(context, pageUrl(reader.served, largestPage(kind)));
    await hydrated(page);
    const { requested, arrived, painted, hydratedAt, added } = await page.evaluate(() => ({
      requested: performance
        .getEntriesByType('resource')
        .filter(({ name }) => name.endsWith('.js'))
        .map(({ startTime }) => startTime),
      arrived: (performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming).responseEnd,
      painted: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Infinity,
      added: (globalThis as unknown as { readonly added: readonly string[] }).added,
      hydratedAt: (globalThis as unknown as { readonly hydratedAt: readonly number[] }).hydratedAt,
    }));
    expect(requested.length).toBeGreaterThan(3);
    expect(Math.min(...requested)).toBeGreaterThan(Math.max(arrived, painted));
    expect(hydratedAt.length).toBeGreaterThan(0);
    expect(Math.min(...hydratedAt)).toBeGreaterThan(painted);
    // Cut up as they were written, the texts of a tool are hundreds.
    expect(added.length, added.join(' | ')).toBeLessThan(16);
    await context.close();
  },
);
