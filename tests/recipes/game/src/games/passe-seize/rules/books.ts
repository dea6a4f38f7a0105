import type { RuleSet } from '#engine/rules/rule-set.ts';
import { feuilleFeinte1702 } from './books/feuille-feinte-1702.ts';
import type { PasseSeizeRules } from './keys.ts';

/** Every book of the game that runs, the oldest first. */
export const BOOKS: readonly RuleSet<PasseSeizeRules>[] = [feuilleFeinte1702];
