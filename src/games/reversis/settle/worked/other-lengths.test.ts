/**
 * Deals of another length than eleven tricks under books written for eleven: what a reversis does to the tricks after the ninth
 * (reading reversis.across.tricks).
 */
import { describe, expect, test } from 'vitest';
import { valuesOf } from '#engine/rules/rule-set.ts';
import { FIRST, SECOND, settled, tell, repeatSeat } from '../../../../../tests/support/reversis-facts.ts';
import { reversis } from '../../game.ts';
import { almanach1785 } from '../../rules/books/almanach-1785.ts';
import { bohn1850 } from '../../rules/books/bohn-1850.ts';

const almanach = valuesOf(almanach1785);
const bohn = valuesOf(bohn1850);

describe('a reversis in a deal that has not eleven tricks', () => {
  test('of twelve tricks, nothing is paid in the tenth, nor in the two after it: an ace placed there pays nothing', () => {
    const record = reversis.parseRecord({
      deal: { laidOut: 'JH JD TC TD' },
      plays: [
        ...['AH 2H 3H 4H', 'AS 2S 3S 4S', 'KS 5S 6S 7S', 'QS 8S 9S TS', 'JS 2C 3C 4C', 'KH 5H 6H 7H'],
        ...['QH 8H 9H TH', 'AD 2D 3D 4D', 'KD 5D 6D 7D', 'QD AC 9D 8D', 'QC 5C 6C 7C', '8C KC 9C JC'],
      ],
    });
    if (!record.ok) throw new Error(record.error.message);
    const judged = reversis.judge(record.value, almanach);
    if (!judged.ok) throw new Error(judged.error.message);
    // The basket takes 4, 4, 4 and 8. First hand leads the first four aces and takes eleven tricks: an ace led would be owed to
    // the winner of the partie, and there is none. Second hand places the ace of clubs in the tenth trick, which is after the
    // ninth, and takes the twelfth: 16 from first hand.
    expect(judged.value.net).toEqual({ first: -4 - 16, second: -4 + 16, third: -4, dealer: -8 });
  });

  test('of twelve tricks, a Quinola led in the tenth was not played in time, and brings the player of the reversis nothing', () => {
    const great = { fate: 'led', by: FIRST, taker: FIRST } as const;
    const made = (trick: number) =>
      settled(tell({ tricks: 12, winners: repeatSeat(FIRST, 12), great: { ...great, trick } }), almanach, [16]);
    // The dealer’s 4 make 20 in the basket. 16 from each; led to the ninth trick, it draws the 20 as well.
    expect(made(9).net).toEqual([48 + 20, -16, -16, -16]);
    expect(made(10).net).toEqual([48, -16, -16, -16]);
    expect(made(10).pools).toEqual([20]);
  });

  test('with nine tricks among five players the rule of the first nine holds: an ace forced in the ninth trick is paid, and the Quinola led to the eighth draws the pool', () => {
    const played = tell({
      seats: 5,
      tricks: 9,
      winners: repeatSeat(FIRST, 9),
      great: { fate: 'led', by: FIRST, trick: 8, taker: FIRST },
      aces: { 3: { fate: 'forced', by: SECOND, trick: 9, leader: FIRST, taker: SECOND } },
    });
    // The dealer’s 2 make 28 in the great pool: 28 in and back, 28 drawn. 1 from each of the four for the ace, 20 from each for
    // the reversis; among five nobody is opposite.
    const s = settled(played, bohn, [26, 13]);
    expect(s.net).toEqual([28 + 4 + 80, -21, -21, -21, -21]);
    expect(s.pools[0]).toBe(0);
  });
});
