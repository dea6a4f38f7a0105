import { quadrille } from '../../game.ts';
import type { QuadrilleRules } from '../../rules/keys.ts';
import { parseQuadrille, printQuadrille } from '../../record/notation.ts';
import type { QuadrilleRecord } from '../../record/record.ts';
import type { Result } from '#engine/kernel/result.ts';
import type { Written } from '#engine/notation/record.ts';
import type { RuleSet } from '#engine/rules/rule-set.ts';
import { readPasted } from '#islands/page/pasted.ts';

/** Reads a pasted record of Quadrille under the books at hand. */
export const readQuadrille = (
  text: string,
  ruleSets: readonly RuleSet<QuadrilleRules>[],
): Promise<Result<Written<QuadrilleRules, QuadrilleRecord>>> =>
  readPasted({ ...quadrille, ruleSets, parseRecord: parseQuadrille, printRecord: printQuadrille }, text);
