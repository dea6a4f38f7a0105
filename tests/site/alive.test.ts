/** How the tools come to life: seen before they are fetched, and without a word of theirs being written anew. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { pageUrl } from './support/built-site.ts';
import { largestPage } from './support/page-kinds.ts';
import { hydrated, open, visitor, type Visitor } from './support/visit.ts';

const TOOLS = ['deal', 'compare', 'editor', 'explore', 'play', 'firstHand', 'regulator'] as const;

let reader: Visitor;
beforeAll(async () => {
  reader = await visitor();
});
afterAll(() => reader.leave());

test.for(TOOLS)('%s: is painted before its scripts are asked for, and comes to life as it stands', async (kind) => {
  const context = await reader.contextOfItsOwn();
  await context.addInitScript(() => {
    const added: string[] = [];
    Object.assign(globalThis, { added });
    // From the moment it is whole: what comes after that, a script has put there.
    document.addEventListener('DOMContentLoaded', () => {
      new MutationObserver((changes) => {
        for (const { addedNodes, target } of changes)
          for (const node of addedNodes)
            if (node instanceof Text && node.data !== '' && target instanceof Element && target.isConnected)
              added.push(node.data);
      }).observe(document.body, { subtree: true, childList: true });
    });
  });
  const { page } = await open(context, pageUrl(reader.served, largestPage(kind)));
  await hydrated(page);
  const { asked, painted, added } = await page.evaluate(() => ({
    asked: performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.endsWith('.js'))
      .map(({ startTime }) => startTime),
    painted: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Infinity,
    added: (globalThis as unknown as { readonly added: readonly string[] }).added,
  }));
  expect(asked.length).toBeGreaterThan(5);
  expect(Math.min(...asked)).toBeGreaterThan(painted);
  // Cut up as they were written, the texts of a tool are hundreds.
  expect(added.length, added.join(' | ')).toBeLessThan(16);
  await context.close();
});
