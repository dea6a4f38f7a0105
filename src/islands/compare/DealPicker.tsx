import { PasteForm } from '../page/pasted/PasteForm.tsx';

/** A deal of the library, as the page lists it. */
export interface ListedDeal {
  readonly slug: string;
  readonly title: string;
  /** The book by whose rules it was played, in short. */
  readonly book: string;
  readonly lede: string;
  /** By its own book as it stands. */
  readonly link: string;
}

export interface DealPickerProps {
  readonly deals: readonly ListedDeal[];
  readonly deal: ListedDeal | undefined;
  /** What it is called: a deal, a game. */
  readonly piece: string;
  /** Why what was pasted could not be read. */
  readonly problem: string | undefined;
  readonly onPick: (slug: string) => void;
  readonly onPasted: (text: string) => void;
}

/** Which deal is compared: one of the library, or one pasted. */
export function DealPicker({ deals, deal, piece, problem, onPick, onPasted }: DealPickerProps) {
  const books = [...new Set(deals.map(({ book }) => book))];
  return (
    <div class="pick-deal">
      <label class="field">
        <span>The {piece}</span>
        <select value={deal?.slug ?? ''} onChange={({ currentTarget }) => onPick(currentTarget.value)}>
          {deal === undefined && <option value="">A {piece} of your own</option>}
          {books.map((book) => (
            <optgroup key={book} label={book}>
              {deals
                .filter((one) => one.book === book)
                .map(({ slug, title }) => (
                  <option key={slug} value={slug} selected={slug === deal?.slug}>
                    {title}
                  </option>
                ))}
            </optgroup>
          ))}
        </select>
      </label>
      <PasteForm problem={problem} action="Compare it" onPaste={onPasted} />
    </div>
  );
}
