import { expect, test } from 'vitest';
import { linkedParts } from './linked-parts.ts';

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
