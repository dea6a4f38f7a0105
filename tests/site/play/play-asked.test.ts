import { afterAll, beforeAll, expect, test } from 'vitest';
import { pageUrl } from '../support/built-site.ts';
import { atOnce, facing, outside, standsIn } from '../support/playing.ts';
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
  await page.locator('.more-terms > summary').click();
  await page.getByRole('button', { name: 'Turn a rule' }).click();
  const rules = page.locator('.rules-at-table');
  const answer = rules.locator('input[type="radio"]:not(:checked)').first();
  await answer.check({ force: true });
  expect.soft(await rules.innerText()).toMatch(/This deal keeps the rules by which it was begun/);
  expect.soft(new URL(page.url()).hash).toBe('#book=bohn-1850&deal=4711&seat=third');
  expect.soft(await axeFaults(page, {}), 'axe, the rules').toEqual([]);
  await rules.locator('summary').click();
  // The ninth law: he takes the rest of the tricks, and pays for what could have been placed on him.
  for (
    let now = await facing(page);
    (await page.getByRole('button', { name: 'Throw down your cards' }).count()) === 0;
  ) {
    if (now.keys === undefined) await page.locator('.answer:not([aria-disabled])').first().click();
    else await page.locator('.mine .ok button').first().click();
    now = await facing(page, now.stamp);
  }
  await page.getByRole('button', { name: 'Throw down your cards' }).click();
  await facing(page);
  expect.soft(await page.locator('.deeds .next').isVisible()).toBe(true);
  await page.locator('.deeds .next').click();
  await facing(page);
  expect.soft(await page.locator('.terms .turned').innerText()).toBe('one rule turned');
  expect.soft(new URL(page.url()).hash).toMatch(/^#book=bohn-1850&deal=4712&seat=second&v=r/);
  await page.getByRole('button', { name: 'Show the rest' }).click();
  await page.locator('.deeds .next').waitFor();
  const stands = await standsIn(page);
  expect
    .soft(
      stands.reduce((sum, figure) => sum + figure, 0),
      stands.join(' '),
    )
    .toBe(0);
  expect.soft(await page.locator('.purse').textContent()).toContain('the rest by the house');
  await page.locator('.deeds .next').click();
  await facing(page);
  expect.soft(await page.locator('.closed tbody').textContent()).toContain('by other rules from here');
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
  const notice = page.locator('.play > .notice');
  expect.soft(await notice.innerText()).toMatch(/By these rules four play, and the link asks for 5\./);
  expect.soft(await page.getByRole('combobox', { name: 'Book' }).inputValue()).toBe('bohn-1850');
  await notice.getByRole('button', { name: 'Dismiss' }).click();
  const field = page.locator('.terms .number');
  await field.fill('many');
  await field.press('Enter');
  expect.soft(await page.locator('#no-number').innerText()).toBe('A deal has a whole number, of at most nine figures.');
  expect.soft(await outside(page, '#no-number')).toBe(0);
  expect.soft(await field.inputValue()).toBe('many');
  await context.close();
});

test('the many bids of 1752: the game, then what it is bid with, all in a window of 320 by 640', async () => {
  const context = await here.newContext({ viewport: { width: 320, height: 640 } });
  const { page } = await openAlive(context, address('quadrille', '#book=mediateur-1752&deal=5&seat=first'));
  await facing(page);
  await page.getByRole('button', { name: 'médiateur …' }).click();
  const answers = page.locator('.answer');
  expect.soft(await answers.count()).toBe(7);
  for (const answer of await answers.all())
    expect
      .soft(
        await answer.evaluate((one) =>
          one.contains(
            document.elementFromPoint(
              one.getBoundingClientRect().x + 8,
              one.getBoundingClientRect().y + one.getBoundingClientRect().height / 2,
            ),
          ),
        ),
      )
      .toBe(true);
  // By keys too they are those that stand there: the third is with the vole.
  await page.keyboard.press('3');
  await expect.poll(() => page.locator('.who.you small').innerText()).toBe('médiateur with the vole');
  await context.close();
});
