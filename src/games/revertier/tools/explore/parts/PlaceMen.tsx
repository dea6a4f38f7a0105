import { TypedField } from '#islands/page/controls/TypedField.tsx';
import { sayPlayer } from '../../../say/index.ts';
import type { Lifted } from '../situation/move-men.ts';

export interface PlaceMenProps {
  readonly lifted: Lifted | undefined;
  readonly isOn: boolean;
  readonly onToggle: () => void;
  readonly seed: number;
  readonly thrown: number;
  readonly onSeed: (seed: number) => void;
}

const MOST_SEED = 999_999;

/** Men set anywhere by touching the board, and the number from which the dice fall: the same seed gives the same throws. */
export function PlaceMen({ lifted, isOn, onToggle, seed, thrown, onSeed }: PlaceMenProps) {
  return (
    <div class="actions move-men">
      <button type="button" class="button" aria-pressed={isOn} onClick={onToggle}>
        {isOn ? 'Men are set up by touch' : 'Set men up by touch'}
      </button>
      <span role="status">
        {isOn &&
          (lifted
            ? `A man of ${sayPlayer(lifted.player)}’s is lifted: touch where he is to stand.`
            : 'Touch a man on the board, and then where he is to stand. Touch the button again to play on.')}
      </span>
      <label>
        Seed of the dice{' '}
        <TypedField
          class="control seed"
          type="number"
          min={0}
          max={MOST_SEED}
          value={String(seed)}
          onTake={(text) => {
            const typed = Number(text);
            const isSeed = Number.isInteger(typed) && typed >= 0 && typed <= MOST_SEED;
            if (isSeed) onSeed(typed);
            return isSeed;
          }}
        />
      </label>
      <span class="soft">{thrown === 0 ? 'not thrown yet' : `throw ${String(thrown)} of this seed`}</span>
    </div>
  );
}
