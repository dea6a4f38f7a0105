import { expect, test } from 'vitest';
import { sayBytes } from './say-bytes.ts';

test('bytes are said in millions, to a tenth below ten', () => {
  expect([0, 40_000, 1_660_000, 9_940_000, 52_300_000].map(sayBytes)).toEqual([
    '0.1 MB',
    '0.1 MB',
    '1.7 MB',
    '9.9 MB',
    '52 MB',
  ]);
});
