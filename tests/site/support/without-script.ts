import type { Page } from 'playwright-core';

/** What only a script can work: a reader without one must not be offered it. */
const CONTROLS = 'button, select, input, textarea, [role="button"], [role="slider"], [contenteditable]';
/**
 * Words that belong to a control, or are spoken as it is worked; and the instruments themselves, which show one step or one
 * answer at a time. What they show stands whole beside them: `deal.test.ts` holds a page to that, payment by payment. A table at
 * which one sits down shows what comes of one's own play; `play.test.ts` asks that its page says so to whom it cannot be laid. The
 * table beside a lesson shows the plates of the book it teaches, whose words stand in the edition that the lesson names.
 */
const INSTRUMENTS = '.replay, .suppose, .play, .lesson .reading-aside';
const WORKINGS = `${CONTROLS}, label, fieldset, summary, dialog, [role="toolbar"], [role="status"], [aria-live], ${INSTRUMENTS}`;

export const openFolds = (page: Page): Promise<void> =>
  page.$$eval('details', (folds) => {
    for (const fold of folds) fold.open = true;
  });

/** Every run of words in the main part that a reader can see, without those of controls. */
export const wordsSeen = (page: Page): Promise<readonly string[]> =>
  page.evaluate((workings) => {
    const main = document.querySelector('main') ?? document.body;
    const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
    // What a control is described by belongs to it.
    const describing = new Set(
      [...main.querySelectorAll('[aria-describedby]')].flatMap(
        (control) => control.getAttribute('aria-describedby')?.split(' ') ?? [],
      ),
    );
    const words: string[] = [];
    while (walker.nextNode()) {
      const { parentElement: parent } = walker.currentNode;
      // A script may have written as several pieces what was served as one.
      let run = walker.currentNode.textContent ?? '';
      while (walker.currentNode.nextSibling instanceof Text) run += walker.nextNode()?.textContent ?? '';
      const text = run.replace(/\s+/g, ' ').trim();
      if (text === '' || parent === null || !parent.checkVisibility({ visibilityProperty: true })) continue;
      const belongs = parent.closest(workings) ?? describing.has(parent.closest('[id]')?.id ?? '');
      if (belongs === false) words.push(text);
    }
    return words;
  }, WORKINGS);

/** Controls that can be seen outside a form that goes somewhere. */
export const deadControls = (page: Page): Promise<readonly string[]> =>
  page.$$eval(CONTROLS, (controls) =>
    controls
      .filter(
        (control) =>
          control.closest('form[action]') === null &&
          // What opens and shuts a popover asks for no script.
          !control.hasAttribute('popovertarget') &&
          control.checkVisibility({ visibilityProperty: true }),
      )
      .map(
        (control) =>
          `<${control.localName}> ${control.textContent.trim() || (control.getAttribute('aria-label') ?? '')}`,
      ),
  );

/** Whether a table or a list says without a script what an instrument would show. */
export const hasAccount = (page: Page): Promise<boolean> =>
  page.$$eval('main :is(table, dl, ol)', (all) => all.some((one) => one.checkVisibility()));
