import type { Page } from 'playwright-core';
import { EVERYTHING, testOfAll } from '../../support/seeds.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { pageUrl } from '../support/built-site.ts';
import {
  fell,
  field,
  handed,
  NAMES,
  openRegulator,
  pick,
  settle,
  sitDown,
  balancesShown,
} from '../support/regulating.ts';
import { allHydrated, axeFaults, open, sticksOut, textOf, visitor, type Visitor } from '../support/visit.ts';

let here: Visitor;
beforeAll(async () => {
  here = await visitor();
});
afterAll(() => here.leave());

/** A phone held in one hand. */
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true };

/** Counts what a reader’s hand does from now on. */
async function watchHand(page: Page): Promise<() => Promise<{ readonly taps: number; readonly typed: number }>> {
  await page.evaluate(() => {
    const hand = { taps: 0, typed: 0 };
    addEventListener('pointerdown', () => hand.taps++, true);
    addEventListener('keydown', () => hand.typed++, true);
    addEventListener('beforeinput', () => hand.typed++, true);
    Object.assign(window, { hand });
  });
  return () => page.evaluate(() => (window as unknown as { readonly hand: { taps: number; typed: number } }).hand);
}

test('an ordinary deal of 1785 takes at most twenty taps of a thumb, a deal with nothing but a partie six; nothing is typed', async () => {
  const context = await here.newContext(PHONE);
  const { page, complaints } = await openRegulator(context, here);
  await sitDown(page, 'Réversis', 'almanach-1785');
  expect(await page.locator('[data-part="entry"]').innerText()).toContain(
    'Before the deal: Dora pays 8 and everyone else 4 into the basket.',
  );
  const hand = await watchHand(page);
  await fell(page, 'The Quinola', 'Carl', 'Placed it on Bea');
  await fell(page, 'The ace of spades', 'Bea', 'Placed it on Anne');
  await fell(page, 'The ace of diamonds', 'Dora', 'Placed it on Anne');
  await fell(page, 'The ace of clubs', 'Bea', 'Was forced by Anne');
  await fell(page, 'The ace of hearts', 'Laid out');
  await pick(page, 'winner', 'Dora');
  await pick(page, 'loser', 'Anne');
  await page.getByRole('button', { name: 'Kings: one more' }).click();
  await settle(page);
  await page.locator('[data-part="result"] [data-part="handed"]').waitFor();
  const first = await hand();
  expect(first.taps).toBeLessThanOrEqual(20);
  // The Quinola 4 and the basket's 20; aces 1 and 2 placed, 2 forced; a partie of 4, an ace and a king: 4 + 4 + 3.
  expect(await handed(page)).toEqual([
    'Bea pays Anne 1 fiche',
    'Anne pays Dora 13 fiches',
    'Bea pays Carl 4 fiches',
    'Carl draws 20 fiches from the basket',
  ]);
  expect(await balancesShown(page)).toEqual(['−16', '−9', '+20', '+5']);

  await pick(page, 'winner', 'Carl');
  await pick(page, 'loser', 'Bea');
  await page.getByRole('button', { name: 'Queens: one more' }).click();
  await settle(page);
  await page.getByRole('button', { name: 'Undo: entered deal 2' }).waitFor();
  const both = await hand();
  expect(both.taps - first.taps).toBeLessThanOrEqual(6);
  expect(both.typed).toBe(0);
  // Four and a queen: 6. The basket was drawn, and is filled again: 4 from each, 8 from Anne, who deals.
  expect(await handed(page)).toEqual(['Bea pays Carl 6 fiches']);
  expect(await balancesShown(page)).toEqual(['−24', '−19', '+22', '+1']);
  expect(await sticksOut(page)).toEqual([]);
  if (EVERYTHING) expect(await axeFaults(page, {}), 'axe').toEqual([]);
  expect(complaints).toEqual([]);
  await context.close();
});

