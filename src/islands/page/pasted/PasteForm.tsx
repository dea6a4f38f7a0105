export interface PasteFormProps {
  /** Why what was pasted could not be read. */
  readonly problem?: string | undefined;
  /** What stands there to begin with. */
  readonly text?: string | undefined;
  /** What the button does: `Read it`. */
  readonly action: string;
  readonly onPaste: (text: string) => void;
}

/** A place to paste a record, folded away; what cannot be read stays there, with the reason under it. */
export function PasteForm({ problem, text, action, onPaste }: PasteFormProps) {
  return (
    <details open={text !== undefined || undefined}>
      <summary>Paste a record</summary>
      <form
        class="field"
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
          <p class="error" id="pasted-problem" role="alert">
            {problem}
          </p>
        )}
        <button type="submit" class="button">
          {action}
        </button>
      </form>
    </details>
  );
}
