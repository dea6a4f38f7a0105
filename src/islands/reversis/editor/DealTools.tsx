import type { EditorPanelProps } from './panel-props.ts';

export type DealToolsProps = Pick<
  EditorPanelProps,
  'draft' | 'books' | 'canUndo' | 'canRedo' | 'isRulesOpen' | 'pasteProblem' | 'does'
>;

/** Which book, how many players, another deal, a pasted one; clear, undo, redo. */
export function DealTools({ draft, books, canUndo, canRedo, isRulesOpen, pasteProblem, does }: DealToolsProps) {
  const changed = Object.keys(draft.changes).length;
  return (
    <div class="panel tools-of-editor">
      <div class="row">
        <label>
          Settled by{' '}
          <select
            class="control"
            value={draft.ruleset}
            onChange={({ currentTarget }) => does?.setBook(currentTarget.value)}
          >
            {books.map(({ id, short }) => (
              <option key={id} value={id} selected={id === draft.ruleset}>
                {short}
              </option>
            ))}
          </select>
        </label>
        <button type="button" class="button" aria-expanded={isRulesOpen} onClick={() => does?.openRules()}>
          {changed === 0 ? 'Change rules' : `${String(changed)} ${changed === 1 ? 'rule' : 'rules'} changed`}
        </button>
        <label>
          Players{' '}
          <select
            class="control"
            value={draft.seats}
            onChange={({ currentTarget }) => does?.set({ seats: currentTarget.value === '5' ? 5 : 4 })}
          >
            <option value="4">four</option>
            <option value="5">five</option>
          </select>
        </label>
      </div>
      <form
        class="row"
        onSubmit={(event) => {
          event.preventDefault();
          does?.deal();
        }}
      >
        <label>
          Deal number{' '}
          <input
            class="amount seed"
            type="text"
            inputMode="numeric"
            pattern="[0-9]{1,9}"
            title="A whole number of at most nine figures"
            value={draft.seed}
            onInput={({ currentTarget }) => does?.set({ seed: currentTarget.value })}
          />
        </label>
        <button type="submit" class="button">
          Deal it
        </button>
        <button type="button" class="button" onClick={() => does?.dealNext()}>
          Deal another
        </button>
      </form>
      <div class="row">
        <button type="button" class="button" onClick={() => does?.clear()}>
          Clear the table
        </button>
        <button type="button" class="button" aria-disabled={!canUndo} onClick={() => does?.undo()}>
          Undo
        </button>
        <button type="button" class="button" aria-disabled={!canRedo} onClick={() => does?.redo()}>
          Redo
        </button>
      </div>
      <details>
        <summary>Paste a record</summary>
        <form
          class="field"
          onSubmit={(event) => {
            event.preventDefault();
            const text = new FormData(event.currentTarget).get('record');
            if (typeof text === 'string') does?.paste(text);
          }}
        >
          <label for="pasted">A record in YAML or JSON</label>
          <textarea
            id="pasted"
            name="record"
            spellcheck={false}
            aria-invalid={pasteProblem !== undefined}
            aria-describedby={pasteProblem === undefined ? undefined : 'pasted-problem'}
          />
          {pasteProblem !== undefined && (
            <p class="error" id="pasted-problem" role="alert">
              {pasteProblem}
            </p>
          )}
          <button type="submit" class="button">
            Read it
          </button>
        </form>
      </details>
    </div>
  );
}
