/**
 * Rewrites the golden playthroughs and names those that change: `npm run playthroughs`. They show one whole deal under each
 * rule set for a person to read. A test compares them byte for byte, so that a change in the engine shows as changed payments.
 * A file of its own, because it is a command.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { parseOptions } from './command.ts';
import { allPlaythroughs } from '#games/index.ts';

parseOptions({});
const folder = new URL('../../tests/playthroughs/', import.meta.url);
for (const [name, text] of await allPlaythroughs()) {
  const file = new URL(name, folder);
  if (existsSync(file) && readFileSync(file, 'utf8') === text) continue;
  writeFileSync(file, text);
  console.log(name);
}
