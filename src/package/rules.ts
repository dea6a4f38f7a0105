import type { GameTypes } from '#engine/ledger/game.ts';
import type { Result } from '#engine/kernel/result.ts';
import { findRuleSet, parseChanges } from '#engine/notation/record.ts';
import type { RuleSet } from '#engine/rules/rule-set.ts';
import type { Variation } from '#engine/rules/vary.ts';
import type { EngineGame } from '#games/engine-game.ts';

/**
 * Lists the books of a game as rule sets: for every rule key the book's value, and its basis (the clauses that say so, or the
 * reading where the book is silent). `unit` names the counters, one and many.
 */
export const ruleSets = <G extends GameTypes>(game: EngineGame<G>): readonly RuleSet<G['rules']>[] => game.ruleSets;

/**
 * Takes the rules of a book, with changes if any: `takeRules(game, 'book-1700', { 'stake.game': 4 })`. Changes are checked, as
 * they may come from a reader: an unknown rule set or rule, or a value that a rule cannot have, is an error that names the
 * nearest.
 */
export function takeRules<G extends GameTypes>(
  game: EngineGame<G>,
  ruleSet: string,
  changes: Readonly<Record<string, unknown>> = {},
): Result<Variation<G['rules']>> {
  const found = findRuleSet<G['rules'], G['record']>(game, ruleSet);
  return found.ok ? parseChanges<G['rules'], G['record']>(game, found.value, changes) : found;
}
