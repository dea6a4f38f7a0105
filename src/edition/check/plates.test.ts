import { expect, test } from 'vitest';
import { content } from '../graph/content.ts';
import { plateProblems, whyNotPlate } from './plates.ts';

test('every plate that an editor asks for shows something', async () => {
  expect(plateProblems(await content())).toEqual([]);
});

test('a plate of no deal, at no step, by a clause that pays nothing there, is refused in a sentence', async () => {
  const graph = await content();
  const why = (attributes: Readonly<Record<string, string>>): string | undefined => whyNotPlate(attributes, graph);
  expect(why({})).toMatch(/must name a clause, or a deal/);
  expect(why({ clause: 'bohn-1850.bone' })).toMatch(
    /names the clause “bohn-1850.bone”, which there is not\..*bohn-1850\.bonne/,
  );
  expect(why({ deal: 'reversis/1850-la-bone', at: 't10.4' })).toMatch(/which there is not\..*1850-la-bonne/);
  expect(why({ deal: 'reversis/1850-la-bonne', at: 't12.1' })).toMatch(/has no such step/);
  expect(why({ deal: 'reversis/1850-la-bonne' })).toMatch(/has no such step/);
  // Seats are prose: no deal can show them.
  expect(why({ clause: 'bohn-1850.pools.place' })).toMatch(/no deal of its book shows/);
  // The ante pays for no Quinola.
  expect(why({ deal: 'reversis/1850-la-bonne', at: 'ante', clause: 'bohn-1850.quinola.forced' })).toMatch(
    /where nothing is paid by/,
  );
  expect(why({ deal: 'reversis/1850-la-bonne', at: 'ante', clause: 'bohn-1850.pool.opening' })).toBeUndefined();
});
