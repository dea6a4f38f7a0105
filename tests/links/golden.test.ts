import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { GAMES } from '../../src/games/index.ts';
import { unwrap } from '../../src/engine/kernel/result.ts';
import { parseLink, printLink } from '../../src/engine/notation/link.ts';
import { parseRecord, printRecord } from '../../src/engine/notation/record.ts';

/**
 * Blocks of three lines: `# what`, the fragment, the place (or `-`) and the record. Blank lines part them; the first block is the
 * file's heading. A new block has `?` for its fragment until this test has printed it.
 */
const blocks = readFileSync(new URL('golden.txt', import.meta.url), 'utf8')
  .trim()
  .split(/\n\n/)
  .slice(1);
const golden = blocks.map((block) => {
  const [what = '', fragment = '', says = ''] = block.split('\n');
  const [place = ''] = says.split(' ', 1);
  const record = JSON.parse(says.slice(place.length)) as { readonly game: string };
  return { what: what.slice(2), fragment, place, record };
});

describe('a published link decodes for ever', () => {
  test('and there are some', () => {
    const frozen = (game: string): number => golden.filter(({ record }) => record.game === game).length;
    expect(frozen('reversis')).toBeGreaterThanOrEqual(17);
    expect(frozen('quadrille')).toBeGreaterThanOrEqual(16);
  });

  test.each(golden)('$what', ({ fragment, place, record }) => {
    const game = GAMES.find(({ id }) => id === record.game);
    if (!game) throw new Error(`There is no game ${record.game}.`);
    game.open(({ engine }) => {
      if (fragment === '?') {
        const written = unwrap(parseRecord(engine, record), 'the record');
        const link = printLink(engine, { ...written, step: place === '-' ? undefined : place });
        throw new Error(`Write this link in place of the “?”: ${link}`);
      }
      const read = parseLink(engine, fragment);
      if (!read.ok) throw new Error(read.error.message);
      expect(printRecord(engine, read.value)).toEqual(record);
      expect(read.value.step ?? '-').toBe(place);
    });
  });
});
