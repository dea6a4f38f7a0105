import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { GAMES } from '../../../src/games/index.ts';
import { EVERYTHING, someOf, testOfAll } from '../../support/seeds.ts';
import { pageUrl } from '../support/built-site.ts';
import { atOnce, facing, outside, playByKeys, standsIn, tableFold, WINDOWS } from '../support/playing.ts';
import { axeFaults, hydrated, open, openAlive, settle, sticksOut, visitor, type Visitor } from '../support/visit.ts';

const PLAYED = GAMES.filter(({ tools, kind }) => tools.play && kind === 'cards').map(({ id, ruleSets }) => ({
  id,
  books: ruleSets.map((book) => book.id),
}));

let here: Visitor;
beforeAll(async () => {
  here = await visitor();
});
afterAll(() => here.leave());

const address = (game: string, fragment = ''): URL => new URL(fragment, pageUrl(here.served, `/${game}/play/`));
const kept = (page: Page, game: string): Promise<string | null> =>
  page.evaluate((id) => localStorage.getItem(`quinola.play.${id}`), game);
const hand = (page: Page): Promise<readonly string[]> =>
  page.getByRole('list', { name: 'Your hand' }).getByRole('button').allTextContents();

// `npm test` plays one whole deal from the keyboard, in crib-and-end.test.ts. In play-asked.test.ts it goes on from deal to
// deal: the first ends by a click on Throw down your cards, the second by one on Show the rest.
describe.each(EVERYTHING ? PLAYED : [])('$id', ({ id, books }) => {
  test('a whole deal is played from the keyboard by a book, and what one has lost others or the pools have', async () => {
    const context = await here.newContext({ viewport: { width: 1280, height: 800 } });
    const { page, complaints } = await openAlive(context, address(id));
    await atOnce(page);
    for (const book of books) {
      await page.getByRole('combobox', { name: 'Book' }).selectOption(book);
      const acts = await playByKeys(page);
      expect.soft(acts, book).toBeGreaterThan(0);
      const stands = await standsIn(page);
      expect.soft(stands.length, book).toBeGreaterThan(3);
      expect
        .soft(
          stands.reduce((sum, figure) => sum + figure, 0),
          `${book}: ${stands.join(' ')}`,
        )
        .toBe(0);
    }
    expect.soft(await axeFaults(page, {}), 'axe, the deal over').toEqual([]);
    // The next deal takes the pools over, and its number follows.
    const number = Number(await page.locator('[data-part="number"]').inputValue());
    const nets = await standsIn(page);
    await page.keyboard.press('n');
    await facing(page);
    expect.soft(Number(await page.locator('[data-part="number"]').inputValue())).toBe(number + 1);
    expect.soft(await page.getByRole('table', { name: 'Deals before this' }).locator('tbody tr').count()).toBe(1);
    expect
      .soft(await page.getByRole('table', { name: 'Deals before this' }).locator('td').first().textContent())
      .toBe(nets[0] === 0 ? '0' : (nets[0] ?? 0) > 0 ? `+${String(nets[0])}` : `−${String(-(nets[0] ?? 0))}`);
    expect(complaints).toEqual([]);
    await context.close();
  });
});

describe.each(PLAYED)('$id', ({ id, books }) => {
  test('without a script the page says what would be here, and leads to the replays', async () => {
    const context = await here.newContext({ javaScriptEnabled: false });
    const { page } = await open(context, address(id));
    expect.soft(await page.locator('[data-part="play"]').isVisible()).toBe(false);
    expect
      .soft(await page.locator('main noscript p').innerText())
      .toContain('you take a seat, and the house, a program, takes the others');
    expect.soft(await page.locator(`main noscript p a[href$="/${id}/deals/"]`).isVisible()).toBe(true);
    await context.close();
  });

  test.each(someOf(WINDOWS, 2))('table, hand and controls are in one window of %i by %i', async (width, height) => {
    const context = await here.newContext({ viewport: { width, height } });
    const { page } = await openAlive(context, address(id, '#deal=77&book=' + books.at(-1)!));
    await facing(page);
    for (const part of [
      '[data-part="felt"]',
      'role=list[name="Your hand"]',
      '[data-part="deeds"] button >> nth=-1',
      'role=combobox[name="Book"]',
      '[data-part="you"]',
    ])
      expect.soft(await outside(page, part), part).toBeLessThanOrEqual(1);
    if (width < 700) {
      expect.soft(await outside(page, '[data-part="grab"]')).toBe(0);
      const [deeds, grab] = await Promise.all([
        page.locator('[data-part="deeds"]').boundingBox(),
        page.locator('[data-part="grab"]').boundingBox(),
      ]);
      expect.soft((deeds?.y ?? 0) + (deeds?.height ?? 0)).toBeLessThanOrEqual((grab?.y ?? 0) + 1);
    }
    expect.soft(await sticksOut(page)).toEqual([]);
    if (EVERYTHING) expect.soft(await axeFaults(page, {}), 'axe').toEqual([]);
    await context.close();
  });
});

