import { useId, useState } from 'preact/hooks';
import type { Result } from '#engine/kernel/result.ts';
import type { FormEntry } from '../account/fields.ts';
import forms from '#view/forms.module.css';

export interface ShorthandProps {
  /** What to type, in the order of the form. */
  readonly hint: string;
  readonly read: (text: string) => Result<FormEntry>;
  /** Fills the form with a deal that was told in full. */
  readonly onFill: (entry: FormEntry) => void;
}

/** A deal told in a few keys. It fills the form below as soon as it is complete; Enter then settles it. */
export function Shorthand({ hint, read, onFill }: ShorthandProps) {
  const [text, setText] = useState('');
  const id = useId();
  const told = text.trim() === '' ? undefined : read(text);
  return (
    <p class={forms.field} data-part="shorthand">
      <label for={id}>In a few keys</label>
      <input
        id={id}
        type="text"
        autocomplete="off"
        autocapitalize="none"
        spellcheck={false}
        value={text}
        aria-describedby={`${id}-hint`}
        onInput={({ currentTarget: { value } }) => {
          setText(value);
          const entry = read(value);
          if (entry.ok) onFill(entry.value);
        }}
        onKeyDown={(event) => {
          // A deal that is not told in full must not settle what the form held before.
          if (event.key === 'Enter' && told && !told.ok) event.preventDefault();
          else if (event.key === 'Enter') setText('');
        }}
      />
      <small class={forms.hint} id={`${id}-hint`} role="status">
        {told === undefined ? hint : told.ok ? 'Told in full: press Enter to settle it.' : told.error.message}
      </small>
    </p>
  );
}
