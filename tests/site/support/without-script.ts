import type { Page } from 'playwright-core';

/** Controls that need a script; a reader without one must not see them. */
const CONTROLS = 'button, select, input, textarea, [role="button"], [role="slider"], [contenteditable]';
/**
 * Elements whose words belong to a control: instruments that show one step or one answer at a time. Their content must
 * also stand on the page as text; `deal.test.ts` checks this payment by payment. Exceptions: a table to play at, the lab and a club’s season,
 * whose pages say that they need a script (`play.test.ts`, `lab.test.ts`); the table beside a lesson, whose words stand in the
 * edition that the lesson names; and the shares of rules in a comparison, which are worked out when they are asked for.
 */
const INSTRUMENTS =
  '[data-part="replay"], [data-part="stepped"], [data-part="explore"], [data-part="suppose"], [data-part="play"], [data-part="lesson"] > aside, [data-part="shares"], [data-part="sweep"], [data-part="season"]';
const WORKINGS = `${CONTROLS}, label, fieldset, summary, dialog, [role="toolbar"], [role="status"], [aria-live], ${INSTRUMENTS}`;

export const openFolds = (page: Page): Promise<void> =>
  page.$$eval('details', (folds) => {
    for (const fold of folds) fold.open = true;
  });

/** All visible words of the main part, without those of controls. */
export const wordsSeen = (page: Page): Promise<readonly string[]> =>
  page.evaluate((workings) => {
    const main = document.querySelector('main') ?? document.body;
    const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
    // The description of a control belongs to it.
    const describing = new Set(
      [...main.querySelectorAll('[aria-describedby]')].flatMap(
        (control) => control.getAttribute('aria-describedby')?.split(' ') ?? [],
      ),
    );
    const words: string[] = [];
    while (walker.nextNode()) {
      const { parentElement: parent } = walker.currentNode;
      // A script may have split one served text into several nodes.
      let run = walker.currentNode.textContent ?? '';
      while (walker.currentNode.nextSibling instanceof Text) run += walker.nextNode()?.textContent ?? '';
      const text = run.replace(/\s+/g, ' ').trim();
      if (text === '' || parent === null || !parent.checkVisibility({ visibilityProperty: true })) continue;
      const belongs = parent.closest(workings) ?? describing.has(parent.closest('[id]')?.id ?? '');
      if (belongs === false) words.push(text);
    }
    return words;
  }, WORKINGS);

/** Visible controls outside a form with an action. */
export const deadControls = (page: Page): Promise<readonly string[]> =>
  page.$$eval(CONTROLS, (controls) => {
    const styles = [...document.styleSheets]
      .flatMap((sheet) => [...sheet.cssRules])
      .map(({ cssText }) => cssText)
      .join();
    return controls
      .filter(
        (control) =>
          control.closest('form[action]') === null &&
          // Popover buttons and boxes that CSS reads work without a script.
          !control.hasAttribute('popovertarget') &&
          // CSS shows the names behind “each of three” when it is pointed at or focused.
          !(control.hasAttribute('data-names') && styles.includes('attr(data-names)')) &&
          !(control.id !== '' && styles.includes(`#${control.id}:checked`)) &&
          control.checkVisibility({ visibilityProperty: true }),
      )
      .map(
        (control) =>
          `<${control.localName}> ${control.textContent.trim() || (control.getAttribute('aria-label') ?? '')}`,
      );
  });

/**
 * Whether a table or list shows what an instrument would, without a script. Where a page has neither instrument nor control,
 * such as an embedded plate that is one sentence, there is nothing to show.
 */
export const hasAccount = (page: Page): Promise<boolean> =>
  page.evaluate(
    (workings) =>
      document.querySelector(`main :is(${workings})`) === null ||
      [...document.querySelectorAll('main :is(table, dl, ol)')].some((one) => one.checkVisibility()),
    `${CONTROLS}, ${INSTRUMENTS}`,
  );
