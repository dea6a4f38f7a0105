import type { BrowserContext, Page } from 'playwright-core';
import { EVERYTHING, testOfAll } from '../../support/seeds.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { pageUrl, type Site } from '../support/built-site.ts';
import { axeFaults, open, openAlive, sticksOut, visitor, type Visitor } from '../support/visit.ts';
import { wake } from '../support/waking.ts';

/*
 * One deal of Quadrille all through. Its payments, by hand (1822): one chip from each makes 4; before the seventh trick three
 * from each make a vole pool of 12. From each opponent matadors 1, premiers 1, the vole 2: 4. The stake and the vole pool go
 * in halves: second hand −1 − 3 + 2 + 4 + 6 = 8, and third hand as much; first hand and the dealer −1 − 3 − 4 = −8.
 */
const DEAL = '/quadrille/deals/1822-may-i/';
const COMPARE = '/quadrille/compare/';

let here: Visitor;
let context: BrowserContext;
let served: Site;

beforeAll(async () => {
  here = await visitor();
  context = await here.newContext({ viewport: { width: 1280, height: 900 } });
  ({ served } = here);
});
afterAll(() => here.leave());

const replay = (fragment = '') => openAlive(context, new URL(fragment, pageUrl(served, DEAL)));

const where = (page: Page): Promise<string> => page.locator('[data-part="where"]').innerText();
const narration = (page: Page): Promise<string> => page.locator('[data-part="told"]').innerText();
const nets = async (page: Page): Promise<string> =>
  (await page.locator('[data-part="ledger"] [data-part="nets"]').innerText()).replaceAll(/\s+/g, ' ').trim();
/** What stands at the table under a seat's name. */
const under = async (page: Page, seat: number): Promise<string> =>
  (
    await page.locator(`[data-part="seat"][data-seat="${String(seat)}"] [data-part="who"] small`).allInnerTexts()
  ).join();
/** What a listener hears of a hand. */
const heard = (page: Page, seat: number): Promise<string> =>
  page.locator(`[data-part="seat"][data-seat="${String(seat)}"] [data-part="hand"] > p`).innerText();
const press = async (page: Page, key: string, times = 1): Promise<void> => {
  for (let n = 0; n < times; n++) await page.keyboard.press(key);
};

test('the auction, the play and the end stand complete without a script', async () => {
  const without = await here.newContext({ javaScriptEnabled: false });
  const { page } = await open(without, pageUrl(served, DEAL));
  const text = await page.locator('[data-part="in-full"]').innerText();
  expect(text).toContain('Second hand asks leave.');
  expect(text).toContain('calls the king of diamonds');
  expect(text).toContain('king, six, four of diamonds');
  expect(await page.locator('[data-part="plays"] tbody tr').count()).toBe(10);
  const ends = await page.locator('[data-part="final"] tbody tr').allInnerTexts();
  expect(ends.slice(0, 4).map((row) => row.replaceAll(/\s+/g, ' ').trim())).toEqual([
    'First hand 0 −8',
    'Second hand 0 +8',
    'Third hand 0 +8',
    'Dealer 0 −8',
  ]);
  await without.close();
});

test('bids, trumps and call are steps by keyboard; the ally is named when the called king falls', async () => {
  const { page, complaints } = await replay();
  await page.getByRole('button', { name: 'Next bid or card' }).focus();
  await press(page, 'ArrowRight', 2);
  expect.soft(await where(page)).toBe('The auction: bid 2');
  expect.soft(await narration(page)).toBe('Second hand asks leave.');
  expect.soft(await under(page, 1)).toBe('asks');
  await press(page, 'ArrowRight', 3);
  expect.soft(await where(page)).toBe('Trumps and call');
  expect.soft(await under(page, 1)).toBe('ombre');
  expect.soft(await page.locator('[data-part="game-note"]').innerText()).toMatch(/alliance/i);
  // To the end of the fourth trick the ally is not named; the second card of the fifth is the king of diamonds.
  await press(page, 'Shift+ArrowRight', 4);
  expect.soft(await under(page, 2)).not.toContain('ally');
  await press(page, 'ArrowRight', 2);
  expect.soft(await where(page)).toBe('Trick 5, second card');
  expect.soft(await under(page, 2)).toContain('ally');
  await press(page, 'Shift+ArrowRight', 2);
  await press(page, 'ArrowRight');
  expect.soft(await narration(page)).toMatch(/^Second hand asks leave to try for the vole; third hand says yes;/);
  // The account follows the table after the next frame.
  await expect.poll(() => nets(page)).toBe('first −4 second −4 third −4 dealer −4');
  await press(page, 'End');
  await expect.poll(() => nets(page)).toBe('first −8 second +8 third +8 dealer −8');
  expect.soft(await axeFaults(page, {}), 'axe, at the end').toEqual([]);
  expect.soft(complaints).toEqual([]);
  await page.close();
});

