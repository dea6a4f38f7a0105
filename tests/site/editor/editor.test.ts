import type { BrowserContext } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, afterEach, expect, test } from 'vitest';
import { BUDGETS } from '../support/budgets.ts';
import { EVERYTHING, testOfAll } from '../../support/seeds.ts';
import { handField } from '../support/editing.ts';
import { pageUrl, type Site } from '../support/built-site.ts';
import { axeFaults, hydrated, open, sticksOut, textOf, type Visitor, visitor } from '../support/visit.ts';
import { weigh } from '../support/weigh.ts';

const PATH = '/reversis/editor/';

let here: Visitor;
let context: BrowserContext;
let served: Site;

beforeAll(async () => {
  here = await visitor();
  ({ served } = here);
});
afterAll(() => here.leave());
// A browser of its own for each: the editor remembers.
beforeEach(async () => {
  context = await here.newContext({ viewport: { width: 1280, height: 900 }, acceptDownloads: true });
});
afterEach(() => context.close());

test('without a script it says what it needs, shows a deal settled, and how to write one', async () => {
  const without = await here.newContext({ javaScriptEnabled: false });
  const { page } = await open(without, pageUrl(served, PATH));
  const words = await page.locator('main').innerText();
  expect(words).toContain('needs JavaScript, which is off');
  expect(words).toContain('ruleset');
  expect(words).toContain('npm run -s settle');
  expect(await page.locator('[aria-labelledby="account"] table tbody tr').count()).toBeGreaterThan(5);
  await without.close();
});

test('a deal is made by clicking, and each payment is there at once', async () => {
  const { page, complaints } = await open(context, pageUrl(served, PATH));
  await hydrated(page);
  await page.getByRole('button', { name: 'Clear the table' }).click();
  const deal = { 'First hand': 'KS', 'Second hand': '8S', 'Third hand': '2S', Dealer: 'AH' };
  const spoken: Record<string, string> = {
    KS: 'king of spades',
    '8S': 'eight of spades',
    '2S': 'two of spades',
    AH: 'ace of hearts',
  };
  for (const [seat, card] of Object.entries(deal)) {
    await page.getByRole('radio', { name: new RegExp(`^${seat}`) }).check();
    await page
      .locator('[data-part="pack"]')
      .getByRole('button', { name: spoken[card] ?? '', exact: true })
      .click();
    expect(await handField(page, seat).inputValue()).toBe(card);
  }
  for (let i = 0; i < 4; i++) await page.locator('[data-part="next"] [data-part="hand"] button').first().click();
  expect(await page.locator('#in-plays').inputValue()).toBe('KS 8S 2S AH');
  // 1785: the taker of the trick pays one fiche for an ace placed.
  const placed = page.locator('[aria-labelledby="account"] table tbody tr', { hasText: 'ace of hearts placed' });
  expect(await placed.locator('td').allInnerTexts()).toEqual(['first → dealer', '1']);
  expect(complaints).toEqual([]);
});

test('a card against the rules is offered with its reason, and listed once it is played', async () => {
  const { page } = await open(context, pageUrl(served, PATH));
  await hydrated(page);
  await page.getByRole('button', { name: 'Clear the table' }).click();
  await handField(page, 'First hand').fill('KS QS');
  await handField(page, 'Second hand').fill('8S 2H');
  await handField(page, 'Third hand').fill('2S 3S');
  await handField(page, 'Dealer').fill('4S 5S');
  await page.locator('#in-plays').fill('KS');
  const against = page.getByRole('button', { name: /two of hearts against the rules/ });
  expect(await against.innerText()).toContain('You must follow suit in spades: play the eight of spades');
  await against.click();
  expect(await page.locator('#in-plays').inputValue()).toBe('KS 2H');
  expect(await page.locator('[data-part="faults"]').innerText()).toContain('had to follow');
});

