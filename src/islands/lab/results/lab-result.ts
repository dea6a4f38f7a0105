import type { LabQuestion } from '#engine/lab/run.ts';
import type { LabBlock } from '#engine/lab/tally.ts';
import type { LabName, LabStrength } from '#engine/lab/lab-game.ts';
import type { DifferenceSummary, LabSummary } from '#engine/lab/summary.ts';
import type { Unit } from '#engine/wording/sentence.ts';
import type { LabSettings } from '../lab-settings.ts';

/** A changed rule in words. */
export interface ChangedRuleWords {
  readonly question: string;
  readonly answer: string;
  /** Answer of the other side. */
  readonly before: string;
}

/** Names of both sides, for headings and sentences. */
export const sidesOf = ({ book, other }: Pick<LabResult, 'book' | 'other'>): readonly [first: string, second: string] =>
  other ? [`by ${book}`, `by ${other.name}`] : ['by the book', 'with the change'];

/** Whether the sides count in different counters, so that they are compared by their stakes. */
export const isPerStake = ({ unit, between }: Pick<LabResult, 'unit' | 'between'>): boolean => unit[1] !== between[1];

/** Whether amounts of both sides can be compared at all. */
export const canCompare = (result: Pick<LabResult, 'unit' | 'between' | 'stakes'>): boolean =>
  !isPerStake(result) || result.stakes.every((stake) => stake > 0);

/** Whether changed rules reach the pools, so that what they do by themselves is something else. */
export const reachesPools = ({ moved, movedAlone, elsewhere, elsewhereAlone }: DifferenceSummary): boolean =>
  moved.count !== movedAlone.count || elsewhere.mean !== elsewhereAlone.mean;

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
  /** The other side’s book, if it is another. */
  readonly other: { readonly name: string; readonly unit: Unit } | undefined;
  /** Counters of the differences: the book’s, or stakes where two books count in different counters. */
  readonly between: Unit;
  /** Stakes of both sides; 0 where the rules have none, and then nothing can be compared by them. */
  readonly stakes: readonly [first: number, second: number];
  readonly player: LabStrength;
  /** Whether the book’s rules were played again with another draw, to see what chance alone does: the second of `turned`. */
  readonly hasOwnChance: boolean;
  readonly piece: 'deal' | 'game';
  readonly roles: readonly LabName[];
  readonly events: readonly LabName[];
  readonly seats: number;
  /** Rules of the second side that the first answers otherwise. */
  readonly changed: readonly ChangedRuleWords[];
}
