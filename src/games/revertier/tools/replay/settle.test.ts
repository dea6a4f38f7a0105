import { expect, test } from 'vitest';
import { printPlace } from '#engine/ledger/place.ts';
import { revertier } from '../../game.ts';
import { revertier1792 } from '../../rules/books/revertier-1792.ts';
import { settleDeal, BOARD_WORDS } from './settle.ts';

const record = revertier.parseRecord({
  start: 'white',
  position: { white: '12:12 18:3', black: '1:9 2:1 3:1 4:1 5:1 8:1 9:1' },
  throws: ['61: 12/18 12/13', '21: 5/7 4/5', '32: 18/20* 18/21*'],
});
const settled = record.ok && settleDeal({ record: record.value, book: revertier1792, changes: {}, asPlayed: true });
const steps = settled && settled.ok ? settled.value.steps : [];
const at = (place: string) => steps.findIndex((step) => printPlace(step.at) === place);

test('every tenth throw has its number, and jumps go from the beginning to a throw that hits, and to the end', () => {
  expect(steps.map((step) => printPlace(step.at))).toEqual(['start', 't1.1', 't1.2', 't2.1', 'end']);
  const last = steps.length - 1;
  expect(BOARD_WORDS.next(steps, 0)).toBe(at('t2.1'));
  expect(BOARD_WORDS.next(steps, at('t2.1'))).toBe(last);
  expect(BOARD_WORDS.next(steps, last)).toBe(last);
  expect(BOARD_WORDS.before(steps, last)).toBe(at('t2.1'));
  expect(BOARD_WORDS.before(steps, at('t2.1'))).toBe(0);
  expect(BOARD_WORDS.before(steps, 0)).toBe(0);
  expect(BOARD_WORDS.ticks(steps)).toEqual([{ step: at('t1.1'), label: '1' }]);
});
