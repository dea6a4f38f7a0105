import { z } from 'astro/zod';
import { describe, expect, test } from 'vitest';
import { ParseContext } from './fields.ts';
import { eachOf, either, BOOLEAN, arrayOf, mapping, upTo, word, wordNumber, type Shape } from './shape.ts';

const WINDS = ['north', 'south'] as const;
const WIND = wordNumber(WINDS, 'no-wind', 'is no wind.').published('wind');
const FEW = upTo(3, 'A few');
const LETTERS = arrayOf(word(['a', 'b'], 'no-letter', 'is no letter.'), {
  most: 2,
  tooMany: ['too-many', (count) => `There are ${String(count)} letters.`],
  parted: [/,/],
});
const COAST = mapping({ wind: WIND, few: FEW.orElse(1), letters: LETTERS }, { required: ['wind'], whole: 'coast' });

const read = (shape: Shape<unknown>, data: unknown, at = 'here') => {
  const context = new ParseContext();
  return context.result(shape.read(data, at, context));
};
const allows = ({ schema, defs }: Shape<unknown>, data: unknown): boolean =>
  z.fromJSONSchema({ ...schema, $defs: defs }).safeParse(data).success;

describe('a shape reads what its schema allows, and refuses what it does not', () => {
  test.each<readonly [Shape<unknown>, unknown, unknown]>([
    [WIND, 'south', 1],
    [FEW, 3, 3],
    [FEW.orElse(1), null, 1],
    [BOOLEAN, 'yes', true],
    [BOOLEAN, null, false],
    [LETTERS, ['a', 'b'], ['a', 'b']],
    [LETTERS, null, []],
    [either(Array.isArray, LETTERS, FEW), 2, 2],
    [either(Array.isArray, LETTERS, FEW), ['b'], ['b']],
    [eachOf(WINDS, FEW.maybe()), { south: 2 }, [undefined, 2]],
    [COAST, { wind: 'north', letters: 'a,b' }, { wind: 0, few: 1, letters: ['a', 'b'] }],
  ])('reads %#', (shape, data, value) => {
    expect([allows(shape, data), read(shape, data)]).toEqual([true, { ok: true, value }]);
  });

  test.each<readonly [Shape<unknown>, unknown, string]>([
    [WIND, 'suoth', 'here: “suoth” is no wind. Did you mean “south”?'],
    [WIND, 'constructor', 'here: “constructor” is no wind.'],
    [FEW, 4, 'here: A few must be a whole number from 0 to 3, not 4.'],
    [BOOLEAN, 'constructor', 'here: “constructor” must be true or false.'],
    [LETTERS, ['a', 'c'], 'here[1]: “c” is no letter. Did you mean “a”?'],
    [LETTERS, ['a', 'a', 'a'], 'here: There are 3 letters.'],
    [eachOf(WINDS, FEW), { west: 1 }, 'here.west: There is no “west” in here.'],
    [COAST, ['north'], 'here: here must name its parts (wind, few, letters), not be ["north"].'],
    [COAST, {}, 'here.wind: undefined is no wind.'],
  ])('refuses %#', (shape, data, message) => {
    const refused = read(shape, data);
    expect(allows(shape, data)).toBe(false);
    expect(refused.ok ? 'read' : `${refused.error.at ?? ''}: ${refused.error.message}`).toBe(message);
  });
});

test('what is whole by itself gives its parts no place but their names', () => {
  expect(read(COAST, { wind: 'north', few: 9 }, 'coast')).toMatchObject({ error: { at: 'few' } });
  expect(read(COAST, { winds: 'north' }, 'coast')).toMatchObject({
    error: { at: 'winds', message: 'There is no “winds” in a coast. Did you mean “wind”?' },
  });
});

test('of several things wrong the first that is read is told', () => {
  const data = { wind: 'none', few: 9 };
  expect(read(COAST, data)).toMatchObject({ error: { at: 'here.wind' } });
  const fewFirst = COAST.partByPart(({ read: part }) => [part('few'), part('wind')]);
  expect(read(fewFirst, data)).toMatchObject({ error: { at: 'here.few' } });
});
