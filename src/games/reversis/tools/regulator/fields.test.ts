import { expect, test } from 'vitest';
import { parseFormEntry } from '#islands/regulator/account/fields.ts';
import { REVERSIS_FIELDS } from './outcome-from-form.ts';

const PLAYERS = ['Anne', 'Bea', 'Carl', 'Dora'];
const said = (name: string, value: unknown): string | undefined => {
  const read = parseFormEntry(REVERSIS_FIELDS, { [name]: value }, PLAYERS, 'deals[0]');
  return read.ok ? undefined : read.error.message;
};
const four = (n: number): readonly number[] => [n, 0, 0, 0];

test('a table counts no more than a deal can have, and a little more than it should', () => {
  const counts = 'Must be a list of 4 whole numbers, one for each player.';
  // At most thirteen tricks among four: twenty is an error that settling reports. A 5-4-3-2 pack has 140 points.
  for (const [name, most] of [
    ['tricks', 20],
    ['points', 99],
    ['cards', 16],
  ] as const)
    expect([said(name, four(most)), said(name, four(most + 1))]).toEqual([undefined, counts]);
  // The pack has four kings, four queens and four knaves, and there are thirteen tricks.
  for (const name of ['laidKings', 'laidQueens', 'laidKnaves'])
    expect([said(name, 4), said(name, 5)]).toEqual([undefined, 'Must be a whole number from 0 to 4.']);
  for (const name of ['brokenIn', 'AS.trick', 'QH.trick'])
    expect([said(name, 13), said(name, 14)]).toEqual([undefined, 'Must be a whole number from 0 to 13.']);
});

test('what can become of a card, and how a deal can end', () => {
  for (const code of ['AS', 'AH', 'AD', 'AC', 'JH', 'QH']) {
    expect(said(`${code}.fate`, 'unplayed')).toBeUndefined();
    expect(said(`${code}.fate`, 'lost')).toBe('Must be one of “placed”, “forced”, “led”, “laidOut”, “unplayed”.');
    for (const part of ['by', 'on']) expect(said(`${code}.${part}`, 'Dora')).toBeUndefined();
  }
  expect(said('ending', 'won')).toBe('Must be one of “partie”, “made”, “broken”.');
  for (const name of ['maker', 'breaker', 'espagnolette', 'thrownBy', 'dealer'])
    expect(said(name, 'Emma')).toBe('Must be one of the players: Anne, Bea, Carl, Dora.');
  expect(said('claimed', 'yes')).toBe('Must be true or false.');
});
