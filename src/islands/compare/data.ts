import type { ListedDeal } from './DealPicker.tsx';
import type { Compared } from './state.ts';

/** What the page hands to the comparison. It travels as one string of JSON. */
export interface CompareData {
  /** The comparison the page stands with; `readData` makes it whole again. */
  readonly state: Compared<unknown>;
  /** Its first column as a fragment. */
  readonly first: string;
  /** The deal it is of. */
  readonly deal: string;
}

/** What the page handed over. JSON has no `undefined`, and writes null for it in a list. */
export const readData = (json: string): CompareData =>
  JSON.parse(json, (_, value: unknown) => value ?? undefined) as CompareData;

/** The deals to choose from, as the page lists them: it need not say them twice. */
export const readDeals = (page: ParentNode): readonly ListedDeal[] =>
  [...page.querySelectorAll<HTMLOptGroupElement>('.pick-deal optgroup')].flatMap(({ label, children }) =>
    [...children].map((option) => ({
      slug: option.getAttribute('value') ?? '',
      title: option.textContent,
      book: label,
    })),
  );
