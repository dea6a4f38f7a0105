import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { GAMES } from '../../../src/games/index.ts';
import { EVERYTHING, someOf } from '../../support/seeds.ts';
import { pageUrl } from '../support/built-site.ts';
import { atOnce, facing } from '../support/playing.ts';
import { axeFaults, openAlive, sticksOut, visitor, type Visitor } from '../support/visit.ts';

let here: Visitor;
beforeAll(async () => {
  here = await visitor();
});
afterAll(() => here.leave());

/** First hand holds spadille, five trumps in hearts, and the kings of hearts and diamonds; the others pass if he asks. */
const HELD = '#book=quanti-1822&deal=4&seat=first';
const address = (fragment: string): URL => new URL(fragment, pageUrl(here.served, '/quadrille/play/'));
const rows = (page: Page) => page.locator('[data-part="questions"] li');
const choice = (page: Page, name: RegExp) => page.locator('[data-part="questions"]').getByRole('button', { name });

test('each bid is a row with its meaning and sums; passing is not free; advice edges its row', async () => {
  const context = await here.newContext({ viewport: { width: 1280, height: 800 } });
  const { page, complaints } = await openAlive(context, address(HELD));
  await atOnce(page);
  await facing(page);
  expect.soft(await rows(page).count()).toBe(4);
  // The pool is 4: half of it; half a beast; half of twice the pool.
  const ask = await choice(page, /^Ask for an ally/).innerText();
  expect.soft(ask).toContain('Six tricks with a secret ally');
  expect.soft(ask).toMatch(/\+2 with 6 to 9/);
  expect.soft(ask).toMatch(/−2\??\s*in doubt\s+with 5 \(remise\)/);
  expect.soft(ask).toMatch(/−4\??\s*in doubt\s+with 3 or 4 \(codille\)/);
  expect
    .soft(
      await choice(page, /^Sans prendre alone/)
        .first()
        .innerText(),
    )
    .toMatch(/\+16 with 6 to 9/);
  expect.soft(await choice(page, /^Pass/).innerText()).toMatch(/Not free: you hold spadille/);
  // Trumps in any suit, before one is named: twelve in hearts, of which five are held; eleven in spades.
  const own = page.locator('[data-part="ranked"] [data-own]');
  await expect.poll(() => own.count()).toBe(5);
  await page.getByRole('radio', { name: 'spades' }).check({ force: true });
  expect.soft(await page.locator('[data-part="ranked"] > *').count()).toBe(11);
  expect.soft(await own.count()).toBe(4);
  expect.soft(await page.locator('[data-advised]').count()).toBe(0);
  await page.getByRole('button', { name: 'What would the house do?' }).click();
  await expect.poll(() => page.locator('[data-advised]').count()).toBe(1);
  expect.soft(await axeFaults(page, {}, '[data-part=play]'), 'axe').toEqual([]);
  expect(complaints).toEqual([]);
  await context.close();
});

test('a king of one’s own asks once more; the king of trumps stays with its reason', async () => {
  const context = await here.newContext({ viewport: { width: 390, height: 844 } });
  const { page } = await openAlive(context, address(HELD));
  await atOnce(page);
  let now = await facing(page);
  await page.keyboard.press('1');
  now = await facing(page, now.stamp);
  // Trumps: the second suit is hearts.
  await choice(page, /^Hearts/).click();
  now = await facing(page, now.stamp);
  expect.soft(await rows(page).count()).toBe(4);
  const barred = page.locator('[data-barred]');
  expect.soft(await barred.innerText()).toMatch(/^King of hearts/);
  expect.soft(await barred.getByRole('button').getAttribute('aria-disabled')).toBe('true');
  expect.soft(await barred.innerText()).toMatch(/trump/i);
  const own = choice(page, /^King of diamonds/);
  expect.soft(await own.innerText()).toMatch(/You hold this one: you would play alone, in secret/);
  await own.click();
  expect.soft(await page.getByRole('status').filter({ hasText: 'Press again to play alone' }).isVisible()).toBe(true);
  if (EVERYTHING) expect.soft(await axeFaults(page, {}), 'axe').toEqual([]);
  await own.press('Enter');
  now = await facing(page, now.stamp);
  expect.soft(now.isAsked && now.keys === undefined).toBe(false);
  await context.close();
});

const WIDTHS = [320, 390, 768] as const;
const BOOKS = GAMES.find(({ id }) => id === 'quadrille')?.ruleSets ?? [];
test.each(
  someOf(
    BOOKS.map(({ id }, i) => [id, WIDTHS[i % WIDTHS.length] ?? 320] as const),
    1,
  ),
)(
  '%s: at %i px a pass stays in sight, every row can be reached, and nothing is wider than the window',
  async (book, width) => {
    const context = await here.newContext({ viewport: { width, height: 640 }, forcedColors: 'active' });
    const { page } = await openAlive(context, address(`#book=${book}&deal=4&seat=first`));
    await facing(page);
    expect.soft(await sticksOut(page)).toEqual([]);
    const isWithin = await choice(page, /^Pass/).evaluate(
      (one) =>
        one.getBoundingClientRect().bottom <= one.closest('[data-part="questions"]')!.getBoundingClientRect().bottom,
    );
    expect.soft(isWithin).toBe(true);
    for (const row of await rows(page).all()) {
      await row.evaluate((one) => one.scrollIntoView({ block: 'start' }));
      expect
        .soft(
          await row.evaluate((one) => {
            const { x, y, width: wide, height } = one.getBoundingClientRect();
            return one.contains(document.elementFromPoint(x + wide / 2, y + Math.min(height, 40) / 2));
          }),
          await row.innerText(),
        )
        .toBe(true);
    }
    await context.close();
  },
);
