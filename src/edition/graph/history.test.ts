import { expect, test } from 'vitest';
import type { Library } from '../library/library.ts';
import { clauseSince, releasesIn, ruleSince } from './history.ts';

const nothing = { editions: [], deals: [], rules: [], clauses: [], changed: [] };
const library = {
  history: [
    { ...nothing, version: '1.0.0', editions: ['livre-1700'] },
    { ...nothing, version: '1.1.0', rules: ['jeu/claim'], clauses: ['livre-1700.claim'] },
    {
      ...nothing,
      version: '1.2.0',
      editions: ['livre-1710'],
      changed: [
        { game: 'jeu', rule: 'stake', book: 'livre-1700', was: 4 },
        { clause: 'livre-1700.stake', was: 'Each pays four.' },
      ],
    },
  ],
} as unknown as Library;

test('a meaning is as old as its last change, its addition, or its edition', () => {
  expect(ruleSince(library, 'jeu', 'livre-1700', 'lead')).toEqual({ version: '1.0.0', was: undefined });
  expect(ruleSince(library, 'jeu', 'livre-1700', 'claim')).toEqual({ version: '1.1.0', was: undefined });
  expect(ruleSince(library, 'jeu', 'livre-1700', 'stake')).toEqual({ version: '1.2.0', was: 4 });
  expect(ruleSince(library, 'jeu', 'livre-1710', 'claim')).toEqual({ version: '1.2.0', was: undefined });
  expect(ruleSince(library, 'jeu', 'livre-1720', 'lead')).toEqual({ version: undefined, was: undefined });
  expect(clauseSince(library, 'livre-1700.claim')).toEqual({ version: '1.1.0', was: undefined });
  expect(clauseSince(library, 'livre-1700.stake')).toEqual({ version: '1.2.0', was: 'Each pays four.' });
});

test('the changelog is read by version; links to files of the repository keep their words alone', () => {
  expect(
    releasesIn(
      '# Changelog\n\nWords.\n\n## Unreleased\n\n## 1.1.0 — 2026-11-21\n\n### Pages\n\n- See [it](/x/) and [how](docs/how.md).\n',
    ),
  ).toEqual([
    {
      version: '1.1.0',
      day: '2026-11-21',
      anchor: '1.1.0',
      groups: [{ title: 'Pages', markdown: '- See [it](/x/) and how.' }],
    },
  ]);
});
