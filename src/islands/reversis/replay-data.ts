import type { RuleValue } from '#engine/rules/key.ts';
import type { PackedBook } from '../shared/book.ts';
import type { RuleWords } from '../shared/rule-words.ts';
import type { RuleGroup } from '../shared/Suppose.tsx';
import type { OtherBook } from './linking.ts';
import type { PackedDeal } from './packed-deal.ts';

/** All that a page hands to its replay. It travels as one string of JSON. */
export interface ReplayData {
  readonly deal: PackedDeal;
  readonly book: PackedBook;
  /** What the deal itself varies in its book. */
  readonly changes: Readonly<Record<string, RuleValue>>;
  /** The rules behind this deal's payments, and those whose change would move one. */
  readonly rules: readonly RuleWords[];
  /** Those that would move a payment. */
  readonly moving: RuleGroup;
  /** All the others, by the game's own groups. */
  readonly folded: readonly RuleGroup[];
  /** The deal as a link, at no step. */
  readonly link: string;
  /** The other books of the game that could settle it. */
  readonly others: readonly OtherBook[];
}
