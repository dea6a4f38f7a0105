import { expect, test } from 'vitest';
import { content } from '../../graph/content.ts';
import { historyProblems } from './history.ts';

test('a release without its history, and a change of what is not there, are told in a sentence each', async () => {
  const graph = await content();
  expect(historyProblems(graph)).toEqual([]);
  const [first, ...more] = graph.library.history;
  const changed = [{ clause: 'livre-1700.stake', was: 'Each pays four.' }];
  const history = [{ ...first!, changed }, ...more.slice(0, -1)];
  const { version } = more.at(-1)!;
  expect(historyProblems({ ...graph, library: { ...graph.library, history } }).map(({ message }) => message)).toEqual([
    `says nothing of version ${version}: run \`npm run history -- --version ${version} --since <the release before> --write\`.`,
    'says that “livre-1700.stake” changed its meaning, but there is nothing of this name.',
  ]);
});
