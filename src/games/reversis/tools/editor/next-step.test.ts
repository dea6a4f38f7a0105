import { expect, test } from 'vitest';
import { reversis } from '../../game.ts';
import { almanach1785 } from '../../rules/books/almanach-1785.ts';
import { valuesOf } from '#engine/rules/vary.ts';
import type { NextStep } from '#islands/editor/next-step.ts';
import { nextStep } from './next-step.ts';

const rules = valuesOf(almanach1785);
const DEAL = {
  hands: {
    first: 'JS 5S AH 5H 4H 3H 2D 8C 6C 3C 2C',
    second: '8S 6S 8H 7H 6H 2H 9D 7D 6D JC 5C',
    third: 'QS 7S 4S 3S KH 9H 8D 5D 3D 7C 4C',
    dealer: 'AS 2S QH JH AD KD QD JD AC KC QC 9C',
  },
  talon: '4D 9S KS',
  laidOut: { first: 'AH', second: '5C', third: 'KH', dealer: '2S' },
};
function after(more: Readonly<Record<string, unknown>>): NextStep | undefined {
  const read = reversis.parseRecord({ deal: DEAL, ...more });
  if (!read.ok) throw new Error(read.error.message);
  return nextStep(read.value, rules);
}
const written = (choices: NextStep['legal'] | undefined) => choices?.map(({ write }) => write);

test('first hand leads what it likes; the next hands follow suit, and what may not be played says why', () => {
  const lead = after({ plays: [] });
  expect([lead?.says, lead?.legal.length, lead?.others]).toEqual(['First hand to play', 11, []]);
  const second = after({ plays: ['3H'] });
  expect(second?.says).toBe('Second hand to play');
  expect(written(second?.legal)).toEqual(['8H', '7H', '6H', '2H']);
  expect(second?.others.find(({ write }) => write === '8S')?.message).toBe(
    'Second hand plays the eight of spades on hearts, and had to follow with one of the eight of hearts, the seven of hearts, the six of hearts and the two of hearts.',
  );
  const dealer = after({ plays: ['3H 7H 9H'] });
  expect([dealer?.says, written(dealer?.legal)]).toEqual(['Dealer to play', ['QH', 'JH']]);
  expect(dealer?.others.find(({ write }) => write === 'AS')?.message).toContain('The dealer');
});

test('whoever takes a trick leads to the next, and may lead anything', () => {
  const next = after({ plays: ['3H 7H 9H JH'] });
  expect([next?.says, next?.legal.length, next?.others]).toEqual(['Dealer to play', 10, []]);
});

test('nobody plays after cards thrown down, or in a deal that cannot have been', () => {
  expect(after({ plays: ['3H'], thrown: 'second' })).toBeUndefined();
  expect(after({ plays: ['3H 3H'] })).toBeUndefined();
});

test('nobody plays once the hands are empty', () => {
  const plays = [
    '3H 7H 9H JH',
    'KC 8C JC 7C',
    '9C 3C 6S 4C',
    'QH 4H 6H 8D',
    'AS 5S 8S QS',
    'JD 2D 9D 5D',
    'QD 4D 7D 3D',
    'KD JS 6D 4S',
    'AD 6C 9S 3S',
    'QC 2C 2H 7S',
    'AC 5H 8H KS',
  ];
  expect(after({ plays: plays.slice(0, 10) })?.says).toBe('Dealer to play');
  expect(after({ plays })).toBeUndefined();
});
