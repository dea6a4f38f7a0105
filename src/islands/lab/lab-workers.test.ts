import { expect, test } from 'vitest';
import { reversis } from '#games/reversis/game.ts';
import { reversisLab } from '#games/reversis/lab.ts';
import { valuesOf } from '#engine/rules/rule-set.ts';
import { BlocksInOrder, workersFor } from './lab-workers.ts';

const book = valuesOf(reversis.ruleSets.find(({ id }) => id === 'almanach-1785')!);
const run = { question: 'sameCards' as const, book, turned: [{ ...book, 'double.manner': 'none' as const }], seed: 3 };

test('blocks that come back in any order are the same run, and a gap is not counted', () => {
  const blocks = new BlocksInOrder();
  blocks.add(reversisLab.runSessions(run, [3, 5]));
  expect([blocks.sessions, blocks.block]).toEqual([0, undefined]);
  blocks.add(reversisLab.runSessions(run, [0, 1]));
  expect(blocks.sessions).toBe(1);
  blocks.add(reversisLab.runSessions(run, [1, 3]));
  expect(blocks.sessions).toBe(5);
  const whole = reversisLab.runSessions(run, [0, 5]);
  expect(blocks.block?.turned[0]?.difference).toEqual(whole.turned[0]?.difference);
  expect(blocks.block?.book.nets).toEqual(whole.book.nets);
});

test('workers leave one processor to the page, and there is always one', () => {
  expect([1, 2, 4, 64].map(workersFor)).toEqual([1, 1, 3, 15]);
});