test('what cannot be read stays with its reason, over a reload too; undo brings back what was cleared', async () => {
  const { page } = await open(context, pageUrl(served, PATH));
  await hydrated(page);
  const own = await handField(page, 'First hand').inputValue();
  await handField(page, 'First hand').fill('KS QQ');
  expect(await page.locator('#in-hand-0-problem').innerText()).toContain('QQ');
  await page.waitForFunction(() => Object.values(localStorage).some((kept) => String(kept).includes('KS QQ')));
  await page.reload();
  await expect.poll(() => handField(page, 'First hand').inputValue()).toBe('KS QQ');
  await page.getByRole('button', { name: 'Clear the table' }).click();
  expect(await handField(page, 'First hand').inputValue()).toBe('');
  await page.getByRole('button', { name: 'Undo' }).click();
  expect(await handField(page, 'First hand').inputValue()).toBe('KS QQ');
  await page.getByRole('button', { name: 'Undo' }).click();
  expect(await handField(page, 'First hand').inputValue()).toBe(own);
});

test('a deal number deals its cards and no more, and the address carries them to another browser', async () => {
  const { page } = await open(context, pageUrl(served, PATH));
  await hydrated(page);
  await page.getByRole('textbox', { name: 'Deal number' }).fill('12');
  await page.getByRole('button', { name: 'Deal this number' }).click();
  await page.getByRole('radio', { name: 'Talon: 3 cards' }).waitFor();
  await expect
    .poll(() => page.locator('[data-part="next"] legend').innerText())
    .toMatch(/first hand to lay out a card/i);
  expect(await page.locator('#in-plays').inputValue()).toBe('');
  const dealt = await handField(page, 'First hand').inputValue();
  expect(dealt.split(' ')).toHaveLength(11);
  // The address follows once the reader has stopped; until then it may hold what the number was typed over.
  const other = await here.newContext();
  const { page: there } = await open(other, pageUrl(served, PATH));
  await hydrated(there);
  await expect
    .poll(async () => {
      await there.goto(page.url());
      return handField(there, 'First hand').inputValue();
    })
    .toBe(dealt);
  await other.close();
});

test('the house plays on from whatever stands: what the reader has laid out and played stays', async () => {
  const { page } = await open(context, pageUrl(served, PATH));
  await hydrated(page);
  await page.getByRole('textbox', { name: 'Deal number' }).fill('12');
  await page.getByRole('button', { name: 'Deal this number' }).click();
  await expect.poll(() => page.locator('[data-part="next"] legend').innerText()).toMatch(/to lay out/i);
  // Each of the four lays out his first card, then the first two cards are played.
  for (let i = 0; i < 6; i++) await page.locator('[data-part="next"] [data-part="hand"] button').first().click();
  const begun = await page.locator('#in-plays').inputValue();
  expect(begun.split(' ')).toHaveLength(2);
  const laid = await page.locator('#in-laid-2').inputValue();
  await page.getByRole('button', { name: 'Let the house play from here' }).click();
  await page.getByText('our simplest computer player').waitFor();
  const plays = (await page.locator('#in-plays').inputValue()).split('\n');
  expect(plays).toHaveLength(11);
  expect(plays[0]).toMatch(new RegExp(`^${begun} `));
  expect(await page.locator('#in-laid-2').inputValue()).toBe(laid);
  expect(await page.locator('[data-part="next"] legend').innerText()).toBe('All cards are played');
  await page.getByRole('button', { name: 'Undo' }).click();
  expect(await page.locator('#in-plays').inputValue()).toBe(begun);
});

test('each card in the pack says in a word where it lies, and which is laid out', async () => {
  const { page } = await open(context, pageUrl(served, PATH));
  await hydrated(page);
  await page.getByRole('button', { name: 'Clear the table' }).click();
  await handField(page, 'Third hand').fill('KS');
  await page.getByLabel('Talon, in the order of the seats').fill('QS');
  await page.locator('#in-laid-2').fill('KS');
  const card = (name: string) => page.locator('[data-part="pack"]').getByRole('button', { name, exact: true });
  expect(await card('king of spades, third, out').innerText()).toMatch(/out$/);
  expect(await card('queen of spades, talon').innerText()).toMatch(/talon$/);
  expect(await page.getByRole('radio', { name: 'Laid out by third hand: king of spades' }).count()).toBe(1);
});

