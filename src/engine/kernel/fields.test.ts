import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { placeIn, quoteValue, whyNotFields } from './fields.ts';

test('whatever data holds can be shown, what JSON has no words for too', () => {
  expect(quoteValue('solo')).toBe('“solo”');
  expect(quoteValue({ by: 'first' })).toBe('{"by":"first"}');
  expect(quoteValue(undefined)).toBe('undefined');
  expect(quoteValue(10n)).toBe('10');
  expect(quoteValue(null)).toBe('null');
  expect(quoteValue([1, ['a', {}], { 'b"': [] }])).toBe('[1,["a",{}],{"b\\"":[]}]');
  // Forty signs, the last of them the dots.
  expect(quoteValue('x'.repeat(50))).toHaveLength(40);
});

test('of what is long, nested without end or contains itself the beginning is shown', () => {
  const nested: unknown = JSON.parse('['.repeat(100_000) + ']'.repeat(100_000));
  expect(quoteValue(nested)).toBe(`${'['.repeat(39)}…`);
  expect(quoteValue(parse('&a [*a]'))).toBe(`${'['.repeat(39)}…`);
  expect(quoteValue(JSON.parse(`${'{"a":'.repeat(100_000)}1${'}'.repeat(100_000)}`))).toBe(
    `${'{"a":'.repeat(8).slice(0, 39)}…`,
  );
  expect(quoteValue([{ text: 'x'.repeat(1_000_000) }])).toBe(`[{"text":"${'x'.repeat(29)}…`);
  // 20 brackets open and 20 closed are forty signs; one pair more is too much.
  expect(quoteValue(JSON.parse('['.repeat(20) + ']'.repeat(20)))).toBe('['.repeat(20) + ']'.repeat(20));
  expect(quoteValue(JSON.parse('['.repeat(21) + ']'.repeat(21)))).toBe(`${'['.repeat(21)}${']'.repeat(18)}…`);
});

test('a field has a place, whatever its name', () => {
  expect(placeIn('deal.hands', 'first')).toBe('deal.hands.first');
  expect(placeIn('', 'plays')).toBe('plays');
  expect(placeIn('deal', '')).toBe('deal');
  expect(placeIn('vary', 'x'.repeat(61))).toBe(`vary.${'x'.repeat(59)}…`);
});

test('a field that a session does not have is named, with the one that was meant', () => {
  expect(whyNotFields({ players: [], deal: [] }, ['players', 'deals'], 'a session')).toEqual({
    code: 'unknown-field',
    message: 'There is no “deal” in a session. Did you mean “deals”?',
    at: 'deal',
  });
  expect(whyNotFields({ players: [] }, ['players', 'deals'], 'a session')).toBeUndefined();
});
