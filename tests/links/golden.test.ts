import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { reversis } from '../../src/games/reversis/game.ts';
import { parseLink } from '../../src/engine/notation/link.ts';
import { printRecord } from '../../src/engine/notation/record.ts';

/** `# what`, the fragment, the place and the record; blocks parted by blank lines, the first of them the file's own word. */
const blocks = readFileSync(new URL('golden.txt', import.meta.url), 'utf8')
  .trim()
  .split(/\n\n/)
  .slice(1);
const golden = blocks.map((block) => {
  const [what = '', fragment = '', says = ''] = block.split('\n');
  const [place = ''] = says.split(' ', 1);
  return { what: what.slice(2), fragment, place, record: JSON.parse(says.slice(place.length)) as unknown };
});

describe('a published link decodes for ever', () => {
  test('and there are some', () => {
    expect(golden.length).toBeGreaterThanOrEqual(17);
  });

  test.each(golden)('$what', ({ fragment, place, record }) => {
    const read = parseLink(reversis, fragment);
    if (!read.ok) throw new Error(read.error.message);
    expect(printRecord(reversis, read.value)).toEqual(record);
    expect(read.value.step ?? '-').toBe(place);
  });
});
