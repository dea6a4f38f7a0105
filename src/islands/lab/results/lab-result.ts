import type { LabQuestion } from '#engine/lab/run.ts';
import type { LabBlock } from '#engine/lab/tally.ts';
import type { LabName } from '#engine/lab/lab-game.ts';
import type { LabSummary } from '#engine/lab/summary.ts';
import type { Unit } from '#engine/wording/sentence.ts';
import type { LabSettings } from '../lab-settings.ts';

/** A changed rule in words. */
export interface ChangedRuleWords {
  readonly question: string;
  readonly answer: string;
  /** Answer of the other side. */
  readonly before: string;
}

/** What a run found so far, with all that its words need. */
export interface LabResult {
  readonly settings: LabSettings;
  /** Question that was asked, which may differ from the reader’s where both have one answer. */
  readonly question: LabQuestion;
  /** Whether our player plays alike by both sides, as far as tried. */
  readonly isAlike: boolean;
  readonly block: LabBlock;
  readonly summary: LabSummary;
  /** Seconds spent playing. */
  readonly seconds: number;
  readonly isOver: boolean;
  /** Name of the first side: `Almanach 1785`, with what a reader changed of it. */
  readonly book: string;
  readonly unit: Unit;
  readonly piece: 'deal' | 'game';
  readonly roles: readonly LabName[];
  readonly events: readonly LabName[];
  readonly seats: number;
  /** Rules of the second side that the first answers otherwise. */
  readonly changed: readonly ChangedRuleWords[];
}
