import { expect, test } from 'vitest';
import { GAMES } from '#games/index.ts';
import { siteNav } from './site-nav.ts';

const comparisonOn = (path: string): string | undefined => siteNav(path).find(({ id }) => id === 'compare')?.path;

test.each(GAMES.filter(({ tools }) => tools.compare))(
  'from the pages of $name the header leads to its comparison',
  ({ id, ruleSets }) => {
    expect(comparisonOn(`/${id}/`)).toBe(`/${id}/compare/`);
    expect(comparisonOn(`/${id}/${ruleSets[0]?.id ?? ''}/`)).toBe(`/${id}/compare/`);
    expect(comparisonOn(`/${id}/deals/any/`)).toBe(`/${id}/compare/`);
  },
);

test('from a page of no game the header leads to a page that asks which', () => {
  expect(comparisonOn('/')).toBe('/compare/');
  expect(comparisonOn('/glossary/')).toBe('/compare/');
});