testOfAll(
  'a sans prendre and a called game are told in at most twelve taps each, and what they come to pushes nothing down',
  async () => {
    const context = await here.newContext(PHONE);
    const { page, complaints } = await openRegulator(context, here);
    await sitDown(page, 'Quadrille', 'tgq-1728');
    const formTop = (): Promise<number> =>
      page.locator('[data-part="entry"]').evaluate((form) => form.getBoundingClientRect().top + scrollY);
    const top = await formTop();
    const hand = await watchHand(page);
    await pick(page, 'contract', 'Sans prendre, or solo');
    await pick(page, 'ombre', 'Carl');
    await pick(page, 'trump', 'spades');
    await pick(page, 'tricks', '6');
    await pick(page, 'matadors', '3');
    await pick(page, 'matadorsOf', 'The ombre’s side');
    await settle(page);
    await page.locator('[data-part="result"] [data-part="handed"]').waitFor();
    const first = await hand();
    expect(first.taps).toBeLessThanOrEqual(12);
    expect(await formTop()).toBe(top);
    // The account, who pays whom, and where one goes on are in sight once it is settled.
    for (const part of ['[data-part="net-line"]', '[data-part="result"] [data-part="handed"] li', '#regulator-entry'])
      expect(
        await page
          .locator(part)
          .first()
          .evaluate((box) => {
            const { top: from, bottom: to } = box.getBoundingClientRect();
            return from > -2 && to < innerHeight;
          }),
        part,
      ).toBe(true);

    await pick(page, 'contract', 'Alliance: asked leave');
    await pick(page, 'ombre', 'Bea');
    await pick(page, 'trump', 'hearts');
    await pick(page, 'ally', 'Dora');
    await pick(page, 'tricks', '4');
    await pick(page, 'allyTook', '2');
    await settle(page);
    await page.getByRole('button', { name: 'Undo: entered deal 2' }).waitFor();
    const both = await hand();
    expect(both.taps - first.taps).toBeLessThanOrEqual(12);
    expect(both.typed).toBe(0);
    expect(await formTop()).toBe(top);
    expect(await sticksOut(page)).toEqual([]);
    expect(await axeFaults(page, {}), 'axe').toEqual([]);
    expect(complaints).toEqual([]);
    await context.close();
  },
);

test('what fell is listed and taken back; a reversis made asks for nothing that it wipes out', async () => {
  const context = await here.newContext(PHONE);
  const { page } = await openRegulator(context, here);
  await sitDown(page, 'Réversis', 'almanach-1785');
  await fell(page, 'The ace of clubs', 'Bea', 'Was forced by Anne');
  await fell(page, 'The Quinola', 'Carl', 'Led it');
  const list = page.locator('[data-part="fallen"] li');
  expect(await list.allInnerTexts()).toEqual([
    expect.stringContaining('Anne forced it from Bea'),
    expect.stringContaining('Carl led it'),
  ]);
  await page.getByRole('button', { name: /^Undo\s*: the ace of clubs$/ }).click();
  expect(await list.count()).toBe(1);
  // How they stand stays in sight, whatever one does below.
  await page.locator('[data-part="sheets"]').scrollIntoViewIfNeeded();
  expect(
    await page.locator('[data-part="net-line"]').evaluate((line) => Math.abs(line.getBoundingClientRect().top) < 2),
  ).toBe(true);
  await pick(page, 'ending', 'A reversis made');
  expect(await page.locator('[data-card]').count()).toBe(1);
  expect(await field(page, 'winner').count()).toBe(0);
  await pick(page, 'maker', 'Anne');
  await page.getByRole('button', { name: /^Undo\s*: the Quinola$/ }).click();
  await settle(page);
  expect(await handed(page)).toEqual([
    'Bea pays Anne 16 fiches',
    'Carl pays Anne 16 fiches',
    'Dora pays Anne 16 fiches',
  ]);
  await context.close();
});

