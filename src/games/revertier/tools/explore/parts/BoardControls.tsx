import { THROWS, printThrow } from '#engine/tables/throw.ts';
import { nameThrow, sayPlayer } from '../../../say/index.ts';
import type { Explorer } from '../use-explore.ts';

/** What is to be done next, as its one button says it. */
function nextOf({ ending, state, whole, moving, next, roll, play }: Explorer): {
  readonly words: string;
  readonly key: string;
  readonly does: () => void;
  readonly isOff: boolean;
} {
  if (ending) return { words: 'Another game', key: 'n', does: next, isOff: false };
  if (!state.dice)
    return { words: `Throw for ${sayPlayer(state.position.toPlay)}`, key: 'r', does: roll, isOff: false };
  const isPass = whole && moving?.made.length === 0;
  return { words: isPass ? 'Play no man' : 'Play it', key: 'p', does: play, isOff: !whole };
}

/** Every control of the board, each in its place: back, the other side, the dice set, and what comes next. */
export function BoardControls({ explored }: { readonly explored: Explorer }) {
  const { state, ending } = explored;
  const next = nextOf(explored);
  const thrown = state.dice ? printThrow(state.dice) : '';
  return (
    <div class="controls">
      <div class="board-controls">
        <button
          type="button"
          class="button"
          aria-keyshortcuts="u"
          aria-disabled={state.before.length === 0}
          onClick={explored.undo}
        >
          Undo
        </button>
        <button type="button" class="button" aria-keyshortcuts="t" onClick={explored.turn}>
          Turn<span class="vh"> the board, seen from {sayPlayer(state.viewer)}’s side</span>
        </button>
        <label>
          <span>Dice</span>{' '}
          <select
            class="control"
            value={thrown}
            disabled={ending !== undefined}
            onChange={({ currentTarget }) => {
              const chosen = THROWS.find((one) => printThrow(one) === currentTarget.value);
              if (chosen) explored.lay({ dice: chosen });
            }}
          >
            {thrown === '' && (
              <option value="" selected>
                by chance, or set
              </option>
            )}
            {THROWS.map((one) => (
              <option key={printThrow(one)} value={printThrow(one)} selected={printThrow(one) === thrown}>
                {printThrow(one).split('').join('-')} {nameThrow(one)}
              </option>
            ))}
          </select>
        </label>
        <button
          type="button"
          class="button primary"
          aria-keyshortcuts={next.key}
          aria-disabled={next.isOff}
          onClick={() => {
            if (!next.isOff) next.does();
          }}
        >
          {next.words}
        </button>
      </div>
    </div>
  );
}
