import { expect, test, vi } from 'vitest';
import type { GameTypes } from '#engine/ledger/game.ts';
import { revertier, type Revertier } from '#games/revertier/game.ts';
import { revertier1792 } from '#games/revertier/rules/books/revertier-1792.ts';
import { makeSettleAny } from './settle-record.ts';
import type { AnyModel } from '../model.ts';

/** Revertier with steps that say only where they are. */
interface Placed extends GameTypes {
  readonly rules: Revertier['rules'];
  readonly record: Revertier['record'];
  readonly model: AnyModel;
}

/*
 * A changed rule is on the page within a frame as long as it is settled once. Settlements are counted here and not timed: a slow
 * machine makes as many.
 */
test('the book is settled once for a record, each change once, and nothing for what is known', () => {
  const read = revertier.parseRecord({ start: 'white', throws: ['32: 1/3 1/4'] });
  if (!read.ok) throw new Error(read.error.message);
  const judge = vi.fn(revertier.judge);
  const settle = makeSettleAny<Placed>({
    keys: revertier.keys,
    judge: judge,
    seats: () => ['white', 'black'],
    stepOf: ({ at }) => ({ at }),
    say: () => '',
    what: () => '',
    why: () => '',
    atCut: (last) => last,
    piece: 'game',
    saySeat: (seat) => seat,
  });
  const settlements = (changes: Readonly<Record<string, unknown>>): number => {
    const before = judge.mock.calls.length;
    const settled = settle({ record: read.value, book: revertier1792, changes, asPlayed: true });
    expect(settled.ok).toBe(true);
    return judge.mock.calls.length - before;
  };
  expect(settlements({}), 'the book').toBe(1);
  expect(settlements({ 'stake.game': 4 }), 'one change').toBe(1);
  expect(settlements({ 'stake.game': 4, 'start.afterDraw': 'other' }), 'two changes').toBe(1);
  expect(settlements({}), 'the book again').toBe(0);
});
