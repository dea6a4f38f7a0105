import { describe, expect, test } from 'vitest';
import { reversis } from '#games/reversis/game.ts';
import {
  changesBetween,
  parseCount,
  parseSettings,
  printSettings,
  variationsOf,
  type LabSettings,
} from './lab-settings.ts';

const settings: LabSettings = {
  book: 'almanach-1785',
  changes: { first: { 'quinola.forced.holderToForcer': 6 }, second: { 'double.manner': 'none' } },
  deals: 2400,
  seed: 7,
  question: 'eachPlays',
  player: 'plain',
};
const otherwise = { deals: 100_000, seed: 1 };

describe('the address of a run', () => {
  test('holds book, rules of both sides, number, seed and question', () => {
    const swept = { ...settings, sweep: 'quinola.forced.holderToForcer' };
    expect(parseSettings(reversis, printSettings(reversis, swept), otherwise)).toEqual({ ok: true, value: swept });
    const fragment = printSettings(reversis, settings);
    expect(fragment).toMatch(/^[\w-]+\.[\w-]+&n=2400&seed=7&q=eachPlays$/);
    expect(parseSettings(reversis, fragment, otherwise)).toEqual({ ok: true, value: settings });
  });

  test('with one side only is a book alone, and what it leaves out stays as it was', () => {
    const [rules = ''] = printSettings(reversis, { ...settings, changes: { first: {}, second: {} } }).split('.');
    expect(parseSettings(reversis, rules, otherwise)).toEqual({
      ok: true,
      value: {
        book: 'almanach-1785',
        changes: { first: {}, second: {} },
        question: undefined,
        player: 'plain',
        ...otherwise,
      },
    });
  });

  test('holds another book with what was changed in it, and the better player', () => {
    const books: LabSettings = {
      ...settings,
      against: 'hoyle-1847',
      changes: { first: {}, second: { 'double.manner': 'none' } },
      player: 'better',
    };
    const fragment = printSettings(reversis, books);
    expect(fragment).toContain('&p=better');
    expect(parseSettings(reversis, fragment, otherwise)).toEqual({ ok: true, value: books });
    const { first, second } = variationsOf(reversis, books);
    expect([first.source.id, second.source.id]).toEqual(['almanach-1785', 'hoyle-1847']);
  });

  test.each([
    ['of damaged letters', (fragment: string) => `r${fragment.slice(2)}`, 'damaged'],
    ['with no deals', (fragment: string) => fragment.replace('n=2400', 'n=0'), 'from 1 to 1,000,000'],
    ['with ten million deals', (fragment: string) => fragment.replace('n=2400', 'n=10000000'), 'from 1 to 1,000,000'],
    ['with amounts of a rule that has none', (fragment: string) => `${fragment}&sweep=double.manner`, 'not an amount'],
    ['with another player', (fragment: string) => `${fragment}&p=best`, 'does not know'],
    ['with another question', (fragment: string) => fragment.replace('eachPlays', 'none'), 'does not know'],
  ])('%s is refused in a sentence', (_, change, words) => {
    const read = parseSettings(reversis, change(printSettings(reversis, settings)), otherwise);
    expect(read.ok ? '' : read.error.message).toContain(words);
  });
});

test('a number is read with its commas; a word, nothing, 0 and too much are refused', () => {
  expect(parseCount('10,008', 1_000_000, 'Deals')).toEqual({ ok: true, value: 10_008 });
  for (const typed of ['', 'many', '0', '-3', '1e7', '10000000'])
    expect(parseCount(typed, 1_000_000, 'Deals').ok, typed).toBe(false);
});

test('the changes between the sides are the rules that they answer differently', () => {
  const { first, second } = variationsOf(reversis, settings);
  const own = first.source.values['quinola.forced.holderToForcer'];
  expect(changesBetween(first.rules, second.rules)).toEqual({
    'double.manner': 'none',
    'quinola.forced.holderToForcer': own,
  });
});
