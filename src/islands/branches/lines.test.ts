import { expect, test } from 'vitest';
import { parseCard } from '#engine/cards/card.ts';
import { atCard, inPhase } from '#engine/ledger/place.ts';
import { treeOf, nameLine } from '#engine/notation/record.ts';
import { valuesOf } from '#engine/rules/rule-set.ts';
import { reversisReplay } from '#games/reversis/choices/table-game.ts';
import { reversis } from '#games/reversis/game.ts';
import { parseReversis } from '#games/reversis/record/notation.ts';
import type { ReversisRecord } from '#games/reversis/record/record.ts';
import { choicesAt, choose, lineName, rowsOf, type LineModel } from './lines.ts';

/** A line of cards, one step each, after the ante; first hand pays the second what is said. */
const lineOf = (cards: string, paid: number): LineModel => {
  const played = cards.split(' ');
  const steps = [{ at: inPhase('ante') }, ...played.map((_, i) => ({ at: atCard(1, i + 1) })), { at: inPhase('end') }];
  return {
    seats: ['first', 'second'],
    steps,
    tell: (step) => ['', ...played, 'The end.'][step] ?? '',
    opening: { now: { first: 0, second: 0 }, before: { first: 0, second: 0 } },
    lines: [
      {
        step: steps.length - 1,
        at: inPhase('end'),
        what: '',
        why: '',
        from: 'first',
        to: 'second',
        amount: paid,
        keys: [],
      },
    ],
  };
};

test('behind each line stand its own branches, with what each seat ends with and has more than in the main line', () => {
  const rows = rowsOf([
    lineOf('KS QS JS', 4),
    lineOf('KS 7S JS', 1),
    lineOf('AS QS JS', 0),
    // Leaves the second line, not the main one.
    lineOf('KS 7S 2S', 6),
    lineOf('KS QS', 4),
  ]);
  expect(rows.map(({ line, parent, depth, leaves }) => [line, parent, depth, leaves])).toEqual([
    [0, undefined, 0, undefined],
    [1, 0, 1, 2],
    [3, 1, 2, 3],
    [2, 0, 1, 1],
    // It stops short, and nothing differs so far.
    [4, 0, 1, undefined],
  ]);
  expect(rows.map(({ nets }) => nets[0])).toEqual([-4, -1, -6, 0, -4]);
  expect(rows.map(({ more }) => more[1])).toEqual([0, -3, 2, -4, 0]);
});

test('a line that the engine refuses is listed all the same', () => {
  expect(rowsOf([lineOf('KS', 1), undefined])[1]).toEqual({
    line: 1,
    parent: 0,
    depth: 1,
    leaves: undefined,
    nets: [],
    more: [],
  });
});

test('a line is called by its name, or else by its place', () => {
  const tree = nameLine(treeOf({}), 0, 'As it was');
  expect([lineName(treeOf({}), 0), lineName(tree, 0), lineName(treeOf({}), 3)]).toEqual([
    'Main line',
    'As it was',
    'Branch 3',
  ]);
});

const book = reversis.ruleSets.find(({ id }) => id === 'almanach-1785')!;
const game = { following: reversisReplay, rules: valuesOf(book) };
/** Three cards in each hand, the first trick and half of the second played. */
const parsed = parseReversis({
  deal: { hands: { first: 'KS 5S 4H', second: '8S 7S 3H', third: '9S 2S 6H', dealer: 'QS JS 7H' } },
  plays: ['KS 8S 9S QS', '5S 7S'],
});
if (!parsed.ok) throw new Error(parsed.error.message);
const MAIN: ReversisRecord = parsed.value;
const play = (card: string) => ({ kind: 'play' as const, card: parseCard(card)! });
const playsOf = ({ plays }: ReversisRecord): string => plays.map((trick) => trick.length).join(' ');

test('another card begins a branch, the same card goes on in the line, and both may come together again', () => {
  const main = treeOf(MAIN);
  const first = { tree: main, line: 0, at: atCard(1, 1) };
  expect(choicesAt(game, first).turn?.legal.map(({ label }) => label)).toEqual(['eight of spades', 'seven of spades']);
  expect(choose(game, first, play('8S'))).toMatchObject({ tree: main, line: 0, isKnown: true });
  const branch = choose(game, first, play('7S'));
  expect(branch).toMatchObject({ line: 1, isKnown: false });
  expect(branch.tree[0]).toBe(main[0]);
  expect(playsOf(branch.tree[1]!.record)).toBe('2');
  // From the main line again: the branch is there already.
  expect(choose(game, { ...first, tree: branch.tree }, play('7S'))).toMatchObject({ line: 1, isKnown: true });
});

test('at its end a branch is played on; the main line is never', () => {
  const { tree } = choose(game, { tree: treeOf(MAIN), line: 0, at: atCard(1, 1) }, play('7S'));
  const on = choose(game, { tree, line: 1, at: undefined }, play('2S'));
  expect([on.tree.length, playsOf(on.tree[1]!.record)]).toEqual([2, '3']);
  const beside = choose(game, { tree, line: 0, at: undefined }, play('2S'));
  expect([beside.tree.length, beside.line, playsOf(beside.tree[2]!.record)]).toEqual([3, 2, '4 3']);
  expect(beside.tree[0].record).toBe(MAIN);
});