test.each(someOf([390, 1280], 1))('five sit within the table of a window %i wide', async (width) => {
  const context = await here.newContext({ viewport: { width, height: 844 } });
  const { page } = await openAlive(context, address('reversis', '#book=lpjr-1634&deal=31&seat=second&players=5'));
  await facing(page);
  const felt = (await page.locator('[data-part="felt"]').boundingBox())!;
  const boxes = await page
    .locator('[data-part="felt"] > section > p')
    .evaluateAll((all) =>
      all.map((one) => one.getBoundingClientRect()).map(({ left, right }) => [left, right] as const),
    );
  expect(boxes).toHaveLength(4);
  for (const [left, right] of boxes) {
    expect.soft(left).toBeGreaterThanOrEqual(felt.x - 1);
    expect.soft(right).toBeLessThanOrEqual(felt.x + felt.width + 1);
  }
  await context.close();
});

testOfAll('the same address deals the same cards to anybody, in the seat it says', async () => {
  const fragment = '#book=almanach-1785&deal=4711&seat=third';
  const hands: (readonly string[])[] = [];
  for (let reader = 0; reader < 2; reader++) {
    const context = await here.newContext();
    const { page } = await openAlive(context, address('reversis', fragment));
    await facing(page);
    hands.push(await hand(page));
    // Third hand sits opposite first hand; the dealer is the next player, at the right.
    expect.soft(await page.getByRole('region', { name: 'Across' }).innerText()).toMatch(/first hand/i);
    expect.soft(await page.getByRole('region', { name: 'Right' }).innerText()).toMatch(/dealer/i);
    expect.soft(new URL(page.url()).hash).toBe(fragment);
    await context.close();
  }
  expect(hands[0]).toHaveLength(11);
  expect(hands[1]).toEqual(hands[0]);
});

test('by touch at 390 px: what may not be played says why, by its clause; cards are played; the drawer', async () => {
  const context = await here.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true });
  const { page } = await openAlive(context, address('reversis', '#book=almanach-1785&deal=12&seat=second'));
  await tableFold(page).tap();
  await page.getByRole('combobox', { name: 'Pace' }).selectOption('at once');
  await tableFold(page).tap();
  let refused = 0;
  // To the end of the deal, or until a card was refused and another played.
  const isEnough = (): boolean => !EVERYTHING && refused > 0;
  for (let now = await facing(page); !now.isOver && !isEnough(); now = await facing(page, now.stamp)) {
    const no = page.locator('[data-card][aria-disabled="true"]').first();
    if (refused === 0 && (await no.count()) > 0) {
      refused++;
      await no.tap({ force: true });
      const why = page.locator('#why');
      expect.soft(await why.innerText()).toMatch(/^You .*§\d+$/s);
      expect.soft(await why.locator('a').getAttribute('href')).toMatch(/\/reversis\/almanach-1785\/#almanach-1785\./);
      expect.soft(await outside(page, '#why')).toBe(0);
      expect.soft(await axeFaults(page, {}), 'axe, a card refused').toEqual([]);
    }
    await page
      .locator(
        now.keys === undefined
          ? '[data-part="questions"] button:not([aria-disabled])'
          : '[data-card][aria-disabled="false"]',
      )
      .first()
      .tap();
  }
  expect(refused).toBe(1);
  await page.locator('[data-part="grab"]').tap();
  expect.soft(await page.getByRole('list', { name: 'Each player’s total' }).isVisible()).toBe(true);
  expect.soft(await outside(page, 'role=complementary')).toBe(0);
  await context.close();
});

