import { expect, test } from 'vitest';
import { printCards } from '#engine/cards/card.ts';
import { PLAYED_QUADRILLE } from '../../games/quadrille/tools/play/Play.tsx';
import { PLAYED_REVERSIS } from '../../games/reversis/tools/play/Play.tsx';
import { cribLines, sayCounts } from './Crib.tsx';
import { unwrap } from '#engine/kernel/result.ts';
import { valuesOf, vary } from '#engine/rules/rule-set.ts';

const { engine, wording } = PLAYED_REVERSIS;
const almanach = engine.ruleSets.find(({ id }) => id === 'almanach-1785')!;

test('figures are those in force: the book’s, or the reader’s own', () => {
  const by = { keys: engine.keys, wording, unit: almanach.unit };
  const shown = ['quinola.placed.winnerToHolder'];
  expect(cribLines(shown, valuesOf(almanach), by).map(({ answer }) => answer)).toEqual(['4 fiches']);
  const { rules } = unwrap(vary(engine.keys, almanach, { 'quinola.placed.winnerToHolder': 7 }), 'seven');
  expect(cribLines(shown, rules, by).map(({ answer }) => answer)).toEqual(['7 fiches']);
  // Nothing is paid: nothing to remember.
  const { rules: none } = unwrap(vary(engine.keys, almanach, { 'quinola.placed.winnerToHolder': 0 }), 'none');
  expect(cribLines(shown, none, by)).toEqual([]);
});

test('what cards count: 4, 3, 2, 1, and the Quinola by its rule', () => {
  const [points] = PLAYED_REVERSIS.crib(valuesOf(almanach));
  expect(points?.counts?.map(({ counts }) => counts)).toEqual([4, 3, 2, 1, 2]);
  const { rules } = unwrap(vary(engine.keys, almanach, { 'points.scale': 'high', 'points.quinolaTaken': 6 }), 'high');
  expect(PLAYED_REVERSIS.crib(rules)[0]?.counts?.map(({ counts }) => counts)).toEqual([5, 4, 3, 2, 6]);
});

test('what cards count, in a line; a card that counts as others of its rank is not named twice', () => {
  expect(sayCounts(PLAYED_REVERSIS.crib(valuesOf(almanach)))).toBe(
    'Points you take: ace 4 · king 3 · queen 2 · knave 1 · knave of hearts 2.',
  );
  const { rules } = unwrap(vary(engine.keys, almanach, { 'points.quinolaTaken': 1 }), 'one');
  expect(sayCounts(PLAYED_REVERSIS.crib(rules))).toBe('Points you take: ace 4 · king 3 · queen 2 · knave 1.');
  const [book] = PLAYED_QUADRILLE.engine.ruleSets;
  expect(sayCounts(PLAYED_QUADRILLE.crib(valuesOf(book!)))).toBeUndefined();
});

test('trumps in their order: in a black suit the two is manille, in a red one the seven', () => {
  const book = PLAYED_QUADRILLE.engine.ruleSets.find(({ id }) => id === 'quanti-1822')!;
  const [trumps] = PLAYED_QUADRILLE.crib(valuesOf(book));
  const orders = trumps?.orders?.map(({ cards }) => printCards(cards).split(' '));
  expect(orders?.[0]).toEqual('AS 2S AC KS QS JS 7S 6S 5S 4S 3S'.split(' '));
  expect(orders?.[1]?.slice(0, 5)).toEqual('AS 7H AC AH KH'.split(' '));
  expect(orders?.map((cards) => cards.length)).toEqual([11, 12, 12, 11]);
});
