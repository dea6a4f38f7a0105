import type { BookHead } from '#islands/rules/cites.ts';

/** All that the page hands to its island, as JSON. */
export interface ExploreData {
  readonly book: BookHead;
}
