import { useState } from 'preact/hooks';
import { Select } from '../page/controls/controls.tsx';
import styles from './rules.module.css';
import forms from '#view/forms.module.css';

interface BookChoice {
  readonly id: string;
  readonly short: string;
}

export interface OtherBooksProps<B extends BookChoice> {
  readonly label: string;
  readonly books: readonly B[];
  readonly addressOf: (book: B) => string;
}

/** List of books with a button that opens the comparison with the chosen one. */
export function OtherBooks<B extends BookChoice>({ label, books, addressOf }: OtherBooksProps<B>) {
  const [id, setId] = useState(books[0]?.id);
  const book = books.find((one) => one.id === id);
  if (!book) return null;
  return (
    <form
      class={styles.otherBooks}
      onSubmit={(event) => {
        event.preventDefault();
        location.assign(addressOf(book));
      }}
    >
      <label>
        {label}{' '}
        <Select class={forms.control} value={id} options={books.map((one) => [one.id, one.short])} onChoose={setId} />
      </label>
      <button type="submit" class={forms.button}>
        Compare
      </button>
    </form>
  );
}
