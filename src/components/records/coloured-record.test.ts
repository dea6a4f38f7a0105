import { createShikiHighlighter } from '@astrojs/markdown-remark/shiki';
import { expect, test } from 'vitest';
import { readLibrary } from '#edition/library/read-library.ts';
import { byGame } from '#games/by-game.ts';
import type { DealRecords } from '../deal/deal-record.ts';
import { shikiClasses } from '../../../shiki-classes.mjs';
import { colouredRecord } from './coloured-record.ts';

const RECORDS = byGame(
  import.meta.glob<DealRecords<unknown, unknown>>('../../games/*/tools/replay/deals.ts', { eager: true }),
);

test('every deal on file is coloured as by Shiki', async () => {
  const { deals } = await readLibrary('.');
  const shiki = await createShikiHighlighter({ langs: ['yaml'], theme: 'css-variables' });
  for (const deal of deals) {
    const text = RECORDS.get(deal.game)?.recordText(deal) ?? '';
    expect(colouredRecord(text)).toBe(await shiki.codeToHtml(text, 'yaml', { transformers: [shikiClasses] }));
  }
  expect(deals).not.toEqual([]);
});
