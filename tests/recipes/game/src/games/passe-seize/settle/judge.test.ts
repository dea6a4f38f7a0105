import { expect, test } from 'vitest';
import { passeSeize } from '../game.ts';

const record = passeSeize.parseRecord({ cards: '7S 9H KD 7C' });
const rules = passeSeize.ruleSets[0]?.values;

test('sixteen is not passed, and a court card that counts ten passes it [feuille-feinte-1702.worth]', () => {
  // 7 + 9 = 16; then 16 + 10 = 26, and the elder pays; the younger begins again with 7.
  const judged = record.ok && rules && passeSeize.judge(record.value, rules);
  expect(judged && judged.ok && judged.value.net).toEqual({ elder: -1, younger: 1 });
  expect(judged && judged.ok && judged.value.frames.map(({ turned }) => turned?.count)).toEqual([
    undefined,
    7,
    16,
    26,
    7,
    undefined,
  ]);
});
