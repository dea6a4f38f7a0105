import type { RuleValue } from '#engine/rules/key.ts';
import type { BookHead } from '../rules/cites.ts';
import type { RuleWords } from '../rules/rule-words.ts';
import type { OtherBook } from './linking.ts';

/** All that a page hands to its replay. It travels as one string of JSON; `Packed` is the game's own form of a deal settled. */
export interface ReplayData<Packed = unknown> {
  readonly deal: Packed;
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