test('a draft that was kept and is damaged is said to be so, and stands as it was kept until it is let go', async () => {
  // An editor that is left writes down what it holds as it goes, perhaps only now: here none has been open, nor is one on this page.
  const own = await here.contextOfItsOwn();
  const { page } = await open(own, pageUrl(served, '/about/'));
  await page.evaluate(() => localStorage.setItem('quinola.editor.reversis.2', '{"ruleset": "almanach-1785", "te'));
  for (let visit = 0; visit < (EVERYTHING ? 2 : 1); visit++) {
    if (visit === 0) await page.goto(pageUrl(served, PATH).href);
    else await page.reload();
    await page.locator('[data-part="notice"]').getByText('is damaged').waitFor();
    expect(await page.getByLabel('A record in YAML or JSON').inputValue()).toBe('{"ruleset": "almanach-1785", "te');
    // Something else is drawn up, and kept beside it.
    await handField(page, 'First hand').fill('KS');
    await page.waitForFunction(() => localStorage.getItem('quinola.editor.reversis.2')?.includes('"KS"'));
    // The address says so too, a moment later: it is that of the draft that is kept, and takes nothing away when it is opened.
    await page.waitForFunction(() => location.hash.length > 1);
  }
  await page.getByRole('button', { name: 'Dismiss' }).click();
  await page.reload();
  await hydrated(page);
  expect(await page.locator('[data-part="notice"]').count()).toBe(0);
  await own.close();
});

test('a record is pasted and downloaded; a bad one says on which line', async () => {
  const { page } = await open(context, pageUrl(served, PATH));
  await hydrated(page);
  await page.getByText('Paste a record').click();
  const box = page.getByLabel('A record in YAML or JSON');
  await box.fill('ruleset: bohn-1850\ndeal:\n  hands: { first: KS ZZ }');
  await page.getByRole('button', { name: 'Lay out this deal' }).click();
  await page.locator('#pasted-problem').waitFor();
  expect(await page.locator('#pasted-problem').innerText()).toMatch(/^Line 3, deal\.hands\.first: .*ZZ/);
  expect(await box.inputValue()).toContain('ZZ');
  await box.fill('{"ruleset": "bohn-1850", "plays": ["KS 8S 2S 3S"]}');
  await page.getByRole('button', { name: 'Lay out this deal' }).click();
  await page.waitForFunction(() => document.querySelector<HTMLTextAreaElement>('#in-plays')?.value === 'KS 8S 2S 3S');
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download as YAML' }).click(),
  ]);
  expect(await textOf(file)).toContain('ruleset: bohn-1850');
});

test('by keyboard alone: a card is dealt and played', async () => {
  const { page } = await open(context, pageUrl(served, PATH));
  await hydrated(page);
  await page.getByRole('button', { name: 'Clear the table' }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('radio', { name: /^First hand/ }).focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  expect(await handField(page, 'First hand').inputValue()).toBe('AS');
  await page.locator('[data-part="next"] [data-part="hand"] button').first().focus();
  await page.keyboard.press('Enter');
  expect(await page.locator('#in-plays').inputValue()).toBe('AS');
});

// As the page opens, every-page/pages.ts measures it.
testOfAll('alive it is as light, as wide and as open to all as it should be', async () => {
  const { page, requests } = await open(context, pageUrl(served, PATH));
  await hydrated(page);
  const { page: weight } = weigh(served, requests);
  console.log(`editor, engine loaded: ${(weight / 1000).toFixed(1)} kB`);
  expect(weight).toBeLessThanOrEqual(BUDGETS.tool.toTheEnd.page);
  await page.getByRole('button', { name: 'Take back the last' }).click();
  await handField(page, 'First hand').fill('KS QQ');
  expect(await axeFaults(page, { rules: { 'target-size': { enabled: true } } })).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await axeFaults(page, { runOnly: ['color-contrast'] })).toEqual([]);
  await page.setViewportSize({ width: 320, height: 700 });
  expect(await sticksOut(page)).toEqual([]);
});
