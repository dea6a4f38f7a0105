/** Whole deals as a person reads them, kept byte for byte; made anew by `npm run playthroughs`. */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { GAMES, allPlaythroughs } from '#games/index.ts';

const made = await allPlaythroughs();
const kept = readdirSync(import.meta.dirname).filter((name) => name.endsWith('.txt'));

test('every rule set has a playthrough, and every playthrough is of a rule set', () => {
  expect(kept.toSorted()).toEqual([...made.keys()].toSorted());
  for (const { id } of GAMES.flatMap(({ ruleSets }) => ruleSets))
    expect(kept, `a playthrough of ${id}`).toContain(`${id}.txt`);
});

test.each(kept)('%s plays and pays as it did', (name) => {
  expect(made.get(name)).toBe(readFileSync(`${import.meta.dirname}/${name}`, 'utf8'));
});
