import { existsSync, globSync, readFileSync } from 'node:fs';
import { z } from 'astro/zod';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { recordSchemaOf } from '../../src/edition/library/schemas/deals.ts';
import { reversis } from '../../src/games/reversis/game.ts';
import { parseLink, printLink } from '../../src/engine/notation/link.ts';
import { parseRecord, printRecord } from '../../src/engine/notation/record.ts';

const schema = z.fromJSONSchema(recordSchemaOf('https://quinola.example'));

// A tree without annotated deals has none to check; a tree with a folder for them must have some in it.
describe.runIf(existsSync('content/deals/reversis'))('every annotated deal', () => {
  const files = globSync('content/deals/reversis/*.yaml');

  test('is found', () => {
    expect(files).not.toEqual([]);
  });

  test.each(files)('%s is a record by the schema, and fits a link', (file) => {
    const deal: unknown = parse(readFileSync(file, 'utf8'));
    expect(schema.safeParse(deal).error).toBeUndefined();
    const written = parseRecord(reversis, deal);
    if (!written.ok) throw new Error(`${written.error.at ?? ''}: ${written.error.message}`);
    expect(parseRecord(reversis, printRecord(reversis, written.value))).toEqual(written);
    const link = printLink(reversis, { ...written.value, step: 't11.4' });
    expect(link.length).toBeLessThanOrEqual(100);
    const read = parseLink(reversis, link);
    expect(read.ok && read.value.record).toEqual(written.value.record);
  });
});
