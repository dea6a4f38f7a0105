import { expect, test } from 'vitest';
import { whyUnknown } from '../check/problem.ts';
import { linksIn, parseTarget, type LinkIndex } from './links.ts';

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