test('it opens in the game and the book one comes from, and asks which partie is played', async () => {
  const context = await here.newContext(PHONE);
  const { page } = await open(context, pageUrl(here.served, '/reversis/'));
  await page.getByRole('button', { name: 'Menu' }).click();
  await Promise.all([
    page.waitForURL('**/regulator/'),
    page.getByRole('link', { name: 'Keep score', exact: true }).click(),
  ]);
  await allHydrated(page);
  expect(await page.locator('#regulator-book').inputValue()).toBe('almanach-1785');
  await pick(page, 'almanach-1785.partieKind', 'The simple partie: the loser pays four fiches.');
  await page.getByRole('button', { name: 'Start keeping score' }).click();
  await pick(page, 'winner', 'Player 1');
  await pick(page, 'loser', 'Player 2');
  // A simple partie counts nothing that was laid out, and does not ask for it.
  expect(await field(page, 'laidKings').count()).toBe(0);
  await settle(page);
  expect(await handed(page)).toEqual(['Player 2 pays Player 1 4 fiches']);
  await context.close();
});

test('undoing goes on after a reload, a deal struck out changes nobody’s deal, and the account can be had as CSV', async () => {
  const context = await here.newContext({ ...PHONE, acceptDownloads: true });
  const { page } = await openRegulator(context, here);
  await sitDown(page, 'Réversis', 'almanach-1785');
  for (const loser of ['Bea', 'Carl', 'Dora']) {
    await pick(page, 'winner', 'Anne');
    await pick(page, 'loser', loser);
    await settle(page);
    await page.getByText(`Anne won it, ${loser} lost`).waitFor();
  }
  const dealt = (): Promise<readonly string[]> =>
    page.locator('[data-part="account"] [data-part="said"] small').allInnerTexts();
  expect(await dealt()).toEqual(['Dora dealt', 'Anne dealt', 'Bea dealt']);
  await page.getByRole('button', { name: 'Delete deal 2' }).click();
  await expect.poll(dealt).toEqual(['Dora dealt', 'Bea dealt']);
  await page.reload();
  await page.getByRole('button', { name: 'Undo: deleted deal 2' }).click();
  await expect.poll(dealt).toEqual(['Dora dealt', 'Anne dealt', 'Bea dealt']);
  await page.getByRole('button', { name: 'Undo: entered deal 3' }).click();
  await expect.poll(dealt).toEqual(['Dora dealt', 'Anne dealt']);
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as CSV' }).click();
  const lines = (await textOf(await saving)).trim().split('\r\n');
  expect(lines[0]).toBe(
    'deal,dealer,result,ending,partie won by,partie lost by,' +
      'Anne net,Anne total,Bea net,Bea total,Carl net,Carl total,Dora net,Dora total,the basket,book,date,rules changed',
  );
  // Twenty in the basket, eight of them Dora's; a partie of four.
  const day = await page.evaluate(() => new Date().toLocaleDateString('sv-SE'));
  expect(lines[1]).toBe(`1,Dora,settled,partie,Anne,Bea,0,0,-8,-8,-4,-4,-8,-8,20,Almanach 1785,${day},`);
  expect(lines).toHaveLength(3);
  // Whoever gives the spreadsheet back is told which file the account can be read from.
  const name = 'quinola-almanach-1785-2.csv';
  await page
    .locator('input[type=file]')
    .setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(lines.join()) });
  const notice = page.getByRole('alert');
  await notice.getByText(`${name} is a spreadsheet`).waitFor();
  expect(await notice.innerText()).toContain('Open quinola-almanach-1785-2.json instead');
  expect(await dealt()).toEqual(['Dora dealt', 'Anne dealt']);
  await context.close();
});

