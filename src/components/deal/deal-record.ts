import { stringify } from 'yaml';
import { reversis } from '../../engine/games/reversis/index.ts';
import type { ReversisRules } from '../../engine/games/reversis/keys.ts';
import type { ReversisRecord } from '../../engine/games/reversis/record.ts';
import { settleDeal } from '../../islands/reversis/settle.ts';
import { parseRecord, printRecord, type Written } from '../../engine/notation/record.ts';

interface OnFile {
  readonly id: string;
  readonly record: Readonly<Record<string, unknown>>;
}

/** The record of a deal on file. It was read once already when the content was checked. */
export function readDeal({ id, record }: OnFile): Written<ReversisRules, ReversisRecord> {
  const written = parseRecord(reversis, record);
  if (!written.ok) throw new Error(`${id}: ${written.error.message}`);
  return written.value;
}

/** The record as a file of its own would give it, in the one canonical form. */
export const recordText = (deal: OnFile): string =>
  stringify(printRecord(reversis, readDeal(deal)), { lineWidth: 100 });

/** What the deal pays for, each thing once, in order: “ace of clubs placed”, “Quinola forced”, “partie”; stakes left out. */
export function paidFor(deal: OnFile): readonly string[] {
  const { record, variation } = readDeal(deal);
  const settled = settleDeal({ record, book: variation.source, changes: variation.changes, asPlayed: true });
  const lines = settled.ok ? settled.value.lines : [];
  return [...new Set(lines.filter(({ at, amount }) => at !== 'ante' && amount > 0).map(({ what }) => what))];
}
