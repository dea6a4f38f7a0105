import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { reversis } from '../../../src/games/reversis/game.ts';
import { reversisLab } from '../../../src/games/reversis/lab.ts';
import { valuesOf } from '../../../src/engine/rules/rule-set.ts';
import { summarise } from '../../../src/engine/lab/summary.ts';
import { GAMES } from '../../../src/games/index.ts';
import { printSettings, type LabSettings } from '../../../src/islands/lab/lab-settings.ts';
import { figure, sayDeals, signedFigure } from '../../../src/view/long-run.ts';
import { EVERYTHING, testOfAll } from '../../support/seeds.ts';
import { pageUrl } from '../support/built-site.ts';
import { axeFaults, open, openAlive, sticksOut, textOf, visitor, type Visitor } from '../support/visit.ts';

/*
 * The lab in a browser: a run by keyboard gives the numbers that the engine gives in Node, whatever the number of workers; what
 * cannot be run says why and loses nothing; the stored runs stand below without a script.
 */
let here: Visitor;
let context: BrowserContext;

beforeAll(async () => {
  here = await visitor();
  context = await here.newContext({ viewport: { width: 1280, height: 800 }, acceptDownloads: true });
});
afterAll(() => here.leave());

/** How many sessions of 24 deals a run has. */
const SESSIONS = EVERYTHING ? 100 : 10;
/** More deals than are played before somebody has pressed *Stop*. */
const MANY = 60_000;

const SETTINGS: LabSettings = {
  book: 'almanach-1785',
  changes: { first: {}, second: { 'double.manner': 'none' } },
  deals: SESSIONS * 24,
  seed: 5,
  question: undefined,
  player: 'plain',
};
/** The tool itself: the stored runs below it are long, and every-page/pages.ts examines them. */
const LAB = '[data-part=lab]';
const address = (fragment: string, game = 'reversis'): URL =>
  new URL(fragment === '' ? '' : `#${fragment}`, pageUrl(here.served, `/${game}/lab/`));
const state = (page: Page) => page.locator('[data-part="progress"] > span');
const isTried = (page: Page): Promise<void> => state(page).getByText('on this machine').waitFor();

async function run(page: Page): Promise<void> {
  await isTried(page);
  await page.locator('[data-action="run"]').press('Enter');
  await state(page).getByText('played in').waitFor();
}

test('a run by keyboard gives the numbers of the engine; the address and a file hold it; what cannot be run gets a sentence; nothing sticks out of a narrow window', async () => {
  const book = valuesOf(reversis.ruleSets.find(({ id }) => id === SETTINGS.book)!);
  const changed = { ...book, 'double.manner': 'none' as const };
  const { turned } = summarise(
    reversisLab.runSessions({ question: 'sameCards', book, turned: [changed], seed: SETTINGS.seed }, [0, SESSIONS]),
  );
  const { difference } = turned[0]!;
  const fragment = printSettings(reversis, SETTINGS);
  const { page, complaints } = await openAlive(context, address(fragment));
  await run(page);

  const differences = await page.locator('[data-part="seats"] tbody [data-label="difference"]').allInnerTexts();
  expect(differences).toEqual(
    difference.roles.map(
      ({ mean, half }) => expect.stringContaining(`${signedFigure(mean)} ± ${figure(half)}`) as string,
    ),
  );
  const verdict = page.locator('[data-part="verdict"]');
  expect(await verdict.innerText()).toContain(sayDeals(difference.movedAlone.count, SETTINGS.deals));
  // It is spoken too.
  await page
    .getByRole('status')
    .getByText(await verdict.innerText())
    .waitFor();

  // The three deals that it moves most open in the comparison.
  const examples = page.locator('[data-part="examples"] a');
  await examples.first().waitFor();
  expect(await examples.allInnerTexts()).toEqual(
    difference.most.slice(0, 3).map(({ deal }) => `Deal ${deal.toLocaleString('en')}, by both rules`),
  );
  const opened = await openAlive(context, new URL((await examples.first().getAttribute('href')) ?? '', page.url()));
  expect(await opened.page.locator('[data-part="notice"]').count()).toBe(0);
  expect(await opened.page.locator('[data-part="title"]').innerText()).toContain('Your own deal');
  await opened.page.close();

  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'CSV' }).click();
  const lines = (await textOf(await saved)).split('\n');
  expect(lines[0]).toBe('what,of,side,value,from,to,largest_session,count,in');
  expect(lines).toContain(
    `deals moved,alone,second less first,${String(difference.movedAlone.share)},${String(difference.movedAlone.from)},${String(difference.movedAlone.to)},,${String(difference.movedAlone.count)},${String(SETTINGS.deals)}`,
  );
  // Numbers that cannot be run and a damaged address get a sentence, and nothing is lost.
  const before = await verdict.innerText();
  const other = page.getByLabel('Another number of deals');
  for (const typed of ['0', '10000000', 'many']) {
    await other.fill(typed);
    await other.press('Enter');
    expect(await page.locator('#lab-problem').innerText()).toContain(`You typed “${typed}”`);
  }
  await page.evaluate(() => {
    location.hash = '#rDAMAGED';
  });
  await page.locator('[data-part="notice"]', { hasText: 'Nothing on this page has changed.' }).waitFor();
  expect(await verdict.innerText()).toBe(before);

  await page.setViewportSize({ width: 320, height: 640 });
  await page.getByRole('button', { name: 'Change rules' }).click();
  expect(await sticksOut(page)).toEqual([]);
  expect(await axeFaults(page, {}, LAB)).toEqual([]);
  expect(complaints).toEqual([]);
  await page.close();
});

