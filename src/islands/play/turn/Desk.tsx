import type { ComponentChildren } from 'preact';
import type { Turn } from '#engine/play/played-game.ts';
import { capital } from '#engine/words/sentence.ts';
import { Button } from '../../page/Button.tsx';
import type { ClauseWords } from '../game.ts';

export interface DeskProps<Act> {
  readonly piece: 'deal' | 'game';
  readonly turn: Turn<Act> | undefined;
  readonly isOver: boolean;
  readonly isPartyOver: boolean;
  /** Whether the house plays what is left. */
  readonly isPlayedOut: boolean;
  /** How the deal ended, once it has. */
  readonly ended: string;
  /** What the house would do, once that has been asked. */
  readonly hint: string | undefined;
  readonly canTakeBack: boolean;
  readonly clauseOf: (key: string) => ClauseWords | undefined;
  readonly actions: {
    readonly askHint: () => void;
    readonly playOut: () => void;
    readonly act: (act: Act) => void;
    readonly takeBack: () => void;
    /** On to the next; or, while this is not over, to another. */
    readonly next: () => void;
  };
  /** What may be asked for at the end. */
  readonly children?: ComponentChildren;
}

/** Below the table: what the house would do, how a deal may be ended before its last card, take back and go on. */
export function Desk<Act>({
  piece,
  turn,
  isOver,
  isPartyOver,
  isPlayedOut,
  ended,
  hint,
  canTakeBack,
  clauseOf,
  actions,
  children,
}: DeskProps<Act>) {
  return (
    <div class="desk">
      <div class="hint">
        {isOver ? (
          <p>{ended}</p>
        ) : (
          <>
            <p class="asks">
              <Button class="plain" idle={!turn} onClick={actions.askHint}>
                What would the house do?
              </Button>
              <Button class="plain" idle={!turn} onClick={actions.playOut}>
                Show the rest
              </Button>
              {turn?.besides?.map(({ act, label, key }) => {
                const clause = clauseOf(key);
                return (
                  <span key={label}>
                    <Button class="plain" onClick={() => actions.act(act)}>
                      {capital(label)}
                    </Button>{' '}
                    {clause && <a href={clause.href}>{clause.label}</a>}
                  </span>
                );
              })}
            </p>
            <p role="status">{isPlayedOut ? 'The house plays what is left, your hand too.' : hint}</p>
          </>
        )}
      </div>
      <div class="deeds">
        {children}
        <Button idle={!canTakeBack} onClick={actions.takeBack}>
          Take back
        </Button>
        <Button class={isOver ? 'button next' : 'button'} onClick={actions.next}>
          {isPartyOver ? 'New party' : isOver ? `Next ${piece}` : `New ${piece}`}
        </Button>
      </div>
    </div>
  );
}
