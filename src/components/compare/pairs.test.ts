import { expect, test } from 'vitest';
import { eachOnce } from './pairs.ts';

test('a deal that several books tell is listed once for two books, under the title of one of them where it has one', () => {
  const deals = [
    { title: 'Won or broken', ruleset: 'hoyle', link: 'A' },
    { title: 'A third breaks it', ruleset: 'bohn', link: 'A' },
    { title: 'Two clubs too many', ruleset: 'parlett', link: 'B' },
  ];
  const titles = (...books: readonly string[]) => eachOnce(deals, books).map(({ title }) => title);
  expect(titles('ancient', 'bohn')).toEqual(['A third breaks it', 'Two clubs too many']);
  expect(titles('ancient', 'hoyle')).toEqual(['Won or broken', 'Two clubs too many']);
  expect(titles('hoyle', 'bohn')).toEqual(['Won or broken', 'Two clubs too many']);
  expect(titles('ancient', 'parlett')).toEqual(['Won or broken', 'Two clubs too many']);
});