test('by ear: names and roles alone lead through a deal, and each event is one sentence', async () => {
  const context = await here.newContext();
  const { page } = await openAlive(context, address('quadrille', '#book=quanti-1822&deal=5&seat=first'));
  await page.getByRole('group').getByText('The table', { exact: true }).click();
  await page.getByRole('combobox', { name: 'Pace' }).selectOption('at once');
  const next = page.getByRole('button', { name: 'Play the next deal' });
  const cards = page.getByRole('list', { name: 'Your hand' }).getByRole('button', { disabled: false });
  const answers = page.getByRole('group', { name: /\?$|\.$/ }).getByRole('button', { disabled: false });
  const table = page.getByRole('region', { name: 'The table' });
  const heard = table.getByRole('status').first();
  expect
    .soft(
      await page
        .getByRole('region', { name: 'Across' })
        .getByText(/10 cards/)
        .count(),
    )
    .toBe(1);
  let played = 0;
  // To the end of the deal, or until two cards were played: then the house plays the rest.
  for (let turns = 0; turns < 60 && (await next.count()) === 0 && (EVERYTHING || played < 2); turns++) {
    if ((await cards.count()) > 0) {
      played++;
      const name = await cards.first().textContent();
      expect
        .soft(name)
        .toMatch(/^(ace|king|queen|knave|two|three|four|five|six|seven) of (spades|hearts|diamonds|clubs)/);
      await cards.first().click();
    } else if ((await answers.count()) > 0) await answers.first().click();
    else await page.waitForTimeout(20);
  }
  if (!EVERYTHING) await page.getByRole('button', { name: 'Show the rest', disabled: false }).click();
  await next.waitFor();
  await expect.poll(() => heard.textContent()).toMatch(/\. You (won|lost|come out) [^.]+\.$/);
  // Focus waits where the reader goes on; who pays whom is a list.
  expect.soft(await next.evaluate((button) => button === document.activeElement)).toBe(true);
  expect.soft(await page.getByRole('region', { name: /^You (won|lost|come out)/ }).count()).toBe(1);
  expect.soft(await page.getByRole('list', { name: 'Who pays whom' }).getByRole('listitem').count()).toBeGreaterThan(0);
  await next.click();
  await expect.poll(() => heard.textContent()).toMatch(/Your turn\. What do you bid\?$/);
  await context.close();
});

