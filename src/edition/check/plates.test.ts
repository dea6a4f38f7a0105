import { expect, test } from 'vitest';
import { content } from '../graph/content.ts';
import { plateProblems, whyNotPlate } from './plates.ts';
import { printProblem } from './problem.ts';

test('every plate that an editor asks for shows something', async () => {
  expect(plateProblems(await content())).toEqual([]);
});

test('a plate of no deal, at no step, by a clause that pays nothing there, is refused in a sentence', async () => {
  const graph = await content();
  const why = (attributes: Readonly<Record<string, string>>): string | undefined => whyNotPlate(attributes, graph);
  expect(why({})).toMatch(/must name a clause, or a deal/);
  expect(why({ clause: 'bohn-1850.bone' })).toMatch(
    /names the clause “bohn-1850.bone”, which does not exist\..*bohn-1850\.bonne/,
  );
  expect(why({ deal: 'reversis/1850-la-bone', at: 't10.4' })).toMatch(/which does not exist\..*1850-la-bonne/);
  expect(why({ deal: 'reversis/1850-la-bonne', at: 't12.1' })).toMatch(/has no such step/);
  expect(why({ deal: 'reversis/1850-la-bonne' })).toMatch(/has no such step/);
  // Seats are prose: no deal can show them.
  expect(why({ clause: 'bohn-1850.pools.place' })).toMatch(/no deal of its book shows/);
  // The ante pays for no Quinola.
  expect(why({ deal: 'reversis/1850-la-bonne', at: 'ante', clause: 'bohn-1850.quinola.forced' })).toMatch(
    /where nothing is paid or forbidden by/,
  );
  expect(why({ deal: 'reversis/1850-la-bonne', at: 'ante', clause: 'bohn-1850.pool.opening' })).toBeUndefined();
});

test('a plate of the deal itself is of four or of five, and of no record', async () => {
  const graph = await content();
  const why = (attributes: Readonly<Record<string, string>>): string | undefined => whyNotPlate(attributes, graph);
  expect(why({ dealt: '4' })).toBeUndefined();
  expect(why({ dealt: '5', left: 'apart' })).toBeUndefined();
  expect(why({ dealt: '6' })).toMatch(/deals to “6” players; write 4 or 5/);
  expect(why({ dealt: '4', left: 'there' })).toMatch(/has left="there"/);
  expect(why({ dealt: '4', deal: 'reversis/1850-la-bonne' })).toMatch(/cannot have “deal”/);
});

test('a clause that pays and has no plate is named with its place, until it is listed with a reason', async () => {
  const graph = await content();
  const printed = (changed: Partial<typeof graph.library>): readonly string[] =>
    plateProblems({ ...graph, library: { ...graph.library, ...changed } }).map(printProblem);
  // Whoever forces the great Quinola receives 6 fish from every other player: nothing shows it any more.
  const id = 'bohn-1850.quinola.forced';
  const clause = graph.library.clauses.get(id);
  if (!clause) throw new Error(id);
  // A deal of another book shows nothing of this one; of a deal that there is not, only its own place is told.
  const withPlate = (plate: typeof clause.plate) => new Map([...graph.library.clauses, [id, { ...clause, plate }]]);
  const clauses = withPlate({ deal: 'reversis/1785-the-quinola-placed', at: 't3.4' });
  expect(printed({ clauses: withPlate({ deal: 'reversis/gone', at: 'ante' }) })).toEqual([]);
  expect(printed({ clauses })).toEqual([
    expect.stringMatching(
      /^content\/editions\/bohn-1850\.mdx:\d+: clause “bohn-1850\.quinola\.forced” is computed, but no deal, session or passage .* content\/plates\/bohn-1850\.yaml\.$/,
    ),
  ]);
  expect(printed({ deals: [], passages: [], sessions: [] })).toContainEqual(
    expect.stringMatching(
      /clause “mediateur-1752\.casco\.king” .* shows it \(none breaks it, and no annotation links to it\)/,
    ),
  );
  // Its own editor may choose another moment, but not one at which the 6 fish are not paid while a deal pays them.
  expect(printed({ clauses: withPlate({ deal: 'reversis/1850-forced-by-the-player-opposite', at: 't1.1' }) })).toEqual([
    expect.stringMatching(
      /“bohn-1850\.quinola\.forced” has its plate at “t1\.1” of .*, where nothing is paid by it; its sum is paid at “t\d+\.\d”/,
    ),
  ]);
  const file = 'content/plates/bohn-1850.yaml';
  const listed = { scope: 'bohn-1850', clauses: [id], why: 'A reason.', file, line: 1 };
  expect(printed({ clauses, unshown: [...graph.library.unshown, listed] })).toEqual([]);
  // With its plate it needs no excuse, and what is not there cannot have one.
  expect(printed({ unshown: [...graph.library.unshown, listed] })).toEqual([
    `${file}:1: lists “${id}” as a clause without a plate, but it is not one.`,
  ]);
  expect(
    printed({ unshown: [...graph.library.unshown, { ...listed, clauses: ['bohn-1850.quinola.fourced'] }] }),
  ).toEqual([expect.stringMatching(/lists “bohn-1850\.quinola\.fourced”, which its edition does not have\./)]);
});

test('a plate names one record of one kind, and nothing that a plate does not have', async () => {
  const graph = await content();
  expect(whyNotPlate({ deal: 'reversis/1850-la-bonne', passage: 'x', at: 'ante' }, graph)).toMatch(
    /names a deal and a passage; it may show only one/,
  );
  expect(whyNotPlate({ deel: 'reversis/1850-la-bonne' }, graph)).toMatch(/has the unknown attribute “deel”/);
  expect(whyNotPlate({ session: 'quadrille/1728-a-stake-that-grows/4', at: 'end' }, graph)).toBeUndefined();
  expect(whyNotPlate({ session: 'quadrille/1728-a-stake-that-grows/6', at: 'end' }, graph)).toMatch(
    /names the session “.*”, which does not exist\./,
  );
});