test('a run can be stopped and gone on with', async () => {
  const { page } = await openAlive(context, address(printSettings(reversis, { ...SETTINGS, deals: MANY })));
  await isTried(page);
  await page.locator('[data-action="run"]').press('Enter');
  await page.locator('[data-part="result"]').waitFor();
  await page.locator('[data-action="stop"]').press('Enter');
  await state(page).getByText('then stopped').waitFor();
  const played = async (): Promise<number> => parseInt((await state(page).innerText()).replaceAll(',', ''), 10);
  const stopped = await played();
  expect(stopped).toBeLessThan(MANY);
  expect(await page.locator('[data-part="verdict"]').innerText()).toMatch(/\.$/);
  await page.locator('[data-action="go-on"]').press('Enter');
  await expect.poll(played).toBeGreaterThan(stopped);
  if (EVERYTHING) await state(page).getByText('60,000 deals played').waitFor();
  await page.close();
});

testOfAll(
  'three workers give two books the numbers of one, each in its own counters, compared by the stake',
  async () => {
    const books: LabSettings = {
      ...SETTINGS,
      against: 'hoyle-1847',
      changes: { first: {}, second: {} },
    };
    const four = await here.newContext();
    await four.addInitScript(() => Object.defineProperty(navigator, 'hardwareConcurrency', { get: () => 4 }));
    const { page, complaints } = await openAlive(four, address(printSettings(reversis, books)));
    await state(page).getByText('3 processors').waitFor();
    await page.locator('#lab-asked', { hasText: '20 fiches and 39 fish' }).waitFor();
    await run(page);
    expect(page.workers()).toHaveLength(3);
    const [book, other] = ['almanach-1785', 'hoyle-1847'].map((id) =>
      valuesOf(reversis.ruleSets.find((ruleSet) => ruleSet.id === id)!),
    );
    const { turned } = summarise(
      reversisLab.runSessions(
        { question: 'eachPlays', book: book!, turned: [other!], seed: SETTINGS.seed, perStake: true },
        [0, SESSIONS],
      ),
    );
    const { side, difference } = turned[0]!;
    const shown = (label: string): Promise<readonly string[]> =>
      page.locator(`[data-part="seats"] tbody [data-label="${label}"]`).allInnerTexts();
    const said = (all: readonly { readonly mean: number; readonly half: number }[]) =>
      all.map(({ mean, half }) => expect.stringContaining(`${signedFigure(mean)} ± ${figure(half)}`) as string);
    expect(await shown('by Hoyle 1847')).toEqual(said(side.roles));
    expect(await shown('difference')).toEqual(said(difference.roles));
    expect(complaints).toEqual([]);
    await four.close();
  },
);

testOfAll('a rule that breaks recorded deals gets the other question, and says how many', async () => {
  const broken = { ...SETTINGS, changes: { first: {}, second: { 'pack.tens': true } }, deals: 240 };
  const { page } = await openAlive(context, address(printSettings(reversis, broken)));
  await page.locator('[data-part="bench"]', { hasText: 'could not have been played in the same way' }).waitFor();
  expect(await page.getByRole('radio', { name: /Our player plays by each rule/ }).isChecked()).toBe(true);
  await run(page);
  expect(await page.locator('[data-part="result"] > p').first().innerText()).toMatch(/our player plays by each rule/i);
  await page.close();
});

// The first game's is narrowed above.
test.each(GAMES.map(({ id }) => id).filter((_, n) => EVERYTHING && n > 0))(
  '%s: nothing sticks out of a narrow window',
  async (game) => {
    const narrow = await here.newContext({ viewport: { width: 320, height: 640 } });
    const { page, complaints } = await openAlive(narrow, address('', game));
    await page.getByLabel(/^Another number/).fill('240');
    await page.getByLabel(/^Another number/).press('Enter');
    await run(page);
    await page.getByRole('button', { name: 'Change rules' }).click();
    expect(await sticksOut(page)).toEqual([]);
    expect(await axeFaults(page, {}, LAB)).toEqual([]);
    expect(complaints).toEqual([]);
    await page.close();
  },
);

test('without a script the stored runs stand there, and no form that does nothing', async () => {
  const without = await here.newContext({ javaScriptEnabled: false });
  const { page } = await open(without, address(''));
  expect(await page.locator(':is([data-part="bench"], [data-part="sweep"]):visible').count()).toBe(0);
  expect(await page.locator('main noscript p').innerText()).toContain('needs JavaScript, which is off');
  expect(await page.locator('[data-part="book"]').count()).toBeGreaterThan(1);
  await page.close();
});

test('every amount of a rule is tried by keyboard, and is zero at its own', async () => {
  const fragment = printSettings(reversis, {
    ...SETTINGS,
    // They are played by each of seventeen amounts.
    deals: EVERYTHING ? SETTINGS.deals : 48,
    changes: { first: {}, second: {} },
    sweep: 'quinola.forced.holderToForcer',
  });
  const { page, complaints } = await openAlive(context, address(fragment));
  await page.locator('[data-part="sweep"]').getByText('on this machine').waitFor();
  await page.locator('[data-action="sweep"]').press('Enter');
  const found = page.locator('[data-part="sweep-result"]');
  await found.locator('summary').press('Enter');
  const rows = found.locator('tbody tr');
  expect(await rows.count()).toBe(17);
  expect(await rows.nth(8).locator('td').allInnerTexts()).toEqual([
    ...new Array<string>(5).fill('0 ± 0'),
    'Almanach 1785',
  ]);
  expect(await axeFaults(page, {}, LAB)).toEqual([]);
  expect(complaints).toEqual([]);
  await page.close();
});
