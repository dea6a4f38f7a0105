import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, test } from 'vitest';
import { builtSite, pageUrl } from './built-site.ts';
import { open, scrollThrough, visitor, type Visitor } from './visit.ts';

const built = builtSite();
const alive = built.pages.filter(({ elements }) => elements.some(({ name }) => name === 'astro-island'));

/** What only a script can work: a reader without one must not be offered it. */
const CONTROLS = 'button, select, input, textarea, [role="button"], [role="slider"], [contenteditable]';
/**
 * Words that belong to a control, or are spoken as it is worked; and the instruments themselves, which show one step or one
 * answer at a time. What they show stands whole beside them: `deal.test.ts` holds a page to that, payment by payment.
 */
const INSTRUMENTS = '.replay, .suppose';
const WORKINGS = `${CONTROLS}, label, legend, summary, dialog, [role="toolbar"], [role="status"], [aria-live], ${INSTRUMENTS}`;

/** Every run of words in the main part that a reader can see, without those of controls. */
const wordsSeen = (page: Page): Promise<readonly string[]> =>
  page.evaluate((workings) => {
    const main = document.querySelector('main') ?? document.body;
    const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
    const words: string[] = [];
    while (walker.nextNode()) {
      const { parentElement: parent, textContent } = walker.currentNode;
      const text = (textContent ?? '').replace(/\s+/g, ' ').trim();
      if (text === '' || parent === null || !parent.checkVisibility({ visibilityProperty: true })) continue;
      if (parent.closest(workings) === null) words.push(text);
    }
    return words;
  }, WORKINGS);

/** Controls that can be seen outside a form that goes somewhere. */
const deadControls = (page: Page): Promise<readonly string[]> =>
  page.$$eval(CONTROLS, (controls) =>
    controls
      .filter(
        (control) => control.closest('form[action]') === null && control.checkVisibility({ visibilityProperty: true }),
      )
      .map(
        (control) =>
          `<${control.localName}> ${control.textContent.trim() || (control.getAttribute('aria-label') ?? '')}`,
      ),
  );

let here: Visitor;
let withScript: BrowserContext;
let without: BrowserContext;

beforeAll(async () => {
  here = await visitor();
  withScript = await here.newContext();
  without = await here.newContext({ javaScriptEnabled: false });
});

afterAll(() => here.leave());

test.concurrent.for(alive)('$path says all it says with it, and offers nothing dead', async ({ path }, { expect }) => {
  const url = pageUrl({ ...built, origin: here.origin }, path);
  const living = await open(withScript, url);
  await scrollThrough(living.page);
  const plain = await open(without, url);
  await plain.page.$$eval('details', (folds) => {
    for (const fold of folds) fold.open = true;
  });

  const read = new Set(await wordsSeen(plain.page));
  const missing = (await wordsSeen(living.page)).filter((words) => !read.has(words));
  expect.soft(missing, 'words that only a script shows').toEqual([]);
  const stands = await plain.page.$$eval('main :is(table, dl, ol)', (all) => all.some((one) => one.checkVisibility()));
  expect.soft(stands, 'a table or list that says it without a script').toBe(true);
  expect.soft(await deadControls(plain.page), 'controls that do nothing').toEqual([]);
  await Promise.all([living.page.close(), plain.page.close()]);
});
