import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { GAME_CONTENTS, whyNotRecord, type StageOnFile } from '../../../src/edition/graph/game-content.ts';
import { ContentFiles } from '../../../src/edition/library/content-files.ts';
import { dealSchemaWith, firstHandSchema } from '../../../src/edition/library/schemas/deals.ts';
import { EVERYTHING, someOf } from '../../support/seeds.ts';
import { pageUrl } from '../support/built-site.ts';
import { axeFaults, open, openAlive, settle, sticksOut, visitor, type Visitor } from '../support/visit.ts';

/** The content, of which these tests read few files: all would take longer than they do. */
const files = new ContentFiles(process.cwd());
const dealSchema = dealSchemaWith(whyNotRecord);

/** Each first hand, with what may be done at each of its steps. */
const HANDS = files.records('first-hands', firstHandSchema).map(({ data: hand }) => {
  const { record } = files.whole(`deals/${hand.game}/${hand.deal}.yaml`, dealSchema)!;
  const { kind, stagesOf } = GAME_CONTENTS.find(({ id }) => id === hand.game)!;
  const stages = stagesOf(record);
  const asked = hand.steps.map(({ at }) =>
    stages.find((stage) => stage.at === at && stage.seat === hand.seat && stage.legal.length > 1)!,
  );
  return { game: hand.game, isTables: kind === 'tables', hand, asked };
});

/** Width and height of windows; the smallest and the largest first. */
const WINDOWS = [
  [320, 640],
  [1440, 900],
  [390, 844],
  [768, 1024],
] as const;

let here: Visitor;
beforeAll(async () => {
  here = await visitor();
});
afterAll(() => here.leave());

const address = (game: string): URL => pageUrl(here.served, `/${game}/play/first/`);
const heading = (page: Page, words: string): Promise<void> =>
  page.getByRole('region', { name: 'The guide' }).locator('h2', { hasText: words }).waitFor({ state: 'attached' });
const guide = (page: Page): Promise<string> => page.locator('[data-part="guide-text"]').innerText();

/** Makes a choice by keys: a card by its letters, men from place to place and then the play, anything else by its number. */
async function choose(page: Page, isTables: boolean, { legal }: StageOnFile, name: string): Promise<void> {
  const place = (words: string): string =>
    words === 'hand' ? 'In hand' : words === 'off' ? 'Off the board' : `Point ${words}:`;
  const press = (words: string): Promise<void> =>
    page.locator(`[data-part="spots"] rect[aria-label^="${place(words)}"]`).press('Enter');
  if (/^[2-9TJQKA][SHDC]$/.test(name)) for (const key of name.toLowerCase()) await page.keyboard.press(key);
  else if (isTables) {
    for (const way of name.split(' ')) {
      const times = Number(/\((\d)\)/.exec(way)?.[1] ?? 1);
      const places = way
        .replace(/\(\d\)/, '')
        .replaceAll('*', '')
        .split('/');
      for (let n = 0; n < times; n++)
        for (let i = 1; i < places.length; i++) {
          await press(places[i - 1]!);
          await press(places[i]!);
        }
    }
    await page.keyboard.press('p');
  } else await page.keyboard.press(String(legal.findIndex((choice) => choice.name === name) + 1));
}

