import { expect, test } from 'vitest';
import { changesByFigure } from './use-reading.ts';

// Bohn, §38: six fish from its holder and six from each of the others are one figure.
const SIX = ['forced.holder', 'forced.others'];

test('two rules of one figure are one change, whatever else is turned', () => {
  expect(changesByFigure({ 'forced.holder': '8', 'pool.each': '4', 'forced.others': '8' }, [SIX])).toEqual([
    SIX,
    ['pool.each'],
  ]);
});

test('set apart, or only one of them turned, each is its own', () => {
  expect(changesByFigure({ 'forced.holder': '8', 'forced.others': '4' }, [SIX])).toEqual([
    ['forced.holder'],
    ['forced.others'],
  ]);
  expect(changesByFigure({ 'forced.others': '4' }, [SIX])).toEqual([['forced.others']]);
  expect(changesByFigure({}, [SIX])).toEqual([]);
});

test('of figures that share a rule the one with most of what is turned counts', () => {
  const more = [...SIX, 'forced.opposite'];
  const all = { 'forced.holder': '8', 'forced.others': '8', 'forced.opposite': '8' };
  expect(changesByFigure(all, [SIX, more])).toEqual([more]);
  expect(changesByFigure({ ...all, 'forced.opposite': '3' }, [SIX, more])).toEqual([SIX, ['forced.opposite']]);
});
