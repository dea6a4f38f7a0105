import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { z } from 'astro/zod';
import { readYaml } from '../content-files.ts';

test('a field that is missing, that is of another kind, or that nobody reads is told in words, with its line', () => {
  const root = mkdtempSync(join(tmpdir(), 'fields-'));
  const path = join(root, 'a.yaml');
  writeFileSync(path, 'lede: A lede.\nsort: soon\nsizes: 3\nauther: N.\n');
  const schema = z.strictObject({ title: z.string(), lede: z.string(), sort: z.number(), sizes: z.array(z.number()) });
  expect(readYaml(root, path, schema).problems.map(({ line, message }) => [line, message])).toEqual([
    [1, '“title”: is missing.'],
    [2, '“sort”: must be a number.'],
    [3, '“sizes”: must be a list.'],
    [4, 'the file: cannot have the field “auther”.'],
  ]);
});