// Of one game: that each step of the others may be done, and their sums, the content check says.
describe.each(someOf(HANDS, 1))('$game', ({ game, isTables, hand: { steps }, asked }) => {
  const doneAt = (i: number): string => asked[i]!.legal.find(({ isDone }) => isDone)!.name;

  test('is gone through from the keyboard to its end; another choice is told, and taken back', async () => {
    const context = await here.newContext({ viewport: { width: 1280, height: 800 } });
    const { page, complaints } = await openAlive(context, address(game));
    await page.keyboard.press('n');
    const room = async (): Promise<string> =>
      JSON.stringify(
        await page
          .locator('[data-part="deeds"]')
          .evaluate((deeds) => deeds.getBoundingClientRect().toJSON() as unknown),
      );
    await heading(page, `Choice 1 of ${String(steps.length)}`);
    const first = await room();
    for (const [i, { ask }] of steps.entries()) {
      await heading(page, `Choice ${String(i + 1)} of`);
      await page.locator('[data-part="guide-ask"]').waitFor();
      expect.soft(await guide(page), `step ${String(i + 1)}`).toContain(ask);
      const other = i === 1 ? asked[i]!.legal.find(({ isDone }) => !isDone)!.name : undefined;
      if (other !== undefined) {
        await choose(page, isTables, asked[i]!, other);
        await page.getByRole('link', { name: 'play on from here' }).waitFor();
        // On by oneself: the table with the house takes it up as it lies there.
        const onward = await page.getByRole('link', { name: 'play on from here' }).getAttribute('href');
        const { page: table, complaints: wrong } = await openAlive(context, new URL(onward!, page.url()));
        expect.soft(await table.getByRole('alert').count(), onward!).toBe(0);
        expect.soft(wrong).toEqual([]);
        await table.close();
        // The guide does not go on from it.
        await page.keyboard.press('n');
        await page.keyboard.press('u');
        await page.locator('[data-part="guide-ask"]').waitFor();
        // A board keeps the man in hand until it is the reader’s turn anew.
        await settle(page);
      }
      await choose(page, isTables, asked[i]!, doneAt(i));
      await page.locator('[data-part="chosen"]').waitFor();
      expect.soft(await guide(page), `step ${String(i + 1)}`).not.toContain('Take it back');
      expect.soft(await room(), 'the buttons stay where they are').toBe(first);
      await page.keyboard.press('n');
    }
    await heading(page, 'The result');
    if (EVERYTHING) expect.soft(await axeFaults(page, {})).toEqual([]);
    expect(complaints).toEqual([]);
    await context.close();
  });

  test('has a pace and a sound that the browser keeps, and makes no sound before it is switched on', async () => {
    const context = await here.contextOfItsOwn({ viewport: { width: 390, height: 844 } });
    await context.addInitScript(`
      const Made = AudioContext;
      globalThis.contexts = 0;
      globalThis.AudioContext = class extends Made { constructor() { super(); globalThis.contexts++; } };
    `);
    const { page, complaints } = await openAlive(context, address(game));
    const made = (): Promise<number> => page.evaluate('contexts');
    await page.keyboard.press('n');
    await page.locator('[data-part="guide-ask"]').waitFor();
    expect.soft(await made()).toBe(0);
    await page.locator('[data-part="options"] > summary').click();
    await page.getByLabel('Pace').selectOption('at once');
    await page.getByLabel('Sound').selectOption('on');
    expect.soft(await made()).toBe(1);
    expect.soft(await sticksOut(page)).toEqual([]);
    if (EVERYTHING) expect.soft(await axeFaults(page, {})).toEqual([]);
    await page.reload();
    await page.locator('[data-part="next"]').waitFor();
    await page.locator('[data-part="options"] > summary').click();
    // What was chosen before is read once the table is awake.
    await expect.poll(() => page.getByLabel('Pace').inputValue()).toBe('at once');
    await expect.poll(() => page.getByLabel('Sound').inputValue()).toBe('on');
    expect(complaints).toEqual([]);
    await context.close();
  });

  test('another choice is followed to the end of the deal, and taken back to the same question', async () => {
    const context = await here.newContext({ viewport: { width: 320, height: 640 } });
    const { page, complaints } = await openAlive(context, address(game));
    await page.keyboard.press('n');
    const question = page.locator('[data-part="guide-ask"]');
    await question.waitFor();
    const before = await guide(page);
    const values = page.locator('[data-part="counts"]');
    if ((await values.count()) > 0) expect.soft(await values.innerText()).toMatch(/: (\w+ )+\d+( · (\w+ )+\d+)+\.$/);
    const talon = page.locator('[data-part="talon"]');
    const hasTalon = (await talon.count()) > 0;
    if (hasTalon) expect.soft(await talon.innerText()).toMatch(/Talon: \d cards\./);
    const other = asked[0]!.legal.find(({ isDone }) => !isDone)!.name;
    await choose(page, isTables, asked[0]!, other);
    await page.getByRole('button', { name: 'See what it would have cost' }).click();
    const cost = page.locator('[data-part="cost"]');
    // Skips what is shown card by card; once that is over, the key does nothing.
    await page.keyboard.press('n');
    await cost.waitFor();
    const said = await cost.innerText();
    expect
      .soft(said)
      .toMatch(/^You would have (won|lost|come out even).*(instead of .*: \d+ (worse|better)|costs nothing)\./);
    await expect.poll(() => page.getByRole('status').first().textContent()).toContain(said);
    const end = page.locator('[data-part="end"]');
    expect.soft(await end.getByRole('heading', { level: 2 }).innerText()).toMatch(/^You would have /);
    expect
      .soft(await end.getByRole('list', { name: 'Who pays whom' }).getByRole('listitem').count())
      .toBeGreaterThan(0);
    for (const [width, height] of [
      [320, 640],
      [1280, 800],
    ] as const) {
      await page.setViewportSize({ width, height });
      await settle(page);
      expect.soft(await sticksOut(page)).toEqual([]);
      const [panel, text, deeds] = await Promise.all(
        ['[data-part="end"]', '[data-part="guide-text"]', '[data-part="deeds"]'].map((part) =>
          page.locator(part).boundingBox(),
        ),
      );
      if (width < 400) expect.soft(panel!.y + panel!.height).toBeLessThanOrEqual(text!.y + 1);
      expect.soft(text!.y + text!.height).toBeLessThanOrEqual(deeds!.y + 1);
    }
    expect.soft(await axeFaults(page, {}, '[data-part=play]')).toEqual([]);
    await page.setViewportSize({ width: 320, height: 640 });
    await page.keyboard.press('u');
    await question.waitFor();
    expect.soft(await guide(page)).toBe(before);
    expect.soft(await end.count()).toBe(0);
    // The guide goes on as if nothing had been chosen.
    await settle(page);
    await choose(page, isTables, asked[0]!, asked[0]!.legal.find(({ isDone }) => isDone)!.name);
    await page.locator('[data-part="chosen"]').waitFor();
    await page.keyboard.press('n');
    await heading(page, 'Choice 2 of');
    expect(complaints).toEqual([]);
    await context.close();
  });
});

