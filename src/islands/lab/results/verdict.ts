import { storeEffect } from '#engine/lab/stored.ts';
import { estimateDifference, settles, type Estimate } from '#engine/lab/statistics.ts';
import { columnsOf, type DifferenceSummary, type LabSummary } from '#engine/lab/summary.ts';
import { capital, type Unit } from '#engine/wording/sentence.ts';
import { figure, sayDeals, sayEffect, sayTilt, signedFigure } from '#view/long-run.ts';
import type { LabQuestion } from '#engine/lab/run.ts';
import type { LabBlock } from '#engine/lab/tally.ts';
import type { LabName, LabStrength } from '#engine/lab/lab-game.ts';
import type { LabSettings } from '../lab-settings.ts';

/** A changed rule in words. */
export interface ChangedRuleWords {
  readonly question: string;
  readonly answer: string;
  /** Answer of the other side. */
  readonly before: string;
}

/** Names of both sides, for headings and sentences. */
export const sideNames = ({
  book,
  other,
}: Pick<LabResult, 'book' | 'other'>): readonly [first: string, second: string] =>
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

/**
 * Differences that a sentence may name: where the player imagines deals by chance, what remains of each against both draws of the
 * book’s own rules. Of the two estimates the weaker one, or none if they point in different directions.
 */
function beyondChance({ block, hasOwnChance, summary }: VerdictFigures): readonly Estimate[] {
  const { roles } = summary.turned[0]!.difference;
  const [changed, again] = block.turned;
  if (!hasOwnChance || !changed || !again) return roles;
  return roles.map((own, role) => {
    const [, scale] = changed.difference.scales;
    const other = estimateDifference(columnsOf(changed.side, role, scale), columnsOf(again.side, role, scale));
    if (own.mean * other.mean <= 0) return { ...own, mean: 0 };
    return Math.abs(own.mean) / own.half < Math.abs(other.mean) / other.half ? own : other;
  });
}

type VerdictFigures = Pick<
  LabResult,
  | 'block'
  | 'summary'
  | 'question'
  | 'unit'
  | 'between'
  | 'stakes'
  | 'book'
  | 'other'
  | 'player'
  | 'hasOwnChance'
  | 'piece'
  | 'roles'
  | 'events'
>;

/** What two books do, side by side: what changes hands by each, and who gains in which. */
function sayBooks(result: VerdictFigures, tilt: string): string {
  const { summary, unit, other, piece, book, stakes } = result;
  const [turned] = summary.turned;
  if (!turned || !other) return '';
  const of = (turnover: Estimate, i: 0 | 1, [, many]: Unit): string =>
    `${figure(turnover.mean)} ${many}${isPerStake(result) && canCompare(result) ? ` (${figure(turnover.mean / stakes[i])} stakes)` : ''}`;
  const hands = `${of(summary.book.turnover, 0, unit)} change hands in a ${piece} by ${book}, and ${of(turned.side.turnover, 1, other.unit)} by ${other.name}.`;
  return canCompare(result) ? `${hands} By ${other.name} rather than by ${book}, ${tilt}.` : hands;
}

/** What a run says in the end: one sentence or two. */
export function sayVerdict(result: VerdictFigures): string {
  const { summary, question, unit, between, piece, roles, events, hasOwnChance, player } = result;
  const { deals, sessions, book, turned } = summary;
  const [other] = turned;
  if (!other) {
    const happens = book.events.map(({ share }, i) => [share, events[i]?.words ?? ''] as const);
    const [often] = happens.filter(([share]) => share < 0.95).toSorted(([a], [b]) => b - a);
    const first = `${figure(book.turnover.mean)} ${unit[1]} change hands in a ${piece}`;
    if (!often || often[0] === 0) return `${first}.`;
    return `${first}, and in ${sayDeals(Math.round(often[0] * deals), deals, piece)} ${often[1]}.`;
  }
  const effect = { ...storeEffect({ ...other.difference, roles: beyondChance(result) }), question };
  const setting = {
    deals,
    sessions,
    unit: between,
    piece,
    roles: roles.map(({ words }) => words),
    comparisons: roles.length,
  };
  const own = summary.turned[1]?.difference;
  const chance =
    hasOwnChance && own
      ? ` By the same rules with another draw, our ${player} player plays ${sayDeals(own.playedOtherwise.count, deals, piece)} differently. We name a gain or loss only if it holds against both draws.`
      : '';
  const said =
    `${result.other ? sayBooks(result, sayTilt(effect, setting)) : sayEffect(effect, setting)}${chance}`.replace(
      'our computer player plays',
      `our ${player} player plays`,
    );
  const isUnsettled = canCompare(result) && other.difference.roles.some((estimate) => !settles(estimate));
  // A reader would take a role that is not named for one that neither gains nor loses.
  return capital(
    isUnsettled ? `${said} We do not name seats whose mean does not settle; they are marked with a star.` : said,
  );
}

/** Where the rest lies: seats need not sum to zero, because the pools keep something. */
export function sayRest({
  summary,
  unit,
  piece,
  seats,
}: Pick<LabResult, 'summary' | 'unit' | 'piece' | 'seats'>): string {
  const { book, deals, sessions } = summary;
  const length = deals / sessions;
  const sum = book.roles.slice(0, seats).reduce((all, { mean }) => all + mean, 0);
  if (figure(sum) === '0') return `The ${seats === 2 ? 'two' : 'seats'} sum to zero: nothing stays in a pool.`;
  return `The seats sum to ${signedFigure(sum)} ${unit[1]} a ${piece}, not to zero: the rest lies in the pools when a session of ${String(length)} ${piece}s ends.`;
}

/** Roles whose mean does not settle, on either side or in the difference. */
export function unsettledRoles(result: Pick<LabResult, 'summary' | 'unit' | 'between' | 'stakes'>): readonly number[] {
  const { book, turned } = result.summary;
  const [other] = turned;
  const all = [book.roles, other?.side.roles ?? [], (canCompare(result) ? other?.difference.roles : undefined) ?? []];
  return book.roles.flatMap((_, role) =>
    all.some((estimates) => estimates[role] && !settles(estimates[role])) ? [role] : [],
  );
}

/** Time in words: `less than a second`, `about 4 seconds`, `about 2 minutes`. */
export function sayDuration(seconds: number): string {
  if (seconds < 1) return 'less than a second';
  if (seconds < 1.5) return 'about a second';
  if (seconds < 90) return `about ${String(Math.round(seconds))} seconds`;
  const minutes = Math.round(seconds / 60);
  return minutes < 90 ? `about ${String(minutes)} minutes` : `about ${String(Math.round(minutes / 60))} hours`;
}

/** An amount of whole counters: `20`, `−1,277`; with decimals only between two of them. */
export const sayCounters = (n: number): string =>
  Number.isInteger(n) ? n.toLocaleString('en').replace('-', '−') : figure(n);
/** The same with its sign: `+20`. */
export const signedCounters = (n: number): string => `${n > 0 ? '+' : ''}${sayCounters(n)}`;
