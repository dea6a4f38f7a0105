import { reversis } from '../../game.ts';
import type { ReversisRules } from '../../rules/keys.ts';
import { parseReversis, printReversis } from '../../record/notation.ts';
import type { ReversisRecord } from '../../record/record.ts';
import type { Result } from '#engine/kernel/result.ts';
import type { Written } from '#engine/notation/record.ts';
import type { RuleSet } from '#engine/rules/rule-set.ts';
import { readPasted } from '#islands/page/pasted.ts';

/** Reads a pasted record of Reversis under the books at hand. */
export const readReversis = (
  text: string,
  ruleSets: readonly RuleSet<ReversisRules>[],
): Promise<Result<Written<ReversisRules, ReversisRecord>>> =>
  readPasted({ ...reversis, ruleSets, parseRecord: parseReversis, printRecord: printReversis }, text);
