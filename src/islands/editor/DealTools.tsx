import type { ComponentChildren } from 'preact';
import { PasteForm } from '../page/PasteForm.tsx';
import type { EditorPanelProps } from './panel-props.ts';

export interface DealToolsProps extends Pick<
  EditorPanelProps<unknown>,
  'draft' | 'books' | 'canUndo' | 'canRedo' | 'isRulesOpen' | 'pasteProblem' | 'actions'
> {
  /** How many sit down, where that may differ. */
  readonly players: ComponentChildren;
}

/** Which book, how many players, another deal, a pasted one; clear, undo, redo. */
export function DealTools({
  draft,
  books,
  canUndo,
  canRedo,
  isRulesOpen,
  pasteProblem,
  players,
  actions,
}: DealToolsProps) {
  const changed = Object.keys(draft.changes).length;
  return (
    <div class="panel tools-of-editor">
      <div class="row">
        <label>
          Settled by{' '}
          <select
            class="control"
            value={draft.ruleset}
            onChange={({ currentTarget }) => actions.setBook(currentTarget.value)}
          >
            {books.map(({ id, short }) => (
              <option key={id} value={id} selected={id === draft.ruleset}>
                {short}
              </option>
            ))}
          </select>
        </label>
        <button type="button" class="button" aria-expanded={isRulesOpen} onClick={() => actions.openRules()}>
          {changed === 0 ? 'Change rules' : `${String(changed)} ${changed === 1 ? 'rule' : 'rules'} changed`}
        </button>
        {players}
      </div>
      <form
        class="row"
        onSubmit={(event) => {
          event.preventDefault();
          actions.deal();
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
            onInput={({ currentTarget }) => actions.setSeed(currentTarget.value)}
          />
        </label>
        <button type="submit" class="button">
          Deal it
        </button>
        <button type="button" class="button" onClick={() => actions.dealNext()}>
          Deal another
        </button>
      </form>
      <div class="row">
        <button type="button" class="button" onClick={() => actions.clear()}>
          Clear the table
        </button>
        <button type="button" class="button" aria-disabled={!canUndo} onClick={() => actions.undo()}>
          Undo
        </button>
        <button type="button" class="button" aria-disabled={!canRedo} onClick={() => actions.redo()}>
          Redo
        </button>
      </div>
      <PasteForm problem={pasteProblem} action="Read it" onPaste={(text) => actions.paste(text)} />
    </div>
  );
}
