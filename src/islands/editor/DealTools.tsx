import type { ComponentChildren } from 'preact';
import { Button } from '../page/controls/controls.tsx';
import type { CardTypes } from '../replay/model.ts';
import type { Editing, EditorPane } from './use-editor.ts';
import styles from './Editor.module.css';
import forms from '#view/forms.module.css';

export interface DealToolsProps {
  readonly editor: Pick<Editing<CardTypes>, 'draft' | 'deal' | 'dealNext' | 'setSeed' | 'clear'>;
  /** Control for the number of players, if it can vary. */
  readonly children: ComponentChildren;
}

/** Deals the cards of a given number or of the next, or clears the table. */
export function DealTools({ editor, children }: DealToolsProps) {
  return (
    <form
      class={styles.dealing}
      data-part="dealing"
      onSubmit={(event) => {
        event.preventDefault();
        editor.deal();
      }}
    >
      <label>
        Deal number{' '}
        <input
          class={styles.seed}
          type="text"
          inputMode="numeric"
          pattern="[0-9]{1,9}"
          title="A whole number of up to 9 digits"
          value={editor.draft.seed}
          onInput={({ currentTarget }) => editor.setSeed(currentTarget.value)}
        />
      </label>
      <button type="submit" class={forms.button}>
        Deal this number
      </button>
      <Button onClick={editor.dealNext}>Deal another</Button>
      <Button onClick={editor.clear}>
        Clear<span class="vh"> the table</span>
      </Button>
      {children}
    </form>
  );
}

export interface EditorBarProps {
  readonly editor: Pick<Editing<CardTypes>, 'draft' | 'view' | 'show' | 'canUndo' | 'undo' | 'canRedo' | 'redo'>;
}

const VIEWS: Readonly<Record<EditorPane, string>> = { cards: 'Cards', play: 'Play', rules: 'Rules' };

/** Bar for narrow windows: what is shown, and the way back. */
export function EditorBar({ editor }: EditorBarProps) {
  const { draft, view } = editor;
  const changed = Object.keys(draft.changes).length;
  return (
    <div class={styles.bar} data-needs="script">
      <div class={styles.views} role="group" aria-label="Show">
        {(['cards', 'play', 'rules'] as const).map((one) => (
          <Button
            key={one}
            data-view={one}
            aria-pressed={view === one}
            onClick={() => editor.show(view === one ? 'cards' : one)}
          >
            {VIEWS[one]}
            {one === 'rules' && changed > 0 && (
              <>
                {' '}
                ({changed}
                <span class="vh"> changed</span>)
              </>
            )}
          </Button>
        ))}
      </div>
      <Button idle={!editor.canUndo} onClick={editor.undo}>
        Undo
      </Button>
      <Button idle={!editor.canRedo} onClick={editor.redo}>
        Redo
      </Button>
    </div>
  );
}
