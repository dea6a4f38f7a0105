import { expect, test } from 'vitest';
import { whyUnknown } from '../check/problem.ts';
import { linksIn, parseTarget, type LinkIndex, linkedParts } from './links.ts';

test('words that lead somewhere stand apart from those between them, with their address below the base', () => {
  expect(linkedParts('You are [first hand](term:first-hand): sit [down](/games/).', '/site/')).toEqual([
    { text: 'You are ' },
    { text: 'first hand', href: '/site/glossary/#first-hand' },
    { text: ': sit ' },
    { text: 'down', href: '/site/games/' },
    { text: '.' },
  ]);
  expect(linkedParts('None.', '/')).toEqual([{ text: 'None.' }]);
});

const index: LinkIndex = {
  clause: new Set(['almanach-1785.quinola.forced', 'almanach-1785.quinola.placed']),
  reading: new Set(['almanach-1785.lastTrick']),
  term: new Set(['bete', 'basket']),
  deal: new Set(['reversis/first']),
  session: new Set<string>(),
  source: new Set(['hague-1785']),
  bib: new Set<string>(),
};

test('links of our schemes are found with their lines; others are not ours', () => {
  const text =
    'See [one](term:bete) and [two](https://example.org/).\n\nA [third](clause:almanach-1785.quinola.forced).';
  expect(linksIn(text)).toEqual([
    { target: { scheme: 'term', id: 'bete' }, line: 1 },
    { target: { scheme: 'clause', id: 'almanach-1785.quinola.forced' }, line: 3 },
  ]);
  expect(parseTarget('mailto:somebody')).toBeUndefined();
});

test('an address of a deal, a session, a source, a term or a book that is cited is looked up like a link of ours', () => {
  const text =
    'See [a](/reversis/deals/first/), [b](/glossary/#bete),\n[c](/reversis/sessions/an-evening/#deal-2), [d](/sources/hague-1785/).';
  expect(linksIn(text).map(({ target: { scheme, id }, line }) => [scheme, id, line])).toEqual([
    ['deal', 'reversis/first', 1],
    ['term', 'bete', 1],
    ['session', 'reversis/an-evening', 2],
    ['source', 'hague-1785', 2],
  ]);
  expect(linksIn('[all](/reversis/deals/), [one](/reversis/play/), [list](/sources/)')).toEqual([]);
});

test.each([
  ['term:bete', undefined],
  ['term:baskt', 'there is no term “baskt”. Did you mean “basket”?'],
  [
    'clause:almanach-1785.quinola',
    'there is no clause “almanach-1785.quinola”. Did you mean “almanach-1785.quinola.forced” or “almanach-1785.quinola.placed”?',
  ],
  ['deal:reversis/something-else-altogether', 'there is no deal “reversis/something-else-altogether”.'],
])('%s: %s', (url, message) => {
  const target = parseTarget(url);
  expect(target && whyUnknown(target.scheme, target.id, index[target.scheme])[0]).toBe(message);
});