test('the reader sees what the ombre sees, and hears no more, until he wants all hands shown', async () => {
  const { page } = await replay();
  expect.soft(await heard(page, 2)).toBe('Third hand holds: 10 cards face down');
  expect.soft(await heard(page, 1)).toContain('ace, five of spades');
  expect.soft(await page.locator('[data-part="seat"][data-seat="2"] [data-part="card-back"]').count()).toBe(10);
  if (EVERYTHING) expect.soft(await axeFaults(page, {}), 'axe, hands face down').toEqual([]);
  await page.getByRole('checkbox', { name: 'Show all hands' }).check();
  expect.soft(await heard(page, 2)).toContain('king, six, four of diamonds');
  await page.setViewportSize({ width: 320, height: 640 });
  expect.soft(await sticksOut(page)).toEqual([]);
  await page.close();
});

testOfAll('a rule changed moves what it pays, and a link brings the step and the change back', async () => {
  const { page } = await replay();
  await page.getByRole('slider', { name: 'Step' }).press('End');
  await page.waitForFunction(() => location.hash.length > 1);
  const unchanged = new URL(page.url()).hash;
  const vole = page.locator('[data-part="toggle"]', { hasText: 'What is an undertaken vole worth?' });
  await vole.locator('input[type="radio"][value="10"]').check();
  await page.locator('[data-part="toggle"][data-changed]').waitFor();
  // Eight chips more from each opponent for the vole: −8 − 8, and 8 + 8.
  expect.soft(await nets(page)).toBe('first −8 −16 second +8 +16 third +8 +16 dealer −8 −16');
  await page.waitForFunction((hash) => location.hash !== hash, unchanged);
  const again = await replay(new URL(page.url()).hash);
  await again.page.locator('[data-part="ledger"] td:last-child ins').first().waitFor();
  expect.soft(await where(again.page)).toBe('The end');
  expect.soft(await nets(again.page)).toBe('first −8 −16 second +8 +16 third +8 +16 dealer −8 −16');
  await page.close();
  await again.page.close();
});

/** A médiateur, which is in the book of 1752 and in no other: third hand asks for the king of spades. */
const MEDIATEUR = `ruleset: mediateur-1752
deal:
  hands:
    first: JS 6S 4S 3S JD 5D 4D 3D KC 7C
    second: 7S KH QH 6H 4H 2H 7D 6D AC 3C
    third: AS QS 7H 5H KD QD QC JC 5C 2C
    dealer: KS 5S 2S AH JH 3H AD 2D 6C 4C
bids: [pass, ask in favourite, médiateur, pass, pass]
trump: C
call: KS
exchange: { gives: 7H }
plays: [3S 7S QS 2S, AS 4C 7C 3C, 2C 6C KC AC, KS 5S 4S 7D, QD 2D 5D 6D, KD AD 4D 6H]
`;

test('three books stand beside each other; a contract one lacks is refused with its reason', async () => {
  const { page, complaints } = await open(context, pageUrl(served, COMPARE));
  const heads = (): Promise<readonly string[]> => page.getByRole('table').first().locator('thead b').allInnerTexts();
  expect(await heads()).toEqual(['1728', '1752', '1822']);
  await wake(page, COMPARE);
  await page.getByRole('button', { name: 'Choose deal and books' }).click();
  await page.locator('summary', { hasText: 'Paste a record' }).click();
  await page.getByLabel('A record in YAML or JSON').fill(MEDIATEUR);
  await page.getByRole('button', { name: 'Compare this record' }).click();
  await page.getByRole('heading', { name: 'Your own deal' }).waitFor();
  expect.soft(await heads()).toEqual(['1752', '1728', '1822']);
  const carried = page.getByRole('region', { name: 'What each book would have forbidden' });
  const refused = carried.locator('section', { hasText: '1728' });
  expect
    .soft(await refused.locator('p').innerText())
    .toBe('Third hand plays médiateur, which these rules do not have.');
  expect.soft(await carried.locator('> p').nth(1).innerText()).toMatch(/^1752.*nothing/);
  if (EVERYTHING) expect.soft(await axeFaults(page, {}), 'axe, refused').toEqual([]);
  expect.soft(complaints).toEqual([]);
  await page.close();
});
