import { useState } from 'preact/hooks';

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
        {label}{' '}
        <select class="control" value={id} onChange={({ currentTarget }) => setId(currentTarget.value)}>
          {books.map((one) => (
            <option key={one.id} value={one.id}>
              {one.short}
            </option>
          ))}
        </select>
      </label>
      <button type="submit" class="button">
        Compare
      </button>
    </form>
  );
}
