import type { ComponentChildren } from 'preact';
import { Button } from '../page/controls/Button.tsx';
import type { ReplayModel } from '../replay/model.ts';
import type { Editing, View } from './use-editor.ts';

export interface DealToolsProps {
  readonly editor: Pick<Editing<object, object, ReplayModel>, 'draft' | 'deal' | 'dealNext' | 'setSeed' | 'clear'>;
  /** How many sit down, where that may differ. */
  readonly children: ComponentChildren;
}

/** The cards of a deal number, of the next, or none. */
export function DealTools({ editor, children }: DealToolsProps) {
  return (
    <form
      class="dealing"
      onSubmit={(event) => {
        event.preventDefault();
        editor.deal();
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
          value={editor.draft.seed}
          onInput={({ currentTarget }) => editor.setSeed(currentTarget.value)}
        />
      </label>
      <button type="submit" class="button">
        Deal it
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
  readonly editor: Pick<
    Editing<object, object, ReplayModel>,
    'draft' | 'view' | 'show' | 'canUndo' | 'undo' | 'canRedo' | 'redo'
  >;
}

const VIEWS: Readonly<Record<View, string>> = { cards: 'Cards', play: 'Play', rules: 'Rules' };

/** What is shown where not all has room, and the way back. */
export function EditorBar({ editor }: EditorBarProps) {
  const { draft, view } = editor;
  const changed = Object.keys(draft.changes).length;
  return (
    <div class="bar works">
      <div class="views" role="group" aria-label="What is shown">
        {(['cards', 'play', 'rules'] as const).map((one) => (
          <Button
            key={one}
            class={`button to-${one}`}
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
