import type { BookHead } from '../rules/cites.ts';
import type { ListedDeal } from './DealPicker.tsx';

/** What the page hands to the comparison. It travels as one string of JSON. */
export interface CompareData {
  /** The comparison the page stands with, as a fragment; and its deal. */
  readonly fragment: string;
  readonly deal: string;
  /** What `hiddenRules` has found of it: several hundred settlements, made before anybody waits. */
  readonly hidden: readonly (readonly [row: string, keys: readonly string[]])[];
  /** The books of the game, the oldest first. */
  readonly books: readonly BookHead[];
  /** The deals to choose from. */
  readonly deals: readonly ListedDeal[];
}
