import { PasteForm } from '../page/pasted/PasteForm.tsx';
import forms from '#view/forms.module.css';

/** An annotated deal in the page's list. */
export interface ListedDeal {
  readonly slug: string;
  readonly title: string;
  /** Short name of the book it was played by. */
  readonly book: string;
  readonly lede: string;
  /** Whether the deal’s own page changes a rule of the book. */
  readonly isVaried?: boolean;
  /** Link under its own, unchanged book; in an embedded comparison only its end. */
  readonly link: string;
}

export interface DealPickerProps {
  readonly deals: readonly ListedDeal[];
  readonly deal: ListedDeal | undefined;
  /** Name of a record: deal or game. */
  readonly piece: string;
  /** Error of the pasted text. */
  readonly problem: string | undefined;
  readonly onPick: (slug: string) => void;
  readonly onPasted: (text: string) => void;
}

/** Chooses the deal to compare: an annotated deal or a pasted one. */
export function DealPicker({ deals, deal, piece, problem, onPick, onPasted }: DealPickerProps) {
  const books = [...new Set(deals.map(({ book }) => book))];
  return (
    <div>
      <label class={forms.field}>
        <span>The {piece}</span>
        <select value={deal?.slug ?? ''} onChange={({ currentTarget }) => onPick(currentTarget.value)}>
          {deal === undefined && <option value="">Your own {piece}</option>}
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
      <PasteForm problem={problem} action="Compare this record" onPaste={onPasted} />
    </div>
  );
}
