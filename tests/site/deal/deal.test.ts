import { readFileSync } from 'node:fs';
import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { parse } from 'yaml';
import { BRANCH_KEYS, replayKeys } from '../../../src/islands/replay/key-bindings.ts';
import { EVERYTHING, someOf } from '../../support/seeds.ts';
import { pageUrl } from '../support/built-site.ts';
import { TOGGLE } from '../support/budgets.ts';
import { toggleAll } from '../support/toggling.ts';
import { axeFaults, open, openAlive, visitor, type Visitor } from '../support/visit.ts';

/*
 * One deal all through. Its payments, by hand (1785): four fiches from each and eight from the dealer make 20. Trick 5, an
 * ace of diamonds forced: 4 from first to second hand. Trick 9, the Quinola forced from second hand by first: 20 into the
 * basket, 8 to first hand, 2 to him from each of the others. Trick 11, the last: an ace placed, 2 × 1 from first to second.
 * At the end the partie, 7 + 4 = 11 from first hand to the dealer, and two aces led: 1, and on the last trick 2 × 1.
 */
const DEAL = '1785-two-aces-on-the-last-trick';
const PATH = `/reversis/deals/${DEAL}/`;
const written = parse(readFileSync(`content/deals/reversis/${DEAL}.yaml`, 'utf8')) as {
  readonly annotations: readonly { readonly at: string; readonly text: string }[];
};

let here: Visitor;
let context: BrowserContext;

beforeAll(async () => {
  here = await visitor();
  context = await here.newContext();
});

afterAll(() => here.leave());

const address = (fragment = ''): URL => new URL(fragment, pageUrl(here.served, PATH));

const replay = (fragment = '', from = context) => openAlive(from, address(fragment));

/** The element that is a part of the tool of that name. */
const part = (name: string): string => `[data-part="${name}"]`;
const where = (page: Page): Promise<string> => page.locator(part('where')).innerText();
const narration = (page: Page): Promise<string> => page.locator(part('told')).innerText();
const press = async (page: Page, ...keys: readonly string[]): Promise<void> => {
  for (const key of keys) await page.keyboard.press(key);
};
const toTheEnd = (page: Page): Promise<void> => page.getByRole('slider', { name: 'Step' }).press('End');
/** The line of the account with these words, as text: what, place, from whom to whom, how much. */
const line = (page: Page, words: string) => page.locator(`${part('ledger')} tbody tr:visible`, { hasText: words });
const nets = async (page: Page): Promise<string> =>
  (await page.locator(`${part('ledger')} [data-part="nets"]`).innerText()).replaceAll(/\s+/g, ' ').trim();
/** One rule among the toggles. */
const rule = (page: Page, question: string) => page.locator(part('toggle'), { hasText: question });
const choose = async (page: Page, question: string, answer: string): Promise<void> => {
  await rule(page, question).locator(`input[type="radio"][value="${answer}"]`).check();
  await page.locator('[data-part="toggle"][data-changed]', { hasText: question }).waitFor();
};
/** What is written on single steps. */
const NOTES = '[data-step]:not([data-part="lede"]):visible';
const FORCED = 'What does the holder of a forced Quinola pay the player who forced it?';

test('by keyboard alone: card, trick, payment, first and last', async () => {
  const { page, complaints } = await replay();
  await page.getByRole('button', { name: 'Next card' }).focus();
  expect.soft(await where(page)).toBe('The ante');
  await press(page, 'ArrowRight');
  expect.soft(await where(page)).toBe('The exchange: first hand');
  expect.soft(await narration(page)).toBe('First hand lays out the nine of spades and draws the queen of clubs.');
  await press(page, 'ArrowLeft');
  expect.soft(await where(page)).toBe('The ante');
  await press(page, 'Shift+ArrowRight');
  expect.soft(await where(page)).toBe('Trick 1, fourth card');
  await press(page, 'p');
  expect.soft(await where(page)).toBe('Trick 5, fourth card');
  await press(page, 'p', 'Shift+ArrowLeft');
  expect.soft(await where(page)).toBe('Trick 8, fourth card');
  await press(page, 'End');
  expect.soft(await where(page)).toBe('The end');
  await press(page, 'Home');
  expect.soft(await where(page)).toBe('The ante');
  // The sheet is made from the table, and says every key there is.
  await press(page, '?');
  const sheet = page.getByRole('dialog', { name: 'Keys' });
  await sheet.waitFor();
  expect
    .soft(await sheet.locator('dd').allInnerTexts())
    .toEqual([...replayKeys('card'), ...BRANCH_KEYS].map((binding) => binding.description));
  await press(page, 'ArrowRight', 'Escape');
  expect.soft(await where(page)).toBe('The ante');
  expect.soft(complaints).toEqual([]);
  await page.close();
});

