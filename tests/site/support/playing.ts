import type { Page } from 'playwright-core';

/** The windows in which a table has its place without scrolling, width by height. */
export const WINDOWS = [
  [1280, 720],
  [1440, 900],
  [768, 1024],
  [390, 844],
  [320, 640],
] as const;

/** The table as somebody has it before him. */
export interface Facing {
  /** Whether the deal is over. */
  readonly isOver: boolean;
  /** The keys that play a card that may be played: its rank, its suit. */
  readonly keys: string | undefined;
  /** Whether something else is asked that has an answer. */
  readonly isAsked: boolean;
  /** How much has been done. */
  readonly stamp: string;
}

/** What the reader faces, once it is his turn or the deal is over. One question to the page does. */
export const facing = (page: Page, stamp = ''): Promise<Facing> =>
  page.evaluate(async (before): Promise<Facing> => {
    const look = (): Facing => {
      const card = document.querySelector<HTMLElement>('.mine .ok button')?.dataset['card'];
      const number = Number(card);
      const keys =
        card === undefined
          ? undefined
          : `${'23456789tjqka'.charAt(number % 13)}${'shdc'.charAt(Math.floor(number / 13))}`;
      return {
        isOver: document.querySelector('.deeds .next') !== null,
        keys,
        isAsked: document.querySelector('.answer:not([aria-disabled])') !== null,
        // The seats too: what is asked twice in words that are the same is asked after somebody has spoken.
        stamp: ['.purse', '.card-table', '.mine', '.answers']
          .map((part) => document.querySelector(part)?.textContent ?? '')
          .concat(document.querySelector('.terms .number')?.getAttribute('value') ?? '')
          .join(' '),
      };
    };
    return new Promise((resolve, reject) => {
      const isReady = (): boolean => {
        const now = look();
        const isAlive = document.querySelector('.is-waiting, astro-island[ssr], [data-sleeps]') === null;
        const is = isAlive && now.stamp !== before && (now.isOver || now.keys !== undefined || now.isAsked);
        if (is) {
          watch.disconnect();
          clearTimeout(late);
          resolve(now);
        }
        return is;
      };
      const watch = new MutationObserver(isReady);
      const late = setTimeout(() => {
        watch.disconnect();
        reject(new Error(`Nothing happens at the table: ${before}`));
      }, 120_000);
      if (!isReady())
        watch.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
    });
  }, stamp);

/** Plays a deal to its end, with the keys alone: cards by rank and suit, anything else by its number. */
export async function playByKeys(page: Page): Promise<number> {
  let acts = 0;
  // A list of choices would take the letters for its own.
  await page.locator('.play').focus();
  for (let now = await facing(page); !now.isOver; now = await facing(page, now.stamp)) {
    if (now.keys === undefined) await page.keyboard.press('1');
    else for (const key of now.keys) await page.keyboard.press(key);
    acts++;
  }
  return acts;
}

/** The figures of everybody and of the pools, as they stand beside the table. */
export const standsIn = async (page: Page): Promise<readonly number[]> =>
  (await page.locator('.purse .stands b').allTextContents()).map((text) => Number(text.replace('−', '-')));

/** The house plays without waiting. */
export async function atOnce(page: Page): Promise<void> {
  const fold = page.locator('.more-terms > summary');
  await fold.click();
  await page.getByRole('combobox', { name: 'The house plays' }).selectOption('at once');
  await fold.click();
  await page.locator('.play').focus();
}

/** What of an element lies outside of the window, in pixels. */
export const outside = (page: Page, selector: string): Promise<number> =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => {
      const { top, bottom, left, right } = element.getBoundingClientRect();
      return Math.max(0, -top, bottom - innerHeight, -left, right - innerWidth);
    });
