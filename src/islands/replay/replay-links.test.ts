import { describe, expect, test } from 'vitest';
import type { Result } from '#engine/kernel/result.ts';
import type { RuleValue } from '#engine/rules/key.ts';
import { promoteBranch, treeOf } from '#engine/notation/record.ts';
import { quadrille } from '#games/quadrille/game.ts';
import type { QuadrilleRecord } from '#games/quadrille/record/record.ts';
import { printVariation } from '../rules/variation-address.ts';
import { makeReplayLinks, openOwnDeal, printDeal, type ReplayState, longest, placesAt } from './replay-links.ts';
import { parseCard, type Card } from '#engine/cards/card.ts';
import { inPhase } from '#engine/ledger/place.ts';
import type { ReplayStep } from './model.ts';

const cards = (text: string): readonly Card[] => text.split(' ').flatMap((card) => parseCard(card) ?? []);

const step = (hands: readonly string[], trick = ''): ReplayStep => ({
  at: inPhase('ante'),
  hands: hands.map(cards),
  trick: cards(trick),
  leader: 0,
  winning: undefined,
  toPlay: undefined,
  taken: [0, 0],
});

/** The dealer lays out one of three cards and takes up none; then a trick of two cards is played. */
const STEPS = [
  step(['KS 5H', 'AH 7C 2D']),
  step(['KS 5H', 'AH 2D']),
  step(['5H', 'AH 2D'], 'KS'),
  step(['5H', '2D'], 'KS AH'),
];

test('a hand has as many places all through as it ever has cards', () => {
  expect(STEPS.map((_, i) => placesAt(STEPS, i).map((places) => places.length))).toEqual(Array(4).fill([2, 3]));
});

test('once cards are played, each leaves its gap and the others stay where they are', () => {
  const [king, five] = cards('KS 5H');
  const [ace, two] = cards('AH 2D');
  expect(placesAt(STEPS, 1)).toEqual([
    [king, five],
    [ace, two, undefined],
  ]);
  expect(placesAt(STEPS, 3)).toEqual([
    [undefined, five],
    [undefined, two, undefined],
  ]);
});

test('where a deal begins with a card, the hands lie as they were when it was played', () => {
  const [five] = cards('5H');
  const [, two] = cards('AH 2D');
  expect(placesAt(STEPS.slice(2), 1)).toEqual([[five], [undefined, two]]);
});

test('before and without any card played, a hand lies as it is', () => {
  expect(placesAt(STEPS.slice(0, 2), 1).map((places) => places.filter((card) => card !== undefined).length)).toEqual([
    2, 2,
  ]);
});

test('room is kept for the longest of what is said of a seat', () => {
  expect(longest([undefined, 'ask', 'ombre, 3 tricks', 'ombre'])).toBe('ombre, 3 tricks');
  expect(longest([undefined])).toBeUndefined();
  expect(longest([undefined, 'P'])).toBe('P');
});

function held<T>(result: Result<T>): T {
  if (!result.ok) throw new Error(result.error.message);
  return result.value;
}

const [book, second, third] = quadrille.ruleSets;
if (!book || !second || !third) throw new Error('three books');
const recordOf = (lead: string): QuadrilleRecord => held(quadrille.parseRecord({ plays: [`${lead} 7C`] }));
const OWN = recordOf('KC');
const OTHER = recordOf('QC');
const CHANGES = { 'consolation.each': 3 };
const links = makeReplayLinks(
  quadrille,
  { book, record: OWN, changes: {} },
  { start: 'ante', piece: 'deal', others: [{ id: second.id, short: 'the second book' }] },
);
const stateOf = (more: Partial<ReplayState<QuadrilleRecord>> = {}): ReplayState<QuadrilleRecord> => ({
  at: 'ante',
  changes: {},
  asPlayed: false,
  tree: treeOf(OWN),
  line: 0,
  ...more,
});
const print = (
  record: QuadrilleRecord,
  changes: Readonly<Record<string, RuleValue>> = {},
  step?: string,
  by = book,
): string => printDeal(quadrille, by, { record, changes, step });

test('the page’s own deal is opened from its link, with what it varies in its book', () => {
  expect(openOwnDeal(quadrille, print(OWN, CHANGES))).toEqual({ book, record: OWN, changes: CHANGES });
  expect(() => openOwnDeal(quadrille, 'x')).toThrow('kind');
});

test('a change that the book has not got leaves the book as it is', () => {
  expect(print(OWN, { 'no.such': 1 })).toBe(print(OWN));
  expect(print(OWN, CHANGES)).not.toBe(print(OWN));
});

