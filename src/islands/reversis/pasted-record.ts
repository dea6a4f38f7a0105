import { reversisLinks } from '#engine/games/reversis/links.ts';
import type { ReversisRules } from '#engine/games/reversis/keys.ts';
import { parseReversis, printReversis } from '#engine/games/reversis/notation.ts';
import type { ReversisRecord } from '#engine/games/reversis/record.ts';
import type { Result } from '#engine/kernel/result.ts';
import type { Written } from '#engine/notation/record.ts';
import type { RuleSet } from '#engine/rules/rule-set.ts';
import { readPasted } from '../shared/pasted.ts';

/** Reads a pasted record of Reversis under the books at hand. */
export const readReversis = (
  text: string,
  ruleSets: readonly RuleSet<ReversisRules>[],
): Promise<Result<Written<ReversisRules, ReversisRecord>>> =>
  readPasted({ ...reversisLinks, ruleSets, parseRecord: parseReversis, printRecord: printReversis }, text);
