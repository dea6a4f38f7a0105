import { expect, test } from 'vitest';
import { keptFragment } from './keep-variation.ts';

const PAGES = { game: '/base/reversis/', regulator: '/base/regulator/' };
const BOHN = { book: 'bohn-1850', variation: 'rAB' };
const fragment = (pathname: string, hash = '', book?: string): string | undefined =>
  keptFragment({ pathname: `/base${pathname}`, hash, book }, PAGES, BOHN);

test('the book, its deals and its sessions keep the place to which a link leads', () => {
  expect(fragment('/reversis/bohn-1850/', '#bohn-1850.bonne')).toBe('bohn-1850.bonne&v=rAB');
  expect(fragment('/reversis/bohn-1850/')).toBe('v=rAB');
  expect(fragment('/reversis/deals/1850-la-bonne/', '#t10.3', 'bohn-1850')).toBe('t10.3&v=rAB');
  expect(fragment('/reversis/sessions/1850-six/3/', '', 'bohn-1850')).toBe('v=rAB');
});

test('pages of several books are told whose rules they are', () => {
  expect(fragment('/reversis/deals/')).toBe('bohn-1850&v=rAB');
  expect(fragment('/reversis/rules/pool.open.each/', '#almanach-1785')).toBe('bohn-1850&v=rAB');
  expect(fragment('/regulator/')).toBe('bohn-1850&v=rAB');
});

test('another book, its deals, another game and a deal that carries rules of its own are left alone', () => {
  expect(fragment('/reversis/almanach-1785/')).toBeUndefined();
  expect(fragment('/reversis/deals/1785-the-quinola-placed/', '#t3.2', 'almanach-1785')).toBeUndefined();
  expect(fragment('/quadrille/deals/')).toBeUndefined();
  expect(fragment('/reversis/deals/1850-la-bonne/', '#1AbCdEfGhIjKlMnOp', 'bohn-1850')).toBeUndefined();
  expect(fragment('/reversis/rules/')).toBeUndefined();
  expect(fragment('/glossary/')).toBeUndefined();
});
