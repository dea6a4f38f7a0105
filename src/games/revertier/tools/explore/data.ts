import type { BookHead } from '#islands/rules/cites.ts';

/** All that the page hands to its island, as JSON. */
export interface ExploreData {
  /** In order of date; the page opens with the last. */
  readonly books: readonly BookHead[];
}
