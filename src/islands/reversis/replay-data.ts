import type { RuleValue } from '#engine/rules/key.ts';
import type { BookHead } from '../shared/cites.ts';
import type { RuleWords } from '../shared/rule-words.ts';
import type { OtherBook } from './linking.ts';
import type { PackedDeal } from './packed-deal.ts';

/** All that a page hands to its replay. It travels as one string of JSON. */
export interface ReplayData {
  readonly deal: PackedDeal;
  readonly book: BookHead;
  /** What the deal itself varies in its book. */
  readonly changes: Readonly<Record<string, RuleValue>>;
  /** The rules behind this deal's payments; the answers to be offered are left out. */
  readonly rules: readonly RuleWords[];
  /** The rules that matter to it, by their permanent numbers. */
  readonly moving: readonly number[];
  readonly forbidding: readonly number[];
  /** The deal as a link, at no step. */
  readonly link: string;
  /** The other books of the game that could settle it. */
  readonly others: readonly OtherBook[];
}
