import { expect, test } from 'vitest';
import { content } from '../graph/content.ts';
import { contentProblems } from './check.ts';
import { printProblem } from './problem.ts';

test('a source that had been a witness, and now has an edition, must be said to be primary', async () => {
  const graph = await content();
  const sources = graph.library.sources.map((source) =>
    source.id === 'hoyle-1847' ? { ...source, kind: 'witness' as const } : source,
  );
  // The deals, which take seconds to examine, have nothing to do with it.
  const library = { ...graph.library, sources, deals: [], passages: [], sessions: [] };
  const found = contentProblems({ ...graph, library }).map(printProblem);
  expect(found.filter((problem) => problem.includes('its source'))).toEqual([
    'content/editions/hoyle-1847.mdx:11: its source “hoyle-1847” is listed as a witness, but now has an edition: make it primary.',
  ]);
});
