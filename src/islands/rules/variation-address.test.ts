import { describe, expect, test } from 'vitest';
import { reversis } from '#games/reversis/game.ts';
import { almanach1785 } from '#games/reversis/rules/books/almanach-1785.ts';
import { bohn1850 } from '#games/reversis/rules/books/bohn-1850.ts';
import { printAddress, readAddress, setFragment } from './reading-address.ts';
import { parseVariation, printVariation } from './variation-address.ts';

describe('the address of an edition', () => {
  test.each([
    ['', '', undefined],
    ['#bohn-1850.quinola.forced', 'bohn-1850.quinola.forced', undefined],
    ['#v=r1', '', 'r1'],
    ['#bohn-1850.quinola.forced&v=r1', 'bohn-1850.quinola.forced', 'r1'],
    ['#v=r1&bohn-1850.quinola.forced', 'bohn-1850.quinola.forced', 'r1'],
  ])('%s leads to “%s”, by the rules %s', (hash, anchor, variation) => {
    expect(readAddress(hash)).toEqual({ anchor, variation });
  });

  test('is written with the clause first, and is empty for the book as it is', () => {
    expect(printAddress({ anchor: 'a.b', variation: 'r1' })).toBe('a.b&v=r1');
    expect(printAddress({ anchor: '', variation: 'r1' })).toBe('v=r1');
    expect(printAddress({ anchor: 'a.b', variation: undefined })).toBe('a.b');
    expect(printAddress({ anchor: '', variation: undefined })).toBe('');
  });
});

describe('what is turned, as letters of an address', () => {
  const turned = { 'quinola.forced.holderToForcer': 8, 'exchange.opposites': false };

  test('comes back as it went', () => {
    const letters = printVariation(reversis, bohn1850, turned) ?? '';
    expect(letters).toMatch(/^[\w-]+$/);
    expect(parseVariation(reversis, bohn1850, letters)).toEqual({ ok: true, value: turned });
  });

  test('names both rules of one figure, so that they may be set apart: Bohn, §38, six from the holder and six from the others', () => {
    const one = { 'quinola.forced.holderToForcer': 8, 'quinola.forced.othersToForcer': 8 };
    const apart = { ...one, 'quinola.forced.othersToForcer': 4 };
    for (const changes of [one, apart])
      expect(parseVariation(reversis, bohn1850, printVariation(reversis, bohn1850, changes) ?? '')).toEqual({
        ok: true,
        value: changes,
      });
  });

  test('is left out of the address of a book that stands as it is', () => {
    expect(printVariation(reversis, bohn1850, {})).toBeUndefined();
  });

  test('of another book, or damaged, is refused in a sentence', () => {
    const letters = printVariation(reversis, almanach1785, { 'quinola.forced.holderToForcer': 6 }) ?? '';
    expect(parseVariation(reversis, bohn1850, letters)).toMatchObject({ ok: false, error: { code: 'other-book' } });
    const damaged = parseVariation(reversis, bohn1850, 'rXXXX');
    expect(damaged).toMatchObject({ ok: false, error: { message: expect.stringMatching(/\.$/) as string } });
  });
});

test('a link that takes rules along is written as it was but for its end, and has it back', () => {
  let href = '/some/where/reversis/deals/1850-la-bonne/#t10.3';
  const link = {
    getAttribute: () => href,
    setAttribute: (_name: string, value: string) => {
      href = value;
    },
  } as unknown as HTMLAnchorElement;
  setFragment(link, 't10.3&v=rAB');
  expect(href).toBe('/some/where/reversis/deals/1850-la-bonne/#t10.3&v=rAB');
  setFragment(link, '');
  expect(href).toBe('/some/where/reversis/deals/1850-la-bonne/');
});
