import type { Result } from '#engine/kernel/result.ts';
import type { Variation } from '#engine/rules/vary.ts';
import { useMemo, useRef } from 'preact/hooks';
import type { ReplayModel } from '../replay/model.ts';
import type { ReadDraft } from './draft/draft.ts';
import type { EditedGame } from './game.ts';
import type { NextStep } from './step/next-step.ts';

export interface DraftOutcome<Rec, M> {
  /** The record, where the draft can be read. */
  readonly record: Rec | undefined;
  /** The same, or the last that could be read. */
  readonly shown: Rec | undefined;
  /** What it comes to; of the last record that could be read, where this one cannot. */
  readonly settled: Result<M> | undefined;
  readonly isStale: boolean;
  readonly next: NextStep | undefined;
}

/** Settles the draft as it stands, departures and all. */
export function useOutcome<R, Rec, M extends ReplayModel>(
  game: Pick<EditedGame<R, Rec, M>, 'settleDeal' | 'nextStep'>,
  { record }: ReadDraft<Rec>,
  variation: Variation<R>,
): DraftOutcome<Rec, M> {
  const last = useRef<Rec | undefined>(undefined);
  if (record.ok) last.current = record.value;
  const shown = last.current;
  const settled = useMemo(
    () =>
      shown && game.settleDeal({ record: shown, book: variation.source, changes: variation.changes, asPlayed: true }),
    [shown, variation],
  );
  const next = useMemo(
    () => (record.ok ? game.nextStep(record.value, variation.rules) : undefined),
    [record, variation],
  );
  return { record: record.ok ? record.value : undefined, shown, settled, isStale: !record.ok, next };
}