describe.each(HANDS)('$game', ({ game, hand: { steps } }) => {
  test('is one window from 320 px on, and nothing sticks out of it', async () => {
    const context = await here.newContext();
    const { page } = await openAlive(context, address(game));
    await page.keyboard.press('n');
    await page.locator('[data-part="guide-ask"]').waitFor();
    for (const [width, height] of someOf(WINDOWS, 2)) {
      await page.setViewportSize({ width, height });
      await settle(page);
      const size = `${String(width)} × ${String(height)}`;
      expect.soft(await sticksOut(page), size).toEqual([]);
      const bottom = await page
        .locator('[data-part="deeds"]')
        .evaluate((deeds) => deeds.getBoundingClientRect().bottom);
      expect.soft(bottom, size).toBeLessThanOrEqual(height);
      expect
        .soft(await page.locator('[data-part="guide-ask"]').evaluate((ask) => ask.getBoundingClientRect().bottom), size)
        .toBeLessThan(bottom);
      // What plays a throw stands above what the guide says, or beside it.
      const go = await page
        .locator('[data-part="go"]')
        .boundingBox({ timeout: 1 })
        .catch(() => null);
      const text = (await page.locator('[data-part="guide-text"]').boundingBox())!;
      if (go && go.x + go.width > text.x) expect.soft(go.y + go.height, size).toBeLessThanOrEqual(text.y);
    }
    await context.close();
  });

  test('is told without a script, every step with its plate and all that is said', async () => {
    const context = await here.newContext({ javaScriptEnabled: false });
    const { page } = await open(context, address(game));
    expect.soft(await page.locator('[data-part="play"]').isVisible()).toBe(false);
    const text = page.locator('[data-part="told"]');
    expect.soft(await text.locator('section').count()).toBe(steps.length);
    // Links to a step of the guide lead there.
    expect
      .soft(
        await text
          .locator('section', { has: page.locator('#text-2') })
          .locator('#step-2')
          .count(),
      )
      .toBe(1);
    expect.soft(await text.locator('section [data-part="plate-in-text"]').count()).toBe(steps.length);
    const plain = (text: string): string =>
      text
        .replaceAll(/\[([^[\]]*)\]\([^()]*\)/g, '$1')
        .replaceAll(/\s+/g, ' ')
        .trim();
    // A term stands twice in the document: as a link, and hidden as a button that opens its definition.
    await text.locator('[hidden]').evaluateAll((all) => all.forEach((each) => each.remove()));
    const words = plain((await text.textContent()) ?? '');
    for (const { look, choices, otherwise = '' } of steps)
      for (const text of [look, otherwise, ...choices.map(({ says }) => says)])
        expect.soft(words).toContain(plain(text));
    await context.close();
  });
});
