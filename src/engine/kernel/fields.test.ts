import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { shown } from './fields.ts';

test('whatever data holds can be shown, what JSON has no words for too', () => {
  expect(shown('solo')).toBe('“solo”');
  expect(shown({ by: 'first' })).toBe('{"by":"first"}');
  expect(shown(undefined)).toBe('undefined');
  expect(shown(10n)).toBe('10');
  expect(shown(parse('&a [*a]'))).toBe('what contains itself');
  // Forty signs, the last of them the dots.
  expect(shown('x'.repeat(50))).toHaveLength(40);
});