test('arrow keys are answered wherever on the page nothing else wants them; the ends of the page stay its own', async () => {
  const { page } = await replay();
  await page.locator('#worked').click();
  await press(page, 'ArrowRight', 'ArrowRight');
  expect.soft(await where(page)).toBe('The exchange: second hand');
  await press(page, 'p');
  expect.soft(await where(page)).toBe('Trick 5, fourth card');
  await press(page, 'Home', 'Space');
  expect.soft(await where(page)).toBe('Trick 5, fourth card');
  // A field keeps its keys.
  await page.getByRole('searchbox').first().fill('quinola');
  await press(page, 'ArrowLeft', 'p');
  expect.soft(await where(page)).toBe('Trick 5, fourth card');
  expect.soft(await page.getByRole('searchbox').first().inputValue()).toBe('quinolpa');
  await page.close();
});

test('what a step pays stands beside the table: equal payments in one line with their names, every net and the pool, before and after', async () => {
  const { page } = await replay('#t9.4');
  await expect.poll(() => where(page)).toBe('Trick 9, fourth card');
  // 20 into the basket, 8 to the forcer, 2 to him from each of the other two.
  const rowsOf = async (selector: string): Promise<readonly string[]> =>
    (await page.locator(selector).allInnerTexts()).map((row) => row.replaceAll(/\s+/g, ' '));
  expect
    .soft(await rowsOf(`${part('paid')} tbody tr`))
    .toEqual([
      expect.stringMatching(/^second → basket .* 20$/),
      expect.stringMatching(/^second → first .* 8$/),
      expect.stringMatching(/^each of two.* → first .* 2$/),
    ]);
  expect.soft(await page.locator(`${part('paid')} [data-names]`).getAttribute('data-names')).toBe('third, dealer');
  // First: −4 − 4, and then + 8 + 2 + 2; second: −4 + 4, then − 20 − 8; third −4 − 2; the dealer −8 − 2; the basket 20 + 20.
  expect
    .soft(await rowsOf(`${part('stands')} li`))
    .toEqual(['first +4 was −8', 'second −28 was 0', 'third −6 was −4', 'dealer −10 was −8', 'basket 40 was 20']);
  await page.close();
});

