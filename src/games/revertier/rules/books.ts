import type { RuleSet } from '#engine/rules/rule-set.ts';
import { revertier1792 } from './books/revertier-1792.ts';
import { trictrac1698 } from './books/trictrac-1698.ts';
import { verquere1725 } from './books/verquere-1725.ts';
import type { RevertierRules } from './keys.ts';

/** Every playable book of the game. Pages order books by the dates of their editions, so a new book goes at the end. A file of its own, because nothing else may import a book. */
export const BOOKS: readonly RuleSet<RevertierRules>[] = [trictrac1698, verquere1725, revertier1792];

/** The book by whose rules the house learns to play; it plays by every book with what it learned (`house/learn.ts`). */
export const LEARNED_BY: RuleSet<RevertierRules> = revertier1792;
