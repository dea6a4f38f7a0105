import forms from '#view/forms.module.css';

export interface PasteFormProps {
  /** Error of the pasted text. */
  readonly problem?: string | undefined;
  /** Initial text. */
  readonly text?: string | undefined;
  /** Label of the button: `Lay out this deal`. */
  readonly action: string;
  readonly onPaste: (text: string) => void;
}

/** Folded form for pasting a record; invalid text stays, with the error below. */
export function PasteForm({ problem, text, action, onPaste }: PasteFormProps) {
  return (
    <details open={text !== undefined || undefined}>
      <summary>Paste a record</summary>
      <form
        class={forms.field}
        onSubmit={(event) => {
          event.preventDefault();
          const text = new FormData(event.currentTarget).get('record');
          if (typeof text === 'string') onPaste(text);
        }}
      >
        <label for="pasted">A record in YAML or JSON</label>
        <textarea
          id="pasted"
          name="record"
          spellcheck={false}
          defaultValue={text}
          aria-invalid={problem !== undefined}
          aria-describedby={problem === undefined ? undefined : 'pasted-problem'}
        />
        {problem !== undefined && (
          <p class={forms.error} id="pasted-problem" role="alert">
            {problem}
          </p>
        )}
        <button type="submit" class={forms.button}>
          {action}
        </button>
      </form>
    </details>
  );
}