describe('nothing is lost', () => {
  const fragment = '#book=bohn-1850&deal=9&seat=first';
  const begun = async (context: BrowserContext) => {
    const { page } = await openAlive(context, address('reversis', fragment));
    await atOnce(page);
    for (let i = 0, now = await facing(page); i < 4; i++) {
      if (now.keys === undefined) await page.keyboard.press('1');
      else for (const key of now.keys) await page.keyboard.press(key);
      now = await facing(page, now.stamp);
    }
    return page;
  };

  test('a deal under way is there when the page is opened anew, and in a second window, which follows until it follows a link; a reload brings each its own', async () => {
    const context = await here.newContext();
    const page = await begun(context);
    const held = await hand(page);
    const { page: second } = await openAlive(context, address('reversis'));
    await facing(second);
    expect.soft(await hand(second), 'another window').toEqual(held);
    await second.keyboard.press('u');
    await expect.poll(async () => (await hand(second)).length).toBe(held.length + 1);
    await expect.poll(() => hand(page)).toEqual(await hand(second));
    expect.soft(await second.getByRole('complementary').innerText()).toContain('taken back once');
    await second.close();
    const left = await hand(page);
    const other = '#book=almanach-1785&deal=4711&seat=third';
    const { page: third } = await openAlive(context, address('reversis', other));
    await facing(third);
    expect.soft(new URL(third.url()).hash).toBe(other);
    expect.soft(await third.getByRole('region', { name: 'Across' }).innerText()).toMatch(/first hand/i);
    await page.reload();
    await facing(page);
    expect.soft(new URL(page.url()).hash).toBe(fragment);
    await expect.poll(() => hand(page)).toEqual(left);
    await context.close();
  });

  testOfAll(
    'another deal puts the table away, and it can be taken up again; two readers have each their own',
    async () => {
      const context = await here.newContext();
      const page = await begun(context);
      const held = await hand(page);
      await page.getByRole('button', { name: 'New deal' }).click();
      await facing(page);
      expect.soft(await hand(page)).not.toEqual(held);
      await tableFold(page).click();
      const left = page.getByRole('combobox', { name: 'Your other tables' });
      await left.selectOption({ label: 'Bohn 1850, deal no. 9' });
      await expect.poll(() => hand(page)).toEqual(held);
      const name = page.getByRole('combobox', { name: /^Your name/ });
      await name.fill('Anne');
      await name.press('Tab');
      await facing(page);
      expect.soft(await hand(page)).not.toEqual(held);
      await name.fill('');
      await name.press('Tab');
      await expect.poll(() => hand(page)).toEqual(held);
      await context.close();
    },
  );

  /** The others are read in stored-tables.test.ts too. */
  const DAMAGES = [
    [
      'with an act that may not be done',
      (text: string) => text.replace(/"acts":\[/, '"acts":[{"kind":"play","card":99},'),
      '"card": 99',
    ],
    ['that is no data at all', () => '{"version":1,"tables":[', '"tables":['],
    ['of another version', () => '{"version":7,"tables":[]}', '"version":7'],
  ] as const;

  test.each(someOf(DAMAGES, 1))('what was kept %s is said, and given as text', async (_, damage, found) => {
    const context = await here.newContext();
    const page = await begun(context);
    const text = damage((await kept(page, 'reversis')) ?? '');
    await page.evaluate((broken) => localStorage.setItem('quinola.play.reversis', broken), text);
    const { page: again, complaints } = await openAlive(context, address('reversis'));
    await facing(again);
    const notice = again.getByRole('alert');
    expect.soft(await notice.innerText()).toMatch(/cannot be (read|continued)/);
    expect.soft(await notice.locator('textarea').inputValue()).toContain(found);
    expect.soft(await hand(again)).toHaveLength(11);
    expect.soft(complaints).toEqual([]);
    // It is offered at every visit until it is dismissed, and not after that.
    if (EVERYTHING) {
      await again.reload();
      await facing(again);
      expect.soft(await notice.locator('textarea').inputValue(), 'again').toContain(found);
    }
    await notice.getByRole('button', { name: 'Dismiss' }).click();
    await again.reload();
    await facing(again);
    expect.soft(await notice.count(), 'dismissed').toBe(0);
    await context.close();
  });
});

testOfAll(
  'asked, the house says what it would do and why; taken back, the choice is open again and noted',
  async () => {
    const context = await here.newContext();
    const { page } = await openAlive(context, address('reversis', '#book=almanach-1785&deal=3&seat=first'));
    await atOnce(page);
    const first = await facing(page);
    await page.keyboard.press('w');
    await expect.poll(() => page.locator('[data-part="advice"]').textContent()).toMatch(/^[A-Z].+\. [A-Z].+\.$/);
    const held = await hand(page);
    if (first.keys === undefined) await page.keyboard.press('1');
    else for (const key of first.keys) await page.keyboard.press(key);
    await facing(page, first.stamp);
    await page.getByRole('button', { name: 'Take back' }).click();
    await expect.poll(() => hand(page)).toEqual(held);
    expect.soft(await page.getByRole('complementary').innerText()).toContain('taken back once');
    await page.keyboard.press('?');
    await page.getByRole('dialog', { name: 'Keys of the table' }).waitFor();
    await context.close();
  },
);

test('from a card thrown on the first page the other seven tricks are played', async () => {
  const context = await here.newContext({ viewport: { width: 1280, height: 800 } });
  const { page } = await openAlive(context, pageUrl(here.served, '/'));
  await page.locator('input[value="quinola"]').check({ force: true });
  await page.getByRole('link', { name: 'Play the other seven tricks' }).click();
  await page.waitForURL(/\/reversis\/play\//);
  await hydrated(page);
  await atOnce(page);
  await facing(page);
  expect.soft(await hand(page)).toHaveLength(7);
  // The dealer has taken the Quinola: 4 and the basket of 20, less the 4 that third hand laid.
  expect.soft((await standsIn(page))[0]).toBe(20);
  // Any deal is played to its end in the same way; this one goes on.
  if (EVERYTHING) await playByKeys(page);
  else await page.getByRole('button', { name: 'Show the rest', disabled: false }).click();
  await page.locator('[data-part="next"]').waitFor();
  expect.soft((await standsIn(page)).reduce((sum, figure) => sum + figure, 0)).toBe(0);
  await settle(page);
  await context.close();
});