describe('a link from the page', () => {
  test('names the step, but not the one with which the deal begins; and the deal of a link, where that is shown', () => {
    expect(links.linkOf(stateOf())).toBe(print(OWN));
    expect(links.linkOf(stateOf({ at: 't1.1', changes: CHANGES }))).toBe(print(OWN, CHANGES, 't1.1'));
    expect(links.linkOf(stateOf({ tree: treeOf(OTHER) }))).toBe(print(OTHER));
  });

  test('to one line leaves out the others, and names the step in that line', () => {
    const branched = stateOf({ tree: [...treeOf(OWN), { record: OTHER }], line: 1, at: 't1.1' });
    expect(links.linkOfLine(branched)).toBe(print(OTHER, {}, 't1.1'));
  });

  test('to another book takes the deal there without the changes; a book that there is not has none', () => {
    const state = stateOf({ tree: treeOf(OTHER), changes: CHANGES });
    expect(links.linksBeside(state, { id: second.id, short: '' })).toEqual([
      print(OTHER, CHANGES),
      print(OTHER, {}, undefined, second),
    ]);
    expect(links.linksBeside(stateOf(), { id: second.id, short: '' })[1]).toBe(print(OWN, {}, undefined, second));
    expect(links.linksBeside(stateOf(), { id: 'none', short: '' })).toEqual([print(OWN)]);
  });

  test('to the book of the page: the deal alone; and beside the book, once a rule is changed', () => {
    const own = { id: book.id, short: '' };
    expect(links.linksBeside(stateOf(), own)).toEqual([print(OWN)]);
    expect(links.linksBeside(stateOf({ changes: CHANGES }), own)).toEqual([print(OWN, CHANGES), print(OWN)]);
  });
});

describe('a link to the page', () => {
  test('to its own deal takes up step and changes, and says nothing', () => {
    expect(links.openFragment(`#${print(OWN, CHANGES, 't1.2')}`)).toEqual({
      state: stateOf({ at: 't1.2', changes: CHANGES }),
    });
    expect(links.openFragment(print(OWN))).toEqual({ state: stateOf() });
  });

  test('to another deal shows that one, and says so', () => {
    expect(links.openFragment(print(OTHER))).toEqual({
      state: stateOf({ tree: treeOf(OTHER) }),
      notice: {
        message: 'The table shows the deal of your link, not the one described on this page.',
        isForeign: true,
      },
    });
  });

  test('to a promoted branch opens it at its step, and knows the page’s own deal among the branches', () => {
    const promoted = promoteBranch([...treeOf(OWN), { record: OTHER, name: 'the queen led' }], 1);
    const { state } = links.openFragment(links.linkOf(stateOf({ tree: promoted, at: 't1.2' })));
    expect(state).toMatchObject({ at: 't1.2', line: 0 });
    // The queen of clubs is led, as in the branch; the king, as the page tells it.
    expect(state?.tree.map(({ record, name }) => [record.plays[0]?.[0], name])).toEqual([
      [parseCard('QC'), 'the queen led'],
      [parseCard('KC'), undefined],
    ]);
    expect(state?.tree[1]?.record).toBe(OWN);
  });

  test('by another book leads there, under its name where it is known', () => {
    const to = (by: typeof book) => {
      const fragment = print(OWN, {}, undefined, by);
      return [links.openFragment(fragment), fragment] as const;
    };
    const [named, there] = to(second);
    expect(named).toEqual({
      notice: { message: 'This link pays the deal by the rules of the second book.', elsewhere: there },
    });
    expect(to(third)[0].notice?.message).toBe('This link pays the deal by the rules of another book.');
  });

  test('by rules that were turned elsewhere takes them up at its step, beside what the deal varies of itself', () => {
    const turned = printVariation(quadrille, book, CHANGES) ?? '';
    expect(links.openFragment(`t1.2&v=${turned}`)).toEqual({ state: stateOf({ at: 't1.2', changes: CHANGES }) });
    const varied = makeReplayLinks(
      quadrille,
      { book, record: OWN, changes: { 'game.each': 1 } },
      { start: 'ante', piece: 'deal', others: [] },
    );
    expect(varied.openFragment(`v=${turned}`).state?.changes).toEqual({ 'game.each': 1, ...CHANGES });
    const foreign = printVariation(quadrille, second, CHANGES) ?? '';
    expect(links.openFragment(`v=${foreign}`).notice?.message).toContain('another book');
  });

  test('that is damaged says why, and nothing is taken up', () => {
    const opened = links.openFragment(`${print(OWN)}A`);
    expect(opened.state).toBeUndefined();
    expect(opened.notice?.message).toContain('damaged');
  });
});
