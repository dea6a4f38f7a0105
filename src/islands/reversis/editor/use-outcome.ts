import type { ReversisRules } from '#engine/games/reversis/keys.ts';
import type { ReversisRecord } from '#engine/games/reversis/record.ts';
import type { Result } from '#engine/kernel/result.ts';
import type { Variation } from '#engine/rules/vary.ts';
import { useMemo, useRef } from 'preact/hooks';
import type { ReplayModel } from '../model.ts';
import { settleDeal } from '../settle.ts';
import type { ReadDraft } from './draft.ts';
import { nextCard, type NextCard } from './next-card.ts';

export interface DraftOutcome {
  /** The record, where the draft can be read. */
  readonly record: ReversisRecord | undefined;
  /** What it comes to; of the last record that could be read, where this one cannot. */
  readonly settled: Result<ReplayModel> | undefined;
  readonly isStale: boolean;
  readonly next: NextCard | undefined;
}

/** Settles the draft as it stands, departures and all. */
export function useOutcome({ record }: ReadDraft, variation: Variation<ReversisRules>): DraftOutcome {
  const last = useRef<ReversisRecord | undefined>(undefined);
  if (record.ok) last.current = record.value;
  const shown = last.current;
  const settled = useMemo(
    () => shown && settleDeal({ record: shown, book: variation.source, changes: variation.changes, asPlayed: true }),
    [shown, variation],
  );
  const next = useMemo(() => (record.ok ? nextCard(record.value, variation.rules) : undefined), [record, variation]);
  return { record: record.ok ? record.value : undefined, settled, isStale: !record.ok, next };
}
