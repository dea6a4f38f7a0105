import type { ComponentChildren } from 'preact';
import { Button } from '../page/Button.tsx';
import type { EditorPanelProps, View } from './panel-props.ts';

export interface DealToolsProps extends Pick<EditorPanelProps<unknown>, 'draft' | 'actions'> {
  /** How many sit down, where that may differ. */
  readonly players: ComponentChildren;
}

/** The cards of a deal number, of the next, or none. */
export function DealTools({ draft, players, actions }: DealToolsProps) {
  return (
    <form
      class="dealing"
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
      <Button onClick={() => actions.dealNext()}>Deal another</Button>
      <Button onClick={() => actions.clear()}>
        Clear<span class="vh"> the table</span>
      </Button>
      {players}
    </form>
  );
}

export type EditorBarProps = Pick<EditorPanelProps<unknown>, 'draft' | 'view' | 'canUndo' | 'canRedo' | 'actions'>;

/** What is shown where not all has room, and the way back. */
export function EditorBar({ draft, view, canUndo, canRedo, actions }: EditorBarProps) {
  const changed = Object.keys(draft.changes).length;
  const names: Readonly<Record<View, string>> = { cards: 'Cards', play: 'Play', rules: 'Rules' };
  return (
    <div class="bar works">
      <div class="views" role="group" aria-label="What is shown">
        {(['cards', 'play', 'rules'] as const).map((one) => (
          <Button
            key={one}
            class={`button to-${one}`}
            aria-pressed={view === one}
            onClick={() => actions.show(view === one ? 'cards' : one)}
          >
            {names[one]}
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
      <Button idle={!canUndo} onClick={actions.undo}>
        Undo
      </Button>
      <Button idle={!canRedo} onClick={actions.redo}>
        Redo
      </Button>
    </div>
  );
}
