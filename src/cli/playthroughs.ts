/**
 * Writes the golden playthroughs anew: `node src/cli/playthroughs.ts`. They show one whole deal under each rule set for a
 * person to read; a test compares them byte for byte, so a change in the engine shows as a change in what is paid.
 */
import { writeFileSync } from 'node:fs';
import { askedOf } from './command.ts';
import { playthroughs } from './playthroughs/library.ts';

askedOf({});
const folder = new URL('../../tests/playthroughs/', import.meta.url);
for (const [name, text] of await playthroughs()) {
  writeFileSync(new URL(name, folder), text);
  console.log(name);
}