test('playing goes on by itself, from the button and from the bar, and stops when the reader goes', async () => {
  const { page } = await replay();
  await page.getByRole('button', { name: 'Play', exact: true }).focus();
  await press(page, 'Space');
  await page.getByRole('button', { name: 'Pause' }).waitFor();
  // The button is the same one: it keeps the focus while its name changes.
  expect.soft(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe('Pause');
  await expect.poll(() => where(page)).not.toBe('The ante');
  await page.locator('h1').click();
  await page.getByRole('button', { name: 'Play', exact: true }).waitFor();
  await page.close();
});

test('the bar goes to any step, and the arrows of a set of answers stay with the answers', async () => {
  const { page } = await replay();
  const bar = page.getByRole('slider', { name: 'Step' });
  await bar.fill('7');
  // After the ante and four exchanges: the third card of the first trick.
  expect.soft(await where(page)).toBe('Trick 1, third card');
  expect.soft(await bar.getAttribute('aria-valuetext')).toBe('Trick 1, third card');
  await bar.press('ArrowRight');
  expect.soft(await where(page)).toBe('Trick 1, fourth card');
  await rule(page, FORCED).locator('input:checked').focus();
  await press(page, 'ArrowRight');
  await page.locator('[data-part="toggle"][data-changed]', { hasText: FORCED }).waitFor();
  expect.soft(await where(page)).toBe('Trick 1, fourth card');
  await page.close();
});

test('the account grows with every payment, each line opens to its rule and clause, and a note stands at its step', async () => {
  const { page } = await replay();
  const notes = page.locator(NOTES);
  expect.soft(await notes.count()).toBe(0);
  const amounts = async (): Promise<readonly number[]> =>
    (await page.locator(`${part('ledger')} tbody tr:visible td:last-child`).allInnerTexts()).map(Number);
  // Each of three 4, in one line; the dealer 8.
  expect.soft(await amounts()).toEqual([4, 8]);
  await press(page, 'p');
  await expect.poll(amounts).toEqual([4, 8, 4]);
  await toTheEnd(page);
  await expect.poll(amounts).toEqual([4, 8, 4, 20, 8, 2, 2, 11, 1, 2]);
  expect.soft(await nets(page)).toBe('first −11 second −27 third −6 dealer +4');
  expect.soft((await page.locator(part('pool')).innerText()).replaceAll(/\s+/g, ' ')).toContain('basket 40');
  const forced = line(page, 'Quinola forced').first();
  await forced.locator('summary').click();
  const ground = forced.locator(`${part('grounds')} li`).first();
  expect
    .soft(await ground.innerText())
    .toMatch(/^What does the holder .* 1785: 8 fiches, known from Wikipedia’s summary · §\d+$/);
  expect
    .soft(await ground.locator('a').getAttribute('href'))
    .toMatch(/\/reversis\/almanach-1785\/#almanach-1785\.quinola\.forced\.forcer$/);
  // A note stands at its step, and only there.
  expect.soft(await notes.count()).toBe(1);
  expect.soft(await notes.innerText()).toContain('seventeen points and five tricks each');
  await page.close();
});

test('one polite sentence a step, said once the reader has stopped', async () => {
  const { page } = await replay();
  const status = page.locator(`${part('replay')} :is([role="status"], [aria-live])`).first();
  expect.soft(await status.innerText()).toBe('');
  await page.getByRole('button', { name: 'Next card' }).focus();
  // One key after the other without a pause, however slow the machine.
  await page.evaluate(async () => {
    for (let n = 0; n < 3; n++) {
      const key = new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true, cancelable: true });
      document.activeElement!.dispatchEvent(key);
      for (let i = 0; i < 5; i++) await Promise.resolve();
    }
  });
  await expect.poll(() => status.textContent()).not.toBe('');
  expect
    .soft(await status.textContent())
    .toBe('The exchange: third hand. Third hand lays out the king of spades and draws the queen of spades.');
  await page.close();
});

