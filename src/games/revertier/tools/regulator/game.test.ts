import { expect, test } from 'vitest';
import { rulesOf1792 } from '../../../../../tests/support/revertier-board.ts';
import type { TableNotes } from '#islands/regulator/account/account.ts';
import type { RevertierRules } from '../../rules/keys.ts';
import { type RevertierEntry, regulateMatch } from './game.tsx';

const match = (
  deals: readonly RevertierEntry[],
  changes: Partial<RevertierRules> = {},
  more: Partial<TableNotes> = {},
) =>
  regulateMatch(
    {
      game: 'revertier',
      ruleset: 'revertier-1792',
      changes: {},
      players: ['Anne', 'Louis'],
      firstDealer: 0,
      length: 0,
      deals,
      draft: {},
      correcting: -1,
      ...more,
    },
    rulesOf1792(changes),
  );

test('the stake is paid by whoever lost, and the winner has the dice [revertier-1792.next.dice]', () => {
  const account = match([{ winner: 1 }, { winner: 1 }, { winner: 0 }], { 'stake.game': 4 });
  expect(account.deals.map(({ dealer, won }) => [dealer, won])).toEqual([
    [0, [-4, 4]],
    [1, [-4, 4]],
    [1, [4, -4]],
  ]);
  expect(account.balances).toEqual([-4, 4]);
  expect(account.nextDealer).toBe(0);
  expect(match([{ winner: 1 }, { winner: 1 }], { 'start.next': 'loser' }).deals.map(({ dealer }) => dealer)).toEqual([
    0, 0,
  ]);
});

test('a loser who was shut out pays a second time where the double was agreed on [revertier-1792.horsDuJeu.ownMen]', () => {
  const shut: RevertierEntry = { winner: 0, kind: 'shutOut' };
  expect(match([shut]).balances).toEqual([1, -1]);
  expect(match([shut], { 'double.agreed': true }).balances).toEqual([2, -2]);
  // If double requires more than being shut out, the table says whether it was met.
  const seven = { 'double.agreed': true, 'double.when': 'sevenInHand' } as const;
  expect(match([shut], seven).balances).toEqual([1, -1]);
  expect(match([{ ...shut, double: true }], seven).balances).toEqual([2, -2]);
  // A game won by bearing off is never double, whatever was entered before.
  expect(match([{ winner: 0, kind: 'borneOff', double: true }], seven).balances).toEqual([1, -1]);
});

test('a game in which neither could move is drawn, and whoever began it begins again', () => {
  const account = match([{ winner: 1 }, { drawn: true }, { winner: 0 }]);
  expect(account.deals.map(({ dealer, won }) => [dealer, won[0]])).toEqual([
    [0, -1],
    [1, 0],
    [1, 1],
  ]);
  expect(match([{ winner: 0, kind: 'frozen' }], { 'frozen.end': 'moreInHand' }).balances).toEqual([1, -1]);
});

test('dice given as an advantage are with whoever was given them; men on the head change nobody’s turn', () => {
  const given = { winner: 0, handicap: 'sixAndAce', to: 1 } as const;
  expect(match([{ winner: 0 }, given]).deals[1]).toMatchObject({ due: 1, dealer: 1 });
  expect(match([{ winner: 0 }, { ...given, handicap: 'head', men: 2 }]).deals[1]).toMatchObject({ due: 0, dealer: 0 });
  expect(match([{ winner: 0, handicap: 'dice' }]).deals[0]?.problem).toMatchObject({ at: 'to' });
});

test('where the dice are thrown for, a game says who began; and what is not said is asked', () => {
  const thrown = { 'start.next': 'thrown' } as const;
  expect(match([{ winner: 0 }, { winner: 0 }], thrown).deals[1]?.problem).toMatchObject({ at: 'dealer' });
  expect(match([{ winner: 0 }, { winner: 0, dealer: 1 }], thrown).deals[1]).toMatchObject({ due: -1, dealer: 1 });
  expect(match([{}]).deals[0]?.problem).toMatchObject({ at: 'winner' });
  expect(match([{ winner: 0 }], {}, { length: 1 }).isOver).toBe(true);
});
