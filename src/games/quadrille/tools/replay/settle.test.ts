import { expect, test } from 'vitest';
import { printPlace } from '#engine/ledger/place.ts';
import { quadrille } from '../../game.ts';
import { mediateur1752 } from '../../rules/books/mediateur-1752.ts';
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
  const model = settleDeal({ record: RECORD.value, book: tgq1728, changes: {}, asPlayed: false });
  if (!model.ok) throw new Error(model.error.message);
  const { steps } = model.value;
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
  // There is no ombre and no trump suit before they are named.
  expect([ante?.ombre, ante?.trump, ante?.game, ante?.ally]).toEqual([null, null, null, null]);
});

/**
 * First hand asks in hearts, the favourite suit of 1752, and calls the king of diamonds, which third hand plays to the second
 * trick.
 */
const ALLIED = quadrille.parseRecord({
  deal: {
    hands: {
      first: 'AS 2H AC KH QH JH 7H 6H 2D 3D',
      second: '3H 4H 5H AH 2S 3S 4S 5S 4D AD',
      third: 'KD QD JD 7D 6D 5D KC QC JC 7C',
      dealer: 'KS QS JS 7S 6S 6C 5C 4C 3C 2C',
    },
  },
  bids: ['ask in favourite', 'pass', 'pass', 'pass'],
  trump: 'H',
  call: 'KD',
  plays: ['AS 3H 7C 2C', '2D 4D KD 6S'],
});

test('the game is named with the favourite, once trumps are named; and the ally from the card that shows him', () => {
  if (!ALLIED.ok) throw new Error(ALLIED.error.message);
  const model = settleDeal({ record: ALLIED.value, book: mediateur1752, changes: {}, asPlayed: false });
  if (!model.ok) throw new Error(model.error.message);
  const at = (place: string) => {
    const step = model.value.steps.find((one) => printPlace(one.at) === place);
    return [step?.game, step?.ombre, step?.ally];
  };
  expect(model.value.faults).toEqual([]);
  expect(at('t1.1')).toEqual(['alliance in favourite', 0, null]);
  expect(at('t2.2')).toEqual(['alliance in favourite', 0, null]);
  expect(at('t2.3')).toEqual(['alliance in favourite', 0, 2]);
  if (!RECORD.ok) throw new Error(RECORD.error.message);
  const alone = settleDeal({ record: RECORD.value, book: tgq1728, changes: {}, asPlayed: false });
  if (!alone.ok) throw new Error(alone.error.message);
  const last = alone.value.steps.at(-1);
  expect([last?.game, last?.ombre, last?.ally]).toEqual(['sans prendre', 1, null]);
});