test('a rule changed moves its payment and the nets, beside the source’s own, and back again', async () => {
  const { page, complaints } = await replay();
  await toTheEnd(page);
  await choose(page, FORCED, '10');
  await line(page, 'Quinola forced').locator('td:last-child ins').first().waitFor();
  expect.soft(await line(page, 'Quinola forced').first().locator('td:last-child').innerText()).toBe('8 10');
  // First hand gets two more, −11 + 2; second hand pays them, −27 − 2.
  expect.soft(await nets(page)).toBe('first −11 −9 second −27 −29 third −6 dealer +4');
  expect
    .soft(await page.locator(part('effect')).innerText())
    .toContain(
      'One rule is changed. One payment changes. First hand ends 9 fiches down instead of 11 down; second hand 29 down instead of 27 down.',
    );
  // An amount that is not offered: 7, one less than the book.
  const other = rule(page, FORCED).getByRole('spinbutton');
  await other.fill('7');
  // While it is being typed the page is drawn anew, as it is where a deal plays on by itself.
  await page.evaluate(async () => {
    for (const button of ['[data-action="back"]', '[data-action="forward"]']) {
      document.querySelector<HTMLElement>(button)!.click();
      await new Promise(requestAnimationFrame);
    }
  });
  await other.press('Enter');
  await expect.poll(() => nets(page)).toContain('−12');
  expect.soft(await nets(page)).toBe('first −11 −12 second −27 −26 third −6 dealer +4');
  await rule(page, FORCED).getByRole('button', { name: 'Reset' }).click();
  await page.locator('[data-part="toggle"][data-changed]').waitFor({ state: 'detached' });
  expect.soft(await nets(page)).toBe('first −11 second −27 third −6 dealer +4');
  // The focus was on a button that is no more: it is on the book's own answer.
  await page.waitForFunction(() => document.activeElement?.getAttribute('value') === '8');
  await choose(page, 'What is owed to the winner if an ace (not of diamonds) is led?', '2');
  await choose(page, FORCED, '0');
  expect.soft(await page.locator(part('effect')).innerText()).toContain('2 rules are changed.');
  const within = part('suppose');
  expect.soft(await axeFaults(page, {}, within), 'axe, with rules changed').toEqual([]);
  await page.getByRole('button', { name: 'Reset all' }).click();
  await page.locator('[data-part="toggle"][data-changed]').first().waitFor({ state: 'detached' });
  expect.soft(await page.locator(`${part('ledger')} td:last-child ins`).count()).toBe(0);
  expect.soft(complaints).toEqual([]);
  await page.close();
});

test('a rule that forbids the record cuts it, says by which clause, and may be settled as played', async () => {
  const { page } = await replay();
  await toTheEnd(page);
  await page.getByRole('button', { name: /Rules that would have forbidden/ }).click();
  // With tens there are 52 cards, and this deal has none: it departs before the first card.
  await choose(page, 'Are the tens in the pack?', 'true');
  const cut = page.locator(part('departure'));
  await cut.waitFor();
  expect.soft(await cut.innerText()).toContain('These rules forbid what was done next.');
  expect.soft(await cut.innerText()).toContain('By these rules the pack has tens, but this deal has none.');
  expect.soft(await cut.locator('a').first().getAttribute('href')).toContain('#almanach-1785.');
  expect.soft(await where(page)).toBe('The deal');
  expect.soft(await page.getByRole('slider').getAttribute('max')).toBe('1');
  // The stakes are in, and no more: 20 fiches.
  expect.soft(await nets(page)).toBe('first −4 second −4 third −4 dealer −8');
  await page.getByRole('button', { name: 'Go on as played' }).click();
  await cut.waitFor({ state: 'detached' });
  // The reader stood at the end, and stands there again; the focus has not gone with the button.
  expect.soft(await where(page)).toBe('The end');
  expect.soft(await nets(page)).toBe('first −11 second −27 third −6 dealer +4');
  await press(page, 'Home');
  expect.soft(await where(page)).toBe('The ante');
  await page.close();
});

test('the address holds step and rules, and brings them back', async () => {
  const { page } = await replay();
  expect.soft(new URL(page.url()).hash, 'nothing done').toBe('');
  await toTheEnd(page);
  await choose(page, FORCED, '10');
  // The step alone is a place of the page; with a changed rule it is a link.
  await page.waitForFunction(() => location.hash.startsWith('#1'));
  const shared = new URL(page.url()).hash;
  // A whole deal with one changed rule.
  expect.soft(shared.length).toBeLessThan(100);
  const back = await replay(shared);
  await back.page.locator('[data-part="toggle"][data-changed]', { hasText: FORCED }).waitFor();
  expect.soft(await where(back.page)).toBe('The end');
  expect.soft(await nets(back.page)).toBe('first −11 −9 second −27 −29 third −6 dealer +4');
  expect.soft(new URL(back.page.url()).hash).toBe(shared);
  // History has not grown by it: back leads away from the page.
  expect.soft(await back.page.evaluate(() => history.length)).toBeLessThanOrEqual(2);
  await Promise.all([page.close(), back.page.close()]);
});

