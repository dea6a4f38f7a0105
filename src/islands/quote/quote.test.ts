import { expect, test } from 'vitest';
import { MOST_CLAUSES, moveClause, parseCollection, printCollection, withClause } from './collection.ts';
import { makeQuote, printBibtex, printMarkdown, printText, type QuotableClause } from './quotable.ts';

const FORCED = 'almanach-1785.quinola.forced';
const ACES = 'bohn-1850.aces';

test('a collection goes into an address and comes back in its order', () => {
  expect(printCollection([FORCED, ACES])).toBe('q=almanach-1785.quinola.forced,bohn-1850.aces');
  expect(parseCollection(printCollection([FORCED, ACES]))).toEqual({ ids: [FORCED, ACES], damaged: [] });
  expect(printCollection([])).toBe('');
});

test('an address names each clause once; what is no clause is told, and an anchor is no collection', () => {
  expect(parseCollection(`q=${ACES},${ACES},bohn-1850.,<b>`)).toEqual({ ids: [ACES], damaged: ['bohn-1850.', '<b>'] });
  expect(parseCollection(`q=${FORCED}%2C${ACES}`)?.ids).toEqual([FORCED, ACES]);
  expect(parseCollection('main')).toBeUndefined();
  const many = Array.from({ length: MOST_CLAUSES + 1 }, (_, i) => `almanach-1785.c${String(i)}`);
  expect(parseCollection(printCollection(many))?.ids).toHaveLength(MOST_CLAUSES);
});

test('ticking adds at the end, ticking off removes, and an end of the list is no place to move beyond', () => {
  expect(withClause([FORCED], ACES, true)).toEqual([FORCED, ACES]);
  expect(withClause([FORCED, ACES], FORCED, false)).toEqual([ACES]);
  expect(moveClause([FORCED, ACES], ACES, -1)).toEqual([ACES, FORCED]);
  expect(moveClause([FORCED, ACES], ACES, 1)).toEqual([FORCED, ACES]);
});

const clause: QuotableClause = {
  id: FORCED,
  book: 'Almanach 1785',
  number: 23,
  words: 'The holder pays *the* basket.',
  citation: `“Réversis”, clause ${FORCED} (§23). Quinola, version 1.2.0. (accessed 23 November 2026).`,
  path: `/reversis/almanach-1785/#${FORCED}`,
};
const quote = makeQuote(clause, 'https://quinola.example/', new Date(2027, 2, 4));
const address = `https://quinola.example/reversis/almanach-1785/#${FORCED}`;

test('a quotation has the day of the visit and a full address, in text and in Markdown', () => {
  expect(printText([quote])).toBe(
    `The holder pays *the* basket.\n  “Réversis”, clause ${FORCED} (§23). Quinola, version 1.2.0. ${address} (accessed 4 March 2027).`,
  );
  expect(printMarkdown([quote])).toContain('> The holder pays \\*the\\* basket.\n>\n> [Almanach 1785, §23](' + address);
});

test('BibTeX has the entries of the quoted clauses only, then those of their books, each once', () => {
  const files = new Map([
    [
      'almanach-1785',
      {
        clauses:
          '@misc{quinolaalmanach1785players,\n\ttitle = {no},\n}\n@misc{quinolaalmanach1785quinolaforced,\n\ttitle = {yes},\n}\n',
        book: '@misc{quinolaalmanach1785,\n\ttitle = {edition},\n}\n@book{almanach1785,\n\ttitle = {source},\n}',
      },
    ],
  ]);
  expect(printBibtex([quote], files)).toBe(
    [
      '@misc{quinolaalmanach1785quinolaforced,\n\ttitle = {yes},\n}',
      '@misc{quinolaalmanach1785,\n\ttitle = {edition},\n}',
      '@book{almanach1785,\n\ttitle = {source},\n}',
    ].join('\n\n'),
  );
});
