import { createShikiHighlighter } from '@astrojs/markdown-remark/shiki';
import { expect, test } from 'vitest';
import { ContentFiles } from '#edition/library/content-files.ts';
import { readDeals } from '#edition/library/read-library.ts';
import { DEALS } from '../deal/deals-on-file.ts';
import { shikiClasses } from '../../../shiki-classes.mjs';
import { colouredRecord } from './coloured-record.ts';
import { everyNth } from '../../../tests/support/seeds.ts';

/** A line with cards and numbers like any other: no two of these are coloured differently. */
const shapeOf = (line: string): string => line.replaceAll(/\b[2-9TJQKA][SHDC]\b/g, '5D').replaceAll(/\d+/g, '9');

test('a deal on file is coloured as by Shiki', async () => {
  const deals = readDeals(new ContentFiles(process.cwd()));
  const shiki = await createShikiHighlighter({ theme: 'css-variables' });
  const seen = new Set<string>();
  for (const deal of everyNth(deals, 5)) {
    const text = DEALS.get(deal.game)?.recordText(deal) ?? '';
    const fresh = text.split('\n').filter((line) => !seen.has(shapeOf(line)));
    if (fresh.length === 0) continue;
    fresh.forEach((line) => seen.add(shapeOf(line)));
    expect(await colouredRecord(text)).toBe(await shiki.codeToHtml(text, 'yaml', { transformers: [shikiClasses] }));
  }
  expect(seen.size).toBeGreaterThan(20);
});
