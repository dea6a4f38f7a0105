/** Whole deals as a person reads them, kept byte for byte; made anew by `node src/cli/playthroughs.ts`. */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { GAMES } from '#games/index.ts';
import { playthroughs } from '../../src/cli/playthroughs/library.ts';

const made = await playthroughs();
const kept = readdirSync(import.meta.dirname).filter((name) => name.endsWith('.txt'));

test('every rule set has a playthrough, and every playthrough is of a rule set', () => {
  expect(kept.toSorted()).toEqual([...made.keys()].toSorted());
  for (const { id } of GAMES.flatMap(({ ruleSets }) => ruleSets))
    expect(kept, `a playthrough of ${id}`).toContain(`${id}.txt`);
});

test.each(kept)('%s plays and pays as it did', (name) => {
  expect(made.get(name)).toBe(readFileSync(`${import.meta.dirname}/${name}`, 'utf8'));
});
