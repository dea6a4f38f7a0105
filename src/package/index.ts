/**
 * The engine of Quinola: rules of old games that run. Games are imported by their own names (`quinola-engine/<game>`) and passed
 * to these functions.
 *
 * No function throws for bad input. Where something can be wrong the result is `{ ok: true, value }` or `{ ok: false, error }`,
 * and `error.message` is a sentence for readers. All data is plain and read-only; amounts are whole counters of the unit that
 * the rule set names.
 */
export { ruleSets, takeRules } from './settle.ts';
export { parseRecord, printRecord, type WrittenDeal } from '#engine/notation/record.ts';
export { parseLink, printLink, type LinkedDeal } from '#engine/notation/link.ts';
export {
  compare,
  settle,
  settleSession,
  type PrintedComparison,
  type PrintedRow,
  type PrintedSession,
  type PrintedSessionDeal,
} from './settle.ts';
export { deal, legalPlays, play, playPlain, type OngoingDeal } from './play.ts';
export { simulate, type NamedRun } from './play.ts';
export type { EngineGame } from '#games/game.ts';
export type { Simulation } from '#engine/lab/simulate.ts';
export type { LabSummary } from '#engine/lab/summary.ts';
export type { Estimate, Share } from '#engine/lab/statistics.ts';
export type { PlayChoice, RefusedChoice, Turn } from '#engine/play/played-game.ts';
export type { PrintedDeparture, PrintedEntry, PrintedSettlement } from '#engine/replay/replay.ts';
export type { Problem, Result } from '#engine/kernel/result.ts';
export type { RuleSet } from '#engine/rules/rule-set.ts';
export type { Variation } from '#engine/rules/rule-set.ts';
