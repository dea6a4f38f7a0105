import { expect, test } from 'vitest';
import { content } from '../graph/content.ts';
import { endOfSection, sectionBefore } from './clause-view.ts';

test('a section ends where the next heading stands; the first ends nothing', async () => {
  const graph = await content();
  const clauses = graph.books.find(({ ruleSet }) => ruleSet.id === 'bohn-1850')?.edition.clauses ?? [];
  const bonne = clauses.find(({ section }) => section === 'La bonne');
  const before = clauses[(bonne?.number ?? 0) - 2];
  expect(sectionBefore('bohn-1850', 'la-bonne', graph)).toBe(before?.section);
  expect(sectionBefore('bohn-1850', 'nowhere', graph)).toBeUndefined();
});

test('Bohn, la bonne: its end leads to a deal of the book that is about it, at a step', async () => {
  const graph = await content();
  const [first] = endOfSection('bohn-1850', 'La bonne', graph);
  expect(first?.deal.ruleset).toBe('bohn-1850');
  expect(first?.deal.clauses.some((id) => id.startsWith('bohn-1850.bonne'))).toBe(true);
  expect(first?.at).toMatch(/^(t\d|start|end|ante)/);
});
