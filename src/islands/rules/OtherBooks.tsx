import { useState } from 'preact/hooks';
import { Select } from '../page/controls/Select.tsx';

interface BookChoice {
  readonly id: string;
  readonly short: string;
}

export interface OtherBooksProps<B extends BookChoice> {
  readonly label: string;
  readonly books: readonly B[];
  readonly addressOf: (book: B) => string;
}

/** A book to be chosen, and the way to the comparison with it. */
export function OtherBooks<B extends BookChoice>({ label, books, addressOf }: OtherBooksProps<B>) {
  const [id, setId] = useState(books[0]?.id);
  const book = books.find((one) => one.id === id);
  if (!book) return null;
  return (
    <form
      class="other-books"
      onSubmit={(event) => {
        event.preventDefault();
        location.assign(addressOf(book));
      }}
    >
      <label>
        {label} <Select class="control" value={id} options={books.map((one) => [one.id, one.short])} onChoose={setId} />
      </label>
      <button type="submit" class="button">
        Compare
      </button>
    </form>
  );
}
