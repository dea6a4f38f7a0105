import { expect, test } from 'vitest';
import { content } from '../../graph/content.ts';
import type { Collation } from '../../library/library.ts';
import { collationProblems } from './collations.ts';
import { printProblem } from '../problem.ts';

const FILE = 'content/collations/reversis/hoyle-1847--bohn-1850.yaml:1: ';

async function printed(change: (collation: Collation) => Partial<Collation>): Promise<readonly string[]> {
  const graph = await content();
  const collation = graph.library.collations.find(({ slug }) => slug === 'hoyle-1847--bohn-1850');
  if (!collation) throw new Error('The collation is gone.');
  const collations = [{ ...collation, ...change(collation) }];
  return collationProblems({ ...graph, library: { ...graph.library, collations } }).map(printProblem);
}
type Entry = Collation['entries'][number];
/** The entries, that of one topic put another way. */
const but = (topic: string, change: (entry: Entry) => Entry | undefined) => (collation: Collation) => ({
  entries: collation.entries.flatMap((entry) =>
    [...entry.both, ...entry.first].includes(topic) ? (change(entry) ?? []) : entry,
  ),
});

test('the collations as they stand account for every clause of both books, and their sums come out', async () => {
  expect(collationProblems(await content())).toEqual([]);
});

test('a clause that is left out, named twice or misspelt is named', async () => {
  expect(await printed(but('players', () => undefined))).toEqual([
    `${FILE}leaves the clause “hoyle-1847.players” out.`,
    `${FILE}leaves the clause “bohn-1850.players” out.`,
  ]);
  expect(await printed(but('players', (entry) => ({ ...entry, both: ['players', 'pack'] })))).toEqual([
    `${FILE}names the clause “hoyle-1847.pack” twice.`,
    `${FILE}names the clause “bohn-1850.pack” twice.`,
  ]);
  const misspelt = await printed(but('players', (entry) => ({ ...entry, both: ['plaers'] })));
  expect(misspelt[0]).toBe(
    `${FILE}names the clause “hoyle-1847.plaers”, which does not exist. Did you mean “hoyle-1847.players”?`,
  );
});

test('a verdict needs its sides, its note, and where it is garbled a deal', async () => {
  expect(await printed(but('players', (entry) => ({ ...entry, verdict: 'reworded' })))).toEqual([
    `${FILE}“hoyle-1847.players” is reworded, so it must say how.`,
  ]);
  expect(await printed(but('players', (entry) => ({ ...entry, verdict: 'leftOut', note: 'Gone.' })))).toEqual([
    `${FILE}“hoyle-1847.players” is leftOut, so it may name clauses of the first book only.`,
  ]);
  expect(await printed(but('espagnolette.forces', (entry) => ({ ...entry, shown: undefined })))).toEqual([
    `${FILE}“hoyle-1847.espagnolette.forces” is garbled, so it must show a deal in which that costs money.`,
  ]);
  // Bohn's edition has its second law from Hoyle, and says so.
  expect(await printed(but('law.tableCard', (entry) => ({ ...entry, verdict: 'same' })))).toEqual([
    `${FILE}“hoyle-1847.law.tableCard” is same, but its second book has it from the first.`,
  ]);
});

test('a sum that does not come out is named with its seat; two that agree show nothing', async () => {
  const problemsWith = (change: (shown: NonNullable<Entry['shown']>) => NonNullable<Entry['shown']>) =>
    printed(but('bonne', (entry) => ({ ...entry, shown: entry.shown && change(entry.shown) })));
  // Forty-eight fish for the Quinola drawn with the last card, of which the dealer pays 24: he ends with −7.
  expect(await problemsWith((as) => ({ ...as, first: { net: { ...as.first.net, dealer: 7 } } }))).toEqual([
    `${FILE}reversis/1847-kept-to-the-last-card by hoyle-1847: dealer has -7, not 7.`,
  ]);
  expect(await problemsWith((as) => ({ ...as, second: as.first }))).toContainEqual(
    `${FILE}reversis/1847-kept-to-the-last-card is paid in the same way by both books, so it shows no difference.`,
  );
  expect(
    await problemsWith((as) => ({ ...as, second: { ...as.second, reading: 'bohn-1850.bonne', alternative: 'no' } })),
  ).toEqual([
    `${FILE}reversis/1847-kept-to-the-last-card by bohn-1850: there is no reading “bohn-1850.bonne” with an alternative “no”.`,
  ]);
  expect((await problemsWith((as) => ({ ...as, deal: 'reversis/1847-kept-to-the-last' })))[0]).toMatch(
    /which does not exist\. Did you mean “reversis\/1847-kept-to-the-last-card”\?/,
  );
});

test('a book that the game does not have is refused before anything is compared', async () => {
  expect(await printed(() => ({ books: ['hoyle-1847', 'bone-1850'] }))).toEqual([
    `${FILE}“reversis” has no book “bone-1850”.`,
  ]);
});
