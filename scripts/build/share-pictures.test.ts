import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { drawAll, drawPng } from './share-pictures.ts';

const drawing = (words: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630"><rect width="1200" height="630" fill="#faf5e9"/><text x="60" y="200" font-family="EB Garamond" font-size="60">${words}</text></svg>`;

const folder = mkdtempSync(join(tmpdir(), 'pictures-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('a drawing gives the same bytes every time, 1200 × 630, with its words in the fonts of the site', async () => {
  const picture = await drawPng(drawing('Réversis'));
  expect(Buffer.compare(Buffer.from(await drawPng(drawing('Réversis'))), Buffer.from(picture))).toBe(0);
  const { width, height, format } = await sharp(picture).metadata();
  expect([width, height, format]).toEqual([1200, 630, 'png']);
  // Without a font nothing would be written, and both would be the same.
  expect(Buffer.from(await drawPng(drawing(''))).equals(Buffer.from(picture))).toBe(false);
});

test('a picture drawn before is taken from the cache', async () => {
  const files = [{ name: 'reversis/deals/a', svg: drawing('A deal') }];
  const cache = join(folder, 'cache');
  expect(await drawAll(files, join(folder, 'one'), cache)).toBe(1);
  expect(await drawAll(files, join(folder, 'two'), cache)).toBe(0);
  const [one, two] = ['one', 'two'].map((name) => join(folder, name, 'reversis/deals/a.png'));
  expect(readFileSync(one ?? '').equals(readFileSync(two ?? ''))).toBe(true);
  expect(statSync(one ?? '').size).toBeGreaterThan(1000);
  expect(await drawAll([{ name: 'b', svg: drawing('Another') }], folder, cache)).toBe(1);
});
