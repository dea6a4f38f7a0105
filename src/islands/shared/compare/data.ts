import type { ListedDeal } from './DealPicker.tsx';

/** What the page hands to the comparison. It travels as one string of JSON. */
export interface CompareData {
  /** The comparison the page stands with, as a fragment. */
  readonly fragment: string;
  /** The deal it is of. */
  readonly deal: string;
  readonly deals: readonly ListedDeal[];
}
