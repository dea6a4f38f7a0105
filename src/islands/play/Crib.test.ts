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

/** Payments in the crib of a book, with the rules that are changed in it. */
const paymentsIn = (
  id: string,
  changes: Readonly<Record<string, string | number | boolean>> = {},
): readonly string[] => {
  const book = engine.ruleSets.find((each) => each.id === id)!;
  const { rules } = unwrap(vary(engine.keys, book, changes), 'changes');
  return PLAYED_REVERSIS.crib(rules, book)
    .flatMap(({ payments = [] }) => payments)
    .flatMap(({ what, payers }) => payers.map(({ who, sum }) => `${what}: ${who} ${sum}`));
};

const wordsIn = (id: string): Readonly<Record<string, string>> => {
  const book = engine.ruleSets.find((each) => each.id === id)!;
  return Object.fromEntries(
    PLAYED_REVERSIS.crib(valuesOf(book), book)
      .flatMap(({ words = [] }) => words)
      .map(([word, meaning]) => [word, meaning]),
  );
};

test('who pays whom, and how much: the holder of a forced ace alone pays, and the Quinola plays for the basket', () => {
  expect(paymentsIn('almanach-1785')).toEqual([
    'Ace placed: the taker of the trick pays its holder 1 fiche (of diamonds 2)',
    'Ace forced: its holder alone pays the player who led 2 fiches (of diamonds 4)',
    'Ace led: its holder alone pays the winner of the deal 1 fiche (of diamonds 2)',
    'Quinola placed: the taker of the trick pays its holder 4 fiches',
    'Quinola placed: the basket pays its holder all it holds',
    'Quinola forced: its holder pays the player who led 8 fiches',
    'Quinola forced: each other player pays the player who led 2 fiches',
    'Quinola forced: its holder pays into the basket as much as it holds',
    'Quinola led: its holder pays into the basket as much as it holds',
  ]);
  expect(wordsIn('almanach-1785')).toMatchObject({ Quinola: 'the knave of hearts', basket: 'the common stake' });
  expect(wordsIn('almanach-1785')['little Quinola']).toBeUndefined();
});

test('with two Quinolas the little one has its own sums and its own pool, and all the others pay for an ace', () => {
  expect(paymentsIn('bohn-1850')).toEqual([
    'Ace placed: the taker of the trick pays its holder 1 fish (of diamonds 2)',
    'Ace forced: all the others pay the player who led 1 fish each (of diamonds 2)',
    'Ace led: all the others pay the winner of the deal 1 fish each (of diamonds 2)',
    'Quinola placed: the taker of the trick pays its holder 6 fish (little Quinola 3)',
    'Quinola placed: its pool pays its holder all it holds, up to 100 fish (little Quinola 50)',
    'Quinola forced: its holder pays the player who led 6 fish (little Quinola 3)',
    'Quinola forced: each other player pays the player who led 6 fish (little Quinola 3)',
    'Quinola forced: its holder pays into its pool as much as it holds, up to 100 fish (little Quinola 50)',
    'Quinola led: its holder pays the winner of the deal 6 fish (little Quinola 3)',
    'Quinola led: each other player pays the winner of the deal 6 fish (little Quinola 3)',
    'Quinola led: its holder pays into its pool as much as it holds, up to 100 fish (little Quinola 50)',
  ]);
  expect(wordsIn('bohn-1850')).toMatchObject({
    'great Quinola': 'the knave of hearts',
    'little Quinola': 'the queen of hearts',
  });
  expect(paymentsIn('bohn-1850', { 'quinola.little': false }).filter((line) => line.includes('little'))).toEqual([]);
});

test('the mat is named only where it is paid', () => {
  const bohn = engine.ruleSets.find(({ id }) => id === 'bohn-1850')!;
  const asked = (changes: Readonly<Record<string, string>>): readonly string[] => {
    const { rules } = unwrap(vary(engine.keys, bohn, changes), 'changes');
    return PLAYED_REVERSIS.crib(rules, bohn).flatMap(({ keys = [] }) => keys);
  };
  expect(asked({})).not.toContain('partie.mat');
  expect(asked({ 'partie.manner': 'mat' })).toContain('partie.mat');
});

test('nothing is said of what a book does not pay, and the stake has the book’s own name', () => {
  // The ancient game pays for no card; in 1634 there is no pool.
  expect(paymentsIn('ancient')).toEqual([]);
  expect(wordsIn('ancient')['Quinola']).toBeUndefined();
  expect(paymentsIn('lpjr-1634')).toEqual([
    'Ace forced: its holder alone pays the player who led 1 jeton',
    'Quinola forced: its holder pays the player who led 2 jetons',
  ]);
  expect(paymentsIn('encyclopedie-1765')).toContain('Quinola placed: the pool pays its holder all it holds');
  expect(paymentsIn('lpjr-1634', { 'pool.structure': 'one', 'quinola.placed.draws': true })).toContain(
    'Quinola placed: the poule pays its holder all it holds',
  );
  expect(paymentsIn('almanach-1785', { 'ace.placed.rate': 0 })[0]).toMatch(/ nothing \(of diamonds 2\)$/);
});

test('what cards count: 4, 3, 2, 1, and the Quinola by its rule', () => {
  const [points] = PLAYED_REVERSIS.crib(valuesOf(almanach), almanach);
  expect(points?.counts?.map(({ counts }) => counts)).toEqual([4, 3, 2, 1, 2]);
  const { rules } = unwrap(vary(engine.keys, almanach, { 'points.scale': 'high', 'points.quinolaTaken': 6 }), 'high');
  expect(PLAYED_REVERSIS.crib(rules, almanach)[0]?.counts?.map(({ counts }) => counts)).toEqual([5, 4, 3, 2, 6]);
});

test('what cards count, in a line; a card that counts as others of its rank is not named twice', () => {
  expect(sayCounts(PLAYED_REVERSIS.crib(valuesOf(almanach), almanach))).toBe(
    'Points you take: ace 4 · king 3 · queen 2 · knave 1 · knave of hearts 2.',
  );
  const { rules } = unwrap(vary(engine.keys, almanach, { 'points.quinolaTaken': 1 }), 'one');
  expect(sayCounts(PLAYED_REVERSIS.crib(rules, almanach))).toBe('Points you take: ace 4 · king 3 · queen 2 · knave 1.');
  const [book] = PLAYED_QUADRILLE.engine.ruleSets;
  expect(sayCounts(PLAYED_QUADRILLE.crib(valuesOf(book!), book!))).toBeUndefined();
});

test('trumps in their order: in a black suit the two is manille, in a red one the seven', () => {
  const book = PLAYED_QUADRILLE.engine.ruleSets.find(({ id }) => id === 'quanti-1822')!;
  const [trumps] = PLAYED_QUADRILLE.crib(valuesOf(book), book);
  const orders = trumps?.orders?.map(({ cards }) => printCards(cards).split(' '));
  expect(orders?.[0]).toEqual('AS 2S AC KS QS JS 7S 6S 5S 4S 3S'.split(' '));
  expect(orders?.[1]?.slice(0, 5)).toEqual('AS 7H AC AH KH'.split(' '));
  expect(orders?.map((cards) => cards.length)).toEqual([11, 12, 12, 11]);
});
