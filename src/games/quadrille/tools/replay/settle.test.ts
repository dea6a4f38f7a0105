import { expect, test } from 'vitest';
import { printPlace } from '#engine/ledger/place.ts';
import { quadrille } from '../../game.ts';
import { tgq1728 } from '../../rules/books/tgq-1728.ts';
import { settleDeal } from './settle.ts';

/** Second hand plays alone in spades; first hand leads, second hand takes the trick and leads the next. */
const RECORD = quadrille.parseRecord({
  deal: {
    hands: {
      first: 'KH QH JH 7H 6H 5H 4H 3H 2H AH',
      second: 'AS 2S AC KS QS JS 7S 6S 5S 4S',
      third: 'KD QD JD 7D 6D 5D 4D 3D 2D AD',
      dealer: 'KC QC JC 7C 6C 5C 4C 3C 2C 3S',
    },
  },
  bids: ['pass', 'sans prendre', 'pass', 'pass'],
  trump: 'S',
  plays: ['KH 4S KD KC', '5S 2D 2C AH'],
});

test('a step says who led what lies on the table, who takes it so far and who plays next; before the first card nobody', () => {
  if (!RECORD.ok) throw new Error(RECORD.error.message);
  const shown = settleDeal({ record: RECORD.value, book: tgq1728, changes: {}, asPlayed: false });
  if (!shown.ok) throw new Error(shown.error.message);
  const { steps } = shown.value;
  const at = (place: string) => {
    const step = steps.find((one) => printPlace(one.at) === place);
    return [step?.trick.length, step?.leader, step?.winning, step?.toPlay];
  };
  expect(at('t1.1')).toEqual([1, 0, 0, 1]);
  expect(at('t1.2')).toEqual([2, 0, 1, 2]);
  expect(at('t1.4')).toEqual([4, 0, 1, 1]);
  expect(at('t2.1')).toEqual([1, 1, 1, 2]);
  expect(at('t2.3')).toEqual([3, 1, 1, 0]);
  const ante = steps[0];
  expect([ante?.trick.length, ante?.winning, ante?.toPlay]).toEqual([0, undefined, undefined]);
  // Nobody is ombre and nothing is trumps before they are named.
  expect([ante?.ombre, ante?.trump, ante?.game, ante?.ally]).toEqual([null, null, null, null]);
});
