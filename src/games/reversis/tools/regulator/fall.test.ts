import { expect, test } from 'vitest';
import { valuesOf } from '#engine/rules/rule-set.ts';
import { almanach1785 } from '../../rules/books/almanach-1785.ts';
import { GREAT } from '../../rules/shape.ts';
import { fallenIn, sayFall, waysOf, HONOUR_CODES } from './outcome-from-form.ts';

const NAMES = ['Anne', 'Bea', 'Carl', 'Dora'];
const rules = valuesOf(almanach1785);

test('whoever played a card placed it on one of the others, was forced by one of them, or led it: a tap each', () => {
  expect(waysOf(0, ['placed', 'forced', 'led', 'laidOut'], 1, NAMES, rules).map(({ label }) => label)).toEqual([
    'Placed it on Anne',
    'Placed it on Carl',
    'Placed it on Dora',
    'Was forced by Anne',
    'Was forced by Carl',
    'Was forced by Dora',
    'Led it',
  ]);
  const free = { ...rules, 'ace.placed.rate': 0 };
  expect(waysOf(0, ['placed'], 1, NAMES, free)).toEqual([{ fate: 'placed', on: undefined, label: 'Placed it' }]);
  expect(waysOf(GREAT, ['forced'], 3, NAMES, rules).map(({ on }) => on)).toEqual([0, 1, 2]);
});

test('what has fallen is listed in the order in which it was tapped; cards told without an order follow', () => {
  const entry = { 'AS.fate': 'led', 'JH.fate': 'placed', 'AD.fate': 'laidOut', fallen: ['JH', 'AC', 'AS'] } as const;
  expect(fallenIn(entry, HONOUR_CODES)).toEqual(['JH', 'AS', 'AD']);
  expect(fallenIn(entry, ['JH'])).toEqual(['JH']);
});

test('and read back by who did what', () => {
  const said = (fate: 'placed' | 'forced' | 'led' | 'laidOut' | 'unplayed') =>
    sayFall({ 'AS.fate': fate, 'AS.by': 2, 'AS.on': 1 }, 'AS', NAMES);
  expect([said('placed'), said('forced'), said('led'), said('laidOut'), said('unplayed')]).toEqual([
    'Carl placed it on Bea',
    'Bea forced it from Carl',
    'Carl led it',
    'laid out',
    'Carl still held it',
  ]);
});
