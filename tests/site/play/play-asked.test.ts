import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { GAMES } from '../../../src/games/index.ts';
import { someOf, testOfAll } from '../../support/seeds.ts';
import { pageUrl } from '../support/built-site.ts';
import { atOnce, facing, outside, standsIn, tableFold } from '../support/playing.ts';
import { axeFaults, openAlive, visitor, type Visitor } from '../support/visit.ts';

let here: Visitor;
beforeAll(async () => {
  here = await visitor();
});
afterAll(() => here.leave());

const address = (game: string, fragment = ''): URL => new URL(fragment, pageUrl(here.served, `/${game}/play/`));

test('rules are turned at the table: from the next deal on they hold, and the account, the address and what is kept go on with them', async () => {
  const context = await here.newContext({ viewport: { width: 390, height: 844 } });
  const { page, complaints } = await openAlive(context, address('reversis', '#book=bohn-1850&deal=4711&seat=third'));
  await atOnce(page);
  await facing(page);
  await tableFold(page).click();
  await page.getByRole('button', { name: 'Change a rule' }).click();
  const rules = page.locator('#rules-at-table');
  const answer = rules.locator('input[type="radio"]:not(:checked)').first();
  await answer.check({ force: true });
  await rules.getByText('This deal keeps the rules with which it was begun').waitFor();
  expect.soft(new URL(page.url()).hash).toBe('#book=bohn-1850&deal=4711&seat=third');
  expect.soft(await axeFaults(page, {}, '#rules-at-table'), 'axe, the rules').toEqual([]);
  await rules.locator('summary').click();
  await page.locator('[data-part="play"]').focus();
  // The ninth law: he takes the rest of the tricks, and pays for what could have been placed on him.
  for (
    let now = await facing(page);
    (await page.getByRole('button', { name: 'Throw down your cards' }).count()) === 0;
  ) {
    if (now.keys === undefined) await page.keyboard.press('1');
    else for (const key of now.keys) await page.keyboard.press(key);
    now = await facing(page, now.stamp);
  }
  await page.getByRole('button', { name: 'Throw down your cards' }).click();
  await facing(page);
  expect.soft(await page.locator('[data-part="next"]').isVisible()).toBe(true);
  await page.locator('[data-part="next"]').click();
  await facing(page);
  expect.soft(await page.getByRole('button', { name: 'one rule changed' }).isVisible()).toBe(true);
  expect.soft(new URL(page.url()).hash).toMatch(/^#book=bohn-1850&deal=4712&seat=second&v=r/);
  await page.getByRole('button', { name: 'Show the rest' }).click();
  await page.locator('[data-part="next"]').waitFor();
  const stands = await standsIn(page);
  expect
    .soft(
      stands.reduce((sum, figure) => sum + figure, 0),
      stands.join(' '),
    )
    .toBe(0);
  expect.soft(await page.getByRole('complementary').textContent()).toContain('the rest played by the house');
  await page.locator('[data-part="next"]').click();
  await facing(page);
  expect
    .soft(await page.getByRole('table', { name: 'Deals before this', includeHidden: true }).textContent())
    .toContain('by other rules from here');
  const before = await standsIn(page);
  await page.reload();
  await facing(page);
  expect.soft(await standsIn(page), 'reloaded').toEqual(before);
  expect(complaints).toEqual([]);
  await context.close();
});

test('what is asked for and cannot be is said: a fifth player in a book of four, a number that is none', async () => {
  const context = await here.newContext({ viewport: { width: 320, height: 640 } });
  const { page } = await openAlive(context, address('reversis', '#book=bohn-1850&deal=7&players=5'));
  await facing(page);
  const notice = page.getByRole('alert');
  expect.soft(await notice.innerText()).toMatch(/These rules are for four players, but the link asks for 5\./);
  expect.soft(await page.getByRole('combobox', { name: 'Book' }).inputValue()).toBe('bohn-1850');
  await notice.getByRole('button', { name: 'Dismiss' }).click();
  const field = page.locator('[data-part="number"]');
  await field.fill('many');
  await field.press('Enter');
  expect
    .soft(await page.locator('#no-number').innerText())
    .toBe('The number of a deal must be a whole number of up to 9 digits.');
  expect.soft(await outside(page, '#no-number')).toBe(0);
  expect.soft(await field.inputValue()).toBe('many');
  await context.close();
});

test('the many bids of 1752: the game, then what it is bid with, all in a window of 320 by 640', async () => {
  const context = await here.newContext({ viewport: { width: 320, height: 640 } });
  const { page } = await openAlive(context, address('quadrille', '#book=mediateur-1752&deal=5&seat=first'));
  await facing(page);
  await page.getByRole('button', { name: 'médiateur …' }).click();
  // The words below the bids are buttons too, which open definitions.
  const answers = page.locator('[data-part="questions"] button:not([popovertarget])');
  expect.soft(await answers.count()).toBe(7);
  for (const answer of await answers.all())
    expect
      .soft(
        await answer.evaluate((one) => {
          one.scrollIntoView({ block: 'nearest' });
          const { x, y, height } = one.getBoundingClientRect();
          return one.contains(document.elementFromPoint(x + 8, y + Math.min(height / 2, 20)));
        }),
      )
      .toBe(true);
  // By keys too they are those that stand there: the third is with the vole.
  await page.keyboard.press('3');
  await expect.poll(() => page.locator('[data-part="you"] small').innerText()).toBe('médiateur with the vole');
  await context.close();
});

/** Where everything on the page stands, but the words of the advice; where it keeps its place in the window, that place. */
const places = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('body *:not([data-part="advice"], [data-part="advice"] *, symbol, symbol *)')]
      .filter((element) => element.checkVisibility())
      .map((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        let fixed: Element | null = element;
        while (fixed && getComputedStyle(fixed).position !== 'fixed') fixed = fixed.parentElement;
        // Measures are single floats, which differ by their last digits once the page has scrolled.
        const box = [x, fixed ? y : y + scrollY, width, height].map((length) => length.toFixed(2));
        return [element.localName, element.getAttribute('data-part'), ...box].join(' ');
      }),
  );

