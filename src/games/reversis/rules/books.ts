import type { RuleSet } from '#engine/rules/rule-set.ts';
import { almanach1785 } from './books/almanach-1785.ts';
import { ancient } from './books/ancient.ts';
import { bohn1850 } from './books/bohn-1850.ts';
import { encyclopedie1765 } from './books/encyclopedie-1765.ts';
import { hoyle1847 } from './books/hoyle-1847.ts';
import { lpjr1634 } from './books/lpjr-1634.ts';
import { maison1659 } from './books/maison-1659.ts';
import { parlett2008 } from './books/parlett-2008.ts';
import type { ReversisRules } from './keys.ts';

/** Every playable book of the game, a new one at the end: pages order books by the dates of their editions. A file of its own, because nothing else may import a book. */
export const BOOKS: readonly RuleSet<ReversisRules>[] = [
  ancient,
  lpjr1634,
  maison1659,
  encyclopedie1765,
  almanach1785,
  hoyle1847,
  bohn1850,
  parlett2008,
];
