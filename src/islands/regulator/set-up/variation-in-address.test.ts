import { expect, test } from 'vitest';
import { gameOfAddress } from './variation-in-address.ts';

const known = {
  games: [{ id: 'reversis', taught: 'almanach-1785' }, { id: 'quadrille' }],
  books: [
    { id: 'almanach-1785', game: 'reversis' },
    { id: 'tgq-1728', game: 'quadrille' },
  ],
};
const from = (path: string) => gameOfAddress(`https://quinola.example${path}`, known);

test('from a page of a game the regulator opens with that game, and with the book where it was a book’s', () => {
  expect(from('/quadrille/')).toEqual({ game: 'quadrille', ruleset: undefined });
  expect(from('/base/quadrille/tgq-1728/')).toEqual({ game: 'quadrille', ruleset: 'tgq-1728' });
  expect(from('/reversis/almanach-1785/')).toEqual({ game: 'reversis', ruleset: 'almanach-1785' });
});

test('from the page that teaches a game in five minutes, with the book taught; from a deal, with the book of its year', () => {
  expect(from('/reversis/')).toEqual({ game: 'reversis', ruleset: 'almanach-1785' });
  expect(from('/quadrille/deals/1728-the-odd-counters/')).toEqual({ game: 'quadrille', ruleset: 'tgq-1728' });
  expect(from('/reversis/deals/1634-a-poule-of-eight/')).toEqual({ game: 'reversis', ruleset: 'almanach-1785' });
});

test('from anywhere else, or from nowhere, it opens as it is', () => {
  for (const path of ['/', '/trictrac/', '/glossary/', '/sources/tgq-1728/']) expect(from(path)).toBeUndefined();
  expect(gameOfAddress('', known)).toBeUndefined();
});