const PLAYED = GAMES.filter(({ tools }) => tools.play).map(({ id }) => id);
const WIDTHS = [390, 1280] as const;
test.each(
  someOf(
    PLAYED.flatMap((id) => WIDTHS.map((width) => [id, width] as const)),
    1,
  ),
)(
  '%s: at %i px the advice of the house can be read at once, and nothing on the page moves for it',
  async (id, width) => {
    const context = await here.newContext({ viewport: { width, height: 844 } });
    const { page } = await openAlive(context, address(id, '#deal=3'));
    const ask = page.getByRole('button', { name: 'What would the house do?', disabled: false });
    // The press itself must not scroll to it.
    await ask.scrollIntoViewIfNeeded();
    const advice = page.locator('[data-part="advice"]');
    // What has just been paid has come to rest.
    await page.evaluate(() => Promise.all(document.getAnimations().map(({ finished }) => finished)));
    const before = await places(page);
    await ask.click();
    await expect.poll(() => advice.textContent()).toMatch(/\.$/);
    expect(await places(page)).toEqual(before);
    // Nothing lies over the end of the advice.
    await expect
      .poll(() =>
        advice.evaluate((element) => {
          const { left, bottom } = element.firstElementChild!.getBoundingClientRect();
          return element.contains(document.elementFromPoint(left + 8, bottom - 6));
        }),
      )
      .toBe(true);
    // The longest advice fits as well.
    expect(
      await advice.evaluate((element) => {
        element.textContent =
          'Queen of diamonds. In 40 of 60 deals that agree with what you have seen it leaves you better off than the knave of diamonds, in 15 worse; in the mean by 1.3 counters.';
        return element.scrollHeight - element.clientHeight;
      }),
    ).toBeLessThanOrEqual(1);
    expect(await places(page)).toEqual(before);
    await context.close();
  },
);

testOfAll('led cards can be asked for only where something is owed', async () => {
  const context = await here.newContext();
  const asks = async (deal: number): Promise<{ readonly isOffered: boolean; readonly isOwed: boolean }> => {
    const { page } = await openAlive(
      context,
      address('reversis', `#book=almanach-1785&deal=${String(deal)}&seat=first`),
    );
    await atOnce(page);
    await facing(page);
    await page.getByRole('button', { name: 'Show the rest' }).click();
    await page.locator('[data-part="next"]').waitFor();
    const claim = page.getByRole('button', { name: 'Claim payment for led cards' });
    const isOffered = (await claim.count()) > 0;
    const lines = page.getByRole('complementary').getByText(/\bled\b/);
    const before = await lines.count();
    if (isOffered) await claim.click();
    await page.locator('[data-part="next"]').waitFor();
    const after = await lines.count();
    await page.close();
    return { isOffered, isOwed: after > before };
  };
  const found: boolean[] = [];
  // In deal 6 nobody owes the reader anything, in deal 7 somebody does, as the plain house plays them now.
  for (let deal = 6; new Set(found).size < 2 && deal <= 20; deal++) {
    const { isOffered, isOwed } = await asks(deal);
    expect.soft(isOffered, `deal ${String(deal)}`).toBe(isOwed);
    found.push(isOffered);
  }
  expect(new Set(found).size, 'deals with and without').toBe(2);
  await context.close();
});
