import type { RuleSet } from '#engine/rules/rule-set.ts';
import { britannica1842 } from './books/britannica-1842.ts';
import { mediateur1752 } from './books/mediateur-1752.ts';
import { quanti1822 } from './books/quanti-1822.ts';
import { tgq1728 } from './books/tgq-1728.ts';
import type { QuadrilleRules } from './keys.ts';

/** Every playable book of the game. Pages order books by the dates of their editions, so a new book goes at the end. A file of its own, because nothing else may import a book. */
export const BOOKS: readonly RuleSet<QuadrilleRules>[] = [tgq1728, quanti1822, mediateur1752, britannica1842];
