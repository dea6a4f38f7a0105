import type { PackedBook } from '#islands/rules/book.ts';
import type { RuleWords } from '#islands/rules/rule-words.ts';

/** All that the page hands to its island, as JSON. */
export interface ExploreData {
  readonly book: PackedBook;
  /** The rules of play in words. */
  readonly rules: readonly RuleWords[];
}
