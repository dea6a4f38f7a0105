import { expect, test } from 'vitest';
import { whyTooMuch } from './too-much.ts';

test('a text nested so that its parser would never come back is refused, with the line', () => {
  for (const deep of [
    '['.repeat(3_000) + ']'.repeat(3_000),
    '{a: '.repeat(3_000),
    '- '.repeat(3_000),
    Array.from({ length: 500 }, (_, i) => `${' '.repeat(i)}a:`).join('\n'),
    '['.repeat(101) + ']'.repeat(101),
  ])
    expect(whyTooMuch(`ruleset: ancient\n${deep}`)?.code).toBe('too-deep');
  expect(whyTooMuch(`a: 1\nb: ${'['.repeat(101)}`)?.at).toBe('line 2');
  expect(whyTooMuch('x'.repeat(1_000_001))?.code).toBe('too-long');
});

test('and what people write is not', () => {
  expect(whyTooMuch('['.repeat(100) + ']'.repeat(100))).toBeUndefined();
  expect(whyTooMuch('deal: {hands: {first: [AS, KH]}}\n'.repeat(500))).toBeUndefined();
  expect(whyTooMuch(`${' '.repeat(40)}- KS 8S 2S JH`)).toBeUndefined();
  expect(whyTooMuch('-'.repeat(80))).toBeUndefined();
  expect(whyTooMuch('x'.repeat(1_000_000))).toBeUndefined();
  expect(whyTooMuch('')).toBeUndefined();
});