test('an account that cannot be read is put aside, and can be got back', async () => {
  const context = await here.newContext({ ...PHONE, acceptDownloads: true });
  const { page } = await openRegulator(context, here);
  await page.evaluate(() => localStorage.setItem('quinola.regulator', '{"format": "quinola-acc'));
  await page.reload();
  await page.getByRole('heading', { name: 'Scores that could not be read' }).waitFor();
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save it as a file' }).click();
  expect(await textOf(await saving)).toBe('{"format": "quinola-acc');
  await page.getByRole('button', { name: 'Delete it' }).click();
  await page.getByRole('button', { name: 'Yes, delete it for good' }).click();
  await page.getByRole('heading', { name: 'Scores that could not be read' }).waitFor({ state: 'detached' });
  await page.reload();
  await allHydrated(page);
  expect(await page.getByRole('heading', { name: 'Scores that could not be read' }).count()).toBe(0);
  await context.close();
});

test('an account of before tables could say who won is taken up as it was left', async () => {
  const context = await here.newContext(PHONE);
  const { page } = await openRegulator(context, here);
  const out = (code: string): object => ({ [`${code}.fate`]: 'forced', [`${code}.by`]: 'Bea', [`${code}.on`]: 'Anne' });
  const kept = {
    format: 'quinola-account',
    version: 1,
    game: 'reversis',
    ruleset: 'almanach-1785',
    players: NAMES,
    firstDealer: 'Dora',
    deals: [
      {
        ending: 'partie',
        tricks: [4, 3, 3, 1],
        points: [16, 13, 10, 2],
        ...out('AS'),
        ...out('AH'),
        ...out('AD'),
        ...out('AC'),
        'JH.fate': 'placed',
        'JH.by': 'Carl',
        'JH.on': 'Bea',
      },
      { misdeal: true },
    ],
  };
  await page.evaluate((text) => localStorage.setItem('quinola.regulator', text), JSON.stringify(kept));
  await page.reload();
  await page.locator('[data-part="account"]').waitFor();
  // Aces 10, the Quinola 4 and the basket's 20, a partie of 4; four each were laid in, and eight by Dora.
  expect(await balancesShown(page)).toEqual(['+2', '−18', '+20', '−4']);
  await page.getByRole('button', { name: 'Correct deal 1' }).click();
  expect(await field(page, 'points').getByRole('textbox').first().inputValue()).toBe('16');
  await context.close();
});

test('a match of Revertier: who won, single or double, what was given, and who has the dice', async () => {
  const context = await here.newContext(PHONE);
  const { page, complaints } = await openRegulator(context, here);
  await pick(page, 'game', 'Revertier');
  await page.selectOption('#regulator-book', 'trictrac-1698');
  await page.fill('#regulator-player-0', 'Anne');
  await page.fill('#regulator-player-1', 'Louis');
  await pick(page, 'trictrac-1698.agreed', 'Yes: he pays double.');
  await page.getByRole('button', { name: 'Start keeping score' }).click();
  const hasDice = page.getByLabel('Who threw first?');
  expect(await hasDice.locator('option:checked').innerText()).toBe('Anne, whose turn it was');
  await pick(page, 'winner', 'Louis');
  await settle(page);
  expect(await balancesShown(page)).toEqual(['−1', '+1']);
  expect(await hasDice.locator('option:checked').innerText()).toBe('Louis, whose turn it was');
  await pick(page, 'winner', 'Anne');
  await pick(page, 'kind', 'The loser was shut out by his own men');
  await page.getByText('An advantage was given').click();
  await pick(page, 'handicap', 'Men on the head');
  await pick(page, 'to', 'Louis');
  await settle(page);
  // The stake, and as much again: the double was agreed on.
  expect(await balancesShown(page)).toEqual(['+1', '−1']);
  await page.getByText('advantage to Louis: 2 men on the head').waitFor();
  expect(await sticksOut(page)).toEqual([]);
  if (EVERYTHING) expect(await axeFaults(page, {}), 'axe').toEqual([]);
  expect(complaints).toEqual([]);
  await context.close();
});
