import type { Locator, Page } from 'playwright-core';

/** Window sizes (width × height) in which the table fits without scrolling. */
export const WINDOWS = [
  [1280, 720],
  [390, 844],
  [1440, 900],
  [768, 1024],
  [320, 640],
] as const;

/** State of the table for the player. */
export interface Facing {
  /** Whether the deal is over. */
  readonly isOver: boolean;
  /** Keys that play a legal card: rank, then suit. */
  readonly keys: string | undefined;
  /** Whether another question with answers is shown. */
  readonly isAsked: boolean;
  /** Digest of the table, to notice changes. */
  readonly stamp: string;
}

/** State of the table once it is the reader's turn or the deal is over, fetched in one evaluation. */
export const facing = (page: Page, stamp = ''): Promise<Facing> =>
  page.evaluate(async (before): Promise<Facing> => {
    const look = (): Facing => {
      const card = document.querySelector<HTMLElement>('[data-card][aria-disabled="false"]')?.dataset['card'];
      const number = Number(card);
      const keys =
        card === undefined
          ? undefined
          : `${'23456789tjqka'.charAt(number % 13)}${'shdc'.charAt(Math.floor(number / 13))}`;
      return {
        isOver: document.querySelector('[data-part="next"]') !== null,
        keys,
        isAsked: document.querySelector('[data-part="questions"] button:not([aria-disabled])') !== null,
        // Includes the seats, because the same question may be asked again after another player has acted.
        stamp: ['aside', '[data-part="felt"]', '[aria-label="Your hand"]', '[data-part="questions"]']
          .map((part) => document.querySelector(part)?.textContent ?? '')
          .concat(document.querySelector('[data-part="number"]')?.getAttribute('value') ?? '')
          .join(' '),
      };
    };
    return new Promise((resolve, reject) => {
      const isReady = (): boolean => {
        const now = look();
        const isAlive = document.querySelector('[data-waiting], astro-island[ssr], [data-sleeps]') === null;
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
      }, 60_000);
      if (!isReady())
        watch.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
    });
  }, stamp);

/** Plays a deal to its end by keyboard: cards by rank and suit, other acts by number. */
export async function playByKeys(page: Page): Promise<number> {
  let acts = 0;
  // A focused list of choices would take the letters.
  await page.locator('[data-part="play"]').focus();
  for (let now = await facing(page); !now.isOver; now = await facing(page, now.stamp)) {
    if (now.keys === undefined) await page.keyboard.press('1');
    else for (const key of now.keys) await page.keyboard.press(key);
    acts++;
  }
  return acts;
}

/** Figures of all players and pools, as shown beside the table. */
export const standsIn = async (page: Page): Promise<readonly number[]> =>
  (await page.getByRole('list', { name: 'Each player’s total' }).locator('b').allTextContents()).map((text) =>
    Number(text.replace('−', '-')),
  );

/** The fold with the terms of a table. */
export const tableFold = (page: Page): Locator => page.locator('summary', { hasText: /^The table$/ });

/** Makes the house play without delay. */
export async function atOnce(page: Page): Promise<void> {
  const fold = tableFold(page);
  await fold.click();
  await page.getByRole('combobox', { name: 'Pace' }).selectOption('at once');
  await fold.click();
  await page.locator('[data-part="play"]').focus();
}

/** How far an element extends beyond the window, in pixels. */
export const outside = (page: Page, selector: string): Promise<number> =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => {
      const { top, bottom, left, right } = element.getBoundingClientRect();
      return Math.max(0, -top, bottom - innerHeight, -left, right - innerWidth);
    });