test('a damaged link, and one of another kind, get a sentence, and the page is whole', async () => {
  for (const fragment of someOf(['#1AAAAAAAAAAAAAAAA', '#9zzzz', '#%E0%A4%A'], 1)) {
    const { page, complaints } = await replay(fragment);
    const notice = page.getByRole('alert');
    await notice.waitFor();
    expect.soft(await notice.innerText(), fragment).toMatch(/This link is (damaged|of a kind)/);
    expect.soft(await where(page), fragment).toBe('The ante');
    await notice.getByRole('button', { name: 'Dismiss' }).click();
    await notice.waitFor({ state: 'detached' });
    expect.soft(complaints, fragment).toEqual([]);
    await page.close();
  }
});

test('the name of a part of the page is not taken for a link', async () => {
  const { page } = await replay('#t9');
  await page.waitForTimeout(300);
  expect.soft(await page.getByRole('alert').count()).toBe(0);
  expect.soft(await where(page)).toBe('The ante');
  await page.close();
});

test('a link is copied; where it may not be, it is shown to be copied by hand', async () => {
  const may = await here.newContext({ permissions: ['clipboard-read', 'clipboard-write'] });
  const { page } = await replay('', may);
  await toTheEnd(page);
  await page.getByRole('button', { name: 'Copy link' }).click();
  await page.getByText('Copied.').waitFor();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect.soft(copied).toMatch(/\/reversis\/deals\/1785-two-aces-on-the-last-trick\/#1[\w-]+$/);
  if (EVERYTHING) {
    const back = await replay(new URL(copied).hash);
    await expect.poll(() => where(back.page)).toBe('The end');
    await back.page.close();
  }
  await may.close();

  const not = await here.contextOfItsOwn();
  await not.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined });
  });
  const { page: closed } = await replay('', not);
  await closed.getByRole('button', { name: 'Copy link' }).click();
  const field = closed.getByRole('textbox', { name: 'Copy this address' });
  await field.waitFor();
  expect.soft(await field.inputValue()).toMatch(/#1[\w-]+$/);
  expect
    .soft(await field.evaluate((input: HTMLInputElement) => input.selectionEnd))
    .toBe((await field.inputValue()).length);
  await not.close();
});

test('without a script: every payment with its clause, every trick, every note', async () => {
  const plain = await here.newContext({ javaScriptEnabled: false });
  const { page } = await open(plain, address());
  const amounts = await page.locator(`${part('ledger')} tbody tr:visible td:last-child`).allInnerTexts();
  expect.soft(amounts.map(Number)).toEqual([4, 8, 4, 20, 8, 2, 2, 11, 1, 2]);
  expect
    .soft(await page.locator(`${part('ledger')} tbody tr:not(:has(small a[href*="#almanach-1785."]))`).count())
    .toBe(0);
  expect.soft(await page.locator(`${part('plays')} tbody tr:visible`).count()).toBe(11);
  expect.soft(await page.locator(NOTES).count()).toBe(written.annotations.length);
  const end = await page.locator(`${part('final')} tbody tr`).allInnerTexts();
  expect
    .soft(end.map((row) => row.replaceAll(/\s+/g, ' ')))
    .toEqual(['First hand 0 −11', 'Second hand 0 −27', 'Third hand 0 −6', 'Dealer 0 +4', 'basket 0 40']);
  await plain.close();
});

test('a changed rule is on the page a frame later, and makes it do no more than it must', async () => {
  const { page } = await replay();
  await toTheEnd(page);
  const { count, calls, mutations, late } = await toggleAll(page, 'a deal', { nextFrame: true });
  expect.soft(count).toBeGreaterThan(20);
  expect.soft(late).toEqual([]);
  expect.soft(calls).toBeLessThan(TOGGLE.deal.calls);
  expect.soft(mutations).toBeLessThan(TOGGLE.deal.mutations);
  await page.close();
});
