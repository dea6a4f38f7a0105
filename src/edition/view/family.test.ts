import { expect, test } from 'vitest';
import { content } from '../graph/content.ts';
import { familyOf, nearestTo, nearnessOf, shareOf, type BookValue } from './family.ts';
import { matrixOf } from './rule-view.ts';

const says = (value: BookValue['value']): BookValue => ({ value, isSilent: false });
const guessed = (value: BookValue['value']): BookValue => ({ value, isSilent: true });

test('two books are as near as the questions that either is asked and both answer alike', () => {
  const rows = [
    [says(4), says(4), says(4)],
    [says(true), guessed(true), says(false)],
    [undefined, says(2), says(2)],
    [undefined, undefined, says('all')],
    [guessed('dealer'), guessed('dealer'), guessed('eldest')],
  ];
  // Of the five questions four arise in one of the first two; three have one answer, and of one of those both speak.
  expect(nearnessOf(rows, 0, 1)).toEqual({ total: 4, alike: 3, spoken: 1 });
  expect(nearnessOf(rows, 0, 2)).toEqual({ total: 5, alike: 1, spoken: 1 });
  expect(nearnessOf(rows, 1, 2)).toEqual({ total: 5, alike: 2, spoken: 2 });
  expect(shareOf({ total: 4, alike: 3, spoken: 0 })).toBe(0.75);
  expect(shareOf({ total: 0, alike: 0, spoken: 0 })).toBe(0);
});

test('the parent of Bohn stands nearest to him, and he to it', async () => {
  const family = familyOf(matrixOf('reversis', await content()));
  const of = (id: string) => {
    const book = family.books.find(({ ruleSet }) => ruleSet.id === id);
    return book && nearestTo(family, book)?.books.map(({ ruleSet }) => ruleSet.id);
  };
  expect(of('hoyle-1847')).toEqual(['hoyle-1847', 'bohn-1850']);
  expect(of('bohn-1850')).toEqual(['hoyle-1847', 'bohn-1850']);
  const shares = family.kin.map(shareOf);
  expect(shares).toEqual(shares.toSorted((a, b) => b - a));
  expect(shares).toHaveLength((family.books.length * (family.books.length - 1)) / 2);
});

test('what a book changed is told of the book before it: what the rules say otherwise, ask anew or ask no more', async () => {
  const { steps, books } = familyOf(matrixOf('reversis', await content()));
  expect(steps.map(({ after }) => after)).toEqual(books.slice(0, -1));
  expect(steps.map(({ book }) => book)).toEqual(books.slice(1));
  for (const { after, book, total, count, groups } of steps) {
    const changed = groups.flatMap(({ changes }) => changes.map(({ key }) => key));
    const keys = Object.keys({ ...after.ruleSet.rules, ...book.ruleSet.rules });
    const differing = keys.filter((key) => after.ruleSet.rules[key]?.value !== book.ruleSet.rules[key]?.value);
    expect([...changed].sort()).toEqual(differing.sort());
    expect([count, total]).toEqual([differing.length, keys.length]);
  }
  // The tens were thrown out between the Encyclopédie and the Almanach.
  const almanach = steps.find(({ book }) => book.ruleSet.id === 'almanach-1785');
  const tens = almanach?.groups.flatMap(({ changes }) => changes).find(({ key }) => key === 'pack.tens');
  expect([tens?.before?.value, tens?.now?.value]).toEqual(['yes, 52 cards', 'no, 48 cards']);
});
