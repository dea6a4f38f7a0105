/** The essays on the long run: figures are bound, and what the words say of them is so. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { isReliableFigure, sayLabFigure, sayPerCent } from '../../src/components/lab/lab-figure.ts';
import { longRunsOf } from '../../src/edition/deals/long-run.ts';
import { content } from '../../src/edition/graph/content.ts';
import type { StoredBook, StoredRuns } from '../../src/engine/lab/stored.ts';
import { GAMES } from '../../src/games/index.ts';

/** Attributes of a bound figure: `book="ancient"`, `to='"none"'`. */
const attributesOf = (tag: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    [...tag.matchAll(/ (\w+)=(?:"([^"]*)"|'([^']*)')/g)].map(([, name = '', a, b]) => [name, a ?? b ?? '']),
  );

const textOf = (game: string): string =>
  readFileSync(`content/essays/${game}-lab.mdx`, 'utf8').replace(/^---[^]*?\n---\n/, '');

const runsOf = async (game: string): Promise<StoredRuns> => longRunsOf(game, await content())!;

/** Games with a lab. */
const inLab = await Promise.all(GAMES.map((game) => game.open(({ lab }) => Promise.resolve(lab ? [game.id] : []))));

describe.each(inLab.flat())('%s', (game) => {
  test('has no figure of its own in its words: years only', () => {
    const words = textOf(game)
      .replaceAll(/<LongRun[^>]*>/g, '')
      .replaceAll(/\]\([^)]*\)/g, ']');
    expect(words.match(/\d+/g)?.filter((number) => !/^(?:1[5-9]|20)\d\d$/.test(number)) ?? []).toEqual([]);
  });
  test('has every figure that it is bound to', async () => {
    const runs = await runsOf(game);
    const tags = textOf(game).match(/<LongRun[^>]*>/g) ?? [];
    expect(tags.length).toBeGreaterThan(8);
    for (const tag of tags) {
      const { book = '', of = '', ...rest } = attributesOf(tag);
      expect(sayLabFigure(runs, { book, of, ...rest })).toMatch(/\d/);
    }
  });
});

test('a share has half of its interval beside it, and what is not stored is refused', async () => {
  // Wilson, 1 of 10: from 1.8 to 40.4 %, so 10 % ± 19.3.
  expect(sayPerCent(1, 10)).toBe('10.0 % ± 19.3');
  const runs = await runsOf('reversis');
  expect(() => sayLabFigure(runs, { book: 'ancient', of: 'luck' })).toThrow('Nothing called “luck”');
  expect(() => sayLabFigure(runs, { book: 'nobody', of: 'deals' })).toThrow('No runs are stored for nobody');
});

test('averages that rest on single sessions have a star: the dealer of 1785, and not that of the oldest rules', async () => {
  const runs = await runsOf('reversis');
  const isReliable = (book: string, of: string): boolean => isReliableFigure(runs, { book, of });
  // A session makes 0.12 of the variance of the one, 0.003 of the other; of what changes hands 0.2 and 0.005.
  expect([isReliable('almanach-1785', 'dealer'), isReliable('ancient', 'dealer')]).toEqual([false, true]);
  expect([isReliable('almanach-1785', 'turnover'), isReliable('ancient', 'turnover')]).toEqual([false, true]);
  expect(isReliable('almanach-1785', 'quinola-forced')).toBe(true);
});

describe('what the words say of the figures holds:', () => {
  const share = (runs: StoredRuns, { events, deals }: Pick<StoredBook, 'events' | 'deals'>, ids: readonly string[]) =>
    ids.reduce((sum, id) => sum + events[runs.events.indexOf(id)]!, 0) / deals;
  const surely = ([mean, half]: readonly [number, number, number]): number =>
    Math.abs(mean) > half ? Math.sign(mean) : 0;

  test('the Quinola grows safer from 1659 to 1765, and is in danger again if nobody may lay it out', async () => {
    const runs = await runsOf('reversis');
    const lost = (book: StoredBook | undefined): number => share(runs, book!, ['quinola-forced', 'quinola-led']);
    expect(lost(runs.books['maison-1659'])).toBeGreaterThan(0.5);
    expect(lost(runs.books['encyclopedie-1765'])).toBeLessThan(0.3);
    expect(lost(runs.books['almanach-1785'])).toBeLessThan(0.25);
    const book = runs.books['almanach-1785']!;
    const forbidden = book.effects.find(({ changes }) => changes['discard.quinola'] === 'forbidden')!;
    expect(
      share(runs, { events: forbidden.events, deals: book.deals }, ['quinola-forced', 'quinola-led']),
    ).toBeGreaterThan(0.5);
    // What changes hands does not settle; the dealer loses, and wins by the oldest rules, where first hand loses.
    expect(book.turnover[2]).toBeGreaterThan(0.1);
    expect(surely(book.roles[3]!)).toBe(-1);
    expect(runs.books['ancient']!.roles.map(surely)).toEqual([-1, -1, 1, 1]);
    expect(book.pools!.largest).toBeGreaterThan(10 * runs.books['hoyle-1847']!.pools!.largest);
  });
  test('1728 and Quanti are played alike, the médiateur takes half of the called kings, dealing costs in 1728 and 1842', async () => {
    const runs = await runsOf('quadrille');
    const of = (book: string, id: string): number => share(runs, runs.books[book]!, [id]);
    expect(of('tgq-1728', 'game-won')).toBe(of('quanti-1822', 'game-won'));
    expect(of('mediateur-1752', 'alliance-played')).toBeLessThan(of('tgq-1728', 'alliance-played') / 2);
    expect(of('mediateur-1752', 'game-remise')).toBeGreaterThan(of('tgq-1728', 'game-remise'));
    expect(of('mediateur-1752', 'game-codille')).toBeGreaterThan(of('tgq-1728', 'game-codille'));
    const dealer = (book: string) => runs.books[book]!.roles[runs.roles.indexOf('dealer')]!;
    expect(['tgq-1728', 'britannica-1842'].map((book) => surely(dealer(book)))).toEqual([-1, -1]);
  });
  test('who begins at Revertier gains, and no game ends with both stuck', async () => {
    const runs = await runsOf('revertier');
    for (const book of ['trictrac-1698', 'verquere-1725', 'revertier-1792'].map((id) => runs.books[id]!)) {
      expect(surely(book.roles[0]!)).toBe(1);
      expect(share(runs, book, ['frozen'])).toBe(0);
    }
  });
});
