import { THROWS, printThrow, type Throw } from '#engine/tables/throw.ts';
import { TypedField } from '#islands/page/TypedField.tsx';
import { nameThrow } from '../../say/index.ts';

export interface DiceBoxProps {
  readonly dice: Throw;
  readonly seed: number;
  readonly thrown: number;
  readonly canUndo: boolean;
  readonly does: {
    readonly lay: (dice: Throw) => void;
    readonly roll: () => void;
    readonly seed: (seed: number) => void;
    readonly undo: () => void;
    readonly turn: () => void;
  };
}

const MOST_SEED = 999_999;

/** The throw: chosen, or thrown from a seed, the same seed giving the same throws. */
export function DiceBox({ dice, seed, thrown, canUndo, does }: DiceBoxProps) {
  return (
    <div class="actions dice-box">
      <label>
        Throw{' '}
        <select
          class="control"
          value={printThrow(dice)}
          onChange={({ currentTarget }) => {
            const chosen = THROWS.find((one) => printThrow(one) === currentTarget.value);
            if (chosen) does.lay(chosen);
          }}
        >
          {THROWS.map((one) => (
            <option key={printThrow(one)} value={printThrow(one)} selected={printThrow(one) === printThrow(dice)}>
              {printThrow(one).split('').join('-')} {nameThrow(one)}
            </option>
          ))}
        </select>
      </label>
      <button type="button" class="button" aria-keyshortcuts="r" onClick={does.roll}>
        Throw the dice
      </button>
      <label>
        seed{' '}
        <TypedField
          class="control seed"
          type="number"
          min={0}
          max={MOST_SEED}
          value={String(seed)}
          onTake={(text) => {
            const typed = Number(text);
            const isSeed = Number.isInteger(typed) && typed >= 0 && typed <= MOST_SEED;
            if (isSeed) does.seed(typed);
            return isSeed;
          }}
        />
      </label>
      <span class="soft">{thrown === 0 ? 'not thrown yet' : `throw ${String(thrown)} of this seed`}</span>
      <button type="button" class="button" aria-keyshortcuts="u" aria-disabled={!canUndo} onClick={does.undo}>
        Undo
      </button>
      <button type="button" class="button" aria-keyshortcuts="t" onClick={does.turn}>
        Turn the board
      </button>
    </div>
  );
}
